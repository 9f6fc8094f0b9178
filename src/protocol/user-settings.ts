import type { UserSettings } from "../generated/setting-types";
import type { SettingRule } from "./setting-rule";

/** A personal setting: its values, its default, and its feature levels. */
export interface UserSettingRow<Value = boolean | number | string> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly since: number;
  /** The first feature level that no longer has it. */
  readonly until?: number;
  /** The first feature level of single values. All others are as old as the setting. */
  readonly values_since?: Readonly<Record<string, number>>;
  /** The first feature level without a value, for single values. */
  readonly values_until?: Readonly<Record<string, number>>;
  /** False for a setting without a default in the realm. */
  readonly realm_default: boolean;
  /** True for a setting that only servers have. */
  readonly server_only?: boolean;
  /** Values that only servers accept. */
  readonly values_only_on_servers?: readonly string[];
  /** True for notification settings. Clients without `user_settings_object` receive another event for them. */
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
 * All personal settings: those of the documentation in its order, those that only servers have, and those without a
 * default in the realm.
 *
 * @see https://zulip.com/api/update-settings
 */
export const USER_SETTINGS = {
  /** Whether clients show the number of starred messages. */
  starred_message_counts: flag(true),
  /** Whether to show when other users are typing. Since feature level 253. */
  receives_typing_notifications: flag(true, 253),
  /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
  web_suggest_update_timezone: flag(true, 329),
  /** Whether the web client uses the full width of the window. */
  fluid_layout_width: flag(false),
  /** Whether the web client uses a dense layout. Until feature level 364. */
  dense_mode: flag(true, 0, { until: 364 }),
  /** Whether to use colors with a high contrast. */
  high_contrast_mode: flag(false),
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  web_channel_default_view: { ...pick(1, [1, 2, 3, 4], 269), values_since: { 3: 383, 4: 401 } },
  /** The font size of the web client, in pixels. Since feature level 245. */
  web_font_size_px: row<number>({ kind: "integer", min: 0, max: 32767 }, 16, 245),
  /** The line height of the web client, in percent of the font size. Since feature level 245. */
  web_line_height_percent: row<number>({ kind: "integer", min: 0, max: 32767 }, 140, 245),
  /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
  color_scheme: pick(1, [1, 2, 3], 21),
  /** Whether drafts are stored on the server. Since feature level 87. */
  enable_drafts_synchronization: flag(true, 87),
  /** Whether to convert emoticons such as `:)` to emoji. */
  translate_emoticons: flag(false),
  /** Whether reactions show the names of users, if there are few. Since feature level 125. */
  display_emoji_reaction_users: flag(true, 125),
  /**
   * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  web_home_view: {
    ...word("inbox", ["recent_topics", "recent", "inbox", "all_messages"], 219),
    values_since: { recent: 454 },
    values_until: { recent_topics: 454 },
  },
  /** Whether Escape opens the home view of the web client. Since feature level 219. */
  web_escape_navigates_to_home_view: flag(true, 219),
  /** Whether a narrow window shows the list of users on the left. */
  left_side_userlist: flag(false),
  /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
  emojiset: {
    ...word("google", ["google", "twitter", "text"]),
    values_only_on_servers: ["google-blob"],
    values_until: { "google-blob": 442 },
  },
  /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
  demote_inactive_streams: pick(1, [1, 2, 3]),
  /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
  user_list_style: pick(3, [1, 2, 3], 141),
  /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
  web_animate_image_previews: word("on_hover", ["always", "on_hover", "never"], 275),
  /**
   * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
   * level 210.
   */
  web_stream_unreads_count_display_policy: pick(2, [1, 2, 3], 210),
  /** Whether to hide AI features. Since feature level 350. */
  hide_ai_features: flag(false, 350),
  /** Whether channel messages cause desktop notifications. */
  enable_stream_desktop_notifications: notify(false),
  /** Whether channel messages cause email notifications. */
  enable_stream_email_notifications: notify(false),
  /** Whether channel messages cause push notifications. */
  enable_stream_push_notifications: notify(false),
  /** Whether channel messages cause audible notifications. */
  enable_stream_audible_notifications: notify(false),
  /** The name of the notification sound; `none` for no sound. */
  notification_sound: row<string>({ kind: "string", values: ["none", ...NOTIFICATION_SOUNDS] }, "zulip", 0, {
    notification: true,
  }),
  /** Whether direct messages and mentions cause desktop notifications. */
  enable_desktop_notifications: notify(true),
  /** Whether direct messages and mentions cause audible notifications. */
  enable_sounds: notify(true),
  /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
  enable_followed_topic_desktop_notifications: notify(true, 189),
  /** Whether messages in followed topics cause email notifications. Since feature level 189. */
  enable_followed_topic_email_notifications: notify(true, 189),
  /** Whether messages in followed topics cause push notifications. Since feature level 189. */
  enable_followed_topic_push_notifications: notify(true, 189),
  /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
  enable_followed_topic_audible_notifications: notify(true, 189),
  /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
  email_notifications_batching_period_seconds: row<number>({ kind: "integer", min: 1, max: 604800 }, 120, 82, {
    notification: true,
  }),
  /** Whether direct messages and mentions cause email notifications while the user is offline. */
  enable_offline_email_notifications: notify(true),
  /** Whether direct messages and mentions cause push notifications while the user is offline. */
  enable_offline_push_notifications: notify(true),
  /** Whether to send push notifications also while the user is online. */
  enable_online_push_notifications: notify(true),
  /** Whether to send digest emails about missed messages. */
  enable_digest_emails: notify(true),
  /** Whether notification emails contain the content of messages. */
  message_content_in_email_notifications: notify(true),
  /** Whether desktop notifications contain the content of direct messages. */
  pm_content_in_desktop_notifications: notify(true),
  /** Whether wildcard mentions notify like personal mentions. */
  wildcard_mentions_notify: notify(true),
  /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
  enable_followed_topic_wildcard_mentions_notify: notify(true, 189),
  /**
   * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
   * direct messages and mentions, 4 nothing.
   */
  desktop_icon_count_display: { ...pick(1, [1, 2, 3, 4]), notification: true },
  /**
   * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always, 3
   * never. Since feature level 168.
   */
  realm_name_in_email_notifications_policy: { ...pick(1, [1, 2, 3], 168), notification: true },
  /**
   * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that the
   * user started, 4 none. Since feature level 214.
   */
  automatically_follow_topics_policy: { ...pick(3, [1, 2, 3, 4], 214), notification: true },
  /**
   * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
   * message, 3 those that the user started, 4 none. Since feature level 214.
   */
  automatically_unmute_topics_in_muted_streams_policy: { ...pick(2, [1, 2, 3, 4], 214), notification: true },
  /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
  automatically_follow_topics_where_mentioned: notify(true, 235),
  /**
   * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
   * level 385.
   */
  resolved_topic_notice_auto_read_policy: word("except_followed", ["always", "except_followed", "never"], 385),
  /** Whether other users can see the presence of the user. Since feature level 3. */
  presence_enabled: { ...notify(true, 3) },
  /** Whether Enter sends a message. If false, it starts a new line. */
  enter_sends: flag(false),
  /** Whether to show times in 24-hour format. Since feature level 99. */
  twenty_four_hour_time: flag(false, 99),
  /** Whether others see that the user is typing direct messages. Since feature level 105. */
  send_private_typing_notifications: flag(true, 105),
  /** Whether others see that the user is typing channel messages. Since feature level 105. */
  send_stream_typing_notifications: flag(true, 105),
  /** Whether others see which messages the user has read. Since feature level 105. */
  send_read_receipts: flag(true, 105),
  /**
   * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  email_address_visibility: pick(1, [1, 2, 3, 4, 5], 163),
  /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
  web_navigate_to_sent_message: flag(true, 268),
  /**
   * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level 175.
   */
  web_mark_read_on_scroll_policy: { ...pick(1, [1, 2, 3], 175), server_only: true },
  /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
  web_left_sidebar_unreads_count_summary: flag(true, 398, { server_only: true }),
  /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
  web_left_sidebar_show_channel_folders: flag(true, 411, { server_only: true }),
  /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
  web_inbox_show_channel_folders: flag(true, 431, { server_only: true }),
  /** The code of the language of the user. */
  default_language: row<string>({ kind: "string", max_length: 50 }, "en", 0, { realm_default: false }),
  /** The name of the time zone, as in the IANA database; empty if unknown. */
  timezone: row<string>({ kind: "string", max_length: 40 }, "", 0, { realm_default: false }),
  /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
  allow_private_data_export: flag(false, 293, { realm_default: false }),
  /** Whether to send an email about logins from new devices. */
  enable_login_emails: flag(true, 0, { realm_default: false, notification: true }),
  /** Whether to send marketing emails. */
  enable_marketing_emails: flag(true, 0, { realm_default: false, notification: true }),
} as const;

/** The name of a personal setting. */
export type UserSetting = keyof UserSettings;
