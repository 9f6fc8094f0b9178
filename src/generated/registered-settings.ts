/** The realm's settings as registration names them. Written by `npm run generate`; */
import type { REALM_SETTING_FIELDS, SHOWN_POLICY_FIELDS } from "../protocol/records/settings";

type Of = typeof REALM_SETTING_FIELDS;

/** The settings of the realm. */
export type RegisteredSettings = {
  /** Who may create invitation links. Since feature level 209. */
  readonly realm_create_multiuse_invite_group: Of["create_multiuse_invite_group"];
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly realm_can_access_all_users_group: Of["can_access_all_users_group"];
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly realm_can_add_subscribers_group: Of["can_add_subscribers_group"];
  /** Who may add custom emoji. Since feature level 307. */
  readonly realm_can_add_custom_emoji_group: Of["can_add_custom_emoji_group"];
  /** Who may create bots of any kind. Since feature level 344. */
  readonly realm_can_create_bots_group: Of["can_create_bots_group"];
  /** Who may create user groups. Since feature level 299. */
  readonly realm_can_create_groups: Of["can_create_groups"];
  /** Who may create public channels. Since feature level 264. */
  readonly realm_can_create_public_channel_group: Of["can_create_public_channel_group"];
  /** Who may create private channels. Since feature level 266. */
  readonly realm_can_create_private_channel_group: Of["can_create_private_channel_group"];
  /** Who may create web-public channels, which can be read without an account. Since feature level 280. */
  readonly realm_can_create_web_public_channel_group: Of["can_create_web_public_channel_group"];
  /** Who may create bots that only send. Since feature level 344. */
  readonly realm_can_create_write_only_bots_group: Of["can_create_write_only_bots_group"];
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly realm_can_delete_any_message_group: Of["can_delete_any_message_group"];
  /** Who may delete messages of their own. Since feature level 291. */
  readonly realm_can_delete_own_message_group: Of["can_delete_own_message_group"];
  /** Who may invite users by mail. Since feature level 321. */
  readonly realm_can_invite_users_group: Of["can_invite_users_group"];
  /** Who may manage all user groups. Since feature level 299. */
  readonly realm_can_manage_all_groups: Of["can_manage_all_groups"];
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly realm_can_manage_billing_group: Of["can_manage_billing_group"];
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly realm_can_mention_many_users_group: Of["can_mention_many_users_group"];
  /** Who may move messages to another channel. Since feature level 310. */
  readonly realm_can_move_messages_between_channels_group: Of["can_move_messages_between_channels_group"];
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly realm_can_move_messages_between_topics_group: Of["can_move_messages_between_topics_group"];
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly realm_can_resolve_topics_group: Of["can_resolve_topics_group"];
  /** Who may set for a channel who deletes its messages. Since feature level 407. */
  readonly realm_can_set_delete_message_policy_group: Of["can_set_delete_message_policy_group"];
  /** Who may set for a channel whether messages need a topic. Since feature level 392. */
  readonly realm_can_set_topics_policy_group: Of["can_set_topics_policy_group"];
  /** Who may request summaries of topics. Since feature level 350. */
  readonly realm_can_summarize_topics_group: Of["can_summarize_topics_group"];
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly realm_workplace_users_group: Of["workplace_users_group"];
  /** Who may start a conversation by direct messages. Since feature level 270. */
  readonly realm_direct_message_initiator_group: Of["direct_message_initiator_group"];
  /** Every conversation by direct messages needs a member of this group. Since feature level 270. */
  readonly realm_direct_message_permission_group: Of["direct_message_permission_group"];
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  readonly realm_emails_restricted_to_domains: Of["emails_restricted_to_domains"];
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  readonly realm_disallow_disposable_email_addresses: Of["disallow_disposable_email_addresses"];
  /** Whether new users need an invitation. Only owners change it. */
  readonly realm_invite_required: Of["invite_required"];
  /** Whether names of users must be unique. Since feature level 246. */
  readonly realm_require_unique_names: Of["require_unique_names"];
  /** Whether users are prevented from changing their names. */
  readonly realm_name_changes_disabled: Of["name_changes_disabled"];
  /** Whether users are prevented from changing their addresses. */
  readonly realm_email_changes_disabled: Of["email_changes_disabled"];
  /** Whether users are prevented from changing their avatars. */
  readonly realm_avatar_changes_disabled: Of["avatar_changes_disabled"];
  /** Whether messages show previews of linked images. */
  readonly realm_inline_image_preview: Of["inline_image_preview"];
  /** Whether messages show previews of linked pages. */
  readonly realm_inline_url_embed_preview: Of["inline_url_embed_preview"];
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  readonly realm_media_preview_size: Of["media_preview_size"];
  /** Whether messages can be edited. */
  readonly realm_allow_message_editing: Of["allow_message_editing"];
  /**
   * Whether channel messages can have the empty topic: `allow_empty_topic` or `disable_empty_topic`. Since feature
   * level 392.
   */
  readonly realm_topics_policy: Of["topics_policy"];
  /** What the edit history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly realm_message_edit_history_visibility_policy: Of["message_edit_history_visibility_policy"];
  /** The code of the default language. */
  readonly realm_default_language: Of["default_language"];
  /** After how many days a new member is a full member. Only owners change it. */
  readonly realm_waiting_period_threshold: Of["waiting_period_threshold"];
  /** Whether new users get a welcome email. */
  readonly realm_send_welcome_emails: Of["send_welcome_emails"];
  /** Whether users get digest emails about missed messages. */
  readonly realm_digest_emails_enabled: Of["digest_emails_enabled"];
  /** Whether notification emails can contain the content of messages. */
  readonly realm_message_content_allowed_in_email_notifications: Of["message_content_allowed_in_email_notifications"];
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  readonly realm_video_chat_provider: Of["video_chat_provider"];
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly realm_giphy_rating: Of["giphy_rating"];
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly realm_gif_rating_policy: Of["gif_rating_policy"];
  /** The language of code blocks that do not name one; empty for none. */
  readonly realm_default_code_block_language: Of["default_code_block_language"];
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  readonly realm_digest_weekday: Of["digest_weekday"];
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  readonly realm_enable_spectator_access: Of["enable_spectator_access"];
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  readonly realm_want_advertise_in_communities_directory: Of["want_advertise_in_communities_directory"];
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly realm_enable_read_receipts: Of["enable_read_receipts"];
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly realm_enable_guest_user_dm_warning: Of["enable_guest_user_dm_warning"];
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly realm_enable_guest_user_indicator: Of["enable_guest_user_indicator"];
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  readonly realm_require_e2ee_push_notifications: Of["require_e2ee_push_notifications"];
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  readonly realm_send_channel_events_messages: Of["send_channel_events_messages"];
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  readonly realm_owner_full_content_access: Of["owner_full_content_access"];
  /** The default avatars of new accounts: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly realm_default_avatar_source: Of["default_avatar_source"];
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly realm_welcome_message_custom_text: Of["welcome_message_custom_text"];
  /** Whether presence is hidden from all accounts. */
  readonly realm_presence_disabled: Of["presence_disabled"];
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  readonly realm_message_retention_days: Of["message_retention_days"];
  /** For how many seconds users may delete their own messages; null: no limit. */
  readonly realm_message_content_delete_limit_seconds: Of["message_content_delete_limit_seconds"];
  /** For how many seconds the content of a message can be edited; null: no limit. */
  readonly realm_message_content_edit_limit_seconds: Of["message_content_edit_limit_seconds"];
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  readonly realm_move_messages_within_stream_limit_seconds: Of["move_messages_within_stream_limit_seconds"];
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  readonly realm_move_messages_between_streams_limit_seconds: Of["move_messages_between_streams_limit_seconds"];
  /** The URL of the Jitsi server; null, over HTTP `"default"`: the one of the server. Since feature level 212. */
  readonly realm_jitsi_server_url: Of["jitsi_server_url"];
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  readonly realm_moderation_request_channel_id: Of["moderation_request_channel_id"];
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  readonly realm_new_stream_announcements_stream_id: Of["new_stream_announcements_stream_id"];
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  readonly realm_signup_announcements_stream_id: Of["signup_announcements_stream_id"];
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly realm_zulip_update_announcements_stream_id: Of["zulip_update_announcements_stream_id"];
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  readonly realm_org_type: Of["org_type"];
  /** The former name of `new_stream_announcements_stream_id`. */
  readonly realm_notifications_stream_id: Of["notifications_stream_id"];
  /** The former name of `signup_announcements_stream_id`. */
  readonly realm_signup_notifications_stream_id: Of["signup_notifications_stream_id"];
};

type Policy = typeof SHOWN_POLICY_FIELDS;

/** Permissions that were numbers. */
export type RegisteredPolicies = {
  /**
   * Who may create public channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 102,
   * until feature level 264.
   */
  readonly realm_create_public_stream_policy: Policy["create_public_stream_policy"];
  /**
   * Who may create private channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level
   * 102, until feature level 266.
   */
  readonly realm_create_private_stream_policy: Policy["create_private_stream_policy"];
  /**
   * Who may create web-public channels: 2 administrators, 4 moderators, 6 no one, 7 owners. Since feature level 103,
   * until feature level 280.
   */
  readonly realm_create_web_public_stream_policy: Policy["create_web_public_stream_policy"];
  /**
   * Who may mention all users of a large channel: 1 everyone, 2 members, 3 full members, 5 administrators, 6 no one, 7
   * moderators. Since feature level 34, until feature level 352.
   */
  readonly realm_wildcard_mention_policy: Policy["wildcard_mention_policy"];
  /**
   * Who may add custom emoji: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 85, until
   * feature level 307.
   */
  readonly realm_add_custom_emoji_policy: Policy["add_custom_emoji_policy"];
  /**
   * Who may delete messages of their own: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Since
   * feature level 101, until feature level 291.
   */
  readonly realm_delete_own_message_policy: Policy["delete_own_message_policy"];
  /**
   * Who may move messages to another topic: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone, 6 no
   * one. Since feature level 75, until feature level 316.
   */
  readonly realm_edit_topic_policy: Policy["edit_topic_policy"];
  /**
   * Who may invite users: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one. Since feature level 50,
   * until feature level 321.
   */
  readonly realm_invite_to_realm_policy: Policy["invite_to_realm_policy"];
  /** Who may subscribe others: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level 341. */
  readonly realm_invite_to_stream_policy: Policy["invite_to_stream_policy"];
  /**
   * Who may move messages to another channel: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one.
   * Since feature level 56, until feature level 310.
   */
  readonly realm_move_messages_between_streams_policy: Policy["move_messages_between_streams_policy"];
  /** Who may send direct messages: 1 everyone, 2 no one. Until feature level 270. */
  readonly realm_private_message_policy: Policy["private_message_policy"];
  /**
   * Who may create channels of any kind: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 102.
   */
  readonly realm_create_stream_policy: Policy["create_stream_policy"];
  /** Who may create bots: 1 members; 2 members, but only bots that send; 3 administrators. Until feature level 344. */
  readonly realm_bot_creation_policy: Policy["bot_creation_policy"];
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly realm_user_group_edit_policy: Policy["user_group_edit_policy"];
};
