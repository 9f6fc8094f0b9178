// Which topics accounts follow or unmute automatically by their own actions and those of others.
import { describe, expect, it } from "vitest";
import { addReaction, type Outcome, type Realm } from "../../src/index";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OPEN_TO_ALL } from "../support/realms";

const [MUTED, UNMUTED, FOLLOWED] = [1, 2, 3] as const;
/** Values of the settings: after taking part, after sending, after starting, never. */
const [PARTICIPATING, SENDING, STARTING, NEVER] = [1, 2, 3, 4];

function realmWith(settings: Readonly<Record<string, unknown>>, before: 0 | 1 | 2 | 3 = 0): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({
    ...user,
    settings: {
      automatically_follow_topics_policy: NEVER,
      automatically_unmute_topics_in_muted_streams_policy: NEVER,
      automatically_follow_topics_where_mentioned: false,
      ...settings,
    },
  }));
  const messages = [{ sender: "olive@example.test", channel: "general", topic: "old", content: "hi" }];
  return setVisibilityPolicy(everyRole({ users, messages }), MEL_MEMBER, GENERAL, "old", before).realm;
}

function policyAfter(realm: Realm, sender: number, content = "hi", topic = "old"): number {
  const sent = play(realm).sendMessage(sender, { type: "channel", to: GENERAL, topic, content }).realm;
  return visibilityPolicy(sent, sender === BEEP_BOT ? BEEP_BOT : MEL_MEMBER, GENERAL, topic);
}

function mutingGeneral(realm: Realm): Realm {
  const muted = { stream_id: GENERAL, property: "is_muted", value: true };
  return play(realm).updateSubscriptionSetting(MEL_MEMBER, muted).realm;
}

describe("a user who sends to a topic", () => {
  it.each([
    [PARTICIPATING, "old", FOLLOWED],
    [SENDING, "old", FOLLOWED],
    [STARTING, "old", 0],
    [STARTING, "new", FOLLOWED],
    [NEVER, "new", 0],
  ])("follows by setting %i the topic %s: policy %i", (setting, topic, policy) => {
    expect(policyAfter(realmWith({ automatically_follow_topics_policy: setting }), MEL_MEMBER, "hi", topic)).toBe(policy);
  });

  // Taking part in a topic and sending to it lift it out of being muted, where the settings say so.
  it("follows a muted topic, when its policy for sending says so", () => {
    expect(policyAfter(realmWith({ automatically_follow_topics_policy: SENDING }, MUTED), MEL_MEMBER)).toBe(FOLLOWED);
  });

  it("keeps a topic muted, when its policy is only for started topics", () => {
    const realm = realmWith({ automatically_follow_topics_policy: STARTING });
    const muted = setVisibilityPolicy(realm, MEL_MEMBER, GENERAL, "new", MUTED).realm;
    expect(policyAfter(muted, MEL_MEMBER, "hi", "new")).toBe(MUTED);
  });

  it("unmutes the topic only where it muted the channel", () => {
    const realm = realmWith({ automatically_unmute_topics_in_muted_streams_policy: SENDING });
    expect(policyAfter(realm, MEL_MEMBER)).toBe(0);
    expect(policyAfter(mutingGeneral(realm), MEL_MEMBER)).toBe(UNMUTED);
  });

  it.each([
    [NEVER, PARTICIPATING, "old", UNMUTED],
    [NEVER, STARTING, "old", 0],
    [NEVER, STARTING, "new", UNMUTED],
    [STARTING, SENDING, "old", UNMUTED],
    [STARTING, SENDING, "new", FOLLOWED],
    [SENDING, STARTING, "new", FOLLOWED],
    [NEVER, NEVER, "new", 0],
  ])("in a channel that it muted changes by following %i and unmuting %i in the topic %s to policy %i", (follow, unmute, topic, policy) => {
    const settings = {
      automatically_follow_topics_policy: follow,
      automatically_unmute_topics_in_muted_streams_policy: unmute,
    };
    expect(policyAfter(mutingGeneral(realmWith(settings)), MEL_MEMBER, "hi", topic)).toBe(policy);
  });

  it("still follows what it follows", () => {
    const unmuting = realmWith({ automatically_unmute_topics_in_muted_streams_policy: SENDING }, FOLLOWED);
    expect(policyAfter(mutingGeneral(unmuting), MEL_MEMBER)).toBe(FOLLOWED);
  });

  it("follows nothing as a bot", () => {
    expect(policyAfter(realmWith({ automatically_follow_topics_policy: SENDING }), BEEP_BOT)).toBe(0);
  });
});

it.each([
  [PARTICIPATING, 0, UNMUTED],
  [PARTICIPATING, MUTED, UNMUTED],
  [PARTICIPATING, UNMUTED, UNMUTED],
  [PARTICIPATING, FOLLOWED, FOLLOWED],
  [SENDING, 0, 0],
  [STARTING, 0, 0],
] as const)(
  "a user who reacts in a topic of a channel that it muted changes by unmuting %i from policy %i to policy %i, with an event only for a change",
  (unmute, before, after) => {
    const reacted = (unmute: number, before: 0 | 1 | 2 | 3): Outcome => {
      const realm = mutingGeneral(realmWith({ automatically_unmute_topics_in_muted_streams_policy: unmute }, before));
      return addReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" });
    };
    const outcome = reacted(unmute, before);
    expect(visibilityPolicy(carriedOut(outcome).realm, MEL_MEMBER, GENERAL, "old")).toBe(after);
    expect(eventTypes(outcome).includes("user_topic")).toBe(before !== after);
  },
);

describe("a user who is mentioned in a topic", () => {
  const asked = { automatically_follow_topics_where_mentioned: true };

  it.each([
    [0, FOLLOWED],
    [MUTED, MUTED],
    [UNMUTED, FOLLOWED],
    [FOLLOWED, FOLLOWED],
  ] as const)("from policy %i changes to policy %i", (before, after) => {
    expect(policyAfter(realmWith(asked, before), NINA_MEMBER, "@**Mel Member**")).toBe(after);
  });

  it("follows the topic where it mentions itself", () => {
    expect(policyAfter(realmWith(asked), MEL_MEMBER, "@**Mel Member**")).toBe(FOLLOWED);
  });

  it("follows nothing that it does not receive", () => {
    const elsewhere = { type: "channel", to: OPEN_TO_ALL, topic: "t", content: "@**Mel Member**" } as const;
    const realm = play(realmWith(asked)).sendMessage(NINA_MEMBER, elsewhere).realm;
    expect(visibilityPolicy(realm, MEL_MEMBER, OPEN_TO_ALL, "t")).toBe(0);
  });

  it("follows nothing without the setting, or for a silent mention", () => {
    expect(policyAfter(realmWith({}), NINA_MEMBER, "@**Mel Member**")).toBe(0);
    expect(policyAfter(realmWith(asked), NINA_MEMBER, "@_**Mel Member**")).toBe(0);
    expect(policyAfter(realmWith(asked), NINA_MEMBER, "@**Nina Member**")).toBe(0);
  });
});
