/** How realms differ on old servers: rights as numbers, links, subscriptions, and audiences of channel events. */
import { describe, expect, it, test } from "vitest";
import { type Realm, sameState } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GRETA_GUEST } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OLIVE = "olive@example.test";
const MEL = "mel@example.test";

const asked = (realm: Realm, who: string, method: string, path: string, params: Record<string, unknown> = {}) =>
  wireCall(realm, who, method, path, params);
const registered = (realm: Realm, who = OLIVE): Record<string, never> => Object(asked(realm, who, "POST", "/register").response.body);

describe("one number for several rights", () => {
  const changed = (level: number, name: string, number: number) =>
    asked(everyRole({ feature_level: level }), OLIVE, "PATCH", "/realm", { [name]: number }).outcome;

  it.each([
    ["create_stream_policy", 101, 4, [4, 4], ["can_create_public_channel_group", "can_create_private_channel_group"]],
    ["bot_creation_policy", 343, 2, [3, 6], ["can_create_bots_group", "can_create_write_only_bots_group"]],
    ["bot_creation_policy", 343, 3, [3, 3], ["can_create_bots_group", "can_create_write_only_bots_group"]],
    ["user_group_edit_policy", 298, 3, [5, 5], ["can_create_groups", "can_manage_all_groups"]],
  ] as const)("%s is written until level %s", (name, last, number, groups, settings) => {
    const { realm, events } = changed(last, name, number);
    expect(settings.map((setting) => realm.settings[setting])).toEqual(groups);
    expect(registered(realm)).toMatchObject({ [`realm_${name}`]: number });
    expect(events.map(({ event }) => event)).toEqual([{ type: "realm", op: "update", property: name, value: number }]);
    expect(registered(everyRole({ feature_level: last + 1 }))).not.toHaveProperty(`realm_${name}`);
  });

  it.each([
    ["create_stream_policy", 101, 9],
    ["create_stream_policy", 101, 0],
    ["bot_creation_policy", 343, 4],
    ["user_group_edit_policy", 298, 9],
  ] as const)("%s for no account is refused: level %s, number %s", (name, level, number) => {
    const { ok, realm, error } = { error: undefined, ...changed(level, name, number) };
    expect([ok, error?.reason, sameState(realm, everyRole({ feature_level: level }))]).toEqual([false, "setting_invalid", true]);
  });

  test("groups in settings of groups are returned only by their IDs below level 260", () => {
    const [old, MODERATORS] = [everyRole({ feature_level: 259, groups: [{ name: "leads", members: ["olive@example.test"] }] }), 4];
    const leads = [...old.user_groups].find((group) => group?.name === "leads")?.id;
    const { outcome } = asked(old, OLIVE, "PATCH", `/user_groups/${leads}`, { can_mention_group: MODERATORS });
    expect([...outcome.realm.user_groups].find((group) => group?.id === leads)?.can_mention_group).toBe(MODERATORS);
  });

  test("counts: a user who is the only one to write cannot create other bots", () => {
    const { realm } = changed(343, "bot_creation_policy", 2);
    const created = (bot_type: number) =>
      asked(realm, MEL, "POST", "/bots", { full_name: "Bot", short_name: `b${bot_type}`, bot_type }).response.body;
    expect([created(1)?.["result"], created(2)]).toMatchObject(["error", { result: "success" }]);
  });
});

describe("links", () => {
  test("of linkifiers had percent signs for their variables below level 176", () => {
    const params = { pattern: "T(?P<id>[0-9]+)", url_format_string: "https://t.example.test/%(id)s?a=%%20" };
    const old = asked(everyRole({ feature_level: 175 }), OLIVE, "POST", "/realm/filters", params);
    expect(old.response.status).toBe(200);
    expect(old.outcome.realm.linkifiers).toMatchObject([{ url_template: "https://t.example.test/{id}?a=%20" }]);
    const row = { id: 1, pattern: params.pattern, url_format: params.url_format_string };
    expect(asked(old.outcome.realm, OLIVE, "GET", "/realm/linkifiers").response.body).toMatchObject({ linkifiers: [row] });
    expect(registered(old.outcome.realm)["realm_linkifiers"]).toEqual([row]);
    expect(old.outcome.events.map(({ event }) => event)).toMatchObject([{ realm_linkifiers: [row] }]);
    const late = asked(everyRole({ feature_level: 176 }), OLIVE, "POST", "/realm/filters", params);
    expect(late.response.body).toMatchObject({ code: "REQUEST_VARIABLE_MISSING", var_name: "url_template" });
  });

  test("of code playgrounds had a prefix below level 196", () => {
    const params = { name: "P", pygments_language: "Python", url_prefix: "https://p.example.test/?code=" };
    const old = asked(everyRole({ feature_level: 195 }), OLIVE, "POST", "/realm/playgrounds", params);
    expect(old.outcome.realm.code_playgrounds).toMatchObject([{ url_template: "https://p.example.test/?code={code}" }]);
    expect(registered(old.outcome.realm)["realm_playgrounds"]).toEqual([{ id: 1, ...params }]);
    expect(asked(everyRole({ feature_level: 196 }), OLIVE, "POST", "/realm/playgrounds", params).response.status).toBe(400);
  });
});

test("subscriptions of old servers have the traffic, which other channels have from level 199 on", () => {
  const own = (level: number) =>
    asked(everyRole({ feature_level: level }), MEL, "GET", "/users/me/subscriptions").response.body?.["subscriptions"];
  const first = (level: number): object => Object(Object(own(level))[0]);
  expect(first(198)).toHaveProperty("stream_weekly_traffic");
  const listed = (level: number) =>
    Object(asked(everyRole({ feature_level: level }), MEL, "GET", "/streams").response.body?.["streams"])[0];
  expect([198, 199].map((level) => "stream_weekly_traffic" in listed(level))).toEqual([false, true]);
  const never = registered(everyRole({ feature_level: 198 }), MEL)["never_subscribed"];
  expect(Object(never)[0]).toHaveProperty("stream_weekly_traffic");
});

test("guests of old servers receive a public channel to which they are subscribed from level 192 on", () => {
  const received = (level: number, method: string, path: string, params: Record<string, unknown>): unknown[] => {
    const before = asked(everyRole({ feature_level: level }), OLIVE, "POST", "/users/me/subscriptions", {
      subscriptions: [{ name: "old" }],
    });
    const opened = play(before.outcome.realm).registerQueue(GRETA_GUEST, {});
    const { response, outcome } = asked(opened.realm, OLIVE, method, path, params);
    expect(response.body).toMatchObject({ result: "success" });
    const query = { queue_id: opened.response.queue_id, last_event_id: -1, dont_block: true };
    const { events } = play(outcome.realm).getEvents(GRETA_GUEST, query).response;
    return events.map((event) => `${event.type}/${"op" in event ? String(event.op) : ""}`);
  };
  const subscribes = (level: number, invite_only: boolean) =>
    received(level, "POST", "/users/me/subscriptions", { subscriptions: [{ name: "new" }], principals: [GRETA_GUEST], invite_only });
  expect(subscribes(191, false)).not.toContain("stream/create");
  expect(subscribes(192, false)).toContain("stream/create");
  expect(subscribes(191, true)).toContain("stream/create");
});

test("the setting for mentions of a group had another name from level 191 to 197", () => {
  const create = (level: number, name: string) =>
    asked(everyRole({ feature_level: level }), OLIVE, "POST", "/user_groups/create", {
      name: "g",
      description: "",
      members: [],
      [name]: 3,
    });
  const old = create(197, "can_mention_group_id");
  expect(old.response.body).not.toHaveProperty("ignored_parameters_unsupported");
  const shown = (realm: Realm) => Object(asked(realm, OLIVE, "GET", "/user_groups").response.body?.["user_groups"])[8];
  expect(shown(old.outcome.realm)).toMatchObject({ can_mention_group_id: 3 });
  expect(shown(old.outcome.realm)).not.toHaveProperty("can_mention_group");
  expect(create(198, "can_mention_group_id").response.body).toMatchObject({ ignored_parameters_unsupported: ["can_mention_group_id"] });
  expect(shown(create(198, "can_mention_group").outcome.realm)).toMatchObject({ can_mention_group: 3 });
});
