// Presence: which times an update changes, which accounts are notified, and what hiding changes.
import { describe, expect, it, test } from "vitest";
import { type Realm, updatePresence, updateSettings, updateStatus } from "../../src/index";
import { addressedEvents } from "../../src/model/views/outcome";
import { carriedOut, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";

const later = (realm: Realm, seconds: number): Realm => play(realm).advanceClock({ seconds }).realm;
const ping = (realm: Realm, status: string) => updatePresence(realm, MEL_MEMBER, { status, ping_only: true });
const there = (realm: Realm, status: string): Realm => carriedOut(ping(realm, status)).realm;
const times = (realm: Realm) => {
  const { active_timestamp, idle_timestamp } = realm.presences.get(MEL_MEMBER) ?? {};
  return [active_timestamp, idle_timestamp].map((time) => (typeof time === "number" ? time - START : time));
};

describe("an update of presence", () => {
  it("within 55 seconds of the last changes no time, and one after that changes both", () => {
    const first = there(everyRole(), "active");
    expect(times(there(later(first, 55), "active"))).toEqual([0, 0]);
    expect(times(there(later(first, 56), "active"))).toEqual([56, 56]);
    expect(times(there(later(first, 56), "idle"))).toEqual([0, 56]);
  });

  it("moves the time of the last presence together with the time of the last activity", () => {
    const idle = there(later(there(everyRole(), "active"), 40), "idle");
    expect(times(idle)).toEqual([0, 0]);
    const seen = there(later(there(everyRole(), "idle"), 10), "active");
    expect(times(seen)).toEqual([10, 10]);
    // The account was seen idle 50 seconds ago, and at work longer ago: both are now.
    const again = there(later(there(later(there(everyRole(), "active"), 60), "idle"), 50), "active");
    expect(times(again)).toEqual([110, 110]);
  });

  it("is sent in a realm of a hundred active accounts, with bots, and any number of deactivated accounts", () => {
    const crowd = (count: number, more: object) =>
      Array.from({ length: count }, (_, index) => ({ email: `p${count}-${index}@example.test`, ...more }));
    const people = [...crowd(98, {}), ...crowd(3, { is_active: false }), ...crowd(2, { is_bot: true })];
    const inRealm = (users: typeof people) =>
      eventTypes(updatePresence(everyRole({ users, channels: [] }), 1, { status: "active", ping_only: true }));
    expect(inRealm(people)).toEqual(["presence"]);
    expect(inRealm([...people, { email: "one-more@example.test" }])).toEqual([]);
  });
});

describe("hidden presence", () => {
  const hide = (realm: Realm) => updateSettings(realm, MEL_MEMBER, { presence_enabled: false });

  it("moves the account's presence back before the threshold of being offline; older times stay", () => {
    const backdated = 1000 - 200 - 55 - 10;
    expect(times(carriedOut(hide(there(everyRole(), "active"))).realm)).toEqual([-265, -265]);
    const long = later(there(everyRole(), "active"), 500);
    const working = later(there(long, "active"), 500);
    expect(times(working)).toEqual([500, 500]);
    expect(times(carriedOut(hide(working)).realm)).toEqual([500, 500]);
    const idle = later(there(later(there(everyRole(), "active"), 900), "idle"), 100);
    expect(times(carriedOut(hide(idle)).realm)).toEqual([0, backdated]);
    const never = later(there(everyRole(), "idle"), 100);
    expect(times(carriedOut(hide(never)).realm)).toEqual([null, 100 - 265]);
  });

  it("by the status changes the setting, and notifies only the actor", () => {
    const outcome = updateStatus(everyRole(), MEL_MEMBER, { away: true });
    const setting = addressedEvents(outcome).find(({ event }) => event.type === "user_settings");
    expect(setting?.event).toMatchObject({ property: "presence_enabled", value: false });
    expect([...(setting?.audience.include ?? [])]).toEqual([MEL_MEMBER]);
    expect(carriedOut(outcome).realm.users.get(MEL_MEMBER - 1)?.settings.presence_enabled).toBe(false);
    expect(outcome.realm.users.get(NINA_MEMBER - 1)?.settings.presence_enabled).toBe(true);
  });
});

const realm = everyRole();

test("presences of exactly fourteen days ago are shown, and older ones are not", () => {
  const there = play(realm).updatePresence(MEL_MEMBER, { status: "active" }).realm;
  const shown = (seconds: number) =>
    Object.keys(play(later(there, seconds)).updatePresence(NINA_MEMBER, { status: "idle", slim_presence: true }).response.presences ?? {});
  const days = 14 * 86_400;
  expect([shown(days), shown(days + 1)]).toEqual([[String(MEL_MEMBER), String(NINA_MEMBER)], [String(NINA_MEMBER)]]);
});
