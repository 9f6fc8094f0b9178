// What an edit or a move changes, and which accounts are notified.
import { describe, expect, it } from "vitest";
import { getMessage, type Realm, updateMessage } from "../../src/index";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { hasRow, messageById } from "../../src/model/rules/messages/message-rows";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
  START,
} from "../support/realms";

type Event = Readonly<Record<string, unknown>>;

function withSaid(realm: Realm, actor: number, to: number, topic: string, content = "x"): Realm {
  return play(realm).sendMessage(actor, { type: "channel", to, topic, content }).realm;
}

function missing(): never {
  throw new Error("There is no such message.");
}

function editEvent(outcome: ReturnType<typeof updateMessage>, userId: number): Event | undefined {
  return eventsFor(outcome, userId).find(({ type }) => type === "update_message");
}

describe("with its topic, in its channel, a message", () => {
  it("of a channel with protected history stays closed to users who subscribed later", () => {
    const sent = withSaid(everyRole(), MEL_MEMBER, SECRET, "plan");
    const joined = play(sent).subscribe(OLIVE_OWNER, { subscriptions: [{ name: "secret" }], principals: [NINA_MEMBER] }).realm;
    const { realm } = play(joined).updateMessage(MEL_MEMBER, { message_id: 1, topic: "other" });
    expect(getMessage(realm, NINA_MEMBER, { message_id: 1 }).ok).toBe(false);
  });

  it("keeps its time of the move when the topic is only resolved, and gets a new one with a new channel", () => {
    const moved = play(withSaid(everyRole(), MEL_MEMBER, GENERAL, "a")).updateMessage(ADA_ADMIN, { message_id: 1, topic: "b" }).realm;
    const later = { ...moved, now: START + 100 };
    const resolve = (more: object) => {
      const { realm } = updateMessage(later, ADA_ADMIN, { message_id: 1, topic: "\u2714 b", propagate_mode: "change_all", ...more });
      return realm.messages.get(0)?.last_moved_timestamp;
    };
    expect(resolve({})).toBe(START);
    expect(resolve({ stream_id: OPEN_TO_ALL })).toBe(START + 100);
  });

  it("keeps the letter case of its topic in another channel", () => {
    const two = withSaid(withSaid(everyRole(), MEL_MEMBER, GENERAL, "lunch"), MEL_MEMBER, GENERAL, "LUNCH");
    const { realm } = updateMessage(two, ADA_ADMIN, { message_id: 1, stream_id: OPEN_TO_ALL, propagate_mode: "change_all" });
    expect([0, 1].map((place) => realm.messages.get(place)?.topic)).toEqual(["lunch", "LUNCH"]);
  });
});

describe("the author follows a topic that its message starts", () => {
  const start = (author: number, stream_id: number, before = everyRole({ feature_level: 421 })): unknown => {
    const first = withSaid(before, author, GENERAL, "a");
    const sent = withSaid(first, MEL_MEMBER, GENERAL, "a");
    const id = first.messages.size;
    const { realm } = play(sent).updateMessage(OLIVE_OWNER, { message_id: id, stream_id, topic: "b", propagate_mode: "change_one" });
    return visibilityPolicy(realm, author, stream_id, "b");
  };

  it("but not bots, and not users who cannot read the channel", () => {
    expect(start(MEL_MEMBER, OPEN_TO_ALL)).toBe(3);
    expect(start(BEEP_BOT, OPEN_TO_ALL)).toBe(0);
    expect(start(MEL_MEMBER, SHARED_SECRET)).toBe(0);
  });

  it("and not where others have written there before it", () => {
    expect(start(MEL_MEMBER, OPEN_TO_ALL, withSaid(everyRole({ feature_level: 421 }), OLIVE_OWNER, OPEN_TO_ALL, "b"))).toBe(0);
  });
});

describe("moved to another channel, a topic", () => {
  const whole = { message_id: 1, propagate_mode: "change_all" } as const;

  it("makes the channel active by the newest of its messages", () => {
    const at = (sent: number) => ({ sender: "mel@example.test", channel: "general", topic: "t", content: "x", sent });
    const old = everyRole({ messages: [at(-300 * 86400), at(-60)] });
    const outcome = updateMessage(old, OLIVE_OWNER, { ...whole, stream_id: OPEN_TO_ALL });
    const awake = { stream_id: OPEN_TO_ALL, property: "is_recently_active", value: true };
    expect(eventsFor(outcome, OLIVE_OWNER)).toContainEqual(expect.objectContaining(awake));
  });

  it("moves no preference of users who cannot read the channel, and deletes the previous ones", () => {
    const said = withSaid(withSaid(everyRole(), OLIVE_OWNER, GENERAL, "a"), OLIVE_OWNER, SHARED_SECRET, "a");
    const there = setVisibilityPolicy(said, MEL_MEMBER, SHARED_SECRET, "a", 1).realm;
    const before = setVisibilityPolicy(there, MEL_MEMBER, GENERAL, "a", 2).realm;
    const { realm } = play(before).updateMessage(OLIVE_OWNER, { ...whole, stream_id: SHARED_SECRET });
    expect(visibilityPolicy(realm, MEL_MEMBER, SHARED_SECRET, "a")).toBe(0);
  });
});

it("moved into protected history, messages of several moves are readable for those who have the channel", () => {
  const two = withSaid(withSaid(everyRole(), NINA_MEMBER, OPEN_TO_ALL, "a"), NINA_MEMBER, OPEN_TO_ALL, "a");
  const moved = [1, 2].reduce(
    (realm, message_id) => play(realm).updateMessage(OLIVE_OWNER, { message_id, stream_id: SECRET, propagate_mode: "change_one" }).realm,
    two,
  );
  for (const message_id of [1, 2]) expect(getMessage(moved, MEL_MEMBER, { message_id }).ok).toBe(true);
});

describe("an edit of the content", () => {
  it.each([
    ["@**all** come", 387, ["stream_wildcard_mentioned"]],
    ["@**all** come", 388, []],
    ["@**topic** come", 387, ["topic_wildcard_mentioned"]],
    ["@**topic** come", 388, []],
  ])("that removes the wildcard of %s keeps at level %i the flags %j", (content, feature_level, flags) => {
    const begun = withSaid(everyRole({ feature_level }), MEL_MEMBER, GENERAL, "t");
    const sent = withSaid(begun, ADA_ADMIN, GENERAL, "t", content);
    const outcome = updateMessage(sent, ADA_ADMIN, { message_id: 2, content: "come" });
    expect(editEvent(outcome, MEL_MEMBER)?.["flags"]).toEqual(flags);
  });

  it.each([
    ["@**topic** come", "@**all** come", 387, ["stream_wildcard_mentioned", "topic_wildcard_mentioned"]],
    ["@**topic** come", "@**all** come", 388, ["stream_wildcard_mentioned"]],
    ["@**all** come", "@**topic** @**all** come", 387, ["stream_wildcard_mentioned"]],
    ["@**all** come", "@**topic** @**all** come", 388, ["stream_wildcard_mentioned", "topic_wildcard_mentioned"]],
  ])("from %s to %s shows at level %i the flags %j", (before, content, feature_level, flags) => {
    const begun = withSaid(everyRole({ feature_level }), MEL_MEMBER, GENERAL, "t");
    const sent = withSaid(begun, ADA_ADMIN, GENERAL, "t", before);
    const outcome = updateMessage(sent, ADA_ADMIN, { message_id: 2, content });
    expect(editEvent(outcome, MEL_MEMBER)?.["flags"]).toEqual(flags);
  });

  it("contains a status by `/me` and a blank", () => {
    const sent = withSaid(everyRole(), MEL_MEMBER, GENERAL, "t");
    const isMe = (content: string) =>
      editEvent(updateMessage(sent, MEL_MEMBER, { message_id: 1, content }), NINA_MEMBER)?.["is_me_message"];
    expect([isMe("/me waves"), isMe("/meow"), isMe("x /me waves")]).toEqual([true, false, false]);
  });
});

describe("a move notifies", () => {
  const sent = withSaid(everyRole(), MEL_MEMBER, GENERAL, "a");

  it("of the channel that the message leaves, of the new channel only where it moves there, and of the links of its new topic", () => {
    const move = { message_id: 1, stream_id: OPEN_TO_ALL, topic: "https://example.com" };
    for (const realm of [sent, { ...sent, feature_level: 111 }]) {
      expect(editEvent(updateMessage(realm, ADA_ADMIN, move), MEL_MEMBER)).toMatchObject({
        stream_id: GENERAL,
        stream_name: "general",
        new_stream_id: OPEN_TO_ALL,
        topic_links: [{ url: "https://example.com" }],
      });
    }
    expect(editEvent(updateMessage(sent, ADA_ADMIN, { message_id: 1, topic: "b" }), MEL_MEMBER)).not.toHaveProperty("new_stream_id");
  });

  it("users who lose messages of the deletion of all of them, from their previous topic", () => {
    const two = withSaid(sent, MEL_MEMBER, GENERAL, "a");
    const move = { message_id: 1, stream_id: SHARED_SECRET, topic: "b", propagate_mode: "change_all" } as const;
    const lost = eventsFor(updateMessage(two, OLIVE_OWNER, move), MEL_MEMBER).find(({ type }) => type === "delete_message");
    expect(lost).toMatchObject({ message_ids: [1, 2], stream_id: GENERAL, topic: "a" });
  });

  it("also users who have left one of the two channels", () => {
    const left = (name: string, id: number) => play(sent).unsubscribe(OLIVE_OWNER, { subscriptions: [name], principals: [id] }).realm;
    const isNotified = (realm: Realm, id: number) => {
      const outcome = updateMessage(realm, OLIVE_OWNER, { message_id: 1, stream_id: SHARED_SECRET });
      return eventsFor(outcome, id).some(({ type }) => type === "delete_message");
    };
    expect(isNotified(left("general", MEL_MEMBER), MEL_MEMBER)).toBe(true);
    expect(isNotified(left("shared secret", NINA_MEMBER), NINA_MEMBER)).toBe(true);
    expect(isNotified(left("general", NINA_MEMBER), NINA_MEMBER)).toBe(false);
  });

  it("out of protected history only those who have the message", () => {
    const secret = withSaid(everyRole(), MEL_MEMBER, SECRET, "plan");
    const outcome = updateMessage(secret, OLIVE_OWNER, { message_id: 1, stream_id: GENERAL });
    expect(editEvent(outcome, MEL_MEMBER)).toBeDefined();
    expect(editEvent(outcome, NINA_MEMBER)).toBeUndefined();
  });

  it.each([
    ["a subscriber of protected history", SECRET, false],
    ["a member who has left the channel", SHARED_SECRET, true],
    ["a member who has left protected history", SECRET, true],
  ])("%s loses the row in a move to a public channel, can read the message there, and receives no event of it", (_who, from, leaves) => {
    const reader = from === SECRET ? MEL_MEMBER : NINA_MEMBER;
    const name = from === SECRET ? "secret" : "shared secret";
    const said = withSaid(everyRole(), OLIVE_OWNER, from, "plan");
    const left = leaves ? play(said).unsubscribe(reader, { subscriptions: [name] }).realm : said;
    const outcome = updateMessage(left, OLIVE_OWNER, { message_id: 1, stream_id: OPEN_TO_ALL });
    const { realm } = carriedOut(outcome);
    const rows = [left, realm].map((one) => hasRow(one, reader, messageById(one, 1) ?? missing()));
    expect(rows).toEqual([true, false]);
    expect(getMessage(realm, reader, { message_id: 1 }).ok).toBe(true);
    expect(eventsFor(outcome, reader).filter(({ type }) => type !== "stream")).toEqual([]);
  });

  it("guests only if they were subscribed to the previous channel", () => {
    const channels = [
      { name: "from", subscribers: ["mel@example.test"] },
      { name: "to", subscribers: ["mel@example.test", "greta@example.test", "nina@example.test"] },
    ];
    const start = withSaid(everyRole({ channels }), MEL_MEMBER, 1, "a");
    const joined = play(start).subscribe(ADA_ADMIN, { subscriptions: [{ name: "from" }], principals: [GRETA_GUEST] }).realm;
    const isNotified = (realm: Realm, id: number) =>
      editEvent(updateMessage(realm, ADA_ADMIN, { message_id: 1, stream_id: 2 }), id) !== undefined;
    expect([isNotified(start, GRETA_GUEST), isNotified(joined, GRETA_GUEST), isNotified(start, NINA_MEMBER)]).toEqual([false, true, true]);
  });
});

it("the event of an edit on servers with two flags for mentions of all users contains the stored flag", () => {
  const flags = (feature_level: number): unknown => {
    const start = withSaid(everyRole({ feature_level }), ADA_ADMIN, GENERAL, "t", "@**all** come");
    return editEvent(updateMessage(start, ADA_ADMIN, { message_id: 1, content: "@**all** go" }), NINA_MEMBER)?.["flags"];
  };
  expect(flags(223)).toEqual(["wildcard_mentioned"]);
  expect(flags(224)).toEqual(["stream_wildcard_mentioned"]);
});

it("a user who received a message is notified of its edit also after leaving the channel, where the history is shared", () => {
  const talked = withSaid(everyRole(), MEL_MEMBER, GENERAL, "t");
  const left = play(talked).unsubscribe(NINA_MEMBER, { subscriptions: ["general"] }).realm;
  const outcome = updateMessage(left, MEL_MEMBER, { message_id: 1, content: "other" });
  expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ type: "update_message", message_id: 1 }]);
});
