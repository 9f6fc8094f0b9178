import { describe, expect, it } from "vitest";
import { type Realm, updatePresence } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updatePresence, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_presence", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["presence_status_unknown", "BAD_REQUEST", { params: { status: "asleep" } }],
    ],
  },
]);

function later(realm: Realm, seconds: number): Realm {
  return play(realm).advanceClock({ seconds }).realm;
}

function presentAt(realm: Realm, userId: number, status: string): Realm {
  return play(realm).updatePresence(userId, { status, ping_only: true }).realm;
}

describe("updatePresence answers", () => {
  it("in the older form by address, and in the newer one by ID on request", () => {
    const realm = later(presentAt(everyRole(), NINA_MEMBER, "active"), 10);
    const older = wireCall(realm, "mel@example.test", "POST", "/users/me/presence", { status: "idle" });
    const seen = (status: string, timestamp: number) => {
      const aggregated = { client: "website", status, timestamp };
      return { aggregated, website: { ...aggregated, pushable: false } };
    };
    expect(older.response.body).toEqual({
      result: "success",
      msg: "",
      presence_last_update_id: 2,
      server_timestamp: START + 10.25,
      presences: { "mel@example.test": seen("idle", START + 10), "nina@example.test": seen("active", START) },
    });
    const newer = play(realm).updatePresence(MEL_MEMBER, { status: "active", slim_presence: true }).response;
    expect(newer.presences).toEqual({
      [MEL_MEMBER]: { active_timestamp: START + 10, idle_timestamp: START + 10 },
      [NINA_MEMBER]: { active_timestamp: START, idle_timestamp: START },
    });
  });

  it("only with presences newer than the last update, or than the days of history, and nothing to a ping", () => {
    const realm = later(presentAt(everyRole(), NINA_MEMBER, "active"), 86400 + 1);
    const asked = (params: object) => play(realm).updatePresence(MEL_MEMBER, { status: "active", ...params }).response;
    expect(Object.keys(asked({ last_update_id: -1 }).presences ?? {})).toEqual(["4", "5"]);
    expect(asked({ last_update_id: 1 })).toMatchObject({ presence_last_update_id: 2, presences: { 4: {} } });
    expect(Object.keys(asked({ last_update_id: 1 }).presences ?? {})).toEqual(["4"]);
    expect(Object.keys(asked({ slim_presence: true, history_limit_days: 1 }).presences ?? {})).toEqual(["4"]);
    expect(asked({ ping_only: true })).toEqual({});
  });

  it("with presences newer than the last update, of any age", () => {
    const both = presentAt(presentAt(everyRole(), NINA_MEMBER, "active"), OLIVE_OWNER, "active");
    const asks = { status: "active", last_update_id: 1, history_limit_days: 1 } as const;
    const { presences } = play(later(both, 86400 + 1)).updatePresence(MEL_MEMBER, asks).response;
    expect(Object.keys(presences ?? {}).map(Number)).toEqual([OLIVE_OWNER, MEL_MEMBER]);
  });

  it("nothing new of users who hide their presence", () => {
    const hidden = play(everyRole()).updateSettings(NINA_MEMBER, { presence_enabled: false }).realm;
    const realm = presentAt(hidden, NINA_MEMBER, "active");
    expect(realm.presences.size).toBe(0);
    const shown = play(realm).updatePresence(MEL_MEMBER, { status: "active" }).response.presences;
    expect(Object.keys(shown ?? {})).toEqual(["mel@example.test"]);
  });
});

describe("updatePresence notifies", () => {
  it("all accounts of the last presence and the last activity, the first time and after an absence", () => {
    const first = updatePresence(everyRole(), MEL_MEMBER, { status: "active" });
    expect(eventsFor(first, GRETA_GUEST)).toEqual([
      { type: "presence", presences: { 4: { active_timestamp: START, idle_timestamp: START } } },
    ]);
    expect(eventTypes(updatePresence(later(first.realm, 60), MEL_MEMBER, { status: "idle" }))).toEqual([]);
    expect(eventTypes(updatePresence(later(first.realm, 130), MEL_MEMBER, { status: "active" }))).toEqual([]);
    expect(eventTypes(updatePresence(later(first.realm, 131), MEL_MEMBER, { status: "active" }))).toEqual(["presence"]);
  });

  it("no account, and uses no number, within a minute of the last update", () => {
    const realm = presentAt(everyRole(), MEL_MEMBER, "active");
    expect(presentAt(later(realm, 55), MEL_MEMBER, "active").presences.get(MEL_MEMBER)).toEqual(realm.presences.get(MEL_MEMBER));
    expect(presentAt(later(realm, 56), MEL_MEMBER, "idle").presences.get(MEL_MEMBER)).toMatchObject({
      active_timestamp: START,
      idle_timestamp: START + 56,
      update_id: 2,
    });
  });

  it("no account in realms of more than 100 users", () => {
    const eventTypesAmong = (length: number): string[] => {
      const users = Array.from({ length }, (_, index) => ({ email: `p${index}@example.test` }));
      return eventTypes(updatePresence(everyRole({ users, channels: [] }), 1, { status: "active" }));
    };
    expect(eventTypesAmong(100)).toEqual(["presence"]);
    expect(eventTypesAmong(101)).toEqual([]);
  });
});
