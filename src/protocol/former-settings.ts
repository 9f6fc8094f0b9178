/** Settings under the names, with the values and in the events of older servers. */
import type { RealmSetting } from "./realm-settings";
import type { UserSetting } from "./user-settings";

/** How a value was written, and how it is now: pairs, of which the first that fits counts; others are alike. */
export type FormerValues = readonly (readonly [then: boolean | number, now: number | string | null])[];

/** A setting as servers below a level had it: under another name, or with other values. */
export interface FormerSetting<Name extends string = string> {
  /** What it is called now. */
  readonly setting: Name;
  /** The first feature level that had it so. */
  readonly since: number;
  /** The first feature level that had it so no more. */
  readonly until: number;
  readonly values?: FormerValues;
}

/** The value 0 for a missing time limit. */
const NONE_IS_ZERO: FormerValues = [[0, null]];

/**
 * Personal settings by their former names.
 *
 * @see https://zulip.com/api/changelog
 */
export const FORMER_USER_SETTINGS = {
  default_view: { setting: "web_home_view", since: 42, until: 219 },
  escape_navigates_to_default_view: { setting: "web_escape_navigates_to_home_view", since: 107, until: 219 },
  // Once, notices said the name of the realm or did not; that they say it where there are several came later.
  realm_name_in_notifications: {
    setting: "realm_name_in_email_notifications_policy",
    since: 0,
    until: 168,
    values: [
      [true, 2],
      [false, 3],
      [false, 1],
    ],
  },
  desktop_icon_count_display: {
    setting: "desktop_icon_count_display",
    since: 0,
    until: 227,
    values: [
      [1, 1],
      [2, 3],
      [3, 4],
      [2, 2],
    ],
  },
} as const satisfies Readonly<Record<string, FormerSetting<UserSetting>>>;

/**
 * Realm settings by their former names.
 *
 * @see https://zulip.com/api/changelog
 */
export const FORMER_REALM_SETTINGS = {
  notifications_stream_id: { setting: "new_stream_announcements_stream_id", since: 0, until: 241 },
  signup_notifications_stream_id: { setting: "signup_announcements_stream_id", since: 0, until: 241 },
  message_content_delete_limit_seconds: {
    setting: "message_content_delete_limit_seconds",
    since: 0,
    until: 100,
    values: NONE_IS_ZERO,
  },
  message_content_edit_limit_seconds: {
    setting: "message_content_edit_limit_seconds",
    since: 0,
    until: 138,
    values: NONE_IS_ZERO,
  },
  // Once, the history of edits was there or was not; that it reports moves alone came later.
  allow_edit_history: {
    setting: "message_edit_history_visibility_policy",
    since: 0,
    until: 358,
    values: [
      [true, "all"],
      [false, "none"],
      [true, "moves"],
    ],
  },
} as const satisfies Readonly<Record<string, FormerSetting<RealmSetting>>>;

/**
 * The personal settings that clients without the capability `user_settings_object` know, at the top level of a
 * registration and in events of their own. No later setting joins them.
 *
 * @see https://zulip.com/api/changelog
 */
export const LEGACY_DISPLAY_SETTINGS: readonly UserSetting[] = [
  "color_scheme",
  "default_language",
  "web_home_view",
  "demote_inactive_streams",
  "dense_mode",
  "emojiset",
  "enable_drafts_synchronization",
  "enter_sends",
  "fluid_layout_width",
  "high_contrast_mode",
  "left_side_userlist",
  "starred_message_counts",
  "translate_emoticons",
  "twenty_four_hour_time",
];

/** The notification settings of the same kind. */
export const LEGACY_NOTIFICATION_SETTINGS: readonly UserSetting[] = [
  "desktop_icon_count_display",
  "email_notifications_batching_period_seconds",
  "enable_desktop_notifications",
  "enable_digest_emails",
  "enable_login_emails",
  "enable_marketing_emails",
  "enable_offline_email_notifications",
  "enable_offline_push_notifications",
  "enable_online_push_notifications",
  "enable_sounds",
  "enable_stream_audible_notifications",
  "enable_stream_desktop_notifications",
  "enable_stream_email_notifications",
  "enable_stream_push_notifications",
  "message_content_in_email_notifications",
  "notification_sound",
  "pm_content_in_desktop_notifications",
  "presence_enabled",
  "realm_name_in_email_notifications_policy",
  "wildcard_mentions_notify",
];
