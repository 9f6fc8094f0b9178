import { describe, expect, it, test } from "vitest";
import { createRealm, type Realm, updateMessageFlags } from "../../src/index";
import { addSubscription } from "../../src/model/changes/subscriptions/subscriptions";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import { BY_MEL, REALM } from "../support/spec-realm";
import { TEN_MESSAGES, tenMessages } from "../support/ten-messages";
import { wireCall } from "../support/wire-call";

spec(updateMessageFlags, [
  {
    realm: REALM,
    params: { messages: [BY_MEL], op: "add", flag: "starred" },
    mistakes: [
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "mentioned" } }],
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "has_alert_word" } }],
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "historical" } }],
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "hide_link_previews" } }],
      ["flag_not_editable", "BAD_REQUEST", { params: { flag: "" } }],
      ["flag_change_unknown", "BAD_REQUEST", { params: { op: "toggle" as "add" } }],
      ["message_unknown", "BAD_REQUEST", { params: { messages: [99] } }],
    ],
  },
]);

type Params = Parameters<typeof updateMessageFlags>[2];

const READ: Params = { messages: [1, 3], op: "add", flag: "read" };
const UNREAD: Params = { messages: [1, 3], op: "remove", flag: "read" };

function flagsOf(realm: Realm, userId: number, id: number): unknown {
  const params = { message_ids: [id] };
  return play(realm).getMessages(userId, params).response.messages[0]?.["flags"];
}

/** All accounts except Olive can read the open channel's message without having received it; here Mel subscribes later. */
function withOpenMessage(): Realm {
  const open = {
    sender: "olive@example.test",
    channel: "open to all",
    topic: "old",
    content: "long ago",
    unread: true,
  };
  return tenMessages({ messages: [...TEN_MESSAGES, open] });
}

describe("updateMessageFlags refuses", () => {
  const realm = tenMessages();
  it("unknown or closed messages where they would get a row, and then changes none of them", () => {
    for (const id of [99, 0, 7]) {
      for (const change of [
        { op: "add", flag: "starred" },
        { op: "add", flag: "collapsed" },
      ] as const) {
        expectRefusal(updateMessageFlags(realm, NINA_MEMBER, { ...change, messages: [1, id] }), realm, "BAD_REQUEST", "message_unknown");
      }
    }
    for (const id of [99, 9]) {
      expectRefusal(updateMessageFlags(realm, NINA_MEMBER, { ...UNREAD, messages: [id] }), realm, "BAD_REQUEST", "message_unknown");
    }
  });

  it("none of them where they would get no row: these are ignored", () => {
    for (const id of [99, 0, 7]) {
      const outcome = updateMessageFlags(realm, NINA_MEMBER, { ...READ, messages: [id, 1] });
      expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([{ messages: [1] }]);
      expect(updateMessageFlags(realm, NINA_MEMBER, { messages: [id], op: "remove", flag: "starred" }).realm).toBe(realm);
    }
  });
});

describe("updateMessageFlags changes", () => {
  it("read, starred and collapsed, only of the actor, both ways", () => {
    const realm = tenMessages();
    for (const flag of ["read", "starred", "collapsed"]) {
      const set = play(realm).updateMessageFlags(MEL_MEMBER, { messages: [1, 10], op: "add", flag }).realm;
      expect([flagsOf(set, MEL_MEMBER, 1), flagsOf(set, MEL_MEMBER, 10)]).toEqual([[flag], [flag]]);
      expect(flagsOf(set, NINA_MEMBER, 1)).toEqual([]);
      const cleared = play(set).updateMessageFlags(MEL_MEMBER, { messages: [1, 10], op: "remove", flag }).realm;
      expect([flagsOf(cleared, MEL_MEMBER, 1), flagsOf(cleared, MEL_MEMBER, 10)]).toEqual([[], []]);
    }
  });

  it("messages that were read from the start into unread, and back", () => {
    const realm = tenMessages();
    expect(flagsOf(realm, MEL_MEMBER, 7)).toEqual(["read"]);
    const unread = updateMessageFlags(realm, MEL_MEMBER, { ...UNREAD, messages: [7] }).realm;
    expect(flagsOf(unread, MEL_MEMBER, 7)).toEqual([]);
    expect(flagsOf(updateMessageFlags(unread, MEL_MEMBER, { ...READ, messages: [7] }).realm, MEL_MEMBER, 7)).toEqual(["read"]);
  });

  it("the personal history by a star on a message that was never received, but not by reading it", () => {
    const realm = withOpenMessage();
    const starred = updateMessageFlags(realm, MEL_MEMBER, { messages: [11], op: "add", flag: "starred" }).realm;
    expect(flagsOf(starred, MEL_MEMBER, 11)).toEqual(["read", "starred", "historical"]);
    expect(updateMessageFlags(realm, MEL_MEMBER, { messages: [11], op: "add", flag: "read" }).realm).toBe(realm);
    expect(updateMessageFlags(realm, MEL_MEMBER, { messages: [11], op: "remove", flag: "starred" }).realm).toBe(realm);
  });

  it("messages sent before subscribing into unread, as a historical row", () => {
    const realm = addSubscription(withOpenMessage(), MEL_MEMBER, OPEN_TO_ALL);
    const outcome = updateMessageFlags(realm, MEL_MEMBER, { messages: [11], op: "remove", flag: "read" });
    expect(flagsOf(outcome.realm, MEL_MEMBER, 11)).toEqual(["historical"]);
    const again = updateMessageFlags(outcome.realm, MEL_MEMBER, { messages: [11], op: "add", flag: "read" });
    expect(flagsOf(again.realm, MEL_MEMBER, 11)).toEqual(["read", "historical"]);
  });

  it("nothing into unread where the actor does not subscribe, and names these channels", () => {
    const outcome = updateMessageFlags(withOpenMessage(), MEL_MEMBER, {
      messages: [7, 11],
      op: "remove",
      flag: "read",
    });
    expect(carriedOut(outcome).response).toEqual({
      messages: [7, 11],
      ignored_because_not_subscribed_channels: [OPEN_TO_ALL],
    });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ messages: [7] }]);
    expect(flagsOf(outcome.realm, MEL_MEMBER, 11)).toEqual(["read", "historical"]);
  });

  it("answers with all named messages, and with the ignored channels since servers return them", () => {
    const realm = tenMessages();
    expect(play(realm).updateMessageFlags(MEL_MEMBER, { ...READ, messages: [3, 1, 3] }).response).toEqual({
      messages: [3, 1, 3],
      ignored_because_not_subscribed_channels: [],
    });
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, messages: TEN_MESSAGES, feature_level: 354 });
    expect(play(old).updateMessageFlags(MEL_MEMBER, UNREAD).response).toEqual({ messages: [1, 3] });
  });

  it("each message once, in any order and number of repetitions", () => {
    const { realm } = play(tenMessages()).updateMessageFlags(MEL_MEMBER, { messages: [5, 1, 5, 3], op: "add", flag: "read" });
    for (const id of [1, 3, 5]) expect(flagsOf(realm, MEL_MEMBER, id)).toEqual(["read"]);
    for (const id of [2, 4, 6]) expect(flagsOf(realm, MEL_MEMBER, id)).toEqual([]);
    const back = updateMessageFlags(realm, MEL_MEMBER, { messages: [5, 2, 5], op: "remove", flag: "read" });
    expect(eventsFor(back, MEL_MEMBER)).toMatchObject([{ op: "remove", flag: "read", messages: [5, 5] }]);
  });

  // Of several changed flags, those that are set already are ignored.
  it("nothing when every message has the flag already, but sends an event", () => {
    const read = updateMessageFlags(tenMessages(), MEL_MEMBER, READ).realm;
    const outcome = updateMessageFlags(read, MEL_MEMBER, READ);
    expect(outcome.realm).toBe(read);
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ messages: [] }]);
  });
});

describe("updateMessageFlags notifies", () => {
  it("only the actor of the messages that really changed, in the given order", () => {
    const one = updateMessageFlags(tenMessages(), MEL_MEMBER, { ...READ, messages: [3] }).realm;
    const outcome = updateMessageFlags(one, MEL_MEMBER, { ...READ, messages: [5, 3, 1] });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "update_message_flags", op: "add", operation: "add", flag: "read", messages: [5, 1], all: false },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("of the place of each message that is unread again", () => {
    const muted = setVisibilityPolicy(tenMessages(), MEL_MEMBER, GENERAL, "lunch", 1).realm;
    const read = updateMessageFlags(muted, MEL_MEMBER, { ...READ, messages: [1, 8, 9, 10] }).realm;
    const outcome = updateMessageFlags(read, MEL_MEMBER, { ...UNREAD, messages: [1, 8, 9, 10] });
    expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([
      {
        op: "remove",
        message_details: {
          "1": { type: "stream", stream_id: GENERAL, topic: "lunch", unmuted_stream_msg: false },
          "8": { type: "stream", stream_id: SECRET, topic: "", unmuted_stream_msg: true },
          "9": { type: "private", user_ids: [OLIVE_OWNER] },
          "10": { type: "private", user_ids: [OLIVE_OWNER, NINA_MEMBER] },
        },
      },
    ]);
  });

  it("of those that mention the actor", () => {
    const said = { sender: "olive@example.test", channel: "general", topic: "t", content: "@**all** hi", unread: true };
    const realm = tenMessages({ messages: [said] });
    const read = updateMessageFlags(realm, GRETA_GUEST, { ...READ, messages: [1] }).realm;
    const outcome = updateMessageFlags(read, GRETA_GUEST, { ...UNREAD, messages: [1] });
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ message_details: { "1": { mentioned: true } } }]);
  });
});

it("updateMessageFlags marks unread messages again with a mention of all users only where the actor has not muted the place", () => {
  const said = (content: string) => ({ sender: "olive@example.test", channel: "general", topic: "t", content, unread: true });
  const realm = tenMessages({ messages: [said("@**all** hi"), said("@**Greta Guest** hi")] });
  const muted = setVisibilityPolicy(realm, GRETA_GUEST, GENERAL, "t", 1).realm;
  const read = updateMessageFlags(muted, GRETA_GUEST, { ...READ, messages: [1, 2] }).realm;
  const [event] = eventsFor(updateMessageFlags(read, GRETA_GUEST, { ...UNREAD, messages: [1, 2] }), GRETA_GUEST);
  expect(event?.["message_details"]).toEqual({
    "1": { type: "stream", stream_id: GENERAL, topic: "t", unmuted_stream_msg: false },
    "2": { type: "stream", stream_id: GENERAL, topic: "t", unmuted_stream_msg: false, mentioned: true },
  });
});

it("updateMessageFlags takes a list of IDs as JSON and refuses another op", () => {
  const post = (params: object) =>
    wireCall(tenMessages(), "mel@example.test", "POST", "/messages/flags", { flag: "read", ...params }).response.body;
  expect(post({ messages: "[1,3]", op: "add" })).toMatchObject({ result: "success", messages: [1, 3] });
  expect(post({ messages: "[1]", op: "toggle" })).toMatchObject({ code: "BAD_REQUEST" });
});

const realm = everyRole();

const talk = (to: number, content = "x") => ({ type: "channel", to, topic: "t", content }) as const;

test("a user can remove a star from a message that is no longer readable", () => {
  const said = play(realm).sendMessage(OLIVE_OWNER, talk(SECRET)).realm;
  const own = play(said).updateMessageFlags(MEL_MEMBER, { messages: [1], op: "add", flag: "starred" }).realm;
  const gone = play(own).unsubscribe(MEL_MEMBER, { subscriptions: ["secret"] }).realm;
  expect(updateMessageFlags(gone, MEL_MEMBER, { messages: [1], op: "remove", flag: "starred" }).ok).toBe(true);
  const open = play(realm).sendMessage(OLIVE_OWNER, talk(OPEN_TO_ALL)).realm;
  const kept = play(open).updateMessageFlags(NINA_MEMBER, { messages: [1], op: "add", flag: "starred" }).realm;
  const shut = play(kept).updateStream(ADA_ADMIN, { stream_id: OPEN_TO_ALL, is_web_public: false, is_private: true }).realm;
  expect(updateMessageFlags(shut, NINA_MEMBER, { messages: [1], op: "remove", flag: "starred" }).ok).toBe(true);
});

test("events of flags list the changed messages since level 155, and before that all given messages", () => {
  const listed = (feature_level: number, flag: string) => {
    const two = ["a", "b"].reduce<Realm>(
      (from, content) => play(from).sendMessage(OLIVE_OWNER, talk(GENERAL, content)).realm,
      everyRole({ feature_level }),
    );
    const one = play(two).updateMessageFlags(MEL_MEMBER, { messages: [1], op: "add", flag }).realm;
    return eventsFor(updateMessageFlags(one, MEL_MEMBER, { messages: [1, 2], op: "add", flag }), MEL_MEMBER)[0]?.["messages"];
  };
  expect([listed(155, "starred"), listed(155, "read")]).toEqual([[2], [2]]);
  expect([listed(154, "starred"), listed(154, "read")]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
