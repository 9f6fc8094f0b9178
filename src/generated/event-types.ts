/** The type of each event. Written by `npm run generate`. */
import type { EventBodyOf } from "../protocol/events/event-body";
import type { REALM_BOT_ADD_EVENT, REALM_BOT_DELETE_EVENT, REALM_BOT_REMOVE_EVENT, REALM_BOT_UPDATE_EVENT } from "../protocol/events/bots";
import type { CHANNEL_FOLDER_ADD_EVENT, CHANNEL_FOLDER_REORDER_EVENT, CHANNEL_FOLDER_UPDATE_EVENT, DEFAULT_STREAMS_EVENT, DEFAULT_STREAM_GROUPS_EVENT, STREAM_CREATE_EVENT, STREAM_DELETE_EVENT, STREAM_DESCRIPTION_EVENT, STREAM_PRIVACY_EVENT, STREAM_UPDATE_EVENTS } from "../protocol/events/channels";
import type { DEVICE_ADD_EVENT, DEVICE_REMOVE_EVENT, DEVICE_UPDATE_EVENT } from "../protocol/events/devices";
import type { DELETE_MESSAGE_EVENT, MESSAGE_EVENT, REACTION_ADD_EVENT, REACTION_REMOVE_EVENT, SUBMESSAGE_EVENT, UPDATE_MESSAGE_EVENT, UPDATE_MESSAGE_FLAGS_ADD_EVENT, UPDATE_MESSAGE_FLAGS_REMOVE_EVENT } from "../protocol/events/messages";
import type { ALERT_WORDS_EVENT, ATTACHMENT_ADD_EVENT, ATTACHMENT_REMOVE_EVENT, ATTACHMENT_UPDATE_EVENT, NAVIGATION_VIEW_ADD_EVENT, NAVIGATION_VIEW_REMOVE_EVENT, NAVIGATION_VIEW_UPDATE_EVENT, ONBOARDING_STEPS_EVENT, PUSH_DEVICE_EVENT } from "../protocol/events/personal-items";
import type { PRESENCE_EVENT, TYPING_EDIT_MESSAGE_START_EVENT, TYPING_EDIT_MESSAGE_STOP_EVENT, TYPING_START_EVENT, TYPING_STOP_EVENT, USER_STATUS_EVENT } from "../protocol/events/presence";
import type { CUSTOM_PROFILE_FIELDS_EVENT, REALM_DEACTIVATED_EVENT, REALM_DOMAINS_ADD_EVENT, REALM_DOMAINS_CHANGE_EVENT, REALM_DOMAINS_REMOVE_EVENT, REALM_EMOJI_ADD_EVENT, REALM_EMOJI_UPDATE_EVENT, REALM_EMOJI_UPDATE_ONE_EVENT, REALM_EXPORT_EVENT, REALM_ICON_EVENT, REALM_LINKIFIERS_EVENT, REALM_LOGO_EVENT, REALM_NIGHT_LOGO_EVENT, REALM_PLAYGROUNDS_EVENT, REALM_SETTINGS_EVENT, REALM_UPDATE_EVENTS } from "../protocol/events/realm";
import type { HEARTBEAT_EVENT, RESTART_EVENT, WEB_RELOAD_CLIENT_EVENT } from "../protocol/events/server";
import type { REALM_USER_SETTINGS_DEFAULTS_EVENTS, UPDATE_DISPLAY_SETTINGS_EVENT, UPDATE_GLOBAL_NOTIFICATIONS_EVENT, USER_SETTINGS_EVENTS } from "../protocol/events/settings";
import type { MUTED_TOPICS_EVENT, SUBSCRIPTION_ADD_EVENT, SUBSCRIPTION_PEER_ADD_EVENT, SUBSCRIPTION_PEER_REMOVE_EVENT, SUBSCRIPTION_REMOVE_EVENT, SUBSCRIPTION_UPDATE_EVENTS, USER_TOPIC_EVENT } from "../protocol/events/subscriptions";
import type { DRAFTS_ADD_EVENT, DRAFTS_REMOVE_EVENT, DRAFTS_UPDATE_EVENT, REMINDERS_ADD_EVENT, REMINDERS_REMOVE_EVENT, SAVED_SNIPPETS_ADD_EVENT, SAVED_SNIPPETS_REMOVE_EVENT, SAVED_SNIPPETS_UPDATE_EVENT, SCHEDULED_MESSAGES_ADD_EVENT, SCHEDULED_MESSAGES_REMOVE_EVENT, SCHEDULED_MESSAGES_UPDATE_EVENT } from "../protocol/events/texts";
import type { USER_GROUP_ADD_EVENT, USER_GROUP_ADD_MEMBERS_EVENT, USER_GROUP_ADD_SUBGROUPS_EVENT, USER_GROUP_REMOVE_EVENT, USER_GROUP_REMOVE_MEMBERS_EVENT, USER_GROUP_REMOVE_SUBGROUPS_EVENT, USER_GROUP_UPDATE_EVENT } from "../protocol/events/user-groups";
import type { INVITES_CHANGED_EVENT, MUTED_USERS_EVENT, REALM_EXPORT_CONSENT_EVENT, REALM_USER_ADD_EVENT, REALM_USER_REMOVE_EVENT, REALM_USER_UPDATE_EVENT } from "../protocol/events/users";

/** A bot that the account manages was created. */
export interface RealmBotAddEvent extends EventBodyOf<typeof REALM_BOT_ADD_EVENT> {}

/** A bot that the account manages has changed. */
export interface RealmBotUpdateEvent extends EventBodyOf<typeof REALM_BOT_UPDATE_EVENT> {}

/** The account no longer manages a bot. */
export interface RealmBotDeleteEvent extends EventBodyOf<typeof REALM_BOT_DELETE_EVENT> {}

/** A bot was deactivated. The former form of `realm_bot` with `op: "update"`. */
export interface RealmBotRemoveEvent extends EventBodyOf<typeof REALM_BOT_REMOVE_EVENT> {}

/** Channels became visible to the account: they are new, or the account gained access. */
export interface StreamCreateEvent extends EventBodyOf<typeof STREAM_CREATE_EVENT> {}

/** Channels were archived, or are no longer visible to the account. */
export interface StreamDeleteEvent extends EventBodyOf<typeof STREAM_DELETE_EVENT> {}

/** A property of a channel has changed. */
export interface StreamUpdateEvent extends EventBodyOf<(typeof STREAM_UPDATE_EVENTS)[number]> {}

/** The description of a channel has changed. */
export interface StreamDescriptionEvent extends EventBodyOf<typeof STREAM_DESCRIPTION_EVENT> {}

/** The privacy of a channel has changed. */
export interface StreamPrivacyEvent extends EventBodyOf<typeof STREAM_PRIVACY_EVENT> {}

/** The default channels for new users have changed. */
export interface DefaultStreamsEvent extends EventBodyOf<typeof DEFAULT_STREAMS_EVENT> {}

/** The default channel groups for new users have changed. */
export interface DefaultStreamGroupsEvent extends EventBodyOf<typeof DEFAULT_STREAM_GROUPS_EVENT> {}

/** A channel folder was created. */
export interface ChannelFolderAddEvent extends EventBodyOf<typeof CHANNEL_FOLDER_ADD_EVENT> {}

/** A channel folder has changed. */
export interface ChannelFolderUpdateEvent extends EventBodyOf<typeof CHANNEL_FOLDER_UPDATE_EVENT> {}

/** The order of the channel folders has changed. */
export interface ChannelFolderReorderEvent extends EventBodyOf<typeof CHANNEL_FOLDER_REORDER_EVENT> {}

/** The account has registered another device. */
export interface DeviceAddEvent extends EventBodyOf<typeof DEVICE_ADD_EVENT> {}

/** The push registration of a device has changed. The event has only the changed fields. */
export interface DeviceUpdateEvent extends EventBodyOf<typeof DEVICE_UPDATE_EVENT> {}

/** A device was removed, with its push registration. */
export interface DeviceRemoveEvent extends EventBodyOf<typeof DEVICE_REMOVE_EVENT> {}

/** A message was sent. */
export interface MessageEvent extends EventBodyOf<typeof MESSAGE_EVENT> {}

/** Messages were edited or moved, or rendered again. */
export interface UpdateMessageEvent extends EventBodyOf<typeof UPDATE_MESSAGE_EVENT> {}

/** Messages of one conversation were deleted, or the account can no longer read them. */
export interface DeleteMessageEvent extends EventBodyOf<typeof DELETE_MESSAGE_EVENT> {}

/** An account has added a reaction to a message. */
export interface ReactionAddEvent extends EventBodyOf<typeof REACTION_ADD_EVENT> {}

/** An account has removed a reaction from a message. */
export interface ReactionRemoveEvent extends EventBodyOf<typeof REACTION_REMOVE_EVENT> {}

/** A submessage was added to a message: data of a widget, such as a vote in a poll. */
export interface SubmessageEvent extends EventBodyOf<typeof SUBMESSAGE_EVENT> {}

/** The account has added a flag to messages. */
export interface UpdateMessageFlagsAddEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_ADD_EVENT> {}

/** The account has removed a flag from messages. */
export interface UpdateMessageFlagsRemoveEvent extends EventBodyOf<typeof UPDATE_MESSAGE_FLAGS_REMOVE_EVENT> {}

/** The alert words of the account have changed. */
export interface AlertWordsEvent extends EventBodyOf<typeof ALERT_WORDS_EVENT> {}

/** The account has uploaded a file. */
export interface AttachmentAddEvent extends EventBodyOf<typeof ATTACHMENT_ADD_EVENT> {}

/** The messages that refer to a file have changed. */
export interface AttachmentUpdateEvent extends EventBodyOf<typeof ATTACHMENT_UPDATE_EVENT> {}

/** A file was deleted. */
export interface AttachmentRemoveEvent extends EventBodyOf<typeof ATTACHMENT_REMOVE_EVENT> {}

/** The account has created a navigation view. */
export interface NavigationViewAddEvent extends EventBodyOf<typeof NAVIGATION_VIEW_ADD_EVENT> {}

/** A navigation view has changed. */
export interface NavigationViewUpdateEvent extends EventBodyOf<typeof NAVIGATION_VIEW_UPDATE_EVENT> {}

/** A navigation view was deleted. */
export interface NavigationViewRemoveEvent extends EventBodyOf<typeof NAVIGATION_VIEW_REMOVE_EVENT> {}

/** The push service has answered the registration of a device. */
export interface PushDeviceEvent extends EventBodyOf<typeof PUSH_DEVICE_EVENT> {}

/** The account has seen an onboarding step. */
export interface OnboardingStepsEvent extends EventBodyOf<typeof ONBOARDING_STEPS_EVENT> {}

/** A user is or was active. */
export interface PresenceEvent extends EventBodyOf<typeof PRESENCE_EVENT> {}

/** The status of an account has changed. Unchanged fields are absent. */
export interface UserStatusEvent extends EventBodyOf<typeof USER_STATUS_EVENT> {}

/** An account started typing a message. */
export interface TypingStartEvent extends EventBodyOf<typeof TYPING_START_EVENT> {}

/** An account stopped typing a message. */
export interface TypingStopEvent extends EventBodyOf<typeof TYPING_STOP_EVENT> {}

/** An account started editing a message. */
export interface TypingEditMessageStartEvent extends EventBodyOf<typeof TYPING_EDIT_MESSAGE_START_EVENT> {}

/** An account stopped editing a message. */
export interface TypingEditMessageStopEvent extends EventBodyOf<typeof TYPING_EDIT_MESSAGE_STOP_EVENT> {}

/** The icon of the realm has changed. */
export interface RealmIconEvent extends EventBodyOf<typeof REALM_ICON_EVENT> {}

/** The logo of the realm has changed. */
export interface RealmLogoEvent extends EventBodyOf<typeof REALM_LOGO_EVENT> {}

/** The logo of the realm for the dark theme has changed. */
export interface RealmNightLogoEvent extends EventBodyOf<typeof REALM_NIGHT_LOGO_EVENT> {}

/** A setting of the realm has changed. */
export interface RealmUpdateEvent extends EventBodyOf<(typeof REALM_UPDATE_EVENTS)[number]> {}

/** Several settings of the realm have changed. */
export interface RealmSettingsEvent extends EventBodyOf<typeof REALM_SETTINGS_EVENT> {}

/** A domain was added to those whose addresses are allowed to have accounts. */
export interface RealmDomainsAddEvent extends EventBodyOf<typeof REALM_DOMAINS_ADD_EVENT> {}

/** A domain of the realm has changed. */
export interface RealmDomainsChangeEvent extends EventBodyOf<typeof REALM_DOMAINS_CHANGE_EVENT> {}

/** A domain of the realm was removed. */
export interface RealmDomainsRemoveEvent extends EventBodyOf<typeof REALM_DOMAINS_REMOVE_EVENT> {}

/** The custom emoji of the realm have changed. */
export interface RealmEmojiUpdateEvent extends EventBodyOf<typeof REALM_EMOJI_UPDATE_EVENT> {}

/** A custom emoji was added. For clients with the capability `individual_emoji_changes`. */
export interface RealmEmojiAddEvent extends EventBodyOf<typeof REALM_EMOJI_ADD_EVENT> {}

/** A custom emoji has changed. For clients with the capability `individual_emoji_changes`. */
export interface RealmEmojiUpdateOneEvent extends EventBodyOf<typeof REALM_EMOJI_UPDATE_ONE_EVENT> {}

/** The linkifiers of the realm have changed. */
export interface RealmLinkifiersEvent extends EventBodyOf<typeof REALM_LINKIFIERS_EVENT> {}

/** The code playgrounds of the realm have changed. */
export interface RealmPlaygroundsEvent extends EventBodyOf<typeof REALM_PLAYGROUNDS_EVENT> {}

/** The custom profile fields of the realm have changed. */
export interface CustomProfileFieldsEvent extends EventBodyOf<typeof CUSTOM_PROFILE_FIELDS_EVENT> {}

/**
 * The realm was deactivated. Only requests that wait for events receive it, since the server refuses all later ones.
 */
export interface RealmDeactivatedEvent extends EventBodyOf<typeof REALM_DEACTIVATED_EVENT> {}

/** An export of the realm was requested, finished or deleted. */
export interface RealmExportEvent extends EventBodyOf<typeof REALM_EXPORT_EVENT> {}

/** No event has happened for a while. It keeps the connection of a waiting request open. */
export interface HeartbeatEvent extends EventBodyOf<typeof HEARTBEAT_EVENT> {}

/** The server has restarted. */
export interface RestartEvent extends EventBodyOf<typeof RESTART_EVENT> {}

/** Web clients should reload the page. */
export interface WebReloadClientEvent extends EventBodyOf<typeof WEB_RELOAD_CLIENT_EVENT> {}

/** A default setting for new users has changed. */
export interface RealmUserSettingsDefaultsEvent extends EventBodyOf<(typeof REALM_USER_SETTINGS_DEFAULTS_EVENTS)[number]> {}

/** A setting of the account has changed. */
export interface UserSettingsEvent extends EventBodyOf<(typeof USER_SETTINGS_EVENTS)[number]> {}

/** A display setting of the account has changed. For clients without the capability `user_settings_object`. */
export interface UpdateDisplaySettingsEvent extends EventBodyOf<typeof UPDATE_DISPLAY_SETTINGS_EVENT> {}

/** A notification setting of the account has changed. For clients without the capability `user_settings_object`. */
export interface UpdateGlobalNotificationsEvent extends EventBodyOf<typeof UPDATE_GLOBAL_NOTIFICATIONS_EVENT> {}

/** The account has subscribed to channels, or was subscribed. */
export interface SubscriptionAddEvent extends EventBodyOf<typeof SUBSCRIPTION_ADD_EVENT> {}

/** The account no longer subscribes to channels. */
export interface SubscriptionRemoveEvent extends EventBodyOf<typeof SUBSCRIPTION_REMOVE_EVENT> {}

/** A setting of a subscription of the account has changed. */
export interface SubscriptionUpdateEvent extends EventBodyOf<(typeof SUBSCRIPTION_UPDATE_EVENTS)[number]> {}

/** Other accounts have subscribed to channels. */
export interface SubscriptionPeerAddEvent extends EventBodyOf<typeof SUBSCRIPTION_PEER_ADD_EVENT> {}

/** Other accounts no longer subscribe to channels. */
export interface SubscriptionPeerRemoveEvent extends EventBodyOf<typeof SUBSCRIPTION_PEER_REMOVE_EVENT> {}

/** The account has changed the visibility policy of a topic. */
export interface UserTopicEvent extends EventBodyOf<typeof USER_TOPIC_EVENT> {}

/** The muted topics of the account have changed. The former form of `user_topic`. */
export interface MutedTopicsEvent extends EventBodyOf<typeof MUTED_TOPICS_EVENT> {}

/** The account has created drafts. */
export interface DraftsAddEvent extends EventBodyOf<typeof DRAFTS_ADD_EVENT> {}

/** A draft has changed. */
export interface DraftsUpdateEvent extends EventBodyOf<typeof DRAFTS_UPDATE_EVENT> {}

/** A draft was deleted. */
export interface DraftsRemoveEvent extends EventBodyOf<typeof DRAFTS_REMOVE_EVENT> {}

/** The account has scheduled messages. */
export interface ScheduledMessagesAddEvent extends EventBodyOf<typeof SCHEDULED_MESSAGES_ADD_EVENT> {}

/** A scheduled message was edited, or could not be sent at its time. */
export interface ScheduledMessagesUpdateEvent extends EventBodyOf<typeof SCHEDULED_MESSAGES_UPDATE_EVENT> {}

/** A scheduled message was sent or deleted. */
export interface ScheduledMessagesRemoveEvent extends EventBodyOf<typeof SCHEDULED_MESSAGES_REMOVE_EVENT> {}

/** The account has created reminders. */
export interface RemindersAddEvent extends EventBodyOf<typeof REMINDERS_ADD_EVENT> {}

/** A reminder was sent or deleted. */
export interface RemindersRemoveEvent extends EventBodyOf<typeof REMINDERS_REMOVE_EVENT> {}

/** The account has created a saved snippet. */
export interface SavedSnippetsAddEvent extends EventBodyOf<typeof SAVED_SNIPPETS_ADD_EVENT> {}

/** A saved snippet has changed. */
export interface SavedSnippetsUpdateEvent extends EventBodyOf<typeof SAVED_SNIPPETS_UPDATE_EVENT> {}

/** A saved snippet was deleted. */
export interface SavedSnippetsRemoveEvent extends EventBodyOf<typeof SAVED_SNIPPETS_REMOVE_EVENT> {}

/** A user group was created, or reactivated for clients without the capability `include_deactivated_groups`. */
export interface UserGroupAddEvent extends EventBodyOf<typeof USER_GROUP_ADD_EVENT> {}

/** The name, description or settings of a user group have changed, or it was deactivated or reactivated. */
export interface UserGroupUpdateEvent extends EventBodyOf<typeof USER_GROUP_UPDATE_EVENT> {}

/** A user group was deactivated or deleted. For clients without the capability `include_deactivated_groups`. */
export interface UserGroupRemoveEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_EVENT> {}

/** Accounts were added to a user group. */
export interface UserGroupAddMembersEvent extends EventBodyOf<typeof USER_GROUP_ADD_MEMBERS_EVENT> {}

/** Accounts were removed from a user group. */
export interface UserGroupRemoveMembersEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_MEMBERS_EVENT> {}

/** Subgroups were added to a user group. */
export interface UserGroupAddSubgroupsEvent extends EventBodyOf<typeof USER_GROUP_ADD_SUBGROUPS_EVENT> {}

/** Subgroups were removed from a user group. */
export interface UserGroupRemoveSubgroupsEvent extends EventBodyOf<typeof USER_GROUP_REMOVE_SUBGROUPS_EVENT> {}

/** An account was created, or became visible to the account that receives the event. */
export interface RealmUserAddEvent extends EventBodyOf<typeof REALM_USER_ADD_EVENT> {}

/** A property of an account has changed. */
export interface RealmUserUpdateEvent extends EventBodyOf<typeof REALM_USER_UPDATE_EVENT> {}

/** An account is no longer visible to the account that receives the event. */
export interface RealmUserRemoveEvent extends EventBodyOf<typeof REALM_USER_REMOVE_EVENT> {}

/** The list of muted users has changed. */
export interface MutedUsersEvent extends EventBodyOf<typeof MUTED_USERS_EVENT> {}

/** The open invitations have changed. A client requests them to see how. */
export interface InvitesChangedEvent extends EventBodyOf<typeof INVITES_CHANGED_EVENT> {}

/** A user has changed its consent to the export of its private data. */
export interface RealmExportConsentEvent extends EventBodyOf<typeof REALM_EXPORT_CONSENT_EVENT> {}

/**
 * An event without its `id`. `type` and, in most events, `op` distinguish the kinds. Fields that exist only at some
 * feature levels or only for some clients are optional.
 *
 * @see https://zulip.com/api/get-events
 */
export type EventBody =
  | RealmBotAddEvent
  | RealmBotUpdateEvent
  | RealmBotDeleteEvent
  | RealmBotRemoveEvent
  | StreamCreateEvent
  | StreamDeleteEvent
  | StreamUpdateEvent
  | StreamDescriptionEvent
  | StreamPrivacyEvent
  | DefaultStreamsEvent
  | DefaultStreamGroupsEvent
  | ChannelFolderAddEvent
  | ChannelFolderUpdateEvent
  | ChannelFolderReorderEvent
  | DeviceAddEvent
  | DeviceUpdateEvent
  | DeviceRemoveEvent
  | MessageEvent
  | UpdateMessageEvent
  | DeleteMessageEvent
  | ReactionAddEvent
  | ReactionRemoveEvent
  | SubmessageEvent
  | UpdateMessageFlagsAddEvent
  | UpdateMessageFlagsRemoveEvent
  | AlertWordsEvent
  | AttachmentAddEvent
  | AttachmentUpdateEvent
  | AttachmentRemoveEvent
  | NavigationViewAddEvent
  | NavigationViewUpdateEvent
  | NavigationViewRemoveEvent
  | PushDeviceEvent
  | OnboardingStepsEvent
  | PresenceEvent
  | UserStatusEvent
  | TypingStartEvent
  | TypingStopEvent
  | TypingEditMessageStartEvent
  | TypingEditMessageStopEvent
  | RealmIconEvent
  | RealmLogoEvent
  | RealmNightLogoEvent
  | RealmUpdateEvent
  | RealmSettingsEvent
  | RealmDomainsAddEvent
  | RealmDomainsChangeEvent
  | RealmDomainsRemoveEvent
  | RealmEmojiUpdateEvent
  | RealmEmojiAddEvent
  | RealmEmojiUpdateOneEvent
  | RealmLinkifiersEvent
  | RealmPlaygroundsEvent
  | CustomProfileFieldsEvent
  | RealmDeactivatedEvent
  | RealmExportEvent
  | HeartbeatEvent
  | RestartEvent
  | WebReloadClientEvent
  | RealmUserSettingsDefaultsEvent
  | UserSettingsEvent
  | UpdateDisplaySettingsEvent
  | UpdateGlobalNotificationsEvent
  | SubscriptionAddEvent
  | SubscriptionRemoveEvent
  | SubscriptionUpdateEvent
  | SubscriptionPeerAddEvent
  | SubscriptionPeerRemoveEvent
  | UserTopicEvent
  | MutedTopicsEvent
  | DraftsAddEvent
  | DraftsUpdateEvent
  | DraftsRemoveEvent
  | ScheduledMessagesAddEvent
  | ScheduledMessagesUpdateEvent
  | ScheduledMessagesRemoveEvent
  | RemindersAddEvent
  | RemindersRemoveEvent
  | SavedSnippetsAddEvent
  | SavedSnippetsUpdateEvent
  | SavedSnippetsRemoveEvent
  | UserGroupAddEvent
  | UserGroupUpdateEvent
  | UserGroupRemoveEvent
  | UserGroupAddMembersEvent
  | UserGroupRemoveMembersEvent
  | UserGroupAddSubgroupsEvent
  | UserGroupRemoveSubgroupsEvent
  | RealmUserAddEvent
  | RealmUserUpdateEvent
  | RealmUserRemoveEvent
  | MutedUsersEvent
  | InvitesChangedEvent
  | RealmExportConsentEvent;

/** The name of an event in declarations: its `type`, and its `op` if it has one: `message`, `drafts/add`. */
export type EventName =
  | "alert_words"
  | "attachment/add"
  | "attachment/remove"
  | "attachment/update"
  | "channel_folder/add"
  | "channel_folder/reorder"
  | "channel_folder/update"
  | "custom_profile_fields"
  | "default_stream_groups"
  | "default_streams"
  | "delete_message"
  | "device/add"
  | "device/remove"
  | "device/update"
  | "drafts/add"
  | "drafts/remove"
  | "drafts/update"
  | "heartbeat"
  | "invites_changed"
  | "message"
  | "muted_topics"
  | "muted_users"
  | "navigation_view/add"
  | "navigation_view/remove"
  | "navigation_view/update"
  | "onboarding_steps"
  | "presence"
  | "push_device"
  | "reaction/add"
  | "reaction/remove"
  | "realm/deactivated"
  | "realm/update"
  | "realm/update_dict"
  | "realm_bot/add"
  | "realm_bot/delete"
  | "realm_bot/remove"
  | "realm_bot/update"
  | "realm_domains/add"
  | "realm_domains/change"
  | "realm_domains/remove"
  | "realm_emoji/add"
  | "realm_emoji/update"
  | "realm_emoji/update_one"
  | "realm_export"
  | "realm_export_consent"
  | "realm_linkifiers"
  | "realm_playgrounds"
  | "realm_user/add"
  | "realm_user/remove"
  | "realm_user/update"
  | "realm_user_settings_defaults/update"
  | "reminders/add"
  | "reminders/remove"
  | "restart"
  | "saved_snippets/add"
  | "saved_snippets/remove"
  | "saved_snippets/update"
  | "scheduled_messages/add"
  | "scheduled_messages/remove"
  | "scheduled_messages/update"
  | "stream/create"
  | "stream/delete"
  | "stream/update"
  | "submessage"
  | "subscription/add"
  | "subscription/peer_add"
  | "subscription/peer_remove"
  | "subscription/remove"
  | "subscription/update"
  | "typing/start"
  | "typing/stop"
  | "typing_edit_message/start"
  | "typing_edit_message/stop"
  | "update_display_settings"
  | "update_global_notifications"
  | "update_message"
  | "update_message_flags/add"
  | "update_message_flags/remove"
  | "user_group/add"
  | "user_group/add_members"
  | "user_group/add_subgroups"
  | "user_group/remove"
  | "user_group/remove_members"
  | "user_group/remove_subgroups"
  | "user_group/update"
  | "user_settings/update"
  | "user_status"
  | "user_topic"
  | "web_reload_client";
