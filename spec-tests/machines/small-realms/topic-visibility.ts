import { createRealm, type Realm, sendMessage, updateSettings, updateSubscriptionSettings, updateUserTopic } from "../../../src/index";
import { placeAndUserKey, topicVisibility } from "../../../src/scenario/machines/channel-machines";
import { EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, OLIVE_OWNER } from "../../support/realms";
import { type SmallMove, type SmallRealm, subjectOf } from "./small-realm";

const STATES = ["none", "muted", "unmuted", "followed"] as const;
const TOPICS = ["lunch", "plans"];
const FOLLOW = "automatically_follow_topics_policy";
const UNMUTE = "automatically_unmute_topics_in_muted_streams_policy";
const MENTIONED = "automatically_follow_topics_where_mentioned";

const movesOf = (topic: string): SmallMove[] => [
  ...STATES.map((state, index): SmallMove => ({
    name: `Mel wants ${topic} ${state}`,
    trigger: `set ${state}`,
    about: topic,
    make: (realm) => updateUserTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic, visibility_policy: index as 0 | 1 | 2 | 3 }),
  })),
  {
    name: `Mel writes about ${topic}`,
    trigger: "send",
    about: topic,
    make: (realm) => sendMessage(realm, MEL_MEMBER, { type: "channel", to: GENERAL, topic, content: "x" }),
  },
  {
    name: `Olive mentions Mel in ${topic}`,
    trigger: "mentioned",
    about: topic,
    make: (realm) => sendMessage(realm, OLIVE_OWNER, { type: "channel", to: GENERAL, topic, content: "@**Mel Member** come" }),
  },
];

const chooses = (name: string, value: number | boolean): SmallMove => ({
  name: `Mel sets ${name} to ${value}`,
  make: (realm) => updateSettings(realm, MEL_MEMBER, { [name]: value }),
});

const settingsOf = (realm: Realm): Readonly<Record<string, unknown>> => ({ ...realm.users.get(MEL_MEMBER - 1)?.settings });

/** What one account wants of two topics, under all its settings, in a channel that it mutes or not. */
export const TOPIC_VISIBILITY: SmallRealm = {
  name: "topic visibility",
  start: createRealm({
    ...EVERY_ROLE_FIXTURE,
    users: (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, settings: { [FOLLOW]: 4, [UNMUTE]: 4, [MENTIONED]: false } })),
  }),
  subjects: TOPICS.map((topic) => subjectOf(topic, topicVisibility, placeAndUserKey(`${GENERAL}:${topic}`, MEL_MEMBER))),
  moves: [
    ...TOPICS.flatMap(movesOf),
    ...[1, 2, 3, 4].map((policy) => chooses(FOLLOW, policy)),
    ...[1, 2, 3, 4].map((policy) => chooses(UNMUTE, policy)),
    ...[true, false].map((value) => chooses(MENTIONED, value)),
    ...[true, false].map((value): SmallMove => {
      const subscription_data = [{ stream_id: GENERAL, property: "is_muted", value }];
      return {
        name: `Mel ${value ? "mutes" : "unmutes"} the channel`,
        make: (realm) => updateSubscriptionSettings(realm, MEL_MEMBER, { subscription_data }),
      };
    }),
  ],
  relevant: (realm) => [
    [FOLLOW, UNMUTE, MENTIONED].map((name) => settingsOf(realm)[name]),
    realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)?.is_muted,
    TOPICS.map((topic) => [...realm.messages].some((message) => message?.topic === topic)),
  ],
};
