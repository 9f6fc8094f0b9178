/** What registration says of the server and of what it offers: tables that no realm changes. */
import { expect, test } from "vitest";
import { incomingWebhookRows } from "../../src/data/incoming-webhooks";
import { play } from "../support/play";
import { everyRole, MEL_MEMBER } from "../support/realms";

function state(fixture: Parameters<typeof everyRole>[0] = {}): Record<string, unknown> {
  return { ...play(everyRole(fixture)).registerQueue(MEL_MEMBER, {}).response };
}

test("permissions of groups are announced up to the feature level, with their defaults for system groups", () => {
  const settings = state({ feature_level: 372 })["server_supported_permission_settings"];
  expect(settings).toMatchObject({
    stream: { can_administer_channel_group: { default_for_system_groups: null } },
    group: { can_join_group: { default_for_system_groups: "role:nobody", default_group_name: "role:nobody" } },
  });
  const rule = { allow_internet_group: false, default_for_system_groups: null };
  expect(settings).toMatchObject({
    realm: {
      create_multiuse_invite_group: { ...rule, allow_nobody_group: true, allow_everyone_group: false, allowed_system_groups: [] },
      can_access_all_users_group: {
        ...rule,
        allow_nobody_group: false,
        allow_everyone_group: true,
        require_system_group: true,
        allowed_system_groups: ["role:everyone", "role:members"],
      },
    },
  });
  expect(settings).not.toHaveProperty("realm.can_set_topics_policy_group");
  expect(state()["server_supported_permission_settings"]).toHaveProperty("realm.can_set_topics_policy_group");
});

test("pictures of the realm and files of the server have addresses, the latter at the server's root domain", () => {
  const realm = { string_id: "chat", url: "https://chat.example.test" };
  expect(state({ realm })).toMatchObject({
    realm_icon_url: expect.stringMatching(/^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon$/),
    realm_logo_url: "https://example.test/static/images/logo/zulip-org-logo.svg?version=0",
    realm_night_logo_url: "https://example.test/static/images/logo/zulip-org-logo.svg?version=0",
    server_emoji_data_url: "https://example.test/static/generated/emoji/emoji_api.json",
    avatar_url: expect.stringContaining("/avatar/"),
    avatar_url_medium: expect.stringContaining("&s=500"),
  });
});

test("settings of the realm contain only active accounts, and archived default channels are listed too", () => {
  const channels = [
    { name: "general", is_default_stream: true },
    { name: "attic", is_default_stream: true, is_archived: true },
  ];
  const settings = { can_create_groups: { direct_members: ["mel@example.test", "gone@example.test"] } };
  expect(state({ settings, channels })).toMatchObject({
    realm_can_create_groups: { direct_members: [MEL_MEMBER], direct_subgroups: [] },
    realm_default_streams: [1, 2],
  });
});

test("former policies are numbers, each kind with its own values", () => {
  const settings = { can_create_private_channel_group: "role:moderators", can_mention_many_users_group: "role:moderators" };
  expect(state({ settings })).toMatchObject({
    realm_create_public_stream_policy: 1,
    realm_create_private_stream_policy: 4,
    realm_create_web_public_stream_policy: 7,
    realm_wildcard_mention_policy: 7,
  });
  expect(state()).toMatchObject({ realm_wildcard_mention_policy: 5 });
});

test("defaults of settings contain every setting except the time zone", () => {
  const defaults = state()["realm_user_settings_defaults"];
  expect(defaults).toMatchObject({ default_language: "en", enable_login_emails: true, allow_private_data_export: false });
  expect(defaults).not.toHaveProperty("timezone");
});

// A realm is deleted fourteen days after its deactivation at the earliest, and there is no latest time.
test("a deactivated realm is kept for at least fourteen days, and without an upper limit", () => {
  expect(state({ feature_level: 372 })).toMatchObject({
    server_min_deactivated_realm_deletion_days: 14,
    server_max_deactivated_realm_deletion_days: null,
  });
});

test("there are thirty sounds", () => {
  const { available_notification_sounds: sounds } = Object(state()["user_settings"]);
  expect([sounds.length, new Set(sounds).size, sounds[0], sounds.at(-1)]).toEqual([30, 30, "ascend", "zulip"]);
  expect(sounds).not.toContain("none");
});

test("services, ratings, sizes of thumbnails and onboarding steps have the values of servers", () => {
  expect(incomingWebhookRows()).toHaveLength(91);
  expect(incomingWebhookRows().find(({ name }) => name === "github")?.config_options).toHaveLength(2);
  expect(incomingWebhookRows().find(({ name }) => name === "circleci")?.all_event_types).toEqual([
    "ping",
    "job-completed",
    "workflow-completed",
  ]);
  const state372 = state({ feature_level: 372 });
  expect(Object.keys(Object(state372["giphy_rating_options"]))).toEqual(["disabled", "y", "g", "pg", "pg-13", "r"]);
  expect(state372["server_thumbnail_formats"]).toMatchObject([{ name: "840x560-anim.webp" }, { name: "840x560.webp" }]);
  expect(state372["realm_default_external_accounts"]).toMatchObject({ github: { name: "GitHub username" } });
  expect(state372["onboarding_steps"]).toHaveLength(10);
  expect(state372).toMatchObject({ password_min_length: 6, realm_is_zephyr_mirror_realm: false, settings_send_digest_emails: true });
});

test("the fixture sets the dates of realm and server; a realm that follows servers has no push service by default", () => {
  const dated = state({ realm: { date_created: 1600000000 }, server: { server_generation: 1700000000 } });
  expect(dated).toMatchObject({ realm_date_created: 1600000000, server_generation: 1700000000 });
  expect(state()).toMatchObject({ realm_push_notifications_enabled: true });
  expect(state({ realm: { follow: "server" } })).toMatchObject({ realm_push_notifications_enabled: false });
});

test("system groups have no date", () => {
  expect(state()["realm_user_groups"]).toMatchObject([{ name: "role:nobody", date_created: null }, ...new Array(7).fill({})]);
});
