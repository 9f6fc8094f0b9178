import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, setTypingStatusForMessageEdit } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { later, REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const SILENT = at.user(MEL_MEMBER, { settings: { send_stream_typing_notifications: false, send_private_typing_notifications: false } });

spec(setTypingStatusForMessageEdit, [
  {
    realm: REALM,
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: at.IN_SECRET } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: at.IN_ATTIC } }],
      ["editing_disabled", "BAD_REQUEST", { realm: setting({ allow_message_editing: false }) }],
      ["not_the_author", "BAD_REQUEST", { params: { message_id: at.BY_NINA } }],
      ["not_the_author", "BAD_REQUEST", { actor: OLIVE_OWNER }],
      ["editing_time_over", "BAD_REQUEST", { realm: at.all(setting({ message_content_edit_limit_seconds: 600 }), later(1000)) }],
      ["typing_not_shared", "BAD_REQUEST", { realm: SILENT }],
    ],
  },
]);

/** Messages of Mel: 1 in the attic, 2 in secret (Olive, Mel), 3 to Nina, 4 in general in the empty topic. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  messages: [
    { sender: "mel@example.test", channel: "attic", topic: "hello", content: "hi" },
    { sender: "mel@example.test", channel: "secret", topic: "hello", content: "hi" },
    { sender: "mel@example.test", to: ["nina@example.test"], content: "hi" },
    { sender: "mel@example.test", channel: "general", topic: "", content: "hi" },
  ],
};

const realm = createRealm(FIXTURE);
const start = (message_id: number): { op: "start"; message_id: number } => ({ op: "start", message_id });

function withSettings(email: string, settings: Readonly<Record<string, boolean>>): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.email === email ? { ...user, settings } : user));
  return createRealm({ ...FIXTURE, users });
}

describe("setTypingStatusForMessageEdit refuses, the first reason first", () => {
  it("after the time limit, exact to the second and without grace", () => {
    const limited = createRealm({ ...FIXTURE, settings: { message_content_edit_limit_seconds: 600 } });
    const at = (seconds: number): Realm => play(limited).advanceClock({ seconds }).realm;
    expect(setTypingStatusForMessageEdit(at(600), MEL_MEMBER, start(4)).ok).toBe(true);
    const late = at(601);
    expectRefusal(setTypingStatusForMessageEdit(late, MEL_MEMBER, start(4)), late, "BAD_REQUEST", "editing_time_over");
  });

  it("an account that does not share its typing, by the type of the message", () => {
    const quiet = withSettings("mel@example.test", { send_stream_typing_notifications: false });
    expectRefusal(setTypingStatusForMessageEdit(quiet, MEL_MEMBER, start(4)), quiet, "BAD_REQUEST", "typing_not_shared");
    expect(setTypingStatusForMessageEdit(quiet, MEL_MEMBER, start(3)).ok).toBe(true);
    const silent = withSettings("mel@example.test", { send_private_typing_notifications: false });
    expectRefusal(setTypingStatusForMessageEdit(silent, MEL_MEMBER, start(3)), silent, "BAD_REQUEST", "typing_not_shared");
  });
});

it("setTypingStatusForMessageEdit changes nothing", () => {
  expect(setTypingStatusForMessageEdit(realm, MEL_MEMBER, start(4)).realm).toBe(realm);
});

describe("setTypingStatusForMessageEdit notifies", () => {
  // An edit of a direct message names only the notified users.
  it("the participants of a direct message", () => {
    const outcome = setTypingStatusForMessageEdit(realm, MEL_MEMBER, { op: "stop", message_id: 3 });
    expect(eventTypes(outcome)).toEqual(["typing_edit_message/stop"]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([
      {
        type: "typing_edit_message",
        op: "stop",
        sender_id: MEL_MEMBER,
        message_id: 3,
        recipient: { type: "direct", user_ids: [MEL_MEMBER, NINA_MEMBER] },
      },
    ]);
    expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
  });

  it("the subscribers of a channel", () => {
    const outcome = setTypingStatusForMessageEdit(realm, MEL_MEMBER, start(2));
    expect(eventsFor(outcome, OLIVE_OWNER)).toMatchObject([
      { op: "start", message_id: 2, recipient: { type: "channel", channel_id: SECRET, topic: "hello" } },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  it("also a user who subscribed to a channel with protected history after the message", () => {
    const nina = { subscriptions: [{ name: "secret" }], principals: [NINA_MEMBER] };
    const joined = play(realm).subscribe(MEL_MEMBER, nina).realm;
    const outcome = setTypingStatusForMessageEdit(joined, MEL_MEMBER, start(2));
    expect(eventsFor(outcome, OLIVE_OWNER)).toHaveLength(1);
    expect(eventsFor(outcome, NINA_MEMBER)).toHaveLength(1);
  });

  it("guests too, with the empty topic unchanged", () => {
    expect(eventsFor(setTypingStatusForMessageEdit(realm, MEL_MEMBER, start(4)), GRETA_GUEST)).toMatchObject([
      { recipient: { type: "channel", channel_id: GENERAL, topic: "" } },
    ]);
  });

  it("only users who want these events", () => {
    const deaf = withSettings("nina@example.test", { receives_typing_notifications: false });
    const direct = setTypingStatusForMessageEdit(deaf, MEL_MEMBER, start(3));
    expect(eventsFor(direct, NINA_MEMBER)).toEqual([]);
    expect(eventsFor(direct, MEL_MEMBER)).toMatchObject([{ recipient: { user_ids: [MEL_MEMBER] } }]);
    expect(eventsFor(setTypingStatusForMessageEdit(deaf, MEL_MEMBER, start(4)), NINA_MEMBER)).toEqual([]);
  });
});

describe("POST /messages/{message_id}/typing", () => {
  it("accepts op, only start or stop", () => {
    const call = (params: Readonly<Record<string, unknown>>): unknown =>
      wireCall(realm, "mel@example.test", "POST", "/messages/4/typing", params).response.body;
    expect(call({ op: "start" })).toEqual({ result: "success", msg: "" });
    expect(call({})).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "op" });
    expect(call({ op: "begin" })).toMatchObject({ code: "BAD_REQUEST" });
  });

  it.each([
    [350, 404, 404],
    [351, 200, 404],
    [360, 200, 404],
    [361, 404, 200],
  ])("at feature level %i is %i at the old path and %i at the new one", (feature_level, former, present) => {
    const old = createRealm({ ...FIXTURE, feature_level });
    const status = (path: string, params: Readonly<Record<string, unknown>>): number =>
      wireCall(old, "mel@example.test", "POST", path, params).response.status;
    expect(status("/message_edit_typing", { op: "start", message_id: 4 })).toBe(former);
    expect(status("/messages/4/typing", { op: "start" })).toBe(present);
  });
});
