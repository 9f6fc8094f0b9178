import type { SettingRule } from "./setting-rule";

/** A personal setting: what it may hold, what a new account has, and since which feature level it exists. */
export interface UserSettingRow<Value = boolean | number | string> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly since: number;
  /** The first feature level that does not know it any more. */
  readonly until?: number;
  /** False for what only an account itself has, and realms give no default for. */
  readonly realm_default: boolean;
  /** True for the settings that real servers have beyond the card's table. */
  readonly beyond_card?: boolean;
  /** True for settings of the notification family, which old clients heard of under another event. */
  readonly notification?: boolean;
}

const row = <Value>(
  rule: SettingRule,
  default_value: Value,
  since: number,
  more: Partial<UserSettingRow<Value>> = {},
): UserSettingRow<Value> => ({ rule, default_value, since, realm_default: true, ...more });
const flag = (value: boolean, since = 0, more: Partial<UserSettingRow<boolean>> = {}): UserSettingRow<boolean> =>
  row<boolean>({ kind: "boolean" }, value, since, more);
const notify = (value: boolean, since = 0): UserSettingRow<boolean> => flag(value, since, { notification: true });
const pick = (value: number, values: readonly number[], since = 0): UserSettingRow<number> =>
  row<number>({ kind: "integer", values }, value, since);
const word = (value: string, values: readonly string[], since = 0): UserSettingRow<string> =>
  row<string>({ kind: "string", values }, value, since);

/** The sounds that a client may play for a notification. */
export const NOTIFICATION_SOUNDS: readonly string[] = [
  "ascend",
  "beep_boop",
  "bink",
  "bright",
  "brlip",
  "chime",
  "deep tom",
  "ding",
  "double tap",
  "down",
  "dry bongos",
  "dutdut",
  "fast ascend",
  "flute",
  "friendly",
  "kick roll",
  "loud tintong",
  "metallic snare",
  "pan",
  "shaker",
  "simple",
  "stairs",
  "subtle",
  "swish",
  "tintong",
  "up",
  "wood block",
  "zaping",
  "zing",
  "zulip",
];

/**
 * Every personal setting, in the order of the card's table, then those that real servers have beside it, then
 * those that only an account has.
 *
 * @spec Endpoints 4
 */
export const USER_SETTINGS = {
  starred_message_counts: flag(true),
  receives_typing_notifications: flag(true, 253),
  web_suggest_update_timezone: flag(true, 329),
  fluid_layout_width: flag(false),
  dense_mode: flag(true, 0, { until: 364 }),
  high_contrast_mode: flag(false),
  web_channel_default_view: pick(1, [1, 2, 3, 4], 269),
  web_font_size_px: row<number>({ kind: "integer", min: 1, max: 100 }, 16, 245),
  web_line_height_percent: row<number>({ kind: "integer", min: 1, max: 1000 }, 140, 245),
  color_scheme: pick(1, [1, 2, 3], 21),
  enable_drafts_synchronization: flag(true, 87),
  translate_emoticons: flag(false),
  display_emoji_reaction_users: flag(true, 125),
  web_home_view: word("inbox", ["recent_topics", "inbox", "all_messages"], 219),
  web_escape_navigates_to_home_view: flag(true, 219),
  left_side_userlist: flag(false),
  emojiset: word("google", ["google", "twitter", "text"]),
  demote_inactive_streams: pick(1, [1, 2, 3]),
  user_list_style: pick(3, [1, 2, 3], 141),
  web_animate_image_previews: word("on_hover", ["always", "on_hover", "never"], 275),
  web_stream_unreads_count_display_policy: pick(2, [1, 2, 3], 210),
  hide_ai_features: flag(false, 350),
  enable_stream_desktop_notifications: notify(false),
  enable_stream_email_notifications: notify(false),
  enable_stream_push_notifications: notify(false),
  enable_stream_audible_notifications: notify(false),
  notification_sound: row<string>({ kind: "string", values: ["none", ...NOTIFICATION_SOUNDS] }, "zulip", 0, {
    notification: true,
  }),
  enable_desktop_notifications: notify(true),
  enable_sounds: notify(true),
  enable_followed_topic_desktop_notifications: notify(true, 189),
  enable_followed_topic_email_notifications: notify(true, 189),
  enable_followed_topic_push_notifications: notify(true, 189),
  enable_followed_topic_audible_notifications: notify(true, 189),
  email_notifications_batching_period_seconds: row<number>({ kind: "integer", min: 1, max: 604800 }, 120, 82, {
    notification: true,
  }),
  enable_offline_email_notifications: notify(true),
  enable_offline_push_notifications: notify(true),
  enable_online_push_notifications: notify(true),
  enable_digest_emails: notify(true),
  message_content_in_email_notifications: notify(true),
  pm_content_in_desktop_notifications: notify(true),
  wildcard_mentions_notify: notify(true),
  enable_followed_topic_wildcard_mentions_notify: notify(true, 189),
  desktop_icon_count_display: { ...pick(1, [1, 2, 3, 4]), notification: true },
  realm_name_in_email_notifications_policy: { ...pick(1, [1, 2, 3], 168), notification: true },
  automatically_follow_topics_policy: { ...pick(3, [1, 2, 3, 4], 214), notification: true },
  automatically_unmute_topics_in_muted_streams_policy: { ...pick(2, [1, 2, 3, 4], 214), notification: true },
  automatically_follow_topics_where_mentioned: notify(true, 235),
  resolved_topic_notice_auto_read_policy: word("except_followed", ["always", "except_followed", "never"], 385),
  presence_enabled: { ...notify(true, 3) },
  enter_sends: flag(false),
  twenty_four_hour_time: flag(false, 99),
  send_private_typing_notifications: flag(true, 105),
  send_stream_typing_notifications: flag(true, 105),
  send_read_receipts: flag(true, 105),
  email_address_visibility: pick(1, [1, 2, 3, 4, 5], 163),
  web_navigate_to_sent_message: flag(true, 268),
  web_mark_read_on_scroll_policy: { ...pick(1, [1, 2, 3], 175), beyond_card: true },
  web_left_sidebar_unreads_count_summary: flag(true, 398, { beyond_card: true }),
  web_left_sidebar_show_channel_folders: flag(true, 411, { beyond_card: true }),
  web_inbox_show_channel_folders: flag(true, 431, { beyond_card: true }),
  default_language: row<string>({ kind: "string", max_length: 50 }, "en", 0, { realm_default: false }),
  timezone: row<string>({ kind: "string", max_length: 40 }, "", 0, { realm_default: false }),
  allow_private_data_export: flag(false, 293, { realm_default: false }),
  enable_login_emails: flag(true, 0, { realm_default: false, notification: true }),
  enable_marketing_emails: flag(true, 0, { realm_default: false, notification: true }),
} as const;

/** The name of a personal setting. */
export type UserSetting = keyof typeof USER_SETTINGS;
