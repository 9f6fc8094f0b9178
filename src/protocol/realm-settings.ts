import type { SettingRule } from "./setting-rule";

/** A realm setting: its values, its default, who may change it, and its feature levels. */
interface RealmSettingRow<Value> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly owner_only_since?: number;
  readonly since?: number;
  /** The first feature level that no longer has it. */
  readonly until?: number;
  /** A later rule: other values and another default, since a feature level. */
  readonly later?: { readonly since: number; readonly rule: SettingRule; readonly default_value: Value };
  /** Whether changes are sent as `realm/update_dict` instead of `realm/update`. */
  readonly dict?: boolean;
  /** A request with the current value also counts as a change: it is in the answer and sends an event. */
  readonly sends_unchanged?: boolean;
  /** Whether only the fixture sets it; requests cannot. */
  readonly fixture_only?: boolean;
}

const yes = { kind: "boolean" } as const;
const flag = (default_value: boolean, more: Omit<RealmSettingRow<boolean>, "rule" | "default_value"> = {}) => ({
  rule: yes,
  default_value,
  ...more,
});
const limit = (default_value: number | null, dict = false, since = 0): RealmSettingRow<number | null> => ({
  rule: { kind: "limit", min: 1 },
  default_value,
  since,
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
const number = (default_value: number, values: readonly number[], since = 0): RealmSettingRow<number> => ({
  rule: { kind: "integer", values },
  default_value,
  since,
});
const channel = { rule: { kind: "channel" as const }, default_value: -1 as number };

/** The numbers of the ratings of animated pictures since feature level 442. */
const GIF_RATING_IDS = [0, 1, 2, 3, 4] as const;

/** The kinds of organisations, by number: 0 unspecified, 10 business, …, 1000 other. */
const ORGANISATIONS = [0, 10, 20, 30, 35, 40, 50, 60, 70, 80, 90, 100, 1000] as const;

/**
 * The realm settings that are not group settings, with the values of a new realm, in the order of the
 * events for changes; `GROUP_SETTINGS_COME_BEFORE` says where the group settings come among them.
 *
 * @see https://zulip.com/api/update-message
 */
export const REALM_SETTINGS = {
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  emails_restricted_to_domains: flag(false, { owner_only_since: 143 }),
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  disallow_disposable_email_addresses: flag(true, { owner_only_since: 143 }),
  /** Whether new users need an invitation. Only owners change it. */
  invite_required: flag(true, { owner_only_since: 143 }),
  /** Whether names of users must be unique. Since feature level 246. */
  require_unique_names: flag(false, { since: 246 }),
  /** Whether users are prevented from changing their names. */
  name_changes_disabled: flag(false),
  /** Whether users are prevented from changing their addresses. */
  email_changes_disabled: flag(false),
  /** Whether users are prevented from changing their avatars. */
  avatar_changes_disabled: flag(false),
  /** Whether messages show previews of linked images. */
  inline_image_preview: flag(true),
  /** Whether messages show previews of linked pages. */
  inline_url_embed_preview: flag(false),
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  media_preview_size: { ...number(100, [100, 150, 200]), since: 469 } as RealmSettingRow<number>,
  /** Whether messages can be edited. */
  allow_message_editing: flag(true, { dict: true }),
  /**
   * Whether channel messages can have the empty topic: `allow_empty_topic` or `disable_empty_topic`. Since feature
   * level 392.
   */
  topics_policy: {
    ...choice("allow_empty_topic", ["allow_empty_topic", "disable_empty_topic"], 392),
    dict: true,
  } as RealmSettingRow<string>,
  /** What the edit history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  message_edit_history_visibility_policy: choice("all", ["all", "moves", "none"], 358),
  /** The code of the default language. */
  default_language: text("en", 50),
  /** After how many days a new member is a full member. Only owners change it. */
  waiting_period_threshold: {
    rule: { kind: "integer", min: 0, max: 2147483647 },
    default_value: 0,
    owner_only_since: 143,
  } as RealmSettingRow<number>,
  /** Whether new users get a welcome email. */
  send_welcome_emails: flag(true),
  /** Whether users get digest emails about missed messages. */
  digest_emails_enabled: flag(false),
  /** Whether notification emails can contain the content of messages. */
  message_content_allowed_in_email_notifications: flag(true),
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  video_chat_provider: number(1, [0, 1, 6, 7]),
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  giphy_rating: {
    ...number(2, [0, 1, 2, 3, 4, 5]),
    until: 453,
    later: { since: 442, rule: { kind: "integer", values: GIF_RATING_IDS }, default_value: 1 },
  } as const,
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  gif_rating_policy: number(1, GIF_RATING_IDS, 453),
  /** The language of code blocks that do not name one; empty for none. */
  default_code_block_language: { rule: { kind: "string" }, default_value: "" } as RealmSettingRow<string>,
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  digest_weekday: number(1, [0, 1, 2, 3, 4, 5, 6]),
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  enable_spectator_access: flag(false, { since: 109 }),
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  want_advertise_in_communities_directory: flag(false, { since: 129 }),
  /** Whether users can see who has read a message. Since feature level 137. */
  enable_read_receipts: flag(true, { since: 137 }),
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  enable_guest_user_dm_warning: flag(true, { since: 348 }),
  /** Whether clients mark guests as such. Since feature level 216. */
  enable_guest_user_indicator: flag(true, { since: 216 }),
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  require_e2ee_push_notifications: flag(false, { since: 409 }),
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  send_channel_events_messages: flag(false, { since: 434 }),
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  owner_full_content_access: flag(false, { since: 438, fixture_only: true }),
  /** The default avatars of new accounts: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  default_avatar_source: choice("J", ["G", "J"], 456),
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  welcome_message_custom_text: text("", 8000, 416),
  /** Whether presence is hidden from all accounts. */
  presence_disabled: flag(false, { fixture_only: true }),
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  message_retention_days: {
    rule: { kind: "integer", min: -1, max: 2147483647 },
    default_value: -1,
    owner_only_since: 0,
  } as RealmSettingRow<number>,
  /** For how many seconds users may delete their own messages; null: no limit. */
  message_content_delete_limit_seconds: limit(600),
  /** For how many seconds the content of a message can be edited; null: no limit. */
  message_content_edit_limit_seconds: limit(600, true),
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  move_messages_within_stream_limit_seconds: limit(604800, false, 162),
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  move_messages_between_streams_limit_seconds: limit(604800, false, 162),
  /** The URL of the Jitsi server; null, over HTTP `"default"`: the one of the server. Since feature level 212. */
  jitsi_server_url: { rule: { kind: "address", max_length: 200 }, default_value: null, since: 212 } as RealmSettingRow<
    string | null
  >,
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  moderation_request_channel_id: { ...channel, since: 331 },
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  new_stream_announcements_stream_id: { ...channel, since: 241 },
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  signup_announcements_stream_id: { ...channel, since: 241 },
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  zulip_update_announcements_stream_id: { ...channel, since: 242 },
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  org_type: { ...number(0, ORGANISATIONS), sends_unchanged: true, since: 128 } as RealmSettingRow<number>,
} as const;

/** The first setting whose change is reported after those that are reported by the names of their parameters. */
export const TIMES_BEGIN_AT = "message_retention_days";

/** The first setting whose event comes after the events of all group settings. */
export const GROUP_SETTINGS_COME_BEFORE = "moderation_request_channel_id";

/** The name of a realm setting that is not a group setting. */
export type RealmSetting = keyof typeof REALM_SETTINGS;
