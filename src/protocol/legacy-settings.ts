import type { UserSetting } from "./user-settings";

/**
 * The personal settings that clients without the capability `user_settings_object` know, at the top level of a
 * registration and in events of their own. No later setting joins them.
 *
 * @spec Versioning
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

/** Likewise, the settings of notifications. */
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
