/** Settings under the names and with the values that old servers had for them. */
import { describe, expect, it, test } from "vitest";
import { play } from "../support/play";
import { everyRole, GENERAL, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OLIVE = "olive@example.test";
const CAPABILITIES = { notification_settings_null: true, user_settings_object: true };

/** The answer to a change, its events for the account, and a later registration. */
function changed(level: number, path: string, changes: Record<string, unknown>, isNew = true) {
  const options = isNew ? { client_capabilities: CAPABILITIES } : {};
  const opened = play(everyRole({ feature_level: level })).registerQueue(OLIVE_OWNER, options);
  const { response, outcome } = wireCall(opened.realm, OLIVE, "PATCH", path, changes);
  const params = { queue_id: opened.response.queue_id, last_event_id: -1, dont_block: true };
  const { events } = play(outcome.realm).getEvents(OLIVE_OWNER, params).response;
  const state = wireCall(outcome.realm, OLIVE, "POST", "/register", options).response.body ?? {};
  return { body: response.body, events: events.map(({ id: _id, ...event }) => event), state: Object(state) };
}

describe("a personal setting that had another name", () => {
  it.each([
    ["default_view", "web_home_view", 218, "all_messages", "all_messages"],
    ["escape_navigates_to_default_view", "web_escape_navigates_to_home_view", 218, false, false],
    ["realm_name_in_notifications", "realm_name_in_email_notifications_policy", 167, true, 2],
  ])("%s was %s", (then, now, last, value, presentValue) => {
    const old = changed(last, "/settings", { [then]: value });
    expect(old.body).not.toHaveProperty("ignored_parameters_unsupported");
    expect(old.events).toEqual([{ type: "user_settings", op: "update", property: then, value }]);
    expect(old.state.user_settings).toMatchObject({ [then]: value });
    expect(old.state.user_settings).not.toHaveProperty(now);
    const late = changed(last + 1, "/settings", { [then]: value, [now]: presentValue });
    expect(late.body).toMatchObject({ ignored_parameters_unsupported: [then] });
    expect(late.events).toEqual([{ type: "user_settings", op: "update", property: now, value: presentValue }]);
    expect(late.state.user_settings).not.toHaveProperty(then);
    const defaults = changed(last, "/realm/user_settings_defaults", { [then]: value });
    expect(defaults.events).toEqual([{ type: "realm_user_settings_defaults", op: "update", property: then, value }]);
    expect(defaults.state.realm_user_settings_defaults).toMatchObject({ [then]: value });
  });

  test("is sent under that name in the older events, too", () => {
    const outcome = changed(218, "/settings", { default_view: "all_messages" }, false);
    const event = { type: "update_display_settings", setting_name: "default_view", setting: "all_messages" };
    expect(outcome.events).toContainEqual({ ...event, user: OLIVE });
    expect(outcome.state).toMatchObject({ default_view: "all_messages" });
    const notified = changed(167, "/settings", { realm_name_in_notifications: true }, false);
    expect(notified.events).toMatchObject([{}, { notification_name: "realm_name_in_notifications", setting: true }]);
  });

  test("does not exist before its level", () => {
    const early = changed(106, "/settings", { escape_navigates_to_default_view: false });
    expect(early.body).toMatchObject({ ignored_parameters_unsupported: ["escape_navigates_to_default_view"] });
    expect(early.state.user_settings).not.toHaveProperty("escape_navigates_to_default_view");
  });
});

test("`desktop_icon_count_display` had three values below level 227: all, direct messages and mentions, none", () => {
  const name = "desktop_icon_count_display";
  for (const value of [2, 3]) {
    const old = changed(226, "/settings", { [name]: value });
    expect(old.events).toMatchObject([{ property: name, value }]);
    expect(old.state.user_settings).toMatchObject({ [name]: value });
  }
  expect(changed(226, "/settings", { [name]: 4 }).body).toMatchObject({ code: "BAD_REQUEST" });
  expect(changed(227, "/settings", { [name]: 4 }).events).toMatchObject([{ property: name, value: 4 }]);
});

describe("a setting of the realm", () => {
  it.each([
    ["notifications_stream_id", "new_stream_announcements_stream_id"],
    ["signup_notifications_stream_id", "signup_announcements_stream_id"],
  ])("%s was %s below level 241", (then, now) => {
    const old = changed(240, "/realm", { [then]: GENERAL });
    expect(old.body).toEqual({ result: "success", msg: "", [then]: GENERAL });
    expect(old.events).toEqual([{ type: "realm", op: "update", property: then, value: GENERAL }]);
    expect(old.state).toMatchObject({ [`realm_${then}`]: GENERAL });
    expect(old.state).not.toHaveProperty(`realm_${now}`);
    const late = changed(241, "/realm", { [then]: GENERAL, [now]: GENERAL });
    expect(late.body).toMatchObject({ ignored_parameters_unsupported: [then] });
    expect(late.events).toEqual([{ type: "realm", op: "update", property: now, value: GENERAL }]);
    expect(late.state).not.toHaveProperty(`realm_${then}`);
  });

  it.each([
    ["message_content_delete_limit_seconds", 99],
    ["message_content_edit_limit_seconds", 137],
  ])("%s is 0 without a limit until level %s", (name, last) => {
    const old = changed(last, "/realm", { [name]: 0 });
    expect(JSON.stringify(old.events)).toContain(last === 99 ? '"value":0' : `"${name}":0`);
    expect(old.state).toMatchObject({ [`realm_${name}`]: 0 });
    expect(changed(last, "/realm", { [name]: '"unlimited"' }).body).toMatchObject({ code: "BAD_REQUEST" });
    expect(changed(last + 1, "/realm", { [name]: 0 }).body).toMatchObject({ result: "error" });
    expect(changed(last + 1, "/realm", { [name]: '"unlimited"' }).state).toMatchObject({ [`realm_${name}`]: null });
  });

  test("the edit history was a switch until level 358", () => {
    const old = changed(357, "/realm", { allow_edit_history: false });
    expect(old.body).toEqual({ result: "success", msg: "", allow_edit_history: false });
    expect(old.events).toEqual([{ type: "realm", op: "update", property: "allow_edit_history", value: false }]);
    expect(old.state).toMatchObject({ realm_allow_edit_history: false });
    expect(changed(357, "/realm", { allow_edit_history: '"moves"' }).body).toMatchObject({ code: "BAD_REQUEST" });
    const late = changed(358, "/realm", { allow_edit_history: false, message_edit_history_visibility_policy: "moves" });
    expect(late.body).toMatchObject({ ignored_parameters_unsupported: ["allow_edit_history"] });
    expect(late.state).toMatchObject({ realm_allow_edit_history: true, realm_message_edit_history_visibility_policy: "moves" });
  });

  test("of editing was sent with the others of editing below level 150", () => {
    const all = { allow_message_editing: false, message_content_edit_limit_seconds: 0, edit_topic_policy: 5 };
    const wishes = { allow_message_editing: false, message_content_edit_limit_seconds: 0 };
    const dict = { type: "realm", op: "update_dict", property: "default" };
    expect(changed(137, "/realm", wishes).events).toEqual([{ ...dict, data: all }]);
    expect(changed(149, "/realm", { edit_topic_policy: 2 }).events).toEqual([
      { ...dict, data: { allow_message_editing: true, message_content_edit_limit_seconds: 600, edit_topic_policy: 2 } },
    ]);
    expect(changed(150, "/realm", { edit_topic_policy: 2 }).events).toEqual([{ ...dict, data: { edit_topic_policy: 2 } }]);
    expect(changed(150, "/realm", { allow_message_editing: false }).events).toEqual([{ ...dict, data: { allow_message_editing: false } }]);
  });
});

test("the older events name the account by the address that all accounts see", () => {
  const hidden = wireCall(everyRole({ feature_level: 218 }), OLIVE, "PATCH", "/settings", { email_address_visibility: 3 }).outcome.realm;
  const opened = play(hidden).registerQueue(OLIVE_OWNER, {});
  const { outcome } = wireCall(opened.realm, OLIVE, "PATCH", "/settings", { enter_sends: true });
  const params = { queue_id: opened.response.queue_id, last_event_id: -1, dont_block: true };
  const { events } = play(outcome.realm).getEvents(OLIVE_OWNER, params).response;
  expect(events).toMatchObject([{ type: "user_settings" }, { type: "update_display_settings", user: "user1@chat.example.test" }]);
});
