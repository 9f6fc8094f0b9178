// What topics are, and which users take part in them.
import { describe, expect, it } from "vitest";
import { type Fixture, type Realm, sendMessage } from "../../src/index";
import { resolvingOf, topicView } from "../../src/model/rules/topics/topic-name";
import { topicParticipantIds } from "../../src/model/rules/topics/user-topics";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

function sent(realm: Realm, topic: string): { readonly reason: string | null; readonly topic: string | undefined } {
  const outcome = sendMessage(realm, MEL_MEMBER, { type: "channel", to: GENERAL, topic, content: "hi" });
  return { reason: outcome.ok ? null : outcome.error.reason, topic: outcome.realm.messages.get(0)?.topic };
}

it.each([
  ["x".repeat(10), "x".repeat(10)],
  ["x".repeat(11), `${"x".repeat(7)}...`],
  ["🙂".repeat(10), "🙂".repeat(10)],
  ["🙂".repeat(11), `${"🙂".repeat(7)}...`],
])("a topic of many characters: %s is stored as %s", (topic, stored) => {
  const realm = everyRole({ server: { max_topic_length: 10 } });
  expect(sent(realm, topic).topic).toBe(stored);
});

it.each([
  ["inherit", "disable_empty_topic", "topic_empty", null],
  ["inherit", "allow_empty_topic", null, null],
  ["allow_empty_topic", "disable_empty_topic", null, null],
  ["disable_empty_topic", "allow_empty_topic", "topic_empty", null],
  ["empty_topic_only", "disable_empty_topic", null, "topic_not_empty"],
  ["empty_topic_only", "allow_empty_topic", null, "topic_not_empty"],
] as const)(
  "the policy on topics: %s of a channel, %s of the realm: %s for the empty topic, %s for another",
  (own, ofRealm, empty, other) => {
    const channel = (topics_policy: NonNullable<Fixture["channels"]>[number]["topics_policy"], realmPolicy: string): Realm =>
      everyRole({ channels: [{ name: "a", subscribers: "all", topics_policy }], settings: { topics_policy: realmPolicy } });
    const realm = channel(own, ofRealm);
    for (const topic of ["", " ", "general chat", "(no topic)"]) expect(sent(realm, topic).reason).toBe(empty);
    expect(sent(realm, "lunch").reason).toBe(other);
  },
);

it.each([
  [333, ""],
  [334, "general chat"],
])(
  "a preference for the topic without a name is at level %i shown as %j, to clients that do not know the empty topic",
  (feature_level, shown) => {
    const realm = everyRole({ feature_level });
    const outcome = play(realm).updateUserTopic(MEL_MEMBER, { stream_id: GENERAL, topic: "", visibility_policy: 1 });
    expect(topicView(realm, "", false)).toBe(shown);
    const { user_topics } = outcome.registerQueue(MEL_MEMBER, {}).response;
    expect(user_topics?.map(({ topic_name }) => topic_name)).toEqual([shown]);
  },
);

describe("the participants of a topic", () => {
  it("are the users who wrote to it or reacted there, in any letter case of its name", () => {
    const written = play(everyRole()).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "Lunch", content: "hi" }).realm;
    const reacted = play(written).addReaction(NINA_MEMBER, { message_id: 1, emoji_name: "tada" }).realm;
    const more = play(reacted).sendMessage(GRETA_GUEST, { type: "channel", to: GENERAL, topic: "dinner", content: "hi" }).realm;
    expect(topicParticipantIds(more, GENERAL, "lunch")).toEqual([MEL_MEMBER, NINA_MEMBER]);
    expect(topicParticipantIds(more, GENERAL, "LUNCH")).toEqual([MEL_MEMBER, NINA_MEMBER]);
  });

  it("include users who have left the channel", () => {
    const written = play(everyRole()).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "lunch", content: "hi" }).realm;
    const left = play(written).unsubscribe(MEL_MEMBER, { subscriptions: ["general"] }).realm;
    expect(topicParticipantIds(left, GENERAL, "lunch")).toEqual([MEL_MEMBER]);
  });
});

it("a long topic is resolved under the cut name", () => {
  const long = "x".repeat(60);
  const cut = `✔ ${"x".repeat(55)}...`;
  expect(resolvingOf(long, cut, `✔ ${long}`)).toBe("resolves");
  expect(resolvingOf(long, cut)).toBeUndefined();
});

it.each([
  ["lunch", "✔ lunch", "resolves"],
  ["✔ lunch", "lunch", "unresolves"],
  ["✔ ✔ lunch", "lunch", "unresolves"],
  ["lunch", "✔ dinner", undefined],
  ["lunch", "✔lunch", undefined],
  ["lunch", "lunch", undefined],
  ["✔ lunch", "dinner", undefined],
  ["✔ lunch", "✔ dinner", undefined],
  ["✔ lunch", "✔ ✔ lunch", undefined],
])("a new name of a topic from %s to %s: %s", (before, after, resolving) => {
  expect(resolvingOf(before, after)).toBe(resolving);
});
