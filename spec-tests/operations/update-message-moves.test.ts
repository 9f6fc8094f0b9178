// Which messages a move includes, and how old they are allowed to be.
import { describe, expect, it, test } from "vitest";
import { type Fixture, type Realm, updateMessage } from "../../src/index";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { hasRow } from "../../src/model/rules/messages/message-rows";
import { isUnread } from "../../src/model/rules/messages/read-state";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";

const mel = "mel@example.test";
const olive = "olive@example.test";
const DAY = 86400;
const WEEK = 7 * DAY;

/** Lunch: two old messages and two young ones; dinner: one. */
function tableRealm(more: Fixture = {}): Realm {
  const at = (topic: string, sent: number) => ({ sender: mel, channel: "general", topic, content: `at ${sent}`, sent });
  const lunch = [at("lunch", -9 * DAY), at("lunch", -8 * DAY), at("lunch", -60), at("dinner", -50), at("lunch", -40)];
  return everyRole({ messages: lunch, ...more });
}

function topicsOf(realm: Realm, ids: readonly number[]): (string | undefined)[] {
  return ids.map((id) => realm.messages.get(id - 1)?.topic);
}

function listOf(realm: Realm, streamId: number, topic: string): number[] {
  return [...(realm.channel_contents.get(streamId)?.topics.get(topic)?.message_ids ?? [])];
}

describe("a move reaches", () => {
  it.each([
    ["change_one", [3]],
    ["change_later", [3, 5]],
    ["change_all", [1, 2, 3, 5]],
  ] as const)("by %s", (propagate_mode, moved) => {
    const outcome = updateMessage(tableRealm(), MORGAN_MODERATOR, { message_id: 3, topic: "supper", propagate_mode });
    const { realm } = carriedOut(outcome);
    expect(listOf(realm, GENERAL, "supper")).toEqual([...moved, 6]);
    expect(listOf(realm, GENERAL, "lunch")).toEqual([1, 2, 3, 5].filter((id) => !moved.some((one) => one === id)));
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({
      type: "update_message",
      message_id: 3,
      message_ids: moved,
      propagate_mode,
      orig_subject: "lunch",
      subject: "supper",
      topic_links: [],
      stream_id: GENERAL,
      stream_name: "general",
    });
    for (const id of moved) {
      expect(realm.messages.get(id - 1)).toMatchObject({
        last_moved_timestamp: realm.now,
        last_edit_timestamp: null,
        edit_history: [{ user_id: MORGAN_MODERATOR, timestamp: realm.now, prev_topic: "lunch", topic: "supper" }],
      });
    }
  });

  it("another channel, with its number in record, history and event, and no topic in the event", () => {
    const params = { message_id: 3, stream_id: OPEN_TO_ALL, propagate_mode: "change_all" } as const;
    const outcome = updateMessage(tableRealm(), MORGAN_MODERATOR, params);
    const { realm } = carriedOut(outcome);
    const target = realm.channels.get(OPEN_TO_ALL - 1);
    expect(realm.messages.get(0)).toMatchObject({
      stream_id: OPEN_TO_ALL,
      recipient_id: target?.recipient_id,
      topic: "lunch",
      edit_history: [{ prev_stream: GENERAL, stream: OPEN_TO_ALL }],
    });
    const [event] = eventsFor(outcome, NINA_MEMBER);
    expect(event).toMatchObject({ stream_id: GENERAL, new_stream_id: OPEN_TO_ALL, orig_subject: "lunch" });
    expect(event).not.toHaveProperty("subject");
    expect([...(realm.channel_contents.get(GENERAL)?.message_ids ?? [])]).toEqual([4]);
  });

  it("a topic that differs only in letter case, without leaving it", () => {
    const params = { message_id: 3, topic: "LUNCH", propagate_mode: "change_later" } as const;
    const outcome = updateMessage(tableRealm(), MEL_MEMBER, params);
    const { realm } = carriedOut(outcome);
    expect(topicsOf(realm, [1, 3, 5])).toEqual(["lunch", "LUNCH", "LUNCH"]);
    expect(listOf(realm, GENERAL, "lunch")).toEqual([1, 2, 3, 5, 6]);
    expect(eventTypes(outcome)).toEqual(["update_message", "message"]);
  });

  it("the same topic, where preferences stay, unless the whole topic is named", () => {
    const muted = play(tableRealm()).updateUserTopic(NINA_MEMBER, { stream_id: GENERAL, topic: "lunch", visibility_policy: 1 }).realm;
    const typesOf = (propagate_mode: "change_later" | "change_all"): unknown[] =>
      eventTypes(updateMessage(muted, MORGAN_MODERATOR, { message_id: 1, topic: "Lunch", propagate_mode }));
    expect(typesOf("change_later")).toEqual(["update_message", "message"]);
    expect(typesOf("change_all")).toContain("user_topic");
  });

  it("another channel with the empty topic, even where a realm requires topics, until channels have their own policy", () => {
    const empty = { message_id: 1, stream_id: OPEN_TO_ALL };
    const at = (feature_level: number): Realm =>
      everyRole({ feature_level, messages: [{ sender: "mel@example.test", channel: "general", topic: "", content: "hi" }] });
    const wantingTopics = (feature_level: number): Realm => {
      const setting = feature_level < 392 ? { mandatory_topics: true } : { topics_policy: "disable_empty_topic" };
      return play(at(feature_level)).updateRealm(OLIVE_OWNER, setting).realm;
    };
    expect(updateMessage(wantingTopics(372), MORGAN_MODERATOR, empty).ok).toBe(true);
    expect(updateMessage(wantingTopics(392), MORGAN_MODERATOR, empty).ok).toBe(false);
  });

  it("a channel whose first message stays the first one sent there", () => {
    const message = { sender: mel, topic: "tea", content: "x" };
    const realm = everyRole({ messages: ["general", "open to all"].map((channel) => ({ ...message, channel })) });
    const { realm: moved } = play(realm).updateMessage(ADA_ADMIN, { message_id: 1, stream_id: OPEN_TO_ALL });
    expect(moved.channel_contents.get(OPEN_TO_ALL)?.first_message_id).toBe(2);
  });

  it("the present channel, like any other move", () => {
    const { realm } = play(tableRealm()).updateMessage(MEL_MEMBER, { message_id: 3, stream_id: GENERAL });
    expect(realm.messages.get(2)?.edit_history).toMatchObject([{ prev_stream: GENERAL, stream: GENERAL }]);
    expect(listOf(realm, GENERAL, "lunch")).toEqual([1, 2, 3, 5, 6]);
  });
});

describe("a move beyond a time limit", () => {
  const all = { message_id: 3, topic: "supper", propagate_mode: "change_all" } as const;
  const code = "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED";
  const part = { first_message_id_allowed_to_move: 3, total_messages_allowed_to_move: 2, total_messages_in_topic: 4 };
  const none = { ...part, first_message_id_allowed_to_move: null, total_messages_allowed_to_move: 0 };
  const server = { realm: { ...EVERY_ROLE_FIXTURE.realm, follow: "server" as const } };

  it("of a whole topic is refused with the number of messages that can be moved", () => {
    for (const realm of [tableRealm(), tableRealm(server)]) {
      expectRefusal(updateMessage(realm, MEL_MEMBER, all), realm, code, "move_limit_exceeded", part);
      expect(updateMessage(realm, MEL_MEMBER, { ...all, propagate_mode: "change_later" }).ok).toBe(true);
    }
  });

  it("that allows no message contains null in the documentation, and is a bad request on servers", () => {
    const later = (realm: Realm): Realm => play(realm).advanceClock({ seconds: WEEK + 100 }).realm;
    const documented = later(tableRealm());
    expectRefusal(updateMessage(documented, MEL_MEMBER, all), documented, code, "move_limit_exceeded", none);
    const real = later(tableRealm(server));
    expectRefusal(updateMessage(real, MEL_MEMBER, all), real, "BAD_REQUEST", "move_target_too_old");
  });

  it.each(["change_one", "change_later"] as const)("of a target that is too old, by %s", (propagate_mode) => {
    const params = { message_id: 2, topic: "supper", propagate_mode };
    const documented = tableRealm();
    expectRefusal(updateMessage(documented, MEL_MEMBER, params), documented, code, "move_limit_exceeded", part);
    const real = tableRealm(server);
    expectRefusal(updateMessage(real, MEL_MEMBER, params), real, "BAD_REQUEST", "move_target_too_old");
  });

  it("has twenty seconds of grace, exact to the second", () => {
    const message = { type: "channel", to: GENERAL, topic: "x", content: "y" } as const;
    const sent = play(everyRole()).sendMessage(MEL_MEMBER, message);
    const move = { message_id: sent.response.id, topic: "z" };
    const inGrace = sent.advanceClock({ seconds: WEEK + 20 }).realm;
    expect(updateMessage(inGrace, MEL_MEMBER, move).ok).toBe(true);
    const late = sent.advanceClock({ seconds: WEEK + 21 }).realm;
    expectRefusal(updateMessage(late, MEL_MEMBER, move), late, code, "move_limit_exceeded");
  });

  it("has no second more of it for the other messages of a topic", () => {
    const message = { type: "channel", to: GENERAL, topic: "x", content: "y" } as const;
    const second = play(everyRole()).sendMessage(NINA_MEMBER, message).sendMessage(MEL_MEMBER, message);
    const whole = { message_id: second.response.id, topic: "z", propagate_mode: "change_all" } as const;
    const at = (seconds: number): Realm => second.advanceClock({ seconds }).realm;
    expect(updateMessage(at(WEEK + 19), MEL_MEMBER, whole).ok).toBe(true);
    const late = at(WEEK + 20);
    expectRefusal(updateMessage(late, MEL_MEMBER, whole), late, code, "move_limit_exceeded", {
      total_messages_allowed_to_move: 0,
      total_messages_in_topic: 2,
    });
  });

  it.each([OLIVE_OWNER, ADA_ADMIN, MORGAN_MODERATOR])("does not exist for %i, who is at least a moderator", (actor) => {
    expect(updateMessage(tableRealm(), actor, all).ok).toBe(true);
    for (const propagate_mode of ["change_one", "change_later"] as const) {
      expect(updateMessage(tableRealm(), actor, { message_id: 1, topic: "supper", propagate_mode }).ok).toBe(true);
    }
    expect(updateMessage(tableRealm(), actor, { ...all, stream_id: OPEN_TO_ALL, message_id: 1 }).ok).toBe(true);
  });

  it("uses the stricter of two limits, each only for its kind of move", () => {
    const settings = {
      move_messages_within_stream_limit_seconds: 45,
      move_messages_between_streams_limit_seconds: null,
    };
    const realm = tableRealm({ settings });
    const whole = { message_id: 3, stream_id: OPEN_TO_ALL, propagate_mode: "change_all" } as const;
    expect(updateMessage(realm, MEL_MEMBER, whole).ok).toBe(true);
    expectRefusal(updateMessage(realm, MEL_MEMBER, { ...whole, topic: "x" }), realm, code, "move_limit_exceeded", {
      first_message_id_allowed_to_move: 3,
    });
    const strict = tableRealm({ settings: { move_messages_between_streams_limit_seconds: 25 } });
    const one = { message_id: 3, stream_id: OPEN_TO_ALL };
    expectRefusal(updateMessage(strict, MEL_MEMBER, one), strict, code, "move_limit_exceeded", {
      first_message_id_allowed_to_move: 5,
      total_messages_allowed_to_move: 1,
    });
    expect(updateMessage(strict, MEL_MEMBER, { message_id: 3, topic: "x" }).ok).toBe(true);
  });

  it("does not apply to resolving, which also moves the rest of a topic to another channel at any age", () => {
    const resolve = { message_id: 1, topic: "✔ lunch", propagate_mode: "change_all" } as const;
    expect(updateMessage(tableRealm(), MEL_MEMBER, resolve).ok).toBe(true);
    const strict = tableRealm({ settings: { move_messages_between_streams_limit_seconds: 25 } });
    const away = (topic: string) => updateMessage(strict, MEL_MEMBER, { ...resolve, message_id: 5, stream_id: OPEN_TO_ALL, topic });
    expect([away("x").ok, away(resolve.topic).ok]).toEqual([false, true]);
  });
});

describe("a move in protected history", () => {
  /** Olive's message is in SECRET before Nina comes; hers and Mel's after. */
  function secretRealm(): Realm {
    const old = { sender: olive, channel: "secret", topic: "plans", content: "a", sent: -9 * DAY };
    const first = everyRole({ messages: [old] });
    const withNina = { ...first, channels: first.channels.set(SECRET - 1, subscribed(first, SECRET, NINA_MEMBER)) };
    const say = { type: "channel", to: SECRET, topic: "plans", content: "b" } as const;
    return play(withNina).sendMessage(NINA_MEMBER, say).sendMessage(MEL_MEMBER, say).realm;
  }
  function subscribed(realm: Realm, streamId: number, userId: number) {
    const channel = realm.channels.get(streamId - 1);
    if (channel === undefined) throw new Error("The channel must be there.");
    return Object.freeze({ ...channel, subscribers: channel.subscribers.add(userId) });
  }

  it("counts and moves only messages that the actor can read, without an error", () => {
    const params = { message_id: 2, topic: "deeds", propagate_mode: "change_all" } as const;
    const { realm } = play(secretRealm()).updateMessage(NINA_MEMBER, params);
    expect(listOf(realm, SECRET, "plans")).toEqual([1]);
    expect(listOf(realm, SECRET, "deeds")).toEqual([2, 3, 4]);
    const mels = secretRealm();
    expectRefusal(updateMessage(mels, MEL_MEMBER, params), mels, "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", "move_limit_exceeded", {
      total_messages_in_topic: 3,
      total_messages_allowed_to_move: 2,
      first_message_id_allowed_to_move: 2,
    });
  });

  // A move within a channel takes all messages of the topic, also those that the mover cannot see.
  // Within a channel all messages of a topic move; to another channel those alone that the mover can see.
  it("moves also messages that the actor cannot read within a channel, on servers", () => {
    const before = secretRealm();
    const real = { ...before, profile: { ...before.profile, follow: "server" as const } };
    const params = { message_id: 2, topic: "deeds", propagate_mode: "change_all" } as const;
    expect(listOf(play(real).updateMessage(NINA_MEMBER, params).realm, SECRET, "deeds")).toEqual([1, 2, 3, 4]);
    const away = { message_id: 2, stream_id: OPEN_TO_ALL, propagate_mode: "change_all" } as const;
    expect(listOf(play(real).updateMessage(NINA_MEMBER, away).realm, SECRET, "plans")).toEqual([1]);
  });

  it("does not notify those who cannot see the target", () => {
    const realm = secretRealm();
    const params = { message_id: 1, topic: "deeds", propagate_mode: "change_all" } as const;
    const outcome = updateMessage(realm, OLIVE_OWNER, params);
    expect(eventsFor(outcome, NINA_MEMBER).map((event) => event["type"])).not.toContain("update_message");
    expect(eventsFor(outcome, MEL_MEMBER)).toContainEqual(expect.objectContaining({ type: "update_message", subject: "deeds" }));
  });
});

describe("rows and events of a move to another channel", () => {
  const unreadRealm = (more: Fixture = {}): Realm =>
    everyRole({ messages: [{ sender: mel, channel: "general", topic: "lunch", content: "a", unread: true }], ...more });
  const [message_id, propagate_mode] = [1, "change_all"] as const;
  const quiet = { send_notification_to_new_thread: false };

  // A user who was ever subscribed to the old channel but not to the private new one is notified of a deletion.
  it("to a private one: a user who is not subscribed to it loses the message", () => {
    const params = { message_id, propagate_mode, stream_id: SHARED_SECRET, ...quiet };
    const outcome = updateMessage(unreadRealm(), OLIVE_OWNER, params);
    const { realm } = carriedOut(outcome);
    const message = realm.messages.get(0);
    if (message === undefined || message === null) throw new Error("The message must be there.");
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
      { type: "delete_message", message_type: "stream", message_ids: [1], stream_id: GENERAL, topic: "lunch" },
      { type: "muted_topics" },
      { type: "user_topic", topic_name: "lunch", visibility_policy: 0 },
    ]);
    expect(hasRow(realm, MEL_MEMBER, message)).toBe(false);
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({ type: "update_message", flags: [] });
    expect(isUnread(realm, NINA_MEMBER, message)).toBe(true);
  });

  it("send deletions, preferences, the message, the channel that becomes active and notices, in this order", () => {
    const params = { message_id, propagate_mode, stream_id: SHARED_SECRET, send_notification_to_old_thread: true };
    const types = eventTypes(updateMessage(unreadRealm(), OLIVE_OWNER, params));
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      "delete_message",
      "muted_topics",
      "user_topic",
      "update_message",
      "stream/update",
      "message",
    ]);
  });

  // The subscribers of the new channel are notified of the move.
  it("to a private one with protected history: its subscribers get rows, read", () => {
    const channels = [
      { name: "general", subscribers: [olive] },
      { name: "secret", invite_only: true, subscribers: [olive, mel] },
    ];
    const messages = [{ sender: olive, channel: "general", topic: "x", content: "a", unread: true }];
    const before = unreadRealm({ channels, messages });
    const { realm } = play(before).updateMessage(OLIVE_OWNER, { message_id, stream_id: 2, ...quiet });
    const message = realm.messages.get(0);
    if (message === undefined || message === null) throw new Error("The message must be there.");
    expect(hasRow(realm, MEL_MEMBER, message)).toBe(true);
    expect(isUnread(realm, MEL_MEMBER, message)).toBe(false);
  });

  // A move to another channel removes the rows of users who are not in the new channel, without events of flags.
  it("to a public one: guests outside lose it, members outside keep it without their own row", () => {
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const open = others.map((other) => (other.name === "open to all" ? { ...other, is_web_public: false } : other));
    const before = unreadRealm({ channels: [{ name: "general", ...general }, ...open] });
    const outcome = updateMessage(before, OLIVE_OWNER, { message_id, stream_id: OPEN_TO_ALL, ...quiet });
    const { realm } = carriedOut(outcome);
    const message = realm.messages.get(0);
    if (message === undefined || message === null) throw new Error("The message must be there.");
    expect(eventsFor(outcome, GRETA_GUEST).map((event) => event["type"])).toEqual(["delete_message"]);
    expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([
      { type: "update_message", flags: ["read"] },
      { type: "stream", property: "is_recently_active", stream_id: OPEN_TO_ALL, value: true },
    ]);
    expect([NINA_MEMBER, OLIVE_OWNER].map((id) => hasRow(realm, id, message))).toEqual([false, true]);
    expect([NINA_MEMBER, OLIVE_OWNER].map((id) => isUnread(realm, id, message))).toEqual([false, true]);
  });

  it("does not notify a guest who is only in the new channel, although the old one was web-public", () => {
    const channels = [
      { name: "general", is_web_public: true, subscribers: [olive, mel] },
      { name: "side", subscribers: [olive, "greta@example.test", "nina@example.test"] },
    ];
    const outcome = updateMessage(unreadRealm({ channels }), OLIVE_OWNER, { message_id, stream_id: 2, ...quiet });
    expect(eventsFor(outcome, GRETA_GUEST).filter((event) => event["type"] === "update_message")).toEqual([]);
    expect(eventsFor(outcome, NINA_MEMBER)[0]).toMatchObject({ type: "update_message", new_stream_id: 2 });
  });
});

describe("topic preferences", () => {
  const quiet = { send_notification_to_new_thread: false };
  const whole = { message_id: 1, topic: "dinner", propagate_mode: "change_all", ...quiet } as const;
  const set = (realm: Realm, topic: string, policy: 0 | 1 | 2 | 3): Realm =>
    setVisibilityPolicy(realm, NINA_MEMBER, GENERAL, topic, policy).realm;

  it.each([
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 3],
    [3, 1, 3],
    [3, 0, 3],
    [0, 2, 2],
    [2, 3, 3],
  ] as const)("%i joins %i of a topic with messages to %i", (old, there, joined) => {
    const before = set(set(tableRealm(), "lunch", old), "dinner", there);
    const outcome = updateMessage(before, MORGAN_MODERATOR, whole);
    const { realm } = carriedOut(outcome);
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "dinner")).toBe(joined);
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "lunch")).toBe(0);
    const news = eventsFor(outcome, NINA_MEMBER).filter((event) => event["type"] === "user_topic");
    expect(news.map((event) => [event["topic_name"], event["visibility_policy"]])).toEqual([
      ...(old === 0 ? [] : [["lunch", 0]]),
      ...(joined === there ? [] : [["dinner", joined]]),
    ]);
  });

  it("move to an empty topic unchanged, and replace its preferences", () => {
    const before = set(set(tableRealm(), "lunch", 1), "supper", 3);
    const { realm } = play(before).updateMessage(MORGAN_MODERATOR, { ...whole, topic: "supper" });
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "supper")).toBe(1);
  });

  it("stay when a part moves, but the author of the first message follows the topic that it starts", () => {
    const before = set(tableRealm(), "lunch", 3);
    const { realm } = play(before).updateMessage(NINA_MEMBER, { message_id: 3, topic: "supper" });
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "lunch")).toBe(3);
    expect(visibilityPolicy(realm, NINA_MEMBER, GENERAL, "supper")).toBe(0);
    expect(visibilityPolicy(realm, MEL_MEMBER, GENERAL, "supper")).toBe(3);
  });

  it("are deleted when the account cannot read the new channel", () => {
    const before = setVisibilityPolicy(tableRealm(), MEL_MEMBER, GENERAL, "lunch", 2).realm;
    const params = { message_id: 1, stream_id: SHARED_SECRET, propagate_mode: "change_all" } as const;
    const { realm } = play(before).updateMessage(OLIVE_OWNER, params);
    expect(visibilityPolicy(realm, MEL_MEMBER, GENERAL, "lunch")).toBe(0);
    expect(visibilityPolicy(realm, MEL_MEMBER, SHARED_SECRET, "lunch")).toBe(0);
  });
});

it("an administrator of a channel moves its topics without a further permission since feature level 396", () => {
  const moved = (feature_level: number) => {
    const realm = tableRealm({ feature_level, settings: { can_move_messages_between_topics_group: "role:nobody" } });
    return updateMessage(realm, ADA_ADMIN, { message_id: 3, topic: "supper" }).ok;
  };
  expect([moved(395), moved(396)]).toEqual([false, true]);
});

const realm = everyRole();

const talk = (to: number, content = "x") => ({ type: "channel", to, topic: "t", content }) as const;

test("a preference that moves with its topic is sent twice, and the list of muted topics once", () => {
  const said = play(realm).sendMessage(MEL_MEMBER, talk(GENERAL)).realm;
  const muted = play(said).updateUserTopic(NINA_MEMBER, { stream_id: GENERAL, topic: "t", visibility_policy: 1 }).realm;
  const moved = updateMessage(muted, MEL_MEMBER, {
    message_id: 1,
    topic: "u",
    propagate_mode: "change_all",
    send_notification_to_new_thread: false,
  });
  const types = eventsFor(moved, NINA_MEMBER).map((event) => event["type"]);
  expect(types.filter((type) => type === "user_topic")).toHaveLength(2);
  expect(types.filter((type) => type === "muted_topics")).toHaveLength(1);
});
