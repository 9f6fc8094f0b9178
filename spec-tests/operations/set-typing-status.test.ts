import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, setTypingStatus } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
  SECRET,
} from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const SILENT = at.user(MEL_MEMBER, { settings: { send_stream_typing_notifications: false, send_private_typing_notifications: false } });

spec(setTypingStatus, [
  {
    name: "channel",
    realm: REALM,
    mistakes: [
      ["channel_not_named", "BAD_REQUEST", { params: { stream_id: undefined } }],
      ["topic_missing", "BAD_REQUEST", { params: { topic: undefined } }],
      ["typing_not_shared", "BAD_REQUEST", { realm: SILENT }],
      ["addressed_channel_unknown", "BAD_REQUEST", { params: { stream_id: 99 } }],
      ["addressed_channel_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { stream_id: SECRET } }],
      ["posting_not_allowed", "BAD_REQUEST", { params: { stream_id: ATTIC } }],
    ],
  },
  {
    name: "direct",
    realm: REALM,
    params: { type: "direct", op: "start", to: [NINA_MEMBER] },
    mistakes: [
      ["typing_type_unknown", "BAD_REQUEST", { params: { type: "private" } }],
      ["recipients_missing", "BAD_REQUEST", { params: { to: [] } }],
      ["recipients_missing", "BAD_REQUEST", { params: { to: undefined } }],
      ["typing_not_shared", "BAD_REQUEST", { realm: SILENT }],
      ["recipient_unknown", "BAD_REQUEST", { params: { to: [NINA_MEMBER, 99] } }],
    ],
  },
  {
    name: "old",
    realm: level(214)(REALM),
    params: { type: "stream", op: "start", to: [GENERAL], topic: "x" },
    mistakes: [
      ["channel_not_one", "BAD_REQUEST", { params: { to: [GENERAL, SECRET] } }],
      ["channel_not_one", "BAD_REQUEST", { params: { to: [] } }],
      ["topic_missing", "BAD_REQUEST", { params: { topic: undefined } }],
    ],
  },
]);

const inGeneral = { op: "start", type: "channel", stream_id: GENERAL, topic: "hello" } as const;
const toNina = { op: "start", to: [NINA_MEMBER] } as const;

/** The starting realm in which an account has other settings. */
function withSettings(email: string, settings: Readonly<Record<string, boolean>>, more: Fixture = {}): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.email === email ? { ...user, settings } : user));
  return createRealm({ ...EVERY_ROLE_FIXTURE, ...more, users });
}

it("setTypingStatus refuses an account that does not share its typing, separately in channels and in direct messages", () => {
  const quiet = withSettings("mel@example.test", { send_stream_typing_notifications: false });
  expectRefusal(setTypingStatus(quiet, MEL_MEMBER, { ...inGeneral, stream_id: 99 }), quiet, "BAD_REQUEST", "typing_not_shared");
  expectRefusal(setTypingStatus(quiet, MEL_MEMBER, inGeneral), quiet, "BAD_REQUEST", "typing_not_shared");
  expect(setTypingStatus(quiet, MEL_MEMBER, toNina).ok).toBe(true);
  const silent = withSettings("mel@example.test", { send_private_typing_notifications: false });
  expectRefusal(setTypingStatus(silent, MEL_MEMBER, toNina), silent, "BAD_REQUEST", "typing_not_shared");
  expect(setTypingStatus(silent, MEL_MEMBER, inGeneral).ok).toBe(true);
});

it("setTypingStatus accepts any topic as typed, without blanks around it, because nothing is stored under it", () => {
  const long = "x".repeat(70);
  const topicSent = (topic: string): unknown =>
    eventsFor(setTypingStatus(everyRole(), MEL_MEMBER, { ...inGeneral, topic }), NINA_MEMBER)[0];
  expect(topicSent(` ${long} `)).toMatchObject({ topic: long });
  expect(topicSent("a\u0007b")).toMatchObject({ topic: "a\u0007b" });
  expect(topicSent("general chat")).toMatchObject({ topic: "" });
});

it("setTypingStatus changes nothing", () => {
  const realm = everyRole();
  expect(setTypingStatus(realm, MEL_MEMBER, inGeneral).realm).toBe(realm);
});

describe("setTypingStatus notifies", () => {
  it("only the sender of typing to a deactivated user", () => {
    const outcome = setTypingStatus(everyRole(), MEL_MEMBER, { op: "start", to: [GONE_MEMBER] });
    expect(eventsFor(outcome, MEL_MEMBER)).toHaveLength(1);
    expect(eventsFor(outcome, GONE_MEMBER)).toEqual([]);
  });

  it("the participants of a direct message in the given order, the sender last, whose own queues are notified too", () => {
    const outcome = setTypingStatus(everyRole(), MEL_MEMBER, { op: "stop", to: [NINA_MEMBER, ADA_ADMIN] });
    expect(eventTypes(outcome)).toEqual(["typing/stop"]);
    for (const id of [MEL_MEMBER, NINA_MEMBER, ADA_ADMIN]) {
      expect(eventsFor(outcome, id)).toEqual([
        {
          type: "typing",
          op: "stop",
          message_type: "direct",
          sender: { user_id: MEL_MEMBER, email: "mel@example.test" },
          recipients: [
            { user_id: NINA_MEMBER, email: "nina@example.test" },
            { user_id: ADA_ADMIN, email: "ada@example.test" },
            { user_id: MEL_MEMBER, email: "mel@example.test" },
          ],
        },
      ]);
    }
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
  });

  it("the subscribers of a channel", () => {
    const outcome = setTypingStatus(everyRole(), MEL_MEMBER, { ...inGeneral, stream_id: SECRET });
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([
      {
        type: "typing",
        op: "start",
        message_type: "stream",
        sender: { user_id: MEL_MEMBER, email: "mel@example.test" },
        stream_id: SECRET,
        topic: "hello",
      },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("only users who want these events", () => {
    const realm = withSettings("nina@example.test", { receives_typing_notifications: false });
    expect(eventsFor(setTypingStatus(realm, MEL_MEMBER, toNina), NINA_MEMBER)).toEqual([]);
    expect(eventsFor(setTypingStatus(realm, MEL_MEMBER, inGeneral), NINA_MEMBER)).toEqual([]);
    expect(eventsFor(setTypingStatus(realm, MEL_MEMBER, inGeneral), OLIVE_OWNER)).toHaveLength(1);
  });

  it("no account in a channel with more than 100 subscribers", () => {
    const of = (count: number): Realm =>
      createRealm({
        users: Array.from({ length: count }, (_, index) => ({ email: `p${index}@example.test` })),
        channels: [{ name: "general", subscribers: "all" }],
      });
    expect(eventTypes(setTypingStatus(of(100), 1, inGeneral))).toEqual(["typing/start"]);
    expect(setTypingStatus(of(101), 1, inGeneral)).toMatchObject({ ok: true, events: [] });
  });

  it.each([
    ["general chat", 421, ""],
    ["(no topic)", 421, ""],
    ["(no topic)", 371, "(no topic)"],
    [" hello ", 421, "hello"],
  ])("about the topic %s at feature level %i as %s", (topic, feature_level, shown) => {
    const outcome = setTypingStatus(everyRole({ feature_level }), MEL_MEMBER, { ...inGeneral, topic });
    expect(eventsFor(outcome, OLIVE_OWNER)).toMatchObject([{ topic: shown }]);
  });

  it("also when the sender is a guest or a bot", () => {
    expect(setTypingStatus(everyRole(), GRETA_GUEST, inGeneral).ok).toBe(true);
    expect(setTypingStatus(everyRole(), BEEP_BOT, { ...toNina, to: [MEL_MEMBER] }).ok).toBe(true);
  });
});

describe("POST /typing", () => {
  it("is direct by default, and requires op", () => {
    const call = (params: Readonly<Record<string, unknown>>): unknown =>
      wireCall(everyRole(), "mel@example.test", "POST", "/typing", params).response.body;
    expect(call({ op: "start", to: [NINA_MEMBER] })).toEqual({ result: "success", msg: "" });
    expect(call({ to: [NINA_MEMBER] })).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "op" });
    expect(call({ op: "pause", to: [NINA_MEMBER] })).toMatchObject({ code: "BAD_REQUEST" });
    expect(call({ op: "start", type: "private", to: [NINA_MEMBER] })).toMatchObject({ code: "BAD_REQUEST" });
  });

  it("accepts the topic by its former name, too", () => {
    const params = { op: "start", type: "stream", stream_id: GENERAL, subject: "hello" };
    const { outcome } = wireCall(everyRole(), "mel@example.test", "POST", "/typing", params);
    expect(eventsFor(outcome, OLIVE_OWNER)).toMatchObject([{ topic: "hello" }]);
  });

  it("names the channel in `to`, and the type private, below feature level 215", () => {
    const old = everyRole({ feature_level: 214 });
    const call = (params: Readonly<Record<string, unknown>>): ReturnType<typeof wireCall> =>
      wireCall(old, "mel@example.test", "POST", "/typing", params);
    const channel = call({ op: "start", type: "stream", to: [GENERAL], topic: "hello" });
    expect(eventsFor(channel.outcome, OLIVE_OWNER)).toMatchObject([{ message_type: "stream", stream_id: GENERAL }]);
    const direct = call({ op: "start", type: "private", to: [NINA_MEMBER] });
    expect(eventsFor(direct.outcome, NINA_MEMBER)).toMatchObject([{ message_type: "private" }]);
  });
});
