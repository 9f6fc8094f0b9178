import type { SettingRule } from "./setting-rule";

/** A realm setting: what it may hold, what a new realm has, who may change it, and since when it exists. */
interface RealmSettingRow<Value> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly owner_only?: boolean;
  readonly since?: number;
  /** Changes travel in a `realm/update_dict` event instead of `realm/update`. */
  readonly dict?: boolean;
}

const yes = { kind: "boolean" } as const;
const flag = (default_value: boolean, more: Omit<RealmSettingRow<boolean>, "rule" | "default_value"> = {}) => ({
  rule: yes,
  default_value,
  ...more,
});
const limit = (default_value: number | null, dict = false): RealmSettingRow<number | null> => ({
  rule: { kind: "limit", min: 1 },
  default_value,
  dict,
});
const choice = (default_value: string, values: readonly string[], since = 0): RealmSettingRow<string> => ({
  rule: { kind: "string", values },
  default_value,
  since,
});
const text = (default_value: string, max_length: number, since = 0): RealmSettingRow<string> => ({
  rule: { kind: "string", max_length },
  default_value,
  since,
});
const number = (default_value: number, values: readonly number[]): RealmSettingRow<number> => ({
  rule: { kind: "integer", values },
  default_value,
});
const channel: RealmSettingRow<number> = { rule: { kind: "channel" }, default_value: -1 };

/**
 * The realm settings that are not group settings, with the values of a new realm.
 *
 * @spec Endpoints 2: realm settings governing permission; Limits
 */
export const REALM_SETTINGS = {
  allow_message_editing: flag(true, { dict: true }),
  message_content_edit_limit_seconds: limit(600, true),
  message_content_delete_limit_seconds: limit(600),
  move_messages_within_stream_limit_seconds: limit(604800),
  move_messages_between_streams_limit_seconds: limit(604800),
  message_edit_history_visibility_policy: choice("all", ["all", "moves", "none"], 358),
  message_retention_days: {
    rule: { kind: "integer", min: -1, max: 2147483647 },
    default_value: -1,
    owner_only: true,
  } as RealmSettingRow<number>,
  topics_policy: {
    ...choice("allow_empty_topic", ["allow_empty_topic", "disable_empty_topic"], 392),
    dict: true,
  } as RealmSettingRow<string>,
  waiting_period_threshold: {
    rule: { kind: "integer", min: 0, max: 2147483647 },
    default_value: 0,
    owner_only: true,
  } as RealmSettingRow<number>,
  invite_required: flag(true, { owner_only: true }),
  emails_restricted_to_domains: flag(false, { owner_only: true }),
  disallow_disposable_email_addresses: flag(true, { owner_only: true }),
  enable_spectator_access: flag(false, { since: 109 }),
  enable_read_receipts: flag(true),
  enable_guest_user_indicator: flag(true),
  enable_guest_user_dm_warning: flag(true),
  require_unique_names: flag(false, { since: 246 }),
  name_changes_disabled: flag(false),
  email_changes_disabled: flag(false),
  avatar_changes_disabled: flag(false),
  inline_image_preview: flag(true),
  inline_url_embed_preview: flag(false),
  digest_emails_enabled: flag(false),
  digest_weekday: number(1, [0, 1, 2, 3, 4, 5, 6]),
  send_welcome_emails: flag(true),
  message_content_allowed_in_email_notifications: flag(true),
  require_e2ee_push_notifications: flag(false, { since: 409 }),
  default_language: text("en", 50),
  default_code_block_language: text("", 50),
  welcome_message_custom_text: text("", 8000, 416),
  video_chat_provider: number(1, [0, 1, 3, 4, 5]),
  giphy_rating: number(2, [0, 1, 2, 3, 4, 5]),
  presence_disabled: flag(false),
  want_advertise_in_communities_directory: flag(false),
  moderation_request_channel_id: channel,
  new_stream_announcements_stream_id: channel,
  signup_announcements_stream_id: channel,
  zulip_update_announcements_stream_id: channel,
} as const;

/** The name of a realm setting that is not a group setting. */
export type RealmSetting = keyof typeof REALM_SETTINGS;
