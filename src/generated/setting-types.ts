/** Settings with their types, as the tables declare them. Written by `npm run generate`. */
/** The personal settings of an account, by the names of the interface. */
export type UserSettings = {
  /** Whether clients show the number of starred messages. */
  readonly starred_message_counts: boolean;
  /** Whether to show when other users are typing. Since feature level 253. */
  readonly receives_typing_notifications: boolean;
  /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
  readonly web_suggest_update_timezone: boolean;
  /** Whether the web client uses the full width of the window. */
  readonly fluid_layout_width: boolean;
  /** Whether the web client uses a dense layout. Until feature level 364. */
  readonly dense_mode: boolean;
  /** Whether to use colors with a high contrast. */
  readonly high_contrast_mode: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view: number;
  /** The font size of the web client, in pixels. Since feature level 245. */
  readonly web_font_size_px: number;
  /** The line height of the web client, in percent of the font size. Since feature level 245. */
  readonly web_line_height_percent: number;
  /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme: number;
  /** Whether drafts are stored on the server. Since feature level 87. */
  readonly enable_drafts_synchronization: boolean;
  /** Whether to convert emoticons such as `:)` to emoji. */
  readonly translate_emoticons: boolean;
  /** Whether reactions show the names of users, if there are few. Since feature level 125. */
  readonly display_emoji_reaction_users: boolean;
  /**
   * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view: string;
  /** Whether Escape opens the home view of the web client. Since feature level 219. */
  readonly web_escape_navigates_to_home_view: boolean;
  /** Whether a narrow window shows the list of users on the left. */
  readonly left_side_userlist: boolean;
  /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
  readonly emojiset: string;
  /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
  readonly demote_inactive_streams: number;
  /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
  readonly user_list_style: number;
  /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews: string;
  /**
   * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
   * level 210.
   */
  readonly web_stream_unreads_count_display_policy: number;
  /** Whether to hide AI features. Since feature level 350. */
  readonly hide_ai_features: boolean;
  /** Whether channel messages cause desktop notifications. */
  readonly enable_stream_desktop_notifications: boolean;
  /** Whether channel messages cause email notifications. */
  readonly enable_stream_email_notifications: boolean;
  /** Whether channel messages cause push notifications. */
  readonly enable_stream_push_notifications: boolean;
  /** Whether channel messages cause audible notifications. */
  readonly enable_stream_audible_notifications: boolean;
  /** The name of the notification sound; `none` for no sound. */
  readonly notification_sound: string;
  /** Whether direct messages and mentions cause desktop notifications. */
  readonly enable_desktop_notifications: boolean;
  /** Whether direct messages and mentions cause audible notifications. */
  readonly enable_sounds: boolean;
  /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications: boolean;
  /** Whether messages in followed topics cause email notifications. Since feature level 189. */
  readonly enable_followed_topic_email_notifications: boolean;
  /** Whether messages in followed topics cause push notifications. Since feature level 189. */
  readonly enable_followed_topic_push_notifications: boolean;
  /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications: boolean;
  /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
  readonly email_notifications_batching_period_seconds: number;
  /** Whether direct messages and mentions cause email notifications while the user is offline. */
  readonly enable_offline_email_notifications: boolean;
  /** Whether direct messages and mentions cause push notifications while the user is offline. */
  readonly enable_offline_push_notifications: boolean;
  /** Whether to send push notifications also while the user is online. */
  readonly enable_online_push_notifications: boolean;
  /** Whether to send digest emails about missed messages. */
  readonly enable_digest_emails: boolean;
  /** Whether notification emails contain the content of messages. */
  readonly message_content_in_email_notifications: boolean;
  /** Whether desktop notifications contain the content of direct messages. */
  readonly pm_content_in_desktop_notifications: boolean;
  /** Whether wildcard mentions notify like personal mentions. */
  readonly wildcard_mentions_notify: boolean;
  /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify: boolean;
  /**
   * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
   * direct messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display: number;
  /**
   * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always, 3
   * never. Since feature level 168.
   */
  readonly realm_name_in_email_notifications_policy: number;
  /**
   * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that the
   * user started, 4 none. Since feature level 214.
   */
  readonly automatically_follow_topics_policy: number;
  /**
   * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
   * message, 3 those that the user started, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy: number;
  /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned: boolean;
  /**
   * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
   * level 385.
   */
  readonly resolved_topic_notice_auto_read_policy: string;
  /** Whether other users can see the presence of the user. Since feature level 3. */
  readonly presence_enabled: boolean;
  /** Whether Enter sends a message. If false, it starts a new line. */
  readonly enter_sends: boolean;
  /** Whether to show times in 24-hour format. Since feature level 99. */
  readonly twenty_four_hour_time: boolean;
  /** Whether others see that the user is typing direct messages. Since feature level 105. */
  readonly send_private_typing_notifications: boolean;
  /** Whether others see that the user is typing channel messages. Since feature level 105. */
  readonly send_stream_typing_notifications: boolean;
  /** Whether others see which messages the user has read. Since feature level 105. */
  readonly send_read_receipts: boolean;
  /**
   * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility: number;
  /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
  readonly web_navigate_to_sent_message: boolean;
  /**
   * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level 175.
   */
  readonly web_mark_read_on_scroll_policy: number;
  /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary: boolean;
  /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders: boolean;
  /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
  readonly web_inbox_show_channel_folders: boolean;
  /** The code of the language of the user. */
  readonly default_language: string;
  /** The name of the time zone, as in the IANA database; empty if unknown. */
  readonly timezone: string;
  /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
  readonly allow_private_data_export: boolean;
  /** Whether to send an email about logins from new devices. */
  readonly enable_login_emails: boolean;
  /** Whether to send marketing emails. */
  readonly enable_marketing_emails: boolean;
};

/** The realm settings that are not group settings. */
export type PlainRealmSettings = {
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  readonly emails_restricted_to_domains: boolean;
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  readonly disallow_disposable_email_addresses: boolean;
  /** Whether new users need an invitation. Only owners change it. */
  readonly invite_required: boolean;
  /** Whether names of users must be unique. Since feature level 246. */
  readonly require_unique_names: boolean;
  /** Whether users are prevented from changing their names. */
  readonly name_changes_disabled: boolean;
  /** Whether users are prevented from changing their addresses. */
  readonly email_changes_disabled: boolean;
  /** Whether users are prevented from changing their avatars. */
  readonly avatar_changes_disabled: boolean;
  /** Whether messages show previews of linked images. */
  readonly inline_image_preview: boolean;
  /** Whether messages show previews of linked pages. */
  readonly inline_url_embed_preview: boolean;
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  readonly media_preview_size: number;
  /** Whether messages can be edited. */
  readonly allow_message_editing: boolean;
  /**
   * Whether channel messages can have the empty topic: `allow_empty_topic` or `disable_empty_topic`. Since feature
   * level 392.
   */
  readonly topics_policy: string;
  /** What the edit history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly message_edit_history_visibility_policy: string;
  /** The code of the default language. */
  readonly default_language: string;
  /** After how many days a new member is a full member. Only owners change it. */
  readonly waiting_period_threshold: number;
  /** Whether new users get a welcome email. */
  readonly send_welcome_emails: boolean;
  /** Whether users get digest emails about missed messages. */
  readonly digest_emails_enabled: boolean;
  /** Whether notification emails can contain the content of messages. */
  readonly message_content_allowed_in_email_notifications: boolean;
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  readonly video_chat_provider: number;
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly giphy_rating: number;
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly gif_rating_policy: number;
  /** The language of code blocks that do not name one; empty for none. */
  readonly default_code_block_language: string;
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  readonly digest_weekday: number;
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  readonly enable_spectator_access: boolean;
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  readonly want_advertise_in_communities_directory: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly enable_read_receipts: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly enable_guest_user_dm_warning: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly enable_guest_user_indicator: boolean;
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  readonly require_e2ee_push_notifications: boolean;
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  readonly send_channel_events_messages: boolean;
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  readonly owner_full_content_access: boolean;
  /** The default avatars of new accounts: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly default_avatar_source: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly welcome_message_custom_text: string;
  /** Whether presence is hidden from all accounts. */
  readonly presence_disabled: boolean;
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  readonly message_retention_days: number;
  /** For how many seconds users may delete their own messages; null: no limit. */
  readonly message_content_delete_limit_seconds: number | null;
  /** For how many seconds the content of a message can be edited; null: no limit. */
  readonly message_content_edit_limit_seconds: number | null;
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  readonly move_messages_within_stream_limit_seconds: number | null;
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  readonly move_messages_between_streams_limit_seconds: number | null;
  /** The URL of the Jitsi server; null, over HTTP `"default"`: the one of the server. Since feature level 212. */
  readonly jitsi_server_url: string | null;
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  readonly moderation_request_channel_id: number;
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  readonly new_stream_announcements_stream_id: number;
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  readonly signup_announcements_stream_id: number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly zulip_update_announcements_stream_id: number;
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  readonly org_type: number;
};

/** The realm settings that are channels. */
export type ChannelSetting =
  | "moderation_request_channel_id"
  | "new_stream_announcements_stream_id"
  | "signup_announcements_stream_id"
  | "zulip_update_announcements_stream_id";
