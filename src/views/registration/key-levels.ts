import { byLevel } from "../../spec/lazy";

/** The feature levels at which a key of the registration is there: from the first, and before the second. */
type Levels = readonly [since: number, until?: number];

/**
 * Keys of the registration that came or went with a feature level. The realm's settings are not among them: their
 * levels stand in the tables of settings.
 *
 * @spec Versioning; Limits
 */
export const KEY_LEVELS: Readonly<Record<string, Levels>> = {
  channel_folders: [389],
  devices: [468],
  drafts: [87],
  event_queue_longpoll_timeout_seconds: [74],
  gif_rating_options: [442, 453],
  gif_rating_policy_options: [453],
  giphy_api_key: [0, 442],
  giphy_rating_options: [0, 442],
  idle_queue_timeout_secs: [481],
  max_avatar_file_size_mib: [72],
  max_bulk_new_subscription_messages: [397],
  max_channel_folder_description_length: [410],
  max_channel_folder_name_length: [410],
  max_file_upload_size_mib: [72],
  max_icon_file_size_mib: [72],
  max_logo_file_size_mib: [72],
  max_message_length: [53],
  max_reminder_note_length: [415],
  max_stream_description_length: [53],
  max_stream_name_length: [53],
  max_topic_length: [53],
  muted_users: [48],
  navigation_tour_video_url: [369],
  navigation_views: [390],
  onboarding_steps: [233],
  password_max_length: [338],
  presence_last_update_id: [263],
  push_devices: [406, 468],
  realm_billing: [363],
  realm_date_created: [203],
  realm_empty_topic_display_name: [334],
  realm_gif_rating_policy: [453],
  realm_giphy_rating: [0, 453],
  realm_linkifiers: [54],
  realm_moderation_request_channel_id: [331],
  realm_owner_full_content_access: [438],
  realm_playgrounds: [49],
  realm_push_notifications_enabled_end_timestamp: [231],
  realm_upload_quota_mib: [251],
  realm_url: [257],
  realm_user_settings_defaults: [95],
  realm_uuid: [466],
  realm_web_public_access_enabled: [116],
  realm_zulip_update_announcements_stream_id: [242],
  reminders: [399],
  saved_snippets: [297],
  scheduled_messages: [179],
  server_can_summarize_topics: [350],
  server_jitsi_server_url: [212],
  server_max_deactivated_realm_deletion_days: [332],
  server_min_deactivated_realm_deletion_days: [332],
  server_presence_offline_threshold_seconds: [164],
  server_presence_ping_interval_seconds: [164],
  server_report_message_types: [435],
  server_supported_permission_settings: [221],
  server_thumbnail_formats: [273],
  server_timestamp: [70],
  server_typing_started_expiry_period_milliseconds: [204],
  server_typing_started_wait_period_milliseconds: [204],
  server_typing_stopped_wait_period_milliseconds: [204],
  server_web_public_streams_enabled: [110],
  starred_messages: [0],
  tenor_api_key: [442],
  user_settings: [89],
  user_topics: [134],
};

/** The keys that a feature level does not know. */
const unknownKeys = byLevel(
  (level) =>
    new Set(
      Object.entries(KEY_LEVELS).flatMap(([key, [since, until = Infinity]]) =>
        level >= since && level < until ? [] : [key],
      ),
    ),
);

/** Adds to a state what the realm's feature level knows of a part of it. */
export function addKnownKeys(
  level: number,
  state: Record<string, unknown>,
  part: Readonly<Record<string, unknown>>,
): void {
  const unknown = unknownKeys(level);
  for (const key of Object.keys(part)) if (!unknown.has(key)) state[key] = part[key];
}
