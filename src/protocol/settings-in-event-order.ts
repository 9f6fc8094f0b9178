import { lazy } from "../data/lazy";
import { FEATURE_LEVELS } from "./feature-levels";
import { USER_SETTINGS, type UserSetting } from "./user-settings";

/** The order of the events when one request changes several settings. Events of settings that are not listed follow. */
const ORDER = `
  twenty_four_hour_time web_mark_read_on_scroll_policy web_channel_default_view
  starred_message_counts receives_typing_notifications fluid_layout_width high_contrast_mode
  color_scheme web_font_size_px web_line_height_percent translate_emoticons
  display_emoji_reaction_users default_language web_home_view web_escape_navigates_to_home_view
  left_side_userlist emojiset demote_inactive_streams web_stream_unreads_count_display_policy
  email_notifications_batching_period_seconds enable_drafts_synchronization
  enable_stream_desktop_notifications enable_stream_email_notifications
  enable_stream_push_notifications enable_stream_audible_notifications wildcard_mentions_notify
  enable_followed_topic_desktop_notifications enable_followed_topic_email_notifications
  enable_followed_topic_push_notifications enable_followed_topic_audible_notifications
  enable_followed_topic_wildcard_mentions_notify notification_sound enable_desktop_notifications
  enable_sounds enable_offline_email_notifications enable_offline_push_notifications
  enable_online_push_notifications enable_digest_emails enable_login_emails enable_marketing_emails
  message_content_in_email_notifications pm_content_in_desktop_notifications
  desktop_icon_count_display realm_name_in_email_notifications_policy
  automatically_follow_topics_policy automatically_unmute_topics_in_muted_streams_policy
  automatically_follow_topics_where_mentioned presence_enabled enter_sends
  send_private_typing_notifications send_stream_typing_notifications send_read_receipts
  allow_private_data_export user_list_style web_animate_image_previews email_address_visibility
  web_navigate_to_sent_message web_suggest_update_timezone hide_ai_features timezone
`;

/** The defaults of a realm whose event has another place: behind the named setting. */
const MOVED: readonly (readonly [name: string, behind: string])[] = [
  ["web_stream_unreads_count_display_policy", "receives_typing_notifications"],
  ["enable_drafts_synchronization", "enter_sends"],
  ["email_notifications_batching_period_seconds", "enable_drafts_synchronization"],
  ["twenty_four_hour_time", "email_notifications_batching_period_seconds"],
  ["send_stream_typing_notifications", "twenty_four_hour_time"],
];

function isUserSetting(name: string): name is UserSetting {
  return Object.hasOwn(USER_SETTINGS, name);
}

function known(names: readonly string[]): readonly UserSetting[] {
  const all = [...names, ...Object.keys(USER_SETTINGS).filter((name) => !names.includes(name))];
  return all.filter(isUserSetting);
}

/** By name; the time zone comes after all others. */
const sorted = lazy((): readonly UserSetting[] => {
  const names = Object.keys(USER_SETTINGS).filter((name) => name !== "timezone");
  return [...names.sort(), "timezone"].filter(isUserSetting);
});

const ownBeforeSorting = lazy(() => known(ORDER.trim().split(/\s+/)));

/** Every personal setting, in the order in which a feature level sends changes of an account's own. */
export function settingsInEventOrder(level: number): readonly UserSetting[] {
  return level >= FEATURE_LEVELS.parametersAreSorted ? sorted() : ownBeforeSorting();
}

/** Every personal setting, in the order in which a feature level sends changes of the realm's defaults. */
export function defaultsInEventOrder(level: number): readonly UserSetting[] {
  return level >= FEATURE_LEVELS.parametersAreSorted ? sorted() : defaultsBeforeSorting();
}

const defaultsBeforeSorting = lazy((): readonly UserSetting[] => {
  const names = ORDER.trim().split(/\s+/);
  for (const [name, behind] of MOVED) {
    names.splice(names.indexOf(name), 1);
    names.splice(names.indexOf(behind) + 1, 0, name);
  }
  return known(names);
});
