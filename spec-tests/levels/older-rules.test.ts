/** Rules that were others on old servers: moving, narrows, mentions, groups. */
import { describe, expect, test } from "vitest";
import { advanceClock, type Realm } from "../../src/index";
import { everyRole, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const [OLIVE, MEL, NINA] = ["olive@example.test", "mel@example.test", "nina@example.test"];
const DAY = 86_400;

const asked = (realm: Realm, who: string, method: string, path: string, params: Record<string, unknown> = {}) =>
  wireCall(realm, who, method, path, params);
const after = (realm: Realm, who: string, method: string, path: string, params: Record<string, unknown> = {}): Realm => {
  const { response, outcome } = asked(realm, who, method, path, params);
  expect(response.body).toMatchObject({ result: "success" });
  return outcome.realm;
};

/** Mel has said something in the general channel. */
function talked(level: number, topic = "t", settings: Record<string, unknown> = {}): Realm {
  const realm = everyRole({ feature_level: level, settings });
  return after(realm, MEL, "POST", "/messages", { type: "stream", to: "general", topic, content: "x" });
}

const moves = (realm: Realm, who: string, changes: Record<string, unknown> = { topic: "u" }) =>
  asked(realm, who, "PATCH", "/messages/1", changes).response;
const later = (realm: Realm, seconds: number): Realm => advanceClock(realm, { seconds }).realm;
const EVERYONE = "role:everyone";
const NO_ACCOUNT = "role:nobody";

describe("moving on old servers", () => {
  test("is free for authors below level 159", () => {
    const settings = { can_move_messages_between_topics_group: NO_ACCOUNT };
    expect([moves(talked(158, "t", settings), MEL).status, moves(talked(159, "t", settings), MEL).status]).toEqual([200, 400]);
    expect(moves(talked(158, "t", settings), NINA).status).toBe(400);
  });

  test("has a fixed limit for topics below level 162: three days, and below level 38 one", () => {
    const settings = { can_move_messages_between_topics_group: EVERYONE, move_messages_within_stream_limit_seconds: null };
    const status = (level: number, seconds: number) => moves(later(talked(level, "t", settings), seconds), NINA).status;
    expect([status(161, 3 * DAY - 1), status(161, 3 * DAY + 60), status(162, 9 * DAY)]).toEqual([200, 400, 200]);
    expect([status(37, DAY - 1), status(37, DAY + 60), status(38, DAY + 60)]).toEqual([200, 400, 200]);
    const whole = later(talked(161, "t", settings), 3 * DAY + 60);
    expect(moves(whole, NINA, { topic: "u", propagate_mode: "change_all" }).status).toBe(400);
    const again = { type: "stream", to: "general", topic: "t", content: "y" };
    const both = after(later(talked(161, "t", settings), 3 * DAY + 60), MEL, "POST", "/messages", again);
    const newer = { topic: "u", propagate_mode: "change_all" };
    expect(asked(both, NINA, "PATCH", "/messages/2", newer).response.status).toBe(200);
  });

  test("has no limit for channels below level 162", () => {
    const settings = { can_move_messages_between_channels_group: "role:members", move_messages_between_streams_limit_seconds: 60 };
    const to = (level: number) => {
      const open = after(talked(level, "t", settings), NINA, "POST", "/users/me/subscriptions", { subscriptions: [{ name: "new" }] });
      return moves(later(open, DAY), NINA, { stream_id: 6 }).status;
    };
    expect([to(161), to(162)]).toEqual([200, 400]);
  });
});

describe("narrows and mentions on old servers", () => {
  test("the operand of `id` is a text below level 194", () => {
    const found = (level: number, operand: unknown) => {
      const narrow = [{ operator: "id", operand }];
      return asked(talked(level), MEL, "GET", "/messages", { anchor: "newest", num_before: 1, num_after: 0, narrow }).response.status;
    };
    expect([found(193, "1"), found(193, 1), found(194, 1)]).toEqual([200, 400, 200]);
  });

  test.each(["x", "-1", "1.5", ""])("the invalid number of messages %j is refused by its name below level 278", (num_after) => {
    const refused = (level: number, method: string, path: string, more: object) =>
      asked(talked(level), MEL, method, path, { anchor: "newest", num_before: 1, num_after, ...more }).response;
    const byName = { code: "REQUEST_VARIABLE_INVALID", var_name: "num_after", bad_value: num_after };
    for (const [method, path, more] of [
      ["GET", "/messages", {}],
      ["POST", "/messages/flags/narrow", { narrow: [], op: "add", flag: "read" }],
    ] as const) {
      expect(refused(277, method, path, more)).toMatchObject({ status: 400, body: byName });
      const { status, body } = refused(278, method, path, more);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: "BAD_REQUEST" })]);
      expect(body).not.toHaveProperty("var_name");
    }
  });

  test("`@**channel**` is plain text below level 247", () => {
    const html = (level: number) =>
      asked(everyRole({ feature_level: level }), MEL, "POST", "/messages/render", { content: "@**channel**" });
    expect(html(246).response.body).toMatchObject({ rendered: "<p>@<strong>channel</strong></p>" });
    expect(JSON.stringify(html(247).response.body)).toContain("user-mention");
    const flags = (level: number) => {
      const sent = after(everyRole({ feature_level: level }), MEL, "POST", "/messages", {
        type: "stream",
        to: "general",
        topic: "t",
        content: "`a` @**channel**",
      });
      return JSON.stringify(asked(sent, NINA, "GET", "/messages", { anchor: "newest", num_before: 1, num_after: 0 }).response.body);
    };
    expect([flags(246).includes("wildcard_mentioned"), flags(247).includes("wildcard_mentioned")]).toEqual([false, true]);
  });
});

describe("users on old servers", () => {
  test("are found by the address that all accounts see below level 302", () => {
    const hidden = (level: number) =>
      after(everyRole({ feature_level: level }), MEL, "PATCH", "/settings", { email_address_visibility: 3 });
    const status = (level: number, email: string) => asked(hidden(level), OLIVE, "GET", `/users/${email}`).response.status;
    const dummy = (id: number) => `user${id}@chat.example.test`;
    expect([status(301, MEL), status(301, dummy(MEL_MEMBER)), status(301, NINA), status(301, dummy(NINA_MEMBER))]).toEqual([
      400, 200, 200, 400,
    ]);
    expect([status(302, MEL), status(302, dummy(NINA_MEMBER))]).toEqual([200, 200]);
  });

  test("stay members of groups when they are deactivated, below level 303", () => {
    const grouped = (level: number) =>
      after(everyRole({ feature_level: level }), OLIVE, "POST", "/user_groups/create", {
        name: "g",
        description: "",
        members: [MEL_MEMBER, NINA_MEMBER],
      });
    const left = (level: number) => asked(grouped(level), OLIVE, "DELETE", `/users/${NINA_MEMBER}`).outcome;
    const members = (level: number) => asked(left(level).realm, OLIVE, "GET", "/user_groups/9/members").response.body?.["members"];
    expect([members(302), members(303)]).toEqual([[MEL_MEMBER, NINA_MEMBER], [MEL_MEMBER]]);
    const add = (level: number) => asked(grouped(level), OLIVE, "POST", "/user_groups/9/members", { add: [GONE_MEMBER] }).response.status;
    expect([add(302), add(303)]).toEqual([200, 400]);
    const role = (level: number) =>
      asked(left(level).realm, OLIVE, "GET", "/user_groups/6/members", { direct_member_only: true }).response.body?.["members"];
    expect([role(302), role(303)].map((ids) => Array.isArray(ids) && ids.includes(NINA_MEMBER))).toEqual([true, false]);
  });
});
