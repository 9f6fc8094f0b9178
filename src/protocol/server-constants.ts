/** Constants that every server tells its clients at registration. */

/** The ratings that a realm may choose from for GIFs, by key. */
export const GIF_RATINGS = {
  disabled: { id: 0, name: "GIPHY integration disabled" },
  y: { id: 1, name: "Allow GIFs rated Y (Very young audience)" },
  g: { id: 2, name: "Allow GIFs rated G (General audience)" },
  pg: { id: 3, name: "Allow GIFs rated PG (Parental guidance)" },
  "pg-13": { id: 4, name: "Allow GIFs rated PG-13 (Parental guidance - under 13)" },
  r: { id: 5, name: "Allow GIFs rated R (Restricted)" },
} as const;

const thumbnail = (animated: boolean) => ({
  name: `840x560${animated ? "-anim" : ""}.webp`,
  max_width: 840,
  max_height: 560,
  format: "webp",
  animated,
});

/** The sizes in which servers make thumbnails of pictures. */
export const THUMBNAIL_FORMATS = [thumbnail(true), thumbnail(false)] as const;

/** What stands beside the switch for a wide logo, where a realm may not have one. */
export const UPGRADE_TEXT = "Available on Zulip Cloud Standard. Upgrade to access.";

/** The film that introduces newcomers. */
export const NAVIGATION_TOUR_URL = "https://static.zulipchat.com/static/navigation-tour-video/zulip-10.mp4";

const notice = (name: string) => ({ type: "one_time_notice", name });

/** What an account has not been shown yet. */
export const ONBOARDING_STEPS = [
  notice("visibility_policy_banner"),
  notice("intro_inbox_view_modal"),
  notice("intro_recent_view_modal"),
  notice("first_stream_created_banner"),
  notice("jump_to_conversation_banner"),
  notice("non_interleaved_view_messages_fading"),
  notice("interleaved_view_messages_fading"),
  notice("intro_resolve_topic"),
  notice("navigation_tour_video"),
  { type: "one_time_action", name: "narrow_to_dm_with_welcome_bot_new_user" },
] as const;
