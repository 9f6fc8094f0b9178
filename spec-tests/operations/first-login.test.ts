/** The first login of an account that was imported or created by another one. */
import { describe, expect, it } from "vitest";
import { devFetchApiKey, fetchApiKey, type Fixture, type Realm } from "../../src/index";
import { addressedEvents } from "../../src/model/views/outcome";
import { body } from "../levels/behaviours/at-level";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, START } from "../support/realms";

const STUB = 2;
const LOGIN = { username: "stub@example.test", password: "secret" };
const FIXTURE: Fixture = {
  feature_level: 512,
  server: { development: true },
  users: [
    { email: "olive@example.test", role: 100, api_key: "olive-key", can_create_users: true },
    { email: "stub@example.test", password: "secret", is_imported_stub: true, date_joined: "2020-01-01T00:00:00Z" },
    { email: "guest@example.test", role: 600 },
    { email: "old@example.test", password: "secret", date_joined: "2020-01-01T00:00:00Z" },
  ],
  channels: [],
};

const realmAt = (level: number, more: Fixture = {}): Realm => everyRole({ ...FIXTURE, feature_level: level, ...more });
const shown = (realm: Realm, userId: number) => body(realm, ["olive@example.test", `GET /users/${userId}`]);
const people = (outcome: Parameters<typeof addressedEvents>[0]) => addressedEvents(outcome).map(({ event }) => Object(event)["person"]);

describe("the first login of an imported account", () => {
  it.each([
    ["with its password", fetchApiKey, LOGIN],
    ["on a server for developers", devFetchApiKey, { username: LOGIN.username, password: "" }],
  ])("%s ends the stub and moves date_joined, with an event each", (_way, logIn, params) => {
    const outcome = logIn(realmAt(512), 1, params);
    expect(people(outcome)).toEqual([
      { user_id: STUB, is_imported_stub: false },
      { user_id: STUB, date_joined: "2026-01-01T00:00+00:00" },
    ]);
    expect(shown(carriedOut(outcome).realm, STUB)).toMatchObject({
      user: { is_imported_stub: false, date_joined: "2026-01-01T00:00+00:00" },
    });
    expect(addressedEvents(logIn(carriedOut(outcome).realm, 1, params))).toEqual([]);
  });

  it("leaves date_joined below level 475, and sends nothing below level 433", () => {
    const at474 = fetchApiKey(realmAt(474), 1, LOGIN);
    expect(people(at474)).toEqual([{ user_id: STUB, is_imported_stub: false }]);
    expect(shown(carriedOut(at474).realm, STUB)).toMatchObject({ user: { date_joined: "2020-01-01T00:00+00:00" } });
    expect(people(fetchApiKey(realmAt(432), 1, LOGIN))).toEqual([]);
  });

  it("is seen by those alone who can see the account", () => {
    const settings = { can_access_all_users_group: "role:members" };
    const [event] = fetchApiKey(realmAt(512, { settings }), 1, LOGIN).events;
    expect(event?.recipients).not.toContain(3);
    expect(event?.recipients).toContain(1);
  });

  it("makes a full member of long ago a new one", () => {
    const waiting = realmAt(512, { settings: { waiting_period_threshold: 3 } });
    const kinds = addressedEvents(fetchApiKey(waiting, 1, LOGIN)).map(({ event }) => `${event.type}/${String(Object(event)["op"])}`);
    expect(kinds).toEqual(["realm_user/update", "realm_user/update", "user_group/remove_members"]);
  });

  it("does nothing for an account that is not a stub, or for wrong credentials", () => {
    expect(people(fetchApiKey(realmAt(512), 1, { ...LOGIN, username: "old@example.test" }))).toEqual([]);
    const wrong = fetchApiKey(realmAt(512), 1, { ...LOGIN, password: "wrong" });
    expect([wrong.ok, shown(wrong.realm, STUB)]).toMatchObject([false, { user: { is_imported_stub: true } }]);
  });
});

it("the first login of an account created with POST /users moves date_joined since level 475, once", () => {
  const made = (level: number): Realm => {
    const account = { email: "new@example.test", password: "secret word", full_name: "New" };
    return play(realmAt(level))
      .createUser(1, account)
      .advanceClock({ to: START + 3600 }).realm;
  };
  const logIn = (realm: Realm) => fetchApiKey(realm, 1, { username: "new@example.test", password: "secret word" });
  const first = logIn(made(475));
  expect(people(first)).toEqual([{ user_id: 5, date_joined: "2026-01-01T01:00+00:00" }]);
  expect(people(logIn(carriedOut(first).realm))).toEqual([]);
  expect(people(logIn(made(474)))).toEqual([]);
});
