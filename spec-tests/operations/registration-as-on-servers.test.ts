/** Parts of a registration that depend on more than the state: capabilities, and what an account has seen. */
import { expect, test } from "vitest";
import { acceptInvitation } from "../../src/index";
import { invited, invitingRealm, tokenOf } from "../support/inviting";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";

const registered = (realm: ReturnType<typeof everyRole>, userId: number, type: string, more = {}) =>
  play(realm).registerQueue(userId, { fetch_event_types: [type], ...more }).response;

test("the bots that servers can run are listed", () => {
  const { realm_embedded_bots: bots = [] } = registered(everyRole(), MEL_MEMBER, "realm_embedded_bots");
  expect(bots.map(({ name }) => name)).toEqual(["converter", "encrypt", "helloworld", "virtual_fs", "giphy", "followup"]);
  expect(bots.map(({ config }) => config)).toEqual(bots.map(() => ({})));
});

const present = play(everyRole()).updatePresence(NINA_MEMBER, { status: "active" }).realm;

test("clients that know simplified presence events get presences by ID", () => {
  const modern = { [NINA_MEMBER]: { active_timestamp: START, idle_timestamp: START } };
  const able = { client_capabilities: { notification_settings_null: true, simplified_presence_events: true } };
  expect(registered(present, MEL_MEMBER, "presence", able).presences).toEqual(modern);
  expect(registered(present, MEL_MEMBER, "presence", { ...able, slim_presence: false }).presences).toEqual(modern);
  expect(Object.keys(registered(present, MEL_MEMBER, "presence").presences ?? {})).toEqual(["nina@example.test"]);
});

test("the days of presences are limited as requested, and no days are no presences", () => {
  const later = { ...present, now: START + 3 * 86_400 };
  const found = (presence_history_limit_days?: number) => {
    const limit = presence_history_limit_days === undefined ? {} : { presence_history_limit_days };
    const { presences = {}, presence_last_update_id: newest } = registered(later, MEL_MEMBER, "presence", limit);
    return [Object.keys(presences).length, newest];
  };
  expect([found(), found(3), found(2), found(0)]).toEqual([
    [1, 1],
    [1, 1],
    [0, -1],
    [0, -1],
  ]);
});

test("new users have seen the step that is for users who knew the app before", () => {
  const names = (realm: ReturnType<typeof everyRole>, userId: number) =>
    registered(realm, userId, "onboarding_steps").onboarding_steps?.map(({ name }) => name) ?? [];
  const users = EVERY_ROLE_FIXTURE.users?.map((user) => ({ ...user, can_create_users: true })) ?? [];
  const made = play(everyRole({ users })).createUser(ADA_ADMIN, { email: "ann@example.test", full_name: "Ann", password: "secret-word" });
  const open = invited(invitingRealm(), MEL_MEMBER, "bo@example.test");
  const joined = carriedOut(acceptInvitation(open, { email: "bo@example.test", full_name: "Bo", token: tokenOf(open, 1) }));
  expect(names(made.realm, MEL_MEMBER)).toContain("visibility_policy_banner");
  expect(names(made.realm, made.response.user_id)).toHaveLength(names(made.realm, MEL_MEMBER).length - 1);
  expect(names(made.realm, made.response.user_id)).not.toContain("visibility_policy_banner");
  expect(names(joined.realm, joined.response.user_id)).not.toContain("visibility_policy_banner");
  expect(play(everyRole()).createBot(MEL_MEMBER, { full_name: "Robo", short_name: "robo" }).realm.seen_onboarding_steps.size).toBe(0);
});
