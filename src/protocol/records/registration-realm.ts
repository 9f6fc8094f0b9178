/** What registration says of the realm: its settings, who it is, and what old clients request under old names. */
import type { RegisteredPolicies, RegisteredSettings } from "../../generated/registered-settings";
import { FEATURE_LEVELS } from "../feature-levels";
import {
  boolean,
  changedAt,
  chosen,
  dictionary,
  integer,
  list,
  named,
  nullable,
  ofServer,
  text,
  timestamp,
  url,
} from "../schema/shapes";
import { field, mergeFields, optionalFields, prefixKeys, presentSince, record, type RecordOf } from "../schema/tables";
import { NAMED_CHOICE } from "./realm-lists";
import { AUTHENTICATION_METHOD, PERMISSION_CONFIGURATION, type PermissionConfigurationView } from "./server";
import { REALM_SETTING_FIELDS, SHOWN_POLICY_FIELDS } from "./settings";

const IDENTITY_FIELDS = {
  /** The name of the realm. */
  realm_name: text,
  /** The description of the realm, as Markdown. */
  realm_description: text,
  /** The base URL of the realm. */
  realm_url: field(ofServer(url), { since: 257 }),
  /** The former name of `realm_url`. */
  realm_uri: ofServer(url),
  /** The URL of the icon of the realm. */
  realm_icon_url: url,
  /** The source of the icon: `G` for Gravatar, `U` for an upload. */
  realm_icon_source: text,
  /** The URL of the logo; null if there is no logo. */
  realm_logo_url: nullable(url),
  /** The source of the logo: `D` for the built-in one, `U` for an upload. */
  realm_logo_source: text,
  /** The URL of the logo for the dark theme; null if there is no such logo. */
  realm_night_logo_url: nullable(url),
  /** The source of that logo: `D` for the built-in one, `U` for an upload. */
  realm_night_logo_source: text,
  /** The UUID of the realm. Some generated avatars depend on it. */
  realm_uuid: field(chosen(text), { since: 466 }),
  /** The number of the plan. */
  realm_plan_type: integer,
  /** When the realm was created, in UNIX seconds. */
  realm_date_created: field(timestamp, { since: 203 }),
  /** The domain of the addresses of bots. */
  realm_bot_domain: text,
  /** The name that clients show for the empty topic. */
  realm_empty_topic_display_name: field(text, { since: 334 }),
  /** The authentication methods that users can log in with. */
  realm_authentication_methods: changedAt(
    FEATURE_LEVELS.authenticationMethodsSayIfAvailable,
    dictionary(boolean),
    dictionary(AUTHENTICATION_METHOD),
  ),
  /** Whether users can log in with an address and a password. */
  realm_email_auth_enabled: boolean,
  /** Whether users can log in with a password. */
  realm_password_auth_enabled: boolean,
  /** Whether push notifications are sent. */
  realm_push_notifications_enabled: boolean,
  /** When push notifications end, in UNIX seconds; null if no end is known. */
  realm_push_notifications_enabled_end_timestamp: field(nullable(timestamp), { since: 231 }),
} as const;

const LEGACY_FIELDS = {
  /** How long accounts other than the author may change a topic, in seconds. Not configurable. */
  realm_community_topic_editing_limit_seconds: field(integer, { since: 11, until: 183 }),
  /** Whether accounts can see the edit history of messages. */
  realm_allow_edit_history: boolean,
  /** Whether every message needs a topic. */
  realm_mandatory_topics: boolean,
} as const;

const MAXIMUM_FIELDS = {
  /** The maximum length of a message, in characters. */
  max_message_length: field(integer, { since: 53 }),
  /** The maximum length of a topic, in characters. */
  max_topic_length: field(integer, { since: 53 }),
  /** The maximum length of the name of a channel, in characters. */
  max_stream_name_length: field(ofServer(integer), { since: 53 }),
  /** The maximum length of the description of a channel, in characters. */
  max_stream_description_length: field(integer, { since: 53 }),
  /** The maximum length of the name of a channel folder, in characters. */
  max_channel_folder_name_length: field(integer, { since: 410 }),
  /** The maximum length of the description of a channel folder, in characters. */
  max_channel_folder_description_length: field(integer, { since: 410 }),
  /** The maximum number of users that get a message when one request subscribes them. */
  max_bulk_new_subscription_messages: field(integer, { since: 397 }),
  /** The maximum length of the note of a reminder, in characters. */
  max_reminder_note_length: field(integer, { since: 415 }),
  /** The maximum size of an avatar, in mebibytes. */
  max_avatar_file_size_mib: field(integer, { since: 72 }),
  /** The maximum size of the icon of the realm, in mebibytes. */
  max_icon_file_size_mib: field(integer, { since: 72 }),
  /** The maximum size of a logo of the realm, in mebibytes. */
  max_logo_file_size_mib: field(integer, { since: 72 }),
  /** The maximum size of an uploaded file, in mebibytes. */
  max_file_upload_size_mib: field(integer, { since: 72 }),
  /** The minimum length of a password, in characters. */
  password_min_length: presentSince(4, integer),
  /** The maximum length of a password, in characters. */
  password_max_length: field(integer, { since: 338 }),
  /** The minimum strength of a password: how many guesses finding it takes. */
  password_min_guesses: presentSince(4, integer),
  /** The maximum size of all files of the realm together, in mebibytes; null: no limit. */
  realm_upload_quota_mib: field(nullable(integer), { since: 72 }),
} as const;

const PERIOD_FIELDS = {
  /** The maximum time that a request for events waits, in seconds. */
  event_queue_longpoll_timeout_seconds: field(ofServer(integer), { since: 74 }),
  /** How often clients report presence, in seconds. */
  server_presence_ping_interval_seconds: field(integer, { since: 164 }),
  /** After how many seconds without a report a user counts as offline. */
  server_presence_offline_threshold_seconds: field(integer, { since: 164 }),
  /** After how many milliseconds without an event a user no longer counts as typing. */
  server_typing_started_expiry_period_milliseconds: field(integer, { since: 204 }),
  /** How often clients report that a user is still typing, in milliseconds. */
  server_typing_started_wait_period_milliseconds: field(integer, { since: 204 }),
  /** After how many milliseconds without input clients report that a user has stopped typing. */
  server_typing_stopped_wait_period_milliseconds: field(integer, { since: 204 }),
  /** The minimum number of days until a deactivated realm can be deleted; null: no minimum. */
  server_min_deactivated_realm_deletion_days: field(nullable(integer), { since: 332 }),
  /** The maximum number of days until a deactivated realm is deleted; null: it need not be deleted. */
  server_max_deactivated_realm_deletion_days: field(nullable(integer), { since: 332 }),
} as const;

/** A size and format in which small pictures are there. */
const THUMBNAIL_FORMAT = record("thumbnail_format", {
  /** The name of the file. */
  name: text,
  /** The format of the file. */
  format: text,
  /** The maximum width, in pixels. */
  max_width: integer,
  /** The maximum height, in pixels. */
  max_height: integer,
  /** Whether the image is animated. */
  animated: boolean,
});

/** A reason for which a message can be reported. */
const REPORT_TYPE = record("report_message_type", {
  /** The identifier of the reason. */
  key: text,
  /** The name. */
  name: text,
});

/** A service at which users have accounts. */
const EXTERNAL_ACCOUNT = record("external_account", {
  /** The name of the service. */
  text: text,
  /** The URL of a profile at the service, with a placeholder for the user name. */
  url_pattern: text,
  /** The name of the profile field. */
  name: text,
  /** A hint for users who fill in the field. */
  hint: text,
});

/** The values that each group setting accepts. */
export interface PermissionConfigurationsView extends RecordOf<typeof PERMISSION_CONFIGURATIONS> {}
export const PERMISSION_CONFIGURATIONS = record("permission_configurations", {
  /** The group settings of the realm. */
  realm: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
  /** The group settings of channels. */
  stream: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
  /** The group settings of user groups. */
  group: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
});

const SUPPORT_FIELDS = {
  /** When the server was last started, in UNIX seconds. */
  server_generation: presentSince(4, ofServer(integer)),
  /** Whether web-public channels are possible. */
  server_web_public_streams_enabled: field(boolean, { since: 110 }),
  /** Whether clients can show previews of linked images. */
  server_inline_image_preview: presentSince(4, boolean),
  /** Whether clients can show previews of linked pages. */
  server_inline_url_embed_preview: presentSince(4, boolean),
  /** The sizes and formats of thumbnails. */
  server_thumbnail_formats: field(list(THUMBNAIL_FORMAT), { since: 273 }),
  /** Whether the server forbids users to change their avatars. */
  server_avatar_changes_disabled: presentSince(4, boolean),
  /** Whether the server forbids users to change their names. */
  server_name_changes_disabled: presentSince(4, boolean),
  /** Whether the server is outdated and needs an upgrade. */
  server_needs_upgrade: field(boolean, { since: 74 }),
  /** The URL of the Jitsi server that the server configures. */
  server_jitsi_server_url: field(nullable(url), { since: 212 }),
  /** The URL of the Jitsi server for video calls. */
  jitsi_server_url: presentSince(4, nullable(url)),
  /** The URL of the table of emoji. */
  server_emoji_data_url: field(url, { since: 140 }),
  /** Whether the server can summarize topics. */
  server_can_summarize_topics: field(boolean, { since: 350 }),
  /** Whether the realm mirrors Zephyr; always false. */
  realm_is_zephyr_mirror_realm: field(boolean, { until: 426 }),
  /** Whether the server sends digest emails. */
  settings_send_digest_emails: boolean,
  /** Whether it is a development server. */
  development_environment: ofServer(boolean),
  /** Whether the plan includes all features. */
  zulip_plan_is_not_limited: boolean,
  /** The text that invites to upgrade a plan without a wide logo. */
  upgrade_text_for_wide_organization_logo: text,
  /** The providers of video calls. */
  realm_available_video_chat_providers: dictionary(NAMED_CHOICE),
  /** External services that profile fields can link to. */
  realm_default_external_accounts: dictionary(EXTERNAL_ACCOUNT),
  /** The ratings of GIFs. */
  giphy_rating_options: field(dictionary(NAMED_CHOICE), { until: 442 }),
  /** The ratings of GIFs. */
  gif_rating_options: field(dictionary(NAMED_CHOICE), { since: 442, until: 453 }),
  /** The ratings of GIFs. */
  gif_rating_policy_options: field(dictionary(NAMED_CHOICE), { since: 453 }),
  /** The reasons for reporting a message. */
  server_report_message_types: field(list(REPORT_TYPE), { since: 435 }),
  /** The values that each group setting accepts. */
  server_supported_permission_settings: field(PERMISSION_CONFIGURATIONS, { since: 221 }),
} as const;

const SETTINGS: RegisteredSettings = prefixKeys("realm_", REALM_SETTING_FIELDS);
const POLICIES: RegisteredPolicies = prefixKeys("realm_", SHOWN_POLICY_FIELDS);

/** Everything that registration says of the realm and the server. */
export const REALM_STATE_FIELDS = optionalFields(
  mergeFields(
    mergeFields(SETTINGS, mergeFields(IDENTITY_FIELDS, mergeFields(POLICIES, LEGACY_FIELDS))),
    mergeFields(mergeFields(MAXIMUM_FIELDS, PERIOD_FIELDS), SUPPORT_FIELDS),
  ),
);
