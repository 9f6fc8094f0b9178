/** Where the default of each realm setting comes from: no value is there because a recorded realm had it. */
import { expect, test } from "vitest";
import { createRealm } from "../../src/index";
import { REALM_GROUP_SETTINGS } from "../../src/protocol/group-settings";
import { REALM_SETTINGS } from "../../src/protocol/realm-settings";
import { play } from "../support/play";

/** The public pages; the source of a server of level 442; the database of a server 12.0. */
type Source = "documentation" | "source" | "database";

const SOURCES: Readonly<Record<string, Source>> = {
  emails_restricted_to_domains: "source",
  disallow_disposable_email_addresses: "source",
  invite_required: "source",
  require_unique_names: "source",
  name_changes_disabled: "source",
  email_changes_disabled: "source",
  avatar_changes_disabled: "source",
  inline_image_preview: "source",
  inline_url_embed_preview: "source",
  media_preview_size: "documentation",
  allow_message_editing: "source",
  topics_policy: "source",
  message_edit_history_visibility_policy: "source",
  default_language: "source",
  waiting_period_threshold: "source",
  send_welcome_emails: "source",
  digest_emails_enabled: "source",
  message_content_allowed_in_email_notifications: "source",
  video_chat_provider: "source",
  giphy_rating: "source",
  gif_rating_policy: "database",
  default_code_block_language: "source",
  digest_weekday: "source",
  enable_spectator_access: "source",
  want_advertise_in_communities_directory: "source",
  // False in the table of the source; a realm that takes invitations begins with true.
  enable_read_receipts: "source",
  enable_guest_user_dm_warning: "source",
  enable_guest_user_indicator: "source",
  require_e2ee_push_notifications: "source",
  send_channel_events_messages: "database",
  owner_full_content_access: "source",
  default_avatar_source: "database",
  welcome_message_custom_text: "source",
  presence_disabled: "documentation",
  message_retention_days: "source",
  message_content_delete_limit_seconds: "source",
  message_content_edit_limit_seconds: "source",
  move_messages_within_stream_limit_seconds: "source",
  move_messages_between_streams_limit_seconds: "source",
  jitsi_server_url: "source",
  moderation_request_channel_id: "source",
  new_stream_announcements_stream_id: "documentation",
  signup_announcements_stream_id: "documentation",
  zulip_update_announcements_stream_id: "documentation",
  org_type: "source",
};

test("the default of each realm setting has a source", () => {
  expect(Object.keys(SOURCES)).toEqual(Object.keys(REALM_SETTINGS));
});

test("a new realm has the same settings whatever it follows", () => {
  const users = [{ email: "ann@example.test" }];
  for (const feature_level of [372, 421, 442, 512]) {
    const [documented, server] = (["documented", "server"] as const).map((follow) =>
      createRealm({ feature_level, realm: { follow }, users }),
    );
    expect(server?.settings).toEqual(documented?.settings);
    expect(server?.user_settings_defaults).toEqual(documented?.user_settings_defaults);
    for (const name of Object.keys(REALM_GROUP_SETTINGS)) expect(server?.settings).toHaveProperty(name);
    for (const [name, row] of Object.entries(REALM_SETTINGS)) {
      const later = "later" in row && feature_level >= row.later.since ? row.later : row;
      expect(documented?.settings, name).toHaveProperty(name, later.default_value);
    }
  }
});

test("accounts that join a realm of a newer server show their address to administrators only", () => {
  const visibility = (feature_level: number, org_type?: number) => {
    const settings = org_type === undefined ? {} : { org_type };
    const realm = createRealm({ feature_level, settings, users: [{ email: "ann@example.test", role: 100 }] });
    const { response } = play(realm).registerQueue(1, { fetch_event_types: ["realm_user_settings_defaults"] });
    return Object(response["realm_user_settings_defaults"]).email_address_visibility;
  };
  expect([442, 443, 512].map((level) => visibility(level))).toEqual([1, 3, 3]);
  expect([10, 30, 35].map((org_type) => visibility(512, org_type))).toEqual([1, 5, 5]);
  // The accounts of a fixture are as it says.
  const realm = createRealm({ feature_level: 512, users: [{ email: "ann@example.test" }, { email: "bob@example.test" }] });
  expect(play(realm).getOwnUser(1).response).toMatchObject({ email: "ann@example.test" });
});
