/** What registration says of the realm: its settings, who it is, and what old clients ask for under old names. */
import { boolean, changedAt, dictionary, integer, list, named, nullable, text, timestamp, url } from "../schema/shapes";
import { field, mergeFields, optionalFields, prefixKeys, presentSince, record, type RecordOf } from "../schema/tables";
import { NAMED_CHOICE } from "./realm-lists";
import type { RegisteredPolicies, RegisteredSettings } from "../../generated/registered-settings";
import { AUTHENTICATION_METHOD, PERMISSION_CONFIGURATION, type PermissionConfigurationView } from "./server";
import { REALM_SETTING_FIELDS, SHOWN_POLICY_FIELDS } from "./settings";
import { FEATURE_LEVELS } from "../feature-levels";

const IDENTITY_FIELDS = {
  /** The name of the realm. */
  realm_name: text,
  /** What the realm is for, as Markdown. */
  realm_description: text,
  /** The base of all links. */
  realm_url: field(url, { since: 257 }),
  /** The former name of `realm_url`. */
  realm_uri: url,
  /** The picture of the realm. */
  realm_icon_url: url,
  /** Where the picture comes from: `G` the avatar service, `U` an upload. */
  realm_icon_source: text,
  /** The logo; null if there is no logo. */
  realm_logo_url: nullable(url),
  /** Where the logo comes from: `D` none of its own, `U` an upload. */
  realm_logo_source: text,
  /** The logo on a dark background; null if there is no such logo. */
  realm_night_logo_url: nullable(url),
  /** Where that logo comes from. */
  realm_night_logo_source: text,
  /** What identifies it among all realms; some pictures of accounts are generated from it. */
  realm_uuid: field(text, { since: 466 }),
  /** What plan it is on, by number. */
  realm_plan_type: integer,
  /** When it was founded, in UNIX seconds. */
  realm_date_created: field(timestamp, { since: 203 }),
  /** What the addresses of bots end in. */
  realm_bot_domain: text,
  /** What clients show instead of the empty topic. */
  realm_empty_topic_display_name: field(text, { since: 334 }),
  /** How one may log in. */
  realm_authentication_methods: changedAt(
    FEATURE_LEVELS.authenticationMethodsSayIfAvailable,
    dictionary(boolean),
    dictionary(AUTHENTICATION_METHOD),
  ),
  /** Whether one may log in by address and password. */
  realm_email_auth_enabled: boolean,
  /** Whether one may log in with a password. */
  realm_password_auth_enabled: boolean,
  /** Whether pushes are sent. */
  realm_push_notifications_enabled: boolean,
  /** Until when, in UNIX seconds; null: no end is known. */
  realm_push_notifications_enabled_end_timestamp: field(nullable(timestamp), { since: 231 }),
} as const;

const LEGACY_FIELDS = {
  /** How long others may change a topic, in seconds: what could not be set. */
  realm_community_topic_editing_limit_seconds: field(integer, { since: 11, until: 183 }),
  /** Whether the history of edits can be seen. */
  realm_allow_edit_history: boolean,
  /** Whether every message needs a topic. */
  realm_mandatory_topics: boolean,
} as const;

const MAXIMUM_FIELDS = {
  /** Characters of a message. */
  max_message_length: field(integer, { since: 53 }),
  /** Characters of a topic. */
  max_topic_length: field(integer, { since: 53 }),
  /** Characters of a channel's name. */
  max_stream_name_length: field(integer, { since: 53 }),
  /** Characters of a channel's description. */
  max_stream_description_length: field(integer, { since: 53 }),
  /** Characters of a folder's name. */
  max_channel_folder_name_length: field(integer, { since: 410 }),
  /** Characters of a folder's description. */
  max_channel_folder_description_length: field(integer, { since: 410 }),
  /** How many users are notified when they are subscribed in the same request. */
  max_bulk_new_subscription_messages: field(integer, { since: 397 }),
  /** Characters of the note of a reminder. */
  max_reminder_note_length: field(integer, { since: 415 }),
  /** Mebibytes of an account's picture. */
  max_avatar_file_size_mib: field(integer, { since: 72 }),
  /** Mebibytes of the realm's picture. */
  max_icon_file_size_mib: field(integer, { since: 72 }),
  /** Mebibytes of the realm's logo. */
  max_logo_file_size_mib: field(integer, { since: 72 }),
  /** Mebibytes of a file. */
  max_file_upload_size_mib: field(integer, { since: 72 }),
  /** The fewest characters of a password. */
  password_min_length: presentSince(4, integer),
  /** The most characters of a password. */
  password_max_length: field(integer, { since: 338 }),
  /** How many guesses a password has to withstand. */
  password_min_guesses: presentSince(4, integer),
  /** Mebibytes of all files together; null: no limit. */
  realm_upload_quota_mib: field(nullable(integer), { since: 72 }),
} as const;

const PERIOD_FIELDS = {
  /** How long a poll may take, in seconds. */
  event_queue_longpoll_timeout_seconds: field(integer, { since: 74 }),
  /** How often clients say that they are there, in seconds. */
  server_presence_ping_interval_seconds: field(integer, { since: 164 }),
  /** After how many seconds without activity a user is offline. */
  server_presence_offline_threshold_seconds: field(integer, { since: 164 }),
  /** After how many milliseconds without an event a user no longer types. */
  server_typing_started_expiry_period_milliseconds: field(integer, { since: 204 }),
  /** How often clients report that a user is still typing, in milliseconds. */
  server_typing_started_wait_period_milliseconds: field(integer, { since: 204 }),
  /** After how many milliseconds without input clients report that a user has stopped typing. */
  server_typing_stopped_wait_period_milliseconds: field(integer, { since: 204 }),
  /** The fewest days after which a deactivated realm can be deleted; null: immediately. */
  server_min_deactivated_realm_deletion_days: field(nullable(integer), { since: 332 }),
  /** The most days after which a deactivated realm can be deleted; null: never need be. */
  server_max_deactivated_realm_deletion_days: field(nullable(integer), { since: 332 }),
} as const;

/** A size and format in which small pictures are there. */
const THUMBNAIL_FORMAT = record("thumbnail_format", {
  /** The name of the file. */
  name: text,
  /** The format of the file. */
  format: text,
  /** The most pixels in width. */
  max_width: integer,
  /** The most pixels in height. */
  max_height: integer,
  /** Whether it moves. */
  animated: boolean,
});

/** A reason for which a message can be reported. */
const REPORT_TYPE = record("report_message_type", {
  /** What a report says. */
  key: text,
  /** What it is called. */
  name: text,
});

/** A service at which users have accounts. */
const EXTERNAL_ACCOUNT = record("external_account", {
  /** What the service is called. */
  text: text,
  /** Where the profile of an account is. */
  url_pattern: text,
  /** What a profile field for it is called. */
  name: text,
  /** A hint for those who fill it in. */
  hint: text,
});

/** Which values every group setting may have. */
export interface PermissionConfigurationsView extends RecordOf<typeof PERMISSION_CONFIGURATIONS> {}
export const PERMISSION_CONFIGURATIONS = record("permission_configurations", {
  /** Those of the realm. */
  realm: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
  /** Those of channels. */
  stream: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
  /** Those of groups. */
  group: dictionary(named<PermissionConfigurationView>(PERMISSION_CONFIGURATION)),
});

const SUPPORT_FIELDS = {
  /** When the server was last started. */
  server_generation: presentSince(4, integer),
  /** Whether channels can be open to the internet. */
  server_web_public_streams_enabled: field(boolean, { since: 110 }),
  /** Whether linked pictures can be shown. */
  server_inline_image_preview: presentSince(4, boolean),
  /** Whether linked pages can be shown. */
  server_inline_url_embed_preview: presentSince(4, boolean),
  /** In which sizes and formats small pictures are there. */
  server_thumbnail_formats: field(list(THUMBNAIL_FORMAT), { since: 273 }),
  /** Whether the server forbids changing one's picture. */
  server_avatar_changes_disabled: presentSince(4, boolean),
  /** Whether the server forbids changing one's name. */
  server_name_changes_disabled: presentSince(4, boolean),
  /** Whether the server is too old. */
  server_needs_upgrade: field(boolean, { since: 74 }),
  /** Where video calls are held, by the server. */
  server_jitsi_server_url: field(nullable(url), { since: 212 }),
  /** Where video calls are held. */
  jitsi_server_url: presentSince(4, nullable(url)),
  /** Where the table of emoji is. */
  server_emoji_data_url: field(url, { since: 140 }),
  /** Whether topics can be summarised. */
  server_can_summarize_topics: field(boolean, { since: 350 }),
  /** Whether it is a bridge to another service; never. */
  realm_is_zephyr_mirror_realm: field(boolean, { until: 426 }),
  /** Whether the server sends digests. */
  settings_send_digest_emails: boolean,
  /** Whether it is a server for trying things. */
  development_environment: boolean,
  /** Whether the plan has everything. */
  zulip_plan_is_not_limited: boolean,
  /** What to tell of a plan without a wide logo. */
  upgrade_text_for_wide_organization_logo: text,
  /** The kinds of video calls. */
  realm_available_video_chat_providers: dictionary(NAMED_CHOICE),
  /** Services whose accounts profiles can link to. */
  realm_default_external_accounts: dictionary(EXTERNAL_ACCOUNT),
  /** The ratings of animated pictures. */
  giphy_rating_options: field(dictionary(NAMED_CHOICE), { until: 442 }),
  /** The ratings of animated pictures. */
  gif_rating_options: field(dictionary(NAMED_CHOICE), { since: 442, until: 453 }),
  /** The ratings of animated pictures. */
  gif_rating_policy_options: field(dictionary(NAMED_CHOICE), { since: 453 }),
  /** The reasons for which a message can be reported. */
  server_report_message_types: field(list(REPORT_TYPE), { since: 435 }),
  /** Which values every group setting may have. */
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
