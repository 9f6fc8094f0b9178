import type { SettingRule } from "./setting-rule";

/** A personal setting: what it may hold, what a new account has, and since which feature level it exists. */
export interface UserSettingRow<Value = boolean | number | string> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly since: number;
  /** The first feature level that no longer has it. */
  readonly until?: number;
  /** The first feature level that knows each of these values; others are as old as the setting. */
  readonly values_since?: Readonly<Record<string, number>>;
  /** The first feature level without single values. */
  readonly values_until?: Readonly<Record<string, number>>;
  /** False for what only an account itself has, and realms give no default for. */
  readonly realm_default: boolean;
  /** True for the settings that only servers have, not the documentation. */
  readonly server_only?: boolean;
  /** Further values that servers accept. */
  readonly words_beyond_card?: readonly string[];
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
 * Every personal setting: first those of the documentation, in its order, then those that only servers have, then those
 * that only an account has.
 *
 * @see https://zulip.com/api/update-settings
 */
export const USER_SETTINGS = {
  /** Whether clients count the starred messages. */
  starred_message_counts: flag(true),
  /** Whether one sees others type. Since feature level 253. */
  receives_typing_notifications: flag(true, 253),
  /** Whether the web client offers to follow the device's time zone. Since feature level 329. */
  web_suggest_update_timezone: flag(true, 329),
  /** Whether the web client takes the full width of the window. */
  fluid_layout_width: flag(false),
  /** Whether the web client shows more in the same space. Until feature level 364. */
  dense_mode: flag(true, 0, { until: 364 }),
  /** Whether colours contrast more. */
  high_contrast_mode: flag(false),
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  web_channel_default_view: { ...pick(1, [1, 2, 3, 4], 269), values_since: { 3: 383, 4: 401 } },
  /** The size of the web client's letters, in pixels. Since feature level 245. */
  web_font_size_px: row<number>({ kind: "integer", min: 0, max: 32767 }, 16, 245),
  /** The height of the web client's lines, in percent of their letters. Since feature level 245. */
  web_line_height_percent: row<number>({ kind: "integer", min: 0, max: 32767 }, 140, 245),
  /** The colours: 1 as the device, 2 dark, 3 light. Since feature level 21. */
  color_scheme: pick(1, [1, 2, 3], 21),
  /** Whether drafts are kept on the server. Since feature level 87. */
  enable_drafts_synchronization: flag(true, 87),
  /** Whether text such as `:)` becomes an emoji. */
  translate_emoticons: flag(false),
  /** Whether reactions show names while they are few. Since feature level 125. */
  display_emoji_reaction_users: flag(true, 125),
  /**
   * What the web client begins with: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  web_home_view: {
    ...word("inbox", ["recent_topics", "recent", "inbox", "all_messages"], 219),
    values_since: { recent: 454 },
    values_until: { recent_topics: 454 },
  },
  /** Whether Escape leads to what the web client begins with. Since feature level 219. */
  web_escape_navigates_to_home_view: flag(true, 219),
  /** Whether a narrow window lists users on the left. */
  left_side_userlist: flag(false),
  /** Whose pictures stand for emoji: `google`, `twitter`, or their names as `text`. Assumption A514. */
  emojiset: {
    ...word("google", ["google", "twitter", "text"]),
    words_beyond_card: ["google-blob"],
    values_until: { "google-blob": 442 },
  },
  /** Whether channels without recent messages go to the end: 1 when there are many, 2 always, 3 never. */
  demote_inactive_streams: pick(1, [1, 2, 3]),
  /** What lists of users show: 1 names, 2 also statuses, 3 also pictures. Since feature level 141. */
  user_list_style: pick(3, [1, 2, 3], 141),
  /** When moving pictures move: `always`, `on_hover` or `never`. Since feature level 275. */
  web_animate_image_previews: word("on_hover", ["always", "on_hover", "never"], 275),
  /** Which channels show how much is unread: 1 all, 2 unmuted channels and topics, 3 none. Since feature level 210. */
  web_stream_unreads_count_display_policy: pick(2, [1, 2, 3], 210),
  /** Whether what is made by language models is hidden. Since feature level 350. */
  hide_ai_features: flag(false, 350),
  /** Whether a message to a channel notifies on the desktop. */
  enable_stream_desktop_notifications: notify(false),
  /** Whether a message to a channel notifies by mail. */
  enable_stream_email_notifications: notify(false),
  /** Whether a message to a channel notifies mobile devices. */
  enable_stream_push_notifications: notify(false),
  /** Whether a message to a channel makes a sound. */
  enable_stream_audible_notifications: notify(false),
  /** The sound of notifications, by its name; `none` for none. */
  notification_sound: row<string>({ kind: "string", values: ["none", ...NOTIFICATION_SOUNDS] }, "zulip", 0, {
    notification: true,
  }),
  /** Whether direct messages and mentions notify on the desktop. */
  enable_desktop_notifications: notify(true),
  /** Whether direct messages and mentions make a sound. */
  enable_sounds: notify(true),
  /** Whether a message to a followed topic notifies on the desktop. Since feature level 189. */
  enable_followed_topic_desktop_notifications: notify(true, 189),
  /** Whether a message to a followed topic notifies by mail. Since feature level 189. */
  enable_followed_topic_email_notifications: notify(true, 189),
  /** Whether a message to a followed topic notifies mobile devices. Since feature level 189. */
  enable_followed_topic_push_notifications: notify(true, 189),
  /** Whether a message to a followed topic makes a sound. Since feature level 189. */
  enable_followed_topic_audible_notifications: notify(true, 189),
  /** Seconds for which messages are gathered before they are mailed. Since feature level 82. */
  email_notifications_batching_period_seconds: row<number>({ kind: "integer", min: 1, max: 604800 }, 120, 82, {
    notification: true,
  }),
  /** Whether direct messages and mentions are mailed while one is away. */
  enable_offline_email_notifications: notify(true),
  /** Whether direct messages and mentions notify mobile devices while one is away. */
  enable_offline_push_notifications: notify(true),
  /** Whether mobile devices are notified while one is there, too. */
  enable_online_push_notifications: notify(true),
  /** Whether one is mailed what one has missed. */
  enable_digest_emails: notify(true),
  /** Whether these mails quote messages. */
  message_content_in_email_notifications: notify(true),
  /** Whether notifications on the desktop quote direct messages. */
  pm_content_in_desktop_notifications: notify(true),
  /** Whether a mention of all subscribers counts as a mention of the account. */
  wildcard_mentions_notify: notify(true),
  /** Whether a mention of all subscribers counts in a followed topic. Since feature level 189. */
  enable_followed_topic_wildcard_mentions_notify: notify(true, 189),
  /**
   * What the number on the icon counts: 1 all that is unread, 2 direct messages, mentions and followed topics, 3 direct
   * messages and mentions, 4 nothing.
   */
  desktop_icon_count_display: { ...pick(1, [1, 2, 3, 4]), notification: true },
  /** Whether mails name the realm: 1 for users with several, 2 always, 3 never. Since feature level 168. */
  realm_name_in_email_notifications_policy: { ...pick(1, [1, 2, 3], 168), notification: true },
  /**
   * Which topics one follows by itself: 1 where one takes part, 2 where one sends, 3 those that one starts, 4 none.
   * Since feature level 214.
   */
  automatically_follow_topics_policy: { ...pick(3, [1, 2, 3, 4], 214), notification: true },
  /**
   * Which topics of muted channels are unmuted by themselves: 1 where one takes part, 2 where one sends, 3 those that
   * one starts, 4 none. Since feature level 214.
   */
  automatically_unmute_topics_in_muted_streams_policy: { ...pick(2, [1, 2, 3, 4], 214), notification: true },
  /** Whether one follows topics where one is mentioned. Since feature level 235. */
  automatically_follow_topics_where_mentioned: notify(true, 235),
  /**
   * Whether notices that a topic is resolved count as read: `always`, `except_followed` or `never`. Since feature level
   * 385.
   */
  resolved_topic_notice_auto_read_policy: word("except_followed", ["always", "except_followed", "never"], 385),
  /** Whether others see when one is there. Since feature level 3. */
  presence_enabled: { ...notify(true, 3) },
  /** Whether Enter sends a message, rather than beginning a line. */
  enter_sends: flag(false),
  /** Whether times are shown with 24 hours. Since feature level 99. */
  twenty_four_hour_time: flag(false, 99),
  /** Whether others see one type direct messages. Since feature level 105. */
  send_private_typing_notifications: flag(true, 105),
  /** Whether others see one type in channels. Since feature level 105. */
  send_stream_typing_notifications: flag(true, 105),
  /** Whether others see what one has read. Since feature level 105. */
  send_read_receipts: flag(true, 105),
  /**
   * Who can see the address of the account: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  email_address_visibility: pick(1, [1, 2, 3, 4, 5], 163),
  /** Whether the web client goes to where a message was sent. Since feature level 268. */
  web_navigate_to_sent_message: flag(true, 268),
  /** Whether scrolling marks as read: 1 always, 2 in conversations only, 3 never. Since feature level 175. */
  web_mark_read_on_scroll_policy: { ...pick(1, [1, 2, 3], 175), server_only: true },
  /** Whether the web client sums up in its sidebar what is unread. Since feature level 398. */
  web_left_sidebar_unreads_count_summary: flag(true, 398, { server_only: true }),
  /** Whether the web client shows folders in its sidebar. Since feature level 411. */
  web_left_sidebar_show_channel_folders: flag(true, 411, { server_only: true }),
  /** Whether the web client shows folders in its inbox. Since feature level 431. */
  web_inbox_show_channel_folders: flag(true, 431, { server_only: true }),
  /** One's language, by its code. */
  default_language: row<string>({ kind: "string", max_length: 50 }, "en", 0, { realm_default: false }),
  /** One's time zone by its IANA name; empty for unknown. */
  timezone: row<string>({ kind: "string", max_length: 40 }, "", 0, { realm_default: false }),
  /** Whether an export of the realm may contain what only the account can read. Since feature level 293. */
  allow_private_data_export: flag(false, 293, { realm_default: false }),
  /** Whether one is mailed about log-ins from new devices. */
  enable_login_emails: flag(true, 0, { realm_default: false, notification: true }),
  /** Whether one is mailed news about the service. */
  enable_marketing_emails: flag(true, 0, { realm_default: false, notification: true }),
} as const;

/** The name of a personal setting. */
export type UserSetting = keyof typeof USER_SETTINGS;
