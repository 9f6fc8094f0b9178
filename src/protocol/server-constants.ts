/** What a server offers to clients: kinds of external accounts, reasons for reports, hints for new users. */

/** The ID of the realm on its server. */
export const REALM_ID = 1;

/** The ratings that a realm may choose from for GIFs, by key; before feature level 442. */
export const GIPHY_RATINGS = {
  disabled: { id: 0, name: "GIPHY integration disabled" },
  y: { id: 1, name: "Allow GIFs rated Y (Very young audience)" },
  g: { id: 2, name: "Allow GIFs rated G (General audience)" },
  pg: { id: 3, name: "Allow GIFs rated PG (Parental guidance)" },
  "pg-13": { id: 4, name: "Allow GIFs rated PG-13 (Parental guidance - under 13)" },
  r: { id: 5, name: "Allow GIFs rated R (Restricted)" },
} as const;

/** The ratings that a realm may choose from for GIFs, by key; since feature level 442. */
export const GIF_RATINGS = {
  disabled: { id: 0, name: "GIF integration disabled" },
  g: { ...GIPHY_RATINGS.g, id: 1 },
  pg: { ...GIPHY_RATINGS.pg, id: 2 },
  "pg-13": { ...GIPHY_RATINGS["pg-13"], id: 3 },
  r: { ...GIPHY_RATINGS.r, id: 4 },
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

/** The text next to the switch for a wide logo, in a realm that is not allowed to have one. */
export const UPGRADE_TEXT = "Available on Zulip Cloud Standard. Upgrade to access.";

/** The video that introduces new users to the app. */
export const NAVIGATION_TOUR_URL = "https://static.zulipchat.com/static/navigation-tour-video/zulip-10.mp4";

const notice = (name: string) => ({ type: "one_time_notice", name });

/** The bots that servers can run themselves. Their configuration comes from a package of its own; it is empty here. */
export const EMBEDDED_BOTS = ["converter", "encrypt", "helloworld", "virtual_fs", "giphy", "followup"] as const;

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

const hotspot = (name: string, title: string) => ({
  ...{ type: "hotspot", name, title, description: `This place is new to you: ${title}.` },
  ...{ delay: 0.5, has_trigger: false },
});

/** The places that older servers explained to new accounts, one after the other. */
export const HOTSPOTS = [
  hotspot("intro_streams", "Channels"),
  hotspot("intro_topics", "Topics"),
  hotspot("intro_personal", "Your menu"),
  hotspot("intro_gear", "Settings"),
  hotspot("intro_compose", "New messages"),
] as const;

/** A service at which users have accounts: how it is called, and where the profile of an account there is. */
interface ExternalAccount {
  readonly text: string;
  readonly url_pattern: string;
  readonly name: string;
  readonly hint: string;
}

const account = (text: string, url_pattern: string): ExternalAccount => ({
  text,
  url_pattern,
  name: `${text} username`,
  hint: "",
});

/**
 * The services that every server knows, by the subtype of a profile field of type 7. A field of such a subtype takes
 * its name and hint from here.
 */
export const EXTERNAL_ACCOUNTS: Readonly<Record<string, ExternalAccount>> = {
  twitter: account("Twitter", "https://twitter.com/%(username)s"),
  github: account("GitHub", "https://github.com/%(username)s"),
};

/** The subtype of a field whose service the realm describes itself, by a pattern of its own. */
export const CUSTOM_ACCOUNT = "custom";

/** What a message can be reported for. */
export const REPORT_TYPES = ["spam", "harassment", "inappropriate", "norms", "other"] as const;

/** What these reasons are called. */
export const REPORT_TITLES: Readonly<Record<ReportType, string>> = {
  spam: "Spam",
  harassment: "Harassment",
  inappropriate: "Inappropriate content",
  norms: "Violates community norms",
  other: "Other reason",
};

/** What a message is reported for. */
export type ReportType = (typeof REPORT_TYPES)[number];
