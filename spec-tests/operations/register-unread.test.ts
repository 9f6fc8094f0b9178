// Events: registration (public facts): what an account has left unread, in which order, and which of it mentions it.
import { expect, test } from "vitest";
import { createRealm, type Realm } from "../../src/index";
import { addSubscription, removeSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { play } from "../support/play";

const NAMES = ["ann", "bob", "cat", "dan", "eve"];
const users = NAMES.map((name) => ({ email: `${name}@example.test`, full_name: name }));
const [ANN, BOB, CAT, DAN, EVE] = [1, 2, 3, 4, 5];
const start = createRealm({
  users,
  channels: ["b", "a", "muted"].map((name) => ({ name, subscribers: "all" as const })),
});
const [B, A, MUTED] = [1, 2, 3];

const say = (realm: Realm, who: number, to: number | number[], content = "x", topic = "t"): Realm => {
  const place = typeof to === "number" ? { type: "channel" as const, topic } : { type: "direct" as const };
  return play(realm).sendMessage(who, { ...place, to, content }).realm;
};
const unread = (realm: Realm) =>
  play(realm).registerQueue(ANN, { fetch_event_types: ["message", "update_message_flags"] }).response.unread_msgs;

test("unread messages are grouped by channel and topic, by sender, and by group", () => {
  let realm = say(start, BOB, A, "x", "z");
  realm = say(realm, BOB, A, "x", "y");
  realm = say(realm, BOB, B, "x", "later");
  realm = say(realm, EVE, [ANN]);
  realm = say(realm, BOB, [ANN]);
  realm = say(realm, DAN, [ANN, EVE]);
  realm = say(realm, CAT, [ANN, BOB]);
  realm = say(realm, CAT, [ANN, BOB]);
  expect(unread(realm)).toEqual({
    count: 8,
    streams: [
      { stream_id: B, topic: "later", unread_message_ids: [3] },
      { stream_id: A, topic: "y", unread_message_ids: [2] },
      { stream_id: A, topic: "z", unread_message_ids: [1] },
    ],
    pms: [
      { other_user_id: BOB, sender_id: BOB, unread_message_ids: [5] },
      { other_user_id: EVE, sender_id: EVE, unread_message_ids: [4] },
    ],
    huddles: [
      { user_ids_string: `${ANN},${BOB},${CAT}`, unread_message_ids: [7, 8] },
      { user_ids_string: `${ANN},${DAN},${EVE}`, unread_message_ids: [6] },
    ],
    mentions: [],
    old_unreads_missing: false,
  });
});

test("a topic has the spelling of its oldest unread message, and is sorted in small letters", () => {
  let realm = say(start, BOB, A, "x", "Zoo");
  realm = say(realm, BOB, A, "x", "apple");
  realm = say(realm, BOB, A, "x", "ZOO");
  realm = say(realm, BOB, A, "x", "Berry");
  const topics = unread(realm)?.streams.map(({ topic, unread_message_ids }) => [topic, unread_message_ids]);
  expect(topics).toEqual([
    ["apple", [2]],
    ["Berry", [4]],
    ["Zoo", [1, 3]],
  ]);
});

test("mentions are those of the actor anywhere, and of all users where the place is not muted, in the order of their IDs", () => {
  const item = { stream_id: MUTED, property: "is_muted", value: true } as const;
  let realm = play(start).updateSubscriptionSetting(ANN, item).realm;
  realm = play(realm).updateUserTopic(ANN, { stream_id: B, topic: "quiet", visibility_policy: 1 }).realm;
  realm = say(realm, BOB, MUTED, "@**all** hear"); // 1
  realm = say(realm, BOB, MUTED, "@**ann** hear", "ann"); // 2
  realm = say(realm, BOB, B, "@**all** hear"); // 3
  realm = say(realm, BOB, B, "@**topic** hear", "quiet"); // 4
  realm = say(realm, BOB, B, "no user in particular"); // 5
  realm = say(realm, BOB, [ANN], "@**ann** hear"); // 6
  realm = say(realm, BOB, A, "@**bob** alone"); // 7
  realm = say(realm, BOB, A, "@**all** again"); // 8
  expect(unread(realm)?.mentions).toEqual([2, 3, 6, 8]);
  // The mention in the muted channel made Ann follow its topic.
  expect(unread(realm)?.count).toBe(6);
});

test("unread messages in muted places are listed and not counted", () => {
  const talked = say(say(say(start, BOB, A, "x", "one"), BOB, A, "x", "two"), BOB, [ANN]);
  const counted = (realm: Realm) => [unread(realm)?.count, unread(realm)?.streams.length];
  expect(counted(talked)).toEqual([3, 2]);
  const topicMuted = play(talked).updateUserTopic(ANN, { stream_id: A, topic: "one", visibility_policy: 1 }).realm;
  expect(counted(topicMuted)).toEqual([2, 2]);
  const muted = play(topicMuted).updateSubscriptionSetting(ANN, { stream_id: A, property: "is_muted", value: true }).realm;
  expect(counted(muted)).toEqual([1, 2]);
  const unmuted = play(muted).updateUserTopic(ANN, { stream_id: A, topic: "two", visibility_policy: 2 }).realm;
  expect(counted(unmuted)).toEqual([2, 2]);
});

test("unread messages of a channel are not listed after leaving it, and listed again after subscribing again", () => {
  const talked = say(say(start, BOB, A), BOB, [ANN]);
  const left = removeSubscription(talked, ANN, A);
  expect([talked, left, addSubscription(left, ANN, A)].map((realm) => unread(realm)?.streams.length)).toEqual([1, 0, 1]);
});
