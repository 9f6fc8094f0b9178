import { describe, expect, it } from "vitest";
import { updateRealmUserSettingsDefaults } from "../../src/index";
import { addAccount } from "../../src/model/changes/users/add-account";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateRealmUserSettingsDefaults, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["setting_invalid", "BAD_REQUEST", { params: { color_scheme: 99 } }],
    ],
  },
]);

const BOOLEAN = [true, false];
const NOT_BOOLEAN = ["yes", 1, null];

/** The table of the documentation: the setting, valid values, invalid values. */
const TABLE: readonly (readonly [name: string, allowed: readonly unknown[], refused: readonly unknown[]])[] = [
  ["starred_message_counts", BOOLEAN, NOT_BOOLEAN],
  ["receives_typing_notifications", BOOLEAN, NOT_BOOLEAN],
  ["web_suggest_update_timezone", BOOLEAN, NOT_BOOLEAN],
  ["fluid_layout_width", BOOLEAN, NOT_BOOLEAN],
  ["high_contrast_mode", BOOLEAN, NOT_BOOLEAN],
  ["web_channel_default_view", [1, 2, 3, 4], [0, 5, "one"]],
  ["web_font_size_px", [0, 16, 200], [-1, "big", 1.5]],
  ["web_line_height_percent", [0, 140, 2000], [-1, "high", 1.5]],
  ["color_scheme", [1, 2, 3], [0, 4, "two"]],
  ["enable_drafts_synchronization", BOOLEAN, NOT_BOOLEAN],
  ["translate_emoticons", BOOLEAN, NOT_BOOLEAN],
  ["display_emoji_reaction_users", BOOLEAN, NOT_BOOLEAN],
  ["web_home_view", ["recent_topics", "inbox", "all_messages"], ["recent", "", 1]],
  ["web_escape_navigates_to_home_view", BOOLEAN, NOT_BOOLEAN],
  ["left_side_userlist", BOOLEAN, NOT_BOOLEAN],
  ["emojiset", ["google", "twitter", "text"], ["apple", "", 1]],
  ["demote_inactive_streams", [1, 2, 3], [0, 4]],
  ["user_list_style", [1, 2, 3], [0, 4]],
  ["web_animate_image_previews", ["always", "on_hover", "never"], ["sometimes", 1]],
  ["web_stream_unreads_count_display_policy", [1, 2, 3], [0, 4]],
  ["hide_ai_features", BOOLEAN, NOT_BOOLEAN],
  ["enable_stream_desktop_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_stream_email_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_stream_push_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_stream_audible_notifications", BOOLEAN, NOT_BOOLEAN],
  ["notification_sound", ["none", "ding", "zulip", "wood block"], ["loud", "", 1]],
  ["enable_desktop_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_sounds", BOOLEAN, NOT_BOOLEAN],
  ["enable_followed_topic_desktop_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_followed_topic_email_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_followed_topic_push_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_followed_topic_audible_notifications", BOOLEAN, NOT_BOOLEAN],
  ["email_notifications_batching_period_seconds", [1, 604800], [0, 604801, -1]],
  ["enable_offline_email_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_offline_push_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_online_push_notifications", BOOLEAN, NOT_BOOLEAN],
  ["enable_digest_emails", BOOLEAN, NOT_BOOLEAN],
  ["message_content_in_email_notifications", BOOLEAN, NOT_BOOLEAN],
  ["pm_content_in_desktop_notifications", BOOLEAN, NOT_BOOLEAN],
  ["wildcard_mentions_notify", BOOLEAN, NOT_BOOLEAN],
  ["enable_followed_topic_wildcard_mentions_notify", BOOLEAN, NOT_BOOLEAN],
  ["desktop_icon_count_display", [1, 2, 3, 4], [0, 5]],
  ["realm_name_in_email_notifications_policy", [1, 2, 3], [0, 4]],
  ["automatically_follow_topics_policy", [1, 2, 3, 4], [0, 5]],
  ["automatically_unmute_topics_in_muted_streams_policy", [1, 2, 3, 4], [0, 5]],
  ["automatically_follow_topics_where_mentioned", BOOLEAN, NOT_BOOLEAN],
  ["resolved_topic_notice_auto_read_policy", ["always", "except_followed", "never"], ["sometimes", 1]],
  ["presence_enabled", BOOLEAN, NOT_BOOLEAN],
  ["enter_sends", BOOLEAN, NOT_BOOLEAN],
  ["twenty_four_hour_time", BOOLEAN, NOT_BOOLEAN],
  ["send_private_typing_notifications", BOOLEAN, NOT_BOOLEAN],
  ["send_stream_typing_notifications", BOOLEAN, NOT_BOOLEAN],
  ["send_read_receipts", BOOLEAN, NOT_BOOLEAN],
  ["email_address_visibility", [1, 2, 3, 4, 5], [0, 6]],
  ["web_navigate_to_sent_message", BOOLEAN, NOT_BOOLEAN],
];

const BEYOND_CARD = ["web_mark_read_on_scroll_policy", "web_left_sidebar_unreads_count_summary", "web_left_sidebar_show_channel_folders"];
const PATH = "/realm/user_settings_defaults";
const ADA = "ada@example.test";

it("updateRealmUserSettingsDefaults refuses an actor who is not an administrator, before it checks values", () => {
  const realm = everyRole();
  for (const user of [MORGAN_MODERATOR, MEL_MEMBER, GRETA_GUEST, BEEP_BOT]) {
    const outcome = updateRealmUserSettingsDefaults(realm, user, { color_scheme: 9 });
    expectRefusal(outcome, realm, "BAD_REQUEST", "administrator_required", { http_status: 400 });
  }
  const asServer = everyRole({ realm: { follow: "server" } });
  expectRefusal(updateRealmUserSettingsDefaults(asServer, MEL_MEMBER, {}), asServer, "UNAUTHORIZED_PRINCIPAL", "administrator_required", {
    http_status: 400,
  });
});

describe("updateRealmUserSettingsDefaults accepts every setting of the table by its type and values", () => {
  // The size of letters and the height of lines are any numbers that a server can keep.
  it.each(TABLE)("%s", (name, allowed, refusedValues) => {
    for (const value of allowed) {
      const { response, outcome } = wireCall(everyRole(), ADA, "PATCH", PATH, { [name]: value });
      expect(response.body).toEqual({ result: "success", msg: "" });
      expect(outcome.realm.user_settings_defaults).toMatchObject({ [name]: value });
    }
    const realm = everyRole();
    for (const value of refusedValues) {
      const { response, outcome } = wireCall(realm, ADA, "PATCH", PATH, { [name]: value });
      expect(response).toMatchObject({ status: 400, body: { result: "error", code: "BAD_REQUEST" } });
      expect(outcome.realm).toBe(realm);
    }
  });

  it("reports unsupported names, also settings of accounts only", () => {
    const unknown = { timezone: "UTC", allow_private_data_export: true, dense_mode: true, nonsense: 1 };
    const { response } = wireCall(everyRole(), ADA, "PATCH", PATH, { enter_sends: true, ...unknown });
    expect(response.body).toEqual({
      result: "success",
      msg: "",
      ignored_parameters_unsupported: ["timezone", "allow_private_data_export", "dense_mode", "nonsense"],
    });
  });

  it("reports the settings that only servers have, unless the realm follows servers", () => {
    const [scroll = ""] = BEYOND_CARD;
    const byCard = wireCall(everyRole(), ADA, "PATCH", PATH, { [scroll]: 2 });
    expect(byCard.response.body).toMatchObject({ ignored_parameters_unsupported: [scroll] });
    const server = everyRole({ realm: { follow: "server" } });
    const byServer = wireCall(server, ADA, "PATCH", PATH, { [scroll]: 2 });
    expect(byServer.response.body).toEqual({ result: "success", msg: "" });
    expect(byServer.outcome.realm.user_settings_defaults.web_mark_read_on_scroll_policy).toBe(2);
    for (const name of BEYOND_CARD.slice(1)) {
      const { body } = wireCall(server, ADA, "PATCH", PATH, { [name]: false }).response;
      expect(body).toEqual({ result: "success", msg: "" });
    }
    const typed = updateRealmUserSettingsDefaults(everyRole(), ADA_ADMIN, { web_mark_read_on_scroll_policy: 2 });
    expect(typed.events).toEqual([]);
  });
});

it("updateRealmUserSettingsDefaults changes the first settings of accounts that join later, and none of existing accounts", () => {
  const before = everyRole();
  const changes = { enter_sends: true, color_scheme: 2 };
  const { realm } = play(before).updateRealmUserSettingsDefaults(OLIVE_OWNER, changes);
  for (const user of before.users) expect(realm.users.get(user.user_id - 1)).toBe(user);
  const later = addAccount(realm, { email: "new@example.test", full_name: "New", role: 400 }).realm;
  expect(later.users.last()?.settings).toMatchObject({
    enter_sends: true,
    color_scheme: 2,
    left_side_userlist: false,
  });
});

describe("updateRealmUserSettingsDefaults notifies", () => {
  it("all accounts, once for each setting that really changed", () => {
    const changes = { enter_sends: true, color_scheme: 2, user_list_style: 3 };
    const outcome = updateRealmUserSettingsDefaults(everyRole(), ADA_ADMIN, changes);
    expect(eventTypes(outcome)).toEqual(["realm_user_settings_defaults/update", "realm_user_settings_defaults/update"]);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm_user_settings_defaults", op: "update", property: "color_scheme", value: 2 },
      { type: "realm_user_settings_defaults", op: "update", property: "enter_sends", value: true },
    ]);
  });

  it("no account when nothing changes, and returns the same snapshot", () => {
    const realm = everyRole();
    const outcome = updateRealmUserSettingsDefaults(realm, ADA_ADMIN, { color_scheme: 1 });
    expect(outcome.events).toEqual([]);
    expect(outcome.realm).toBe(realm);
  });
});
