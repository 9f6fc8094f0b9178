/** Rules of later levels, in more cases than the one that shows their beginning. */
import { describe, expect, test } from "vitest";
import { advanceClock, type Realm } from "../../src/index";
import { ATTIC } from "../support/realms";
import { at, BEEP, body, type Call, done, heard, MEL, NINA, ofType, OLIVE, realmAt, says, status } from "./behaviours/at-level";

const NEWEST = 512;
const AS_SERVER = { realm: { follow: "server" as const } };
const hour = (realm: Realm, hours = 1): Realm => advanceClock(realm, { seconds: 3600 * hours }).realm;

test("a deactivation names archived channels since level 428, a reactivation never does", () => {
  const named = (events: readonly Readonly<Record<string, unknown>>[]): boolean =>
    ofType(events, "subscription").some(({ stream_ids }) => Array.isArray(stream_ids) && stream_ids.includes(ATTIC));
  const leaves: Call = [OLIVE, "DELETE /users/4"];
  for (const level of [427, 428, NEWEST]) {
    const realm = realmAt(level);
    expect(named(heard(realm, OLIVE, leaves)), `deactivated at ${level}`).toBe(level >= 428);
    const back = heard(done(realm, leaves), OLIVE, [OLIVE, "POST /users/4/reactivate"]);
    expect(ofType(back, "subscription").length).toBeGreaterThan(0);
    expect(named(back), `reactivated at ${level}`).toBe(false);
  }
});

test.each([
  ["a bot in the group itself, whose owner is not", [BEEP], BEEP, 200],
  ["a bot whose owner is in the group", [MEL], BEEP, 200],
  ["not a bot without either", [NINA], BEEP, 400],
  ["not the owner of a bot in the group", [BEEP], MEL, 400],
])("who starts topics: %s", (_who, direct_members, who, expected) => {
  const can_create_topic_group = { direct_members, direct_subgroups: [] };
  const realm = realmAt(NEWEST, { channels: [{ name: "general", subscribers: "all", can_create_topic_group }] });
  expect(status(realm, says("new", "x", who))).toBe(expected);
});

describe("moving messages", () => {
  const moved = (realm: Realm, params: Readonly<Record<string, unknown>>) =>
    body(realm, [MEL, "PATCH /messages/1", { propagate_mode: "change_all", ...params }]);
  const realm = realmAt(NEWEST, {
    settings: { can_move_messages_between_channels_group: "role:members", move_messages_within_stream_limit_seconds: 3600 },
  });

  test("to another channel, with and without another topic", () => {
    const sent = done(realm, says("t"), says("t"));
    for (const params of [{ stream_id: 4 }, { stream_id: 4, topic: "new" }]) {
      expect(moved(sent, params)).toMatchObject({ result: "success" });
      const after = done(sent, [MEL, "PATCH /messages/1", { propagate_mode: "change_all", ...params }]);
      const places = [1, 2].map((id) => at(body(after, [MEL, `GET /messages/${id}`]), "message"));
      expect(places).toMatchObject([1, 2].map(() => ({ stream_id: 4, subject: "topic" in params ? "new" : "t" })));
    }
  });

  test("of which some are too old says how many are not, and of which all are says only that", () => {
    const limited = realmAt(NEWEST, { ...AS_SERVER, settings: { move_messages_within_stream_limit_seconds: 3600 } });
    const old = hour(done(limited, says("t"), says("t")), 2);
    expect(moved(old, { topic: "new" })).toMatchObject({ code: "BAD_REQUEST" });
    expect(moved(done(old, says("t")), { topic: "new" })).toMatchObject({
      ...{ code: "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED", first_message_id_allowed_to_move: 3 },
      ...{ total_messages_allowed_to_move: 1, total_messages_in_topic: 3 },
    });
    expect(moved(done(old, says("t")), { topic: "new", propagate_mode: "change_one" })).toMatchObject({ code: "BAD_REQUEST" });
  });
});

test("the anchor of a date is the first message of that second or later", () => {
  const later = (realm: Realm): Realm => advanceClock(realm, { seconds: 10 }).realm;
  const realm = done(later(done(later(done(realmAt(NEWEST), says())), says())), says());
  const anchorOf = (anchor_date: string): unknown =>
    at(body(realm, [MEL, "GET /messages", { anchor: "date", anchor_date, num_before: 0, num_after: 0 }]), "messages.0.id");
  const dates = ["00:00:00Z", "00:00:01Z", "00:00:10Z", "00:00:11Z", "00:00:20Z"].map((time) => `2026-01-01T${time}`);
  expect(dates.map(anchorOf)).toEqual([1, 2, 2, 3, 3]);
});
