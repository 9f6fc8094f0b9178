/** Every operation with flat, named types. Written by `npm run generate`. */
import type { Addressed } from "../model/operations/addressed";
import type { OpenOperation, Operation, TypedCall } from "../model/operations/operation";
import type { AnonymousGroupView, UserGroupView } from "../protocol/records/groups";
import type { AttachmentView, DraftView, MutedUserView, NavigationViewView, OnboardingStepView, ReminderView, SavedSnippetView, ScheduledMessageView, UserTopicView } from "../protocol/records/personal-items";
import type { BotView, InvitationView, LegacyPresenceView, OwnBotView, PresenceView, ProfileValueView, RegisteredUserView, SinglePresenceView, UserStatusView, UserView } from "../protocol/records/people";
import type { ChannelFolderView, ChannelView, DefaultChannelView, DefaultStreamGroupView, ListedChannelView, ListedSubscriptionView, SubscriptionView, UnsubscribedChannelView } from "../protocol/records/channels";
import type { CodePlaygroundView, CustomEmojiView, CustomProfileFieldView, ExportConsentView, LinkifierView, RealmDomainView, RealmExportView } from "../protocol/records/realm-lists";
import type { DeviceView } from "../protocol/records/devices";
import type { EventView } from "../protocol/events/events";
import type { FoundMessageView, MessageSnapshotView, TopicView } from "../protocol/records/messages";
import type { GivenDraft, UploadedFile } from "../protocol/parameters/items";
import type { GroupValueChange } from "../protocol/parameters/accounts";
import type { JsonValue } from "../protocol/schema/shapes";
import type { PermissionConfigurationView } from "../protocol/records/server";
import type { RegisteredType } from "../model/operations/events/event-types";
import type { UserSettingsView } from "../protocol/records/settings";
import { addAlertWords as declaredAddAlertWords } from "../model/operations/settings/add-alert-words";
import { addApnsToken as declaredAddApnsToken } from "../model/operations/push/add-apns-token";
import { addCodePlayground as declaredAddCodePlayground } from "../model/operations/realm/add-code-playground";
import { addDefaultStream as declaredAddDefaultStream } from "../model/operations/channels/add-default-stream";
import { addFcmToken as declaredAddFcmToken } from "../model/operations/push/add-fcm-token";
import { addLinkifier as declaredAddLinkifier } from "../model/operations/realm/add-linkifier";
import { addNavigationView as declaredAddNavigationView } from "../model/operations/navigation-views/add-navigation-view";
import { addReaction as declaredAddReaction } from "../model/operations/reactions/add-reaction";
import { addRealmDomain as declaredAddRealmDomain } from "../model/operations/realm/add-realm-domain";
import { addSubmessage as declaredAddSubmessage } from "../model/operations/messages/add-submessage";
import { archiveStream as declaredArchiveStream } from "../model/operations/channels/archive-stream";
import { checkMessagesMatchNarrow as declaredCheckMessagesMatchNarrow } from "../model/operations/messages/check-messages-match-narrow";
import { checkThumbnailStatus as declaredCheckThumbnailStatus } from "../model/operations/uploads/check-thumbnail-status";
import { clearOwnProfile as declaredClearOwnProfile } from "../model/operations/profile/clear-own-profile";
import { createBigBlueButtonVideoCall as declaredCreateBigBlueButtonVideoCall } from "../model/operations/calls/create-big-blue-button-video-call";
import { createBot as declaredCreateBot } from "../model/operations/bots/create-bot";
import { createChannel as declaredCreateChannel } from "../model/operations/channels/create-channel";
import { createChannelFolder as declaredCreateChannelFolder } from "../model/operations/channel-folders/create-channel-folder";
import { createConstructorGroupsVideoCall as declaredCreateConstructorGroupsVideoCall } from "../model/operations/calls/create-constructor-groups-video-call";
import { createCustomProfileField as declaredCreateCustomProfileField } from "../model/operations/profile/create-custom-profile-field";
import { createDefaultStreamGroup as declaredCreateDefaultStreamGroup } from "../model/operations/default-stream-groups/create-default-stream-group";
import { createDrafts as declaredCreateDrafts } from "../model/operations/drafts/create-drafts";
import { createInviteLink as declaredCreateInviteLink } from "../model/operations/invitations/create-invite-link";
import { createMessageReminder as declaredCreateMessageReminder } from "../model/operations/reminders/create-message-reminder";
import { createNextcloudTalkVideoCall as declaredCreateNextcloudTalkVideoCall } from "../model/operations/calls/create-nextcloud-talk-video-call";
import { createSavedSnippet as declaredCreateSavedSnippet } from "../model/operations/saved-snippets/create-saved-snippet";
import { createScheduledMessage as declaredCreateScheduledMessage } from "../model/operations/scheduled-messages/create-scheduled-message";
import { createUser as declaredCreateUser } from "../model/operations/users/create-user";
import { createUserGroup as declaredCreateUserGroup } from "../model/operations/user-groups/create-user-group";
import { createWebexVideoCall as declaredCreateWebexVideoCall } from "../model/operations/calls/create-webex-video-call";
import { createZoomVideoCall as declaredCreateZoomVideoCall } from "../model/operations/calls/create-zoom-video-call";
import { deactivateBot as declaredDeactivateBot } from "../model/operations/bots/deactivate-bot";
import { deactivateCustomEmoji as declaredDeactivateCustomEmoji } from "../model/operations/realm/deactivate-custom-emoji";
import { deactivateOwnUser as declaredDeactivateOwnUser } from "../model/operations/users/deactivate-own-user";
import { deactivateUser as declaredDeactivateUser } from "../model/operations/users/deactivate-user";
import { deactivateUserGroup as declaredDeactivateUserGroup } from "../model/operations/user-groups/deactivate-user-group";
import { deleteCustomProfileField as declaredDeleteCustomProfileField } from "../model/operations/profile/delete-custom-profile-field";
import { deleteDraft as declaredDeleteDraft } from "../model/operations/drafts/delete-draft";
import { deleteMessage as declaredDeleteMessage } from "../model/operations/messages/delete-message";
import { deleteQueue as declaredDeleteQueue } from "../model/operations/events/delete-queue";
import { deleteRealmExport as declaredDeleteRealmExport } from "../model/operations/realm/delete-realm-export";
import { deleteReminder as declaredDeleteReminder } from "../model/operations/reminders/delete-reminder";
import { deleteSavedSnippet as declaredDeleteSavedSnippet } from "../model/operations/saved-snippets/delete-saved-snippet";
import { deleteScheduledMessage as declaredDeleteScheduledMessage } from "../model/operations/scheduled-messages/delete-scheduled-message";
import { deleteTopic as declaredDeleteTopic } from "../model/operations/channels/delete-topic";
import { deleteUserGroup as declaredDeleteUserGroup } from "../model/operations/user-groups/delete-user-group";
import { devFetchApiKey as declaredDevFetchApiKey } from "../model/operations/users/dev-fetch-api-key";
import { e2eeTestNotify as declaredE2eeTestNotify } from "../model/operations/push/e2ee-test-notify";
import { editDraft as declaredEditDraft } from "../model/operations/drafts/edit-draft";
import { editNavigationView as declaredEditNavigationView } from "../model/operations/navigation-views/edit-navigation-view";
import { editSavedSnippet as declaredEditSavedSnippet } from "../model/operations/saved-snippets/edit-saved-snippet";
import { exportRealm as declaredExportRealm } from "../model/operations/realm/export-realm";
import { fetchApiKey as declaredFetchApiKey } from "../model/operations/users/fetch-api-key";
import { getAlertWords as declaredGetAlertWords } from "../model/operations/settings/get-alert-words";
import { getAttachments as declaredGetAttachments } from "../model/operations/uploads/get-attachments";
import { getBotApiKey as declaredGetBotApiKey } from "../model/operations/bots/get-bot-api-key";
import { getBotStorage as declaredGetBotStorage } from "../model/operations/bot-storage/get-bot-storage";
import { getBots as declaredGetBots } from "../model/operations/bots/get-bots";
import { getChannelFolders as declaredGetChannelFolders } from "../model/operations/channel-folders/get-channel-folders";
import { getCustomEmoji as declaredGetCustomEmoji } from "../model/operations/realm/get-custom-emoji";
import { getCustomProfileFields as declaredGetCustomProfileFields } from "../model/operations/profile/get-custom-profile-fields";
import { getDrafts as declaredGetDrafts } from "../model/operations/drafts/get-drafts";
import { getEvents as declaredGetEvents } from "../model/operations/events/get-events";
import { getFileTemporaryUrl as declaredGetFileTemporaryUrl } from "../model/operations/uploads/get-file-temporary-url";
import { getInvites as declaredGetInvites } from "../model/operations/invitations/get-invites";
import { getIsUserGroupMember as declaredGetIsUserGroupMember } from "../model/operations/user-groups/get-is-user-group-member";
import { getLinkifiers as declaredGetLinkifiers } from "../model/operations/realm/get-linkifiers";
import { getMessage as declaredGetMessage } from "../model/operations/messages/get-message";
import { getMessageHistory as declaredGetMessageHistory } from "../model/operations/messages/get-message-history";
import { getMessages as declaredGetMessages } from "../model/operations/messages/get-messages";
import { getNavigationViews as declaredGetNavigationViews } from "../model/operations/navigation-views/get-navigation-views";
import { getOwnUser as declaredGetOwnUser } from "../model/operations/users/get-own-user";
import { getPresence as declaredGetPresence } from "../model/operations/presence/get-presence";
import { getReadReceipts as declaredGetReadReceipts } from "../model/operations/messages/get-read-receipts";
import { getRealmDomains as declaredGetRealmDomains } from "../model/operations/realm/get-realm-domains";
import { getRealmExportConsents as declaredGetRealmExportConsents } from "../model/operations/realm/get-realm-export-consents";
import { getRealmExports as declaredGetRealmExports } from "../model/operations/realm/get-realm-exports";
import { getReminders as declaredGetReminders } from "../model/operations/reminders/get-reminders";
import { getSavedSnippets as declaredGetSavedSnippets } from "../model/operations/saved-snippets/get-saved-snippets";
import { getScheduledMessages as declaredGetScheduledMessages } from "../model/operations/scheduled-messages/get-scheduled-messages";
import { getServerSettings as declaredGetServerSettings } from "../model/operations/server/get-server-settings";
import { getStreamById as declaredGetStreamById } from "../model/operations/channels/get-stream-by-id";
import { getStreamEmailAddress as declaredGetStreamEmailAddress } from "../model/operations/channels/get-stream-email-address";
import { getStreamId as declaredGetStreamId } from "../model/operations/channels/get-stream-id";
import { getStreamTopics as declaredGetStreamTopics } from "../model/operations/channels/get-stream-topics";
import { getStreams as declaredGetStreams } from "../model/operations/channels/get-streams";
import { getSubscribers as declaredGetSubscribers } from "../model/operations/channels/get-subscribers";
import { getSubscriptionStatus as declaredGetSubscriptionStatus } from "../model/operations/subscriptions/get-subscription-status";
import { getSubscriptions as declaredGetSubscriptions } from "../model/operations/channels/get-subscriptions";
import { getUser as declaredGetUser } from "../model/operations/users/get-user";
import { getUserByEmail as declaredGetUserByEmail } from "../model/operations/users/get-user-by-email";
import { getUserChannels as declaredGetUserChannels } from "../model/operations/channels/get-user-channels";
import { getUserGroupMembers as declaredGetUserGroupMembers } from "../model/operations/user-groups/get-user-group-members";
import { getUserGroupSubgroups as declaredGetUserGroupSubgroups } from "../model/operations/user-groups/get-user-group-subgroups";
import { getUserGroups as declaredGetUserGroups } from "../model/operations/user-groups/get-user-groups";
import { getUserPresence as declaredGetUserPresence } from "../model/operations/presence/get-user-presence";
import { getUserStatus as declaredGetUserStatus } from "../model/operations/presence/get-user-status";
import { getUsers as declaredGetUsers } from "../model/operations/users/get-users";
import { markAllAsRead as declaredMarkAllAsRead } from "../model/operations/messages/mark-all-as-read";
import { markOnboardingStep as declaredMarkOnboardingStep } from "../model/operations/settings/mark-onboarding-step";
import { markStreamAsRead as declaredMarkStreamAsRead } from "../model/operations/messages/mark-stream-as-read";
import { markTopicAsRead as declaredMarkTopicAsRead } from "../model/operations/messages/mark-topic-as-read";
import { muteTopic as declaredMuteTopic } from "../model/operations/user-topics/mute-topic";
import { muteUser as declaredMuteUser } from "../model/operations/users/mute-user";
import { patchChannelFolders as declaredPatchChannelFolders } from "../model/operations/channel-folders/patch-channel-folders";
import { reactivateUser as declaredReactivateUser } from "../model/operations/users/reactivate-user";
import { regenerateBotApiKey as declaredRegenerateBotApiKey } from "../model/operations/bots/regenerate-bot-api-key";
import { regenerateOwnApiKey as declaredRegenerateOwnApiKey } from "../model/operations/users/regenerate-own-api-key";
import { registerClientDevice as declaredRegisterClientDevice } from "../model/operations/push/register-client-device";
import { registerPushDevice as declaredRegisterPushDevice } from "../model/operations/push/register-push-device";
import { registerQueue as declaredRegisterQueue } from "../model/operations/events/register-queue";
import { removeAlertWords as declaredRemoveAlertWords } from "../model/operations/settings/remove-alert-words";
import { removeApnsToken as declaredRemoveApnsToken } from "../model/operations/push/remove-apns-token";
import { removeAttachment as declaredRemoveAttachment } from "../model/operations/uploads/remove-attachment";
import { removeAvatar as declaredRemoveAvatar } from "../model/operations/users/remove-avatar";
import { removeBotStorage as declaredRemoveBotStorage } from "../model/operations/bot-storage/remove-bot-storage";
import { removeClientDevice as declaredRemoveClientDevice } from "../model/operations/push/remove-client-device";
import { removeCodePlayground as declaredRemoveCodePlayground } from "../model/operations/realm/remove-code-playground";
import { removeDefaultStream as declaredRemoveDefaultStream } from "../model/operations/channels/remove-default-stream";
import { removeDefaultStreamGroup as declaredRemoveDefaultStreamGroup } from "../model/operations/default-stream-groups/remove-default-stream-group";
import { removeFcmToken as declaredRemoveFcmToken } from "../model/operations/push/remove-fcm-token";
import { removeLinkifier as declaredRemoveLinkifier } from "../model/operations/realm/remove-linkifier";
import { removeNavigationView as declaredRemoveNavigationView } from "../model/operations/navigation-views/remove-navigation-view";
import { removeReaction as declaredRemoveReaction } from "../model/operations/reactions/remove-reaction";
import { removeRealmDomain as declaredRemoveRealmDomain } from "../model/operations/realm/remove-realm-domain";
import { removeRealmIcon as declaredRemoveRealmIcon } from "../model/operations/realm/remove-realm-icon";
import { removeRealmLogo as declaredRemoveRealmLogo } from "../model/operations/realm/remove-realm-logo";
import { renderMessage as declaredRenderMessage } from "../model/operations/messages/render-message";
import { reorderCustomProfileFields as declaredReorderCustomProfileFields } from "../model/operations/profile/reorder-custom-profile-fields";
import { reorderLinkifiers as declaredReorderLinkifiers } from "../model/operations/realm/reorder-linkifiers";
import { reportMessage as declaredReportMessage } from "../model/operations/messages/report-message";
import { resendEmailInvite as declaredResendEmailInvite } from "../model/operations/invitations/resend-email-invite";
import { revokeEmailInvite as declaredRevokeEmailInvite } from "../model/operations/invitations/revoke-email-invite";
import { revokeInviteLink as declaredRevokeInviteLink } from "../model/operations/invitations/revoke-invite-link";
import { runCommand as declaredRunCommand } from "../model/operations/settings/run-command";
import { sendInvites as declaredSendInvites } from "../model/operations/invitations/send-invites";
import { sendMessage as declaredSendMessage } from "../model/operations/messages/send-message";
import { setTypingStatus as declaredSetTypingStatus } from "../model/operations/typing/set-typing-status";
import { setTypingStatusForMessageEdit as declaredSetTypingStatusForMessageEdit } from "../model/operations/typing/set-typing-status-for-message-edit";
import { subscribe as declaredSubscribe } from "../model/operations/subscriptions/subscribe";
import { testNotify as declaredTestNotify } from "../model/operations/push/test-notify";
import { testWelcomeBotCustomMessage as declaredTestWelcomeBotCustomMessage } from "../model/operations/realm/test-welcome-bot-custom-message";
import { unmuteUser as declaredUnmuteUser } from "../model/operations/users/unmute-user";
import { unsubscribe as declaredUnsubscribe } from "../model/operations/subscriptions/unsubscribe";
import { updateBot as declaredUpdateBot } from "../model/operations/bots/update-bot";
import { updateBotStorage as declaredUpdateBotStorage } from "../model/operations/bot-storage/update-bot-storage";
import { updateChannelFolder as declaredUpdateChannelFolder } from "../model/operations/channel-folders/update-channel-folder";
import { updateCustomProfileField as declaredUpdateCustomProfileField } from "../model/operations/profile/update-custom-profile-field";
import { updateDefaultStreamGroup as declaredUpdateDefaultStreamGroup } from "../model/operations/default-stream-groups/update-default-stream-group";
import { updateDefaultStreamGroupStreams as declaredUpdateDefaultStreamGroupStreams } from "../model/operations/default-stream-groups/update-default-stream-group-streams";
import { updateLinkifier as declaredUpdateLinkifier } from "../model/operations/realm/update-linkifier";
import { updateMessage as declaredUpdateMessage } from "../model/operations/messages/update-message";
import { updateMessageFlags as declaredUpdateMessageFlags } from "../model/operations/messages/update-message-flags";
import { updateMessageFlagsForNarrow as declaredUpdateMessageFlagsForNarrow } from "../model/operations/messages/update-message-flags-for-narrow";
import { updateOwnProfile as declaredUpdateOwnProfile } from "../model/operations/profile/update-own-profile";
import { updatePresence as declaredUpdatePresence } from "../model/operations/presence/update-presence";
import { updateRealm as declaredUpdateRealm } from "../model/operations/realm/update-realm";
import { updateRealmDomain as declaredUpdateRealmDomain } from "../model/operations/realm/update-realm-domain";
import { updateRealmUserSettingsDefaults as declaredUpdateRealmUserSettingsDefaults } from "../model/operations/settings/update-realm-user-settings-defaults";
import { updateScheduledMessage as declaredUpdateScheduledMessage } from "../model/operations/scheduled-messages/update-scheduled-message";
import { updateSettings as declaredUpdateSettings } from "../model/operations/settings/update-settings";
import { updateStatus as declaredUpdateStatus } from "../model/operations/presence/update-status";
import { updateStatusForUser as declaredUpdateStatusForUser } from "../model/operations/presence/update-status-for-user";
import { updateStream as declaredUpdateStream } from "../model/operations/channels/update-stream";
import { updateSubscriptionSetting as declaredUpdateSubscriptionSetting } from "../model/operations/subscriptions/update-subscription-setting";
import { updateSubscriptionSettings as declaredUpdateSubscriptionSettings } from "../model/operations/subscriptions/update-subscription-settings";
import { updateSubscriptions as declaredUpdateSubscriptions } from "../model/operations/subscriptions/update-subscriptions";
import { updateUser as declaredUpdateUser } from "../model/operations/users/update-user";
import { updateUserByEmail as declaredUpdateUserByEmail } from "../model/operations/users/update-user-by-email";
import { updateUserGroup as declaredUpdateUserGroup } from "../model/operations/user-groups/update-user-group";
import { updateUserGroupMembers as declaredUpdateUserGroupMembers } from "../model/operations/user-groups/update-user-group-members";
import { updateUserGroupSubgroups as declaredUpdateUserGroupSubgroups } from "../model/operations/user-groups/update-user-group-subgroups";
import { updateUserTopic as declaredUpdateUserTopic } from "../model/operations/user-topics/update-user-topic";
import { uploadAvatar as declaredUploadAvatar } from "../model/operations/users/upload-avatar";
import { uploadCustomEmoji as declaredUploadCustomEmoji } from "../model/operations/realm/upload-custom-emoji";
import { uploadFile as declaredUploadFile } from "../model/operations/uploads/upload-file";
import { uploadRealmIcon as declaredUploadRealmIcon } from "../model/operations/realm/upload-realm-icon";
import { uploadRealmLogo as declaredUploadRealmLogo } from "../model/operations/realm/upload-realm-logo";

/** What `addAlertWords` takes. */
export interface AddAlertWordsParams {
  /** The words; case does not matter. */
  readonly alert_words: readonly string[];
}

/** What `addAlertWords` answers. */
export interface AddAlertWordsResponse {
  /** All alert words of the actor. */
  readonly alert_words: readonly string[];
}

/**
 * Adds alert words of the actor. Words that exist, ignoring case, stay. If a request has two spellings of a word, the
 * last one replaces the first, at the position of the first.
 */
export const addAlertWords: Operation<AddAlertWordsParams, AddAlertWordsResponse> = declaredAddAlertWords;

/** What `addApnsToken` takes. */
export interface AddApnsTokenParams {
  /** The token of the device at Apple's push service. */
  readonly token: string;
  /** The ID of the app that the token is for; not on old servers. */
  readonly appid?: string;
}

/** What `addApnsToken` answers. */
export type AddApnsTokenResponse = Readonly<Record<never, never>>;

/** Registers the token of an iOS device, in the former way. Registering it again succeeds without a change. */
export const addApnsToken: Operation<AddApnsTokenParams, AddApnsTokenResponse> = declaredAddApnsToken;

/** What `addCodePlayground` takes. */
export interface AddCodePlaygroundParams {
  /** The name of the playground. */
  readonly name: string;
  /** The URL of the playground, as an RFC 6570 template with the variable `{code}`. */
  readonly url_template: string;
  /** The language of the code blocks, as in Pygments. */
  readonly pygments_language: string;
}

/** What `addCodePlayground` answers. */
export interface AddCodePlaygroundResponse {
  /** The ID of the playground. */
  readonly id: number;
}

/** Adds a code playground: a web page where code blocks of a language can be run. */
export const addCodePlayground: Operation<AddCodePlaygroundParams, AddCodePlaygroundResponse> = declaredAddCodePlayground;

/** What `addDefaultStream` takes. */
export interface AddDefaultStreamParams {
  /** The ID of a channel that is not private. */
  readonly stream_id: number;
}

/** What `addDefaultStream` answers. */
export type AddDefaultStreamResponse = Readonly<Record<never, never>>;

/** Makes a channel a default channel. New users subscribe to it. */
export const addDefaultStream: Operation<AddDefaultStreamParams, AddDefaultStreamResponse> = declaredAddDefaultStream;

/** What `addFcmToken` takes. */
export interface AddFcmTokenParams {
  /** The token of the device at Google's push service. */
  readonly token: string;
}

/** What `addFcmToken` answers. */
export type AddFcmTokenResponse = Readonly<Record<never, never>>;

/** Registers the token of an Android device, in the former way. Registering it again succeeds without a change. */
export const addFcmToken: Operation<AddFcmTokenParams, AddFcmTokenResponse> = declaredAddFcmToken;

/** What `addLinkifier` takes. */
export interface AddLinkifierParams {
  /** The regular expression, in RE2 syntax with named groups: `#(?P<id>[0-9]+)`. */
  readonly pattern: string;
  /**
   * The target of the link: an RFC 6570 template with the names of the groups, `https://tracker.example/issues/{id}`.
   * Since feature level 176.
   */
  readonly url_template: string;
  /** A text that the pattern matches; an empty text is null. Since feature level 471. */
  readonly example_input?: null | string;
  /**
   * The text that replaces a pasted URL, with the variables of the URL template; an empty text is null. Needs
   * `example_input`. Since feature level 471.
   */
  readonly reverse_template?: null | string;
  /**
   * Further URL templates, in RFC 6570 form. The reverse template applies to URLs that match one of them, too. Since
   * feature level 478.
   */
  readonly alternative_url_templates?: readonly string[];
}

/** What `addLinkifier` answers. */
export interface AddLinkifierResponse {
  /** The ID of the linkifier. */
  readonly id: number;
}

/** Adds a linkifier, after the others. */
export const addLinkifier: Operation<AddLinkifierParams, AddLinkifierResponse> = declaredAddLinkifier;

/** What `addNavigationView` takes. */
export interface AddNavigationViewParams {
  /** The fragment of the URL of the view. */
  readonly fragment: string;
  /** Whether the view is pinned: always shown. */
  readonly is_pinned: boolean;
  /** The name of the view. Required, except for a built-in view. */
  readonly name?: string;
}

/** What `addNavigationView` answers. */
export type AddNavigationViewResponse = Readonly<Record<never, never>>;

/** Adds a view to the navigation of the actor. */
export const addNavigationView: Operation<AddNavigationViewParams, AddNavigationViewResponse> = declaredAddNavigationView;

/** What `addReaction` takes. */
export interface AddReactionParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The name of the emoji. */
  readonly emoji_name: string;
  /**
   * The code of the emoji: code points in hexadecimal digits, or the ID of a custom emoji. By default derived from the
   * name.
   */
  readonly emoji_code?: string;
  /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. By default derived from the name. */
  readonly reaction_type?: string;
}

/** What `addReaction` answers. */
export type AddReactionResponse = Readonly<Record<never, never>>;

/** Reacts to a message with an emoji. */
export const addReaction: Operation<AddReactionParams, AddReactionResponse> = declaredAddReaction;

/** What `addRealmDomain` takes. */
export interface AddRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether subdomains are allowed, too. */
  readonly allow_subdomains: boolean;
}

/** What `addRealmDomain` answers. */
export interface AddRealmDomainResponse {
  /** The ID and the name of the domain. */
  readonly new_domain: readonly [number, string];
}

/** Allows accounts with addresses of a domain, in a realm that restricts addresses. */
export const addRealmDomain: Operation<AddRealmDomainParams, AddRealmDomainResponse> = declaredAddRealmDomain;

/** What `addSubmessage` takes. */
export interface AddSubmessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The type of the submessage; only `widget` exists. */
  readonly msg_type: string;
  /** The data of the widget, as JSON text. */
  readonly content: string;
}

/** What `addSubmessage` answers. */
export type AddSubmessageResponse = Readonly<Record<never, never>>;

/**
 * Adds a submessage to a message: data of a widget, such as a vote in a poll. Only the author can add the first
 * submessage, unless the message itself creates the widget.
 */
export const addSubmessage: Operation<AddSubmessageParams, AddSubmessageResponse> = declaredAddSubmessage;

/** What `archiveStream` takes. */
export interface ArchiveStreamParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `archiveStream` answers. */
export type ArchiveStreamResponse = Readonly<Record<never, never>>;

/**
 * Archives a channel. No account can post to it or change its messages; all accounts that could read it still can. It
 * is no longer a default channel, and its name stays taken.
 */
export const archiveStream: Operation<ArchiveStreamParams, ArchiveStreamResponse> = declaredArchiveStream;

/** What `checkMessagesMatchNarrow` takes. */
export interface CheckMessagesMatchNarrowParams {
  /** The IDs of the messages to check. */
  readonly msg_ids: readonly number[];
  /** The terms that messages must match. */
  readonly narrow: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** The operand: a text, an ID, or a list of texts or of IDs. */
    readonly operand: number | readonly number[] | readonly string[] | string;
    /** Whether to exclude messages that match the term. */
    readonly negated?: boolean;
  })[];
}

/** What `checkMessagesMatchNarrow` answers. */
export interface CheckMessagesMatchNarrowResponse {
  /** The matching messages, by ID, with the search matches highlighted. */
  readonly messages: Readonly<Record<string, {
    /** The content as HTML with the search matches highlighted. */
    readonly match_content: string;
    /** The topic as HTML with the search matches highlighted. */
    readonly match_subject: string;
  }>>;
}

/** Returns which of some messages match a narrow. Only messages that the actor has received count. */
export const checkMessagesMatchNarrow: Operation<CheckMessagesMatchNarrowParams, CheckMessagesMatchNarrowResponse> = declaredCheckMessagesMatchNarrow;

/** What `checkThumbnailStatus` takes. */
export interface CheckThumbnailStatusParams {
  /** The ID of the realm, as in links to files. */
  readonly realm_id_str: string;
  /** The rest of the path of the file, including slashes. */
  readonly filename: string;
}

/** What `checkThumbnailStatus` answers. */
export interface CheckThumbnailStatusResponse {
  /** Whether thumbnails exist; false for a file that is not an image. */
  readonly has_thumbnail: boolean;
}

/**
 * Returns whether the thumbnails of an uploaded image exist. The virtual clock creates them `thumbnail_seconds` of the
 * server after the upload. Assumption A479.
 */
export const checkThumbnailStatus: Operation<CheckThumbnailStatusParams, CheckThumbnailStatusResponse> = declaredCheckThumbnailStatus;

/** What `clearOwnProfile` takes. */
export interface ClearOwnProfileParams {
  /** The IDs of the fields whose values are removed. */
  readonly data: readonly number[];
}

/** What `clearOwnProfile` answers. */
export type ClearOwnProfileResponse = Readonly<Record<never, never>>;

/** Removes values from the profile of the actor. */
export const clearOwnProfile: Operation<ClearOwnProfileParams, ClearOwnProfileResponse> = declaredClearOwnProfile;

/** What `createBigBlueButtonVideoCall` takes. */
export interface CreateBigBlueButtonVideoCallParams {
  /** The name of the call. */
  readonly meeting_name: string;
  /** True for a call without video. Since feature level 337. */
  readonly voice_only?: boolean;
}

/** What `createBigBlueButtonVideoCall` answers. */
export interface CreateBigBlueButtonVideoCallResponse {
  /** The link to the call. If it begins with a slash, it is relative to the URL of the realm. */
  readonly url: string;
}

/**
 * Returns a link to a new call of BigBlueButton. Servers return it even without such a service, since only the link
 * needs the service. Two requests for the same call within a second return the same link.
 */
export const createBigBlueButtonVideoCall: Operation<CreateBigBlueButtonVideoCallParams, CreateBigBlueButtonVideoCallResponse> = declaredCreateBigBlueButtonVideoCall;

/** What `createBot` takes. */
export interface CreateBotParams {
  /** The name of the bot. */
  readonly full_name: string;
  /** The first part of the address of the bot. */
  readonly short_name: string;
  /** The type: 1 generic, 2 incoming webhook, 3 outgoing webhook. */
  readonly bot_type?: number;
  /** The URL of an outgoing webhook. The simulator sends no requests to it. */
  readonly payload_url?: string;
  /** The integration of an incoming webhook bot. Other bots have no integration. */
  readonly service_name?: string;
  /** The configuration of the bot. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** The format of the requests of an outgoing webhook: 1 generic, 2 Slack. */
  readonly interface_type?: number;
  /** The name of the default channel for messages; null for none. */
  readonly default_sending_stream?: string;
  /** The name of the default channel for event queues; null for none. */
  readonly default_events_register_stream?: string;
  /** Whether event queues receive the messages of all public channels by default. */
  readonly default_all_public_streams?: boolean;
  /** The avatar; null for several files. */
  readonly file?: UploadedFile | null;
}

/** What `createBot` answers. */
export interface CreateBotResponse {
  /** The ID of the bot. */
  readonly user_id: number;
  /** The API key. */
  readonly api_key: string;
  /** The URL of the avatar. */
  readonly avatar_url: string;
  /** The name of the default channel for its messages. */
  readonly default_sending_stream: null | string;
  /** The name of the default channel for its event queues. */
  readonly default_events_register_stream: null | string;
  /** Whether its event queues receive messages of all public channels by default. */
  readonly default_all_public_streams: boolean;
}

/** Creates a bot that the actor owns. */
export const createBot: Operation<CreateBotParams, CreateBotResponse> = declaredCreateBot;

/** What `createChannel` takes. */
export interface CreateChannelParams {
  /** The name of the channel: at most 60 characters. */
  readonly name: string;
  /** User IDs of the first subscribers; possibly empty. */
  readonly subscribers: readonly number[];
  /** The description: Markdown; empty by default. */
  readonly description?: string;
  /**
   * Whether accounts that the actor subscribes get a message about it; true by default. Since feature level 443: it is
   * documented, and servers of level 442 do not have it.
   */
  readonly send_new_subscription_messages?: boolean;
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: AnonymousGroupView | number;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: AnonymousGroupView | number;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: AnonymousGroupView | number;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: AnonymousGroupView | number;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: AnonymousGroupView | number;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: AnonymousGroupView | number;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: AnonymousGroupView | number;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: AnonymousGroupView | number;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: AnonymousGroupView | number;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: AnonymousGroupView | number;
  /** Who may subscribe to the channel, even if it is private. Since feature level 357. */
  readonly can_subscribe_group?: AnonymousGroupView | number;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 2 | 3 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether to announce the new channel in the announcement channel of the realm; false by default. */
  readonly announce?: boolean;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: number | string;
  /**
   * Whether topics may be empty, in a request as JSON text. Since feature level 392, `empty_topic_only` since feature
   * level 404.
   */
  readonly topics_policy?: "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only" | "inherit";
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
}

/** What `createChannel` answers. */
export interface CreateChannelResponse {
  /** The ID of the channel. */
  readonly id: number;
}

/** Creates one channel. The actor subscribes only if it is among the subscribers. The list can be empty. */
export const createChannel: Operation<CreateChannelParams, CreateChannelResponse> = declaredCreateChannel;

/** What `createChannelFolder` takes. */
export interface CreateChannelFolderParams {
  /** The name: 1 to 60 characters, unique among the folders that are not archived. */
  readonly name: string;
  /** The description: Markdown, at most 1024 characters. */
  readonly description: string;
}

/** What `createChannelFolder` answers. */
export interface CreateChannelFolderResponse {
  /** The ID of the folder. */
  readonly channel_folder_id: number;
}

/** Creates a channel folder, at the end of the list. */
export const createChannelFolder: Operation<CreateChannelFolderParams, CreateChannelFolderResponse> = declaredCreateChannelFolder;

/** What `createConstructorGroupsVideoCall` takes. */
export type CreateConstructorGroupsVideoCallParams = Readonly<Record<string, never>>;

/** What `createConstructorGroupsVideoCall` answers. */
export interface CreateConstructorGroupsVideoCallResponse {
  /** The link to the call. */
  readonly url: string;
}

/**
 * Creates a call at Constructor Groups. Servers ask the provider; here, the link is below the address that the fixture
 * names.
 */
export const createConstructorGroupsVideoCall: Operation<CreateConstructorGroupsVideoCallParams, CreateConstructorGroupsVideoCallResponse> = declaredCreateConstructorGroupsVideoCall;

/** What `createCustomProfileField` takes. */
export interface CreateCustomProfileFieldParams {
  /** The name of the field: at most 40 characters, unique. */
  readonly name?: string;
  /** A hint for users who fill in the field: at most 80 characters. */
  readonly hint?: string;
  /** Further data of the field: the options of a list, the service of an external account. */
  readonly field_data?: Readonly<Record<string, Readonly<Record<string, string>> | string>>;
  /** The type: 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 users, 7 external account, 8 pronouns. */
  readonly field_type: number;
  /** Whether the short profile shows the field; false by default. Since feature level 146. */
  readonly display_in_profile_summary?: boolean;
  /**
   * Whether clients find users by the value of the field; false by default. Since feature level 455. Assumption A427.
   */
  readonly use_for_user_matching?: boolean;
  /** Whether clients ask users to fill in the field; false by default. Since feature level 244. */
  readonly required?: boolean;
  /** Whether users may change their own value; true by default. Since feature level 296. */
  readonly editable_by_user?: boolean;
}

/** What `createCustomProfileField` answers. */
export interface CreateCustomProfileFieldResponse {
  /** The ID of the field. */
  readonly id: number;
}

/** Adds a custom profile field to the realm, after the others. */
export const createCustomProfileField: Operation<CreateCustomProfileFieldParams, CreateCustomProfileFieldResponse> = declaredCreateCustomProfileField;

/** What `createDefaultStreamGroup` takes. */
export interface CreateDefaultStreamGroupParams {
  /** The name of the group: at most 60 characters, unique. */
  readonly group_name: string;
  /** The description of the group. */
  readonly description: string;
  /** The names of its channels. None of them can be a default channel. */
  readonly stream_names: readonly string[];
}

/** What `createDefaultStreamGroup` answers. */
export type CreateDefaultStreamGroupResponse = Readonly<Record<never, never>>;

/** Creates a group of channels that new users can be subscribed to together. */
export const createDefaultStreamGroup: Operation<CreateDefaultStreamGroupParams, CreateDefaultStreamGroupResponse> = declaredCreateDefaultStreamGroup;

/** What `createDrafts` takes. */
export interface CreateDraftsParams {
  /** The drafts. The answer has their IDs in the same order. */
  readonly drafts: readonly GivenDraft[];
}

/** What `createDrafts` answers. */
export interface CreateDraftsResponse {
  /** The IDs of the drafts, in the order of the request. */
  readonly ids: readonly number[];
}

/** Stores drafts. */
export const createDrafts: Operation<CreateDraftsParams, CreateDraftsResponse> = declaredCreateDrafts;

/** What `createInviteLink` takes. */
export interface CreateInviteLinkParams {
  /** IDs of channels that new users are subscribed to when they join. */
  readonly stream_ids?: readonly number[];
  /**
   * How many minutes the invitation is valid; null: it does not expire. The default is a setting of the server. Since
   * feature level 126.
   */
  readonly invite_expires_in_minutes?: null | number;
  /**
   * How many days the invitation is valid; null: it does not expire. Since feature level 96, until feature level 126.
   */
  readonly invite_expires_in_days?: null | number;
  /**
   * The role: 100 owner (since feature level 20), 200 administrator, 300 moderator (since feature level 61), 400 member
   * (the default), 600 guest.
   */
  readonly invite_as?: number;
  /** IDs of groups that new users are added to. Since feature level 322. */
  readonly group_ids?: readonly number[];
  /** Whether new users are also subscribed to the default channels; false by default. Since feature level 261. */
  readonly include_realm_default_subscriptions?: boolean;
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  readonly welcome_message_custom_text?: null | string;
}

/** What `createInviteLink` answers. */
export interface CreateInviteLinkResponse {
  /** The URL of the link. */
  readonly invite_link: string;
}

/** Creates a link with which any number of users can join. They get the role, channels and groups of the link. */
export const createInviteLink: Operation<CreateInviteLinkParams, CreateInviteLinkResponse> = declaredCreateInviteLink;

/** What `createMessageReminder` takes. */
export interface CreateMessageReminderParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** When to send the reminder, in UNIX seconds. Must be in the future. */
  readonly scheduled_delivery_timestamp: number;
  /** A note for the reminder. Since feature level 415. */
  readonly note?: string;
}

/** What `createMessageReminder` answers. */
export interface CreateMessageReminderResponse {
  /** The ID of the reminder. */
  readonly reminder_id: number;
}

/**
 * Schedules a reminder of a message. When the virtual clock reaches its time, the notification bot sends a direct
 * message.
 */
export const createMessageReminder: Operation<CreateMessageReminderParams, CreateMessageReminderResponse> = declaredCreateMessageReminder;

/** What `createNextcloudTalkVideoCall` takes. */
export interface CreateNextcloudTalkVideoCallParams {
  /** The name of the room. */
  readonly room_name: string;
}

/** What `createNextcloudTalkVideoCall` answers. */
export interface CreateNextcloudTalkVideoCallResponse {
  /** The link to the call. */
  readonly url: string;
}

/**
 * Creates a room of Nextcloud Talk. Servers ask the provider; here, the link is below the address that the fixture
 * names.
 */
export const createNextcloudTalkVideoCall: Operation<CreateNextcloudTalkVideoCallParams, CreateNextcloudTalkVideoCallResponse> = declaredCreateNextcloudTalkVideoCall;

/** What `createSavedSnippet` takes. */
export interface CreateSavedSnippetParams {
  /** The title: at most 60 characters. */
  readonly title: string;
  /** The text: Markdown, at most `max_message_length` characters. */
  readonly content: string;
}

/** What `createSavedSnippet` answers. */
export interface CreateSavedSnippetResponse {
  /** The ID of the snippet. */
  readonly saved_snippet_id: number;
}

/** Creates a saved snippet: a text to insert into messages. */
export const createSavedSnippet: Operation<CreateSavedSnippetParams, CreateSavedSnippetResponse> = declaredCreateSavedSnippet;

/** What `createScheduledMessage` takes. */
export type CreateScheduledMessageParams = Addressed<{
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream` are
   * always allowed.
   */
  readonly type: "channel" | "direct" | "private" | "stream";
  /**
   * For a channel message: the ID of the channel, or a list with it. For a direct message: the IDs of the other
   * participants.
   */
  readonly to: number | readonly number[];
  /** The content: Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** The topic of a channel message; an empty text is the empty topic. */
  readonly topic?: string;
  /** When to send the message, in UNIX seconds. Must be in the future. */
  readonly scheduled_delivery_timestamp: number;
  /**
   * Whether the message will be read for the sender; true by default for clients in which users write. Since feature
   * level 236.
   */
  readonly read_by_sender?: boolean;
  /** The ID of the scheduled message that this one replaces. Until feature level 184. */
  readonly scheduled_message_id?: number;
}>;

/** What `createScheduledMessage` answers. */
export interface CreateScheduledMessageResponse {
  /** The ID of the scheduled message. The sent message has another ID. */
  readonly scheduled_message_id: number;
}

/** Schedules a message for delivery when the virtual clock reaches its time. */
export const createScheduledMessage: Operation<CreateScheduledMessageParams, CreateScheduledMessageResponse> = declaredCreateScheduledMessage;

/** What `createUser` takes. */
export interface CreateUserParams {
  /** The address; unique. */
  readonly email: string;
  /** The password, with which the API key can be fetched. */
  readonly password: string;
  /** The name of the user. */
  readonly full_name: string;
}

/** What `createUser` answers. */
export interface CreateUserResponse {
  /** The ID of the account. */
  readonly user_id: number;
}

/** Creates an account of a user with the role member, with the realm's default channels and settings. */
export const createUser: Operation<CreateUserParams, CreateUserResponse> = declaredCreateUser;

/** What `createUserGroup` takes. */
export interface CreateUserGroupParams {
  /** The name: at most 100 characters, unique. */
  readonly name: string;
  /** The IDs of its members. */
  readonly members: readonly number[];
  /** The description of the group. */
  readonly description: string;
  /** The IDs of subgroups, whose members are members of the group, too. Since feature level 311. */
  readonly subgroups?: readonly number[];
  /** Who may add members to the group. Since feature level 305. */
  readonly can_add_members_group?: AnonymousGroupView | number;
  /** Who may join the group. Since feature level 301. */
  readonly can_join_group?: AnonymousGroupView | number;
  /** Who may leave the group. Since feature level 308. */
  readonly can_leave_group?: AnonymousGroupView | number;
  /** Who may change the group and its members. Since feature level 283. */
  readonly can_manage_group?: AnonymousGroupView | number;
  /** Who may mention the group. Since feature level 191. */
  readonly can_mention_group?: AnonymousGroupView | number;
  /** Who may remove members from the group. Since feature level 324. */
  readonly can_remove_members_group?: AnonymousGroupView | number;
}

/** What `createUserGroup` answers. */
export interface CreateUserGroupResponse {
  /** The ID of the group. */
  readonly group_id?: number;
}

/**
 * Creates a user group. Its creator manages it and adds its members, unless the settings say otherwise. The creator is
 * a member only if it is in the list.
 */
export const createUserGroup: Operation<CreateUserGroupParams, CreateUserGroupResponse> = declaredCreateUserGroup;

/** What `createWebexVideoCall` takes. */
export type CreateWebexVideoCallParams = Readonly<Record<string, never>>;

/** What `createWebexVideoCall` answers. */
export interface CreateWebexVideoCallResponse {
  /** The link to the call. */
  readonly url: string;
}

/** Requests a call from Webex. A simulator has no account there. Assumption A493. */
export const createWebexVideoCall: Operation<CreateWebexVideoCallParams, CreateWebexVideoCallResponse> = declaredCreateWebexVideoCall;

/** What `createZoomVideoCall` takes. */
export interface CreateZoomVideoCallParams {
  /** False for a call without video. Since feature level 206. */
  readonly is_video_call?: boolean;
}

/** What `createZoomVideoCall` answers. */
export interface CreateZoomVideoCallResponse {
  /** The link to the call. If it begins with a slash, it is relative to the URL of the realm. */
  readonly url: string;
}

/** Requests a call from Zoom. A simulator has no account there, and most servers have none. */
export const createZoomVideoCall: Operation<CreateZoomVideoCallParams, CreateZoomVideoCallResponse> = declaredCreateZoomVideoCall;

/** What `deactivateBot` takes. */
export interface DeactivateBotParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/** What `deactivateBot` answers. */
export type DeactivateBotResponse = Readonly<Record<never, never>>;

/** Deactivates a bot. For a deactivated bot, it succeeds without a change. */
export const deactivateBot: Operation<DeactivateBotParams, DeactivateBotResponse> = declaredDeactivateBot;

/** What `deactivateCustomEmoji` takes. */
export interface DeactivateCustomEmojiParams {
  /** The name of the custom emoji. */
  readonly emoji_name: string;
}

/** What `deactivateCustomEmoji` answers. */
export type DeactivateCustomEmojiResponse = Readonly<Record<never, never>>;

/** Deactivates a custom emoji. Its existing uses stay. */
export const deactivateCustomEmoji: Operation<DeactivateCustomEmojiParams, DeactivateCustomEmojiResponse> = declaredDeactivateCustomEmoji;

/** What `deactivateOwnUser` takes. */
export type DeactivateOwnUserParams = Readonly<Record<string, never>>;

/** What `deactivateOwnUser` answers. */
export type DeactivateOwnUserResponse = Readonly<Record<never, never>>;

/** Deactivates the account of the actor. Bots are allowed to do it, too. */
export const deactivateOwnUser: Operation<DeactivateOwnUserParams, DeactivateOwnUserResponse> = declaredDeactivateOwnUser;

/** What `deactivateUser` takes. */
export interface DeactivateUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** A comment for the email to the user. Emails of this kind are not sent here. Since feature level 135. */
  readonly deactivation_notification_comment?: string;
  /** What to delete, in addition; nothing by default. Since feature level 459. */
  readonly actions?: {
    /** Whether to delete the name and the avatar. */
    readonly delete_profile?: boolean;
    /** Whether to delete the messages in public and web-public channels. */
    readonly delete_public_channel_messages?: boolean;
    /** Whether to delete the messages in private channels. */
    readonly delete_private_channel_messages?: boolean;
    /** Whether to delete the direct messages. */
    readonly delete_direct_messages?: boolean;
  };
}

/** What `deactivateUser` answers. */
export type DeactivateUserResponse = Readonly<Record<never, never>>;

/**
 * Deactivates a user. Its key stops working immediately, and it leaves channels, groups and settings until it is
 * reactivated. Its profile and its messages can be deleted at the same time, permanently. Assumption A423.
 */
export const deactivateUser: Operation<DeactivateUserParams, DeactivateUserResponse> = declaredDeactivateUser;

/** What `deactivateUserGroup` takes. */
export interface DeactivateUserGroupParams {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/** What `deactivateUserGroup` answers. */
export type DeactivateUserGroupResponse = Readonly<Record<never, never>>;

/** Deactivates a user group. It keeps its members and its name, but can no longer be used. */
export const deactivateUserGroup: Operation<DeactivateUserGroupParams, DeactivateUserGroupResponse> = declaredDeactivateUserGroup;

/** What `deleteCustomProfileField` takes. */
export interface DeleteCustomProfileFieldParams {
  /** The ID of the custom profile field. */
  readonly field_id: number;
}

/** What `deleteCustomProfileField` answers. */
export type DeleteCustomProfileFieldResponse = Readonly<Record<never, never>>;

/** Removes a custom profile field, with the values that accounts have for it. */
export const deleteCustomProfileField: Operation<DeleteCustomProfileFieldParams, DeleteCustomProfileFieldResponse> = declaredDeleteCustomProfileField;

/** What `deleteDraft` takes. */
export interface DeleteDraftParams {
  /** The ID of a draft of the actor. */
  readonly draft_id: number;
}

/** What `deleteDraft` answers. */
export type DeleteDraftResponse = Readonly<Record<never, never>>;

/** Deletes a draft of the actor. */
export const deleteDraft: Operation<DeleteDraftParams, DeleteDraftResponse> = declaredDeleteDraft;

/** What `deleteMessage` takes. */
export interface DeleteMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
}

/** What `deleteMessage` answers. */
export type DeleteMessageResponse = Readonly<Record<never, never>>;

/** Deletes a message permanently; its ID is never used again. */
export const deleteMessage: Operation<DeleteMessageParams, DeleteMessageResponse> = declaredDeleteMessage;

/** What `deleteQueue` takes. */
export interface DeleteQueueParams {
  /** The ID of the queue. */
  readonly queue_id: string;
}

/** What `deleteQueue` answers. */
export type DeleteQueueResponse = Readonly<Record<never, never>>;

/** Deletes an event queue. */
export const deleteQueue: Operation<DeleteQueueParams, DeleteQueueResponse> = declaredDeleteQueue;

/** What `deleteRealmExport` takes. */
export interface DeleteRealmExportParams {
  /** The ID of the export. */
  readonly export_id: number;
}

/** What `deleteRealmExport` answers. */
export type DeleteRealmExportResponse = Readonly<Record<never, never>>;

/** Deletes the file of an export. Its row stays, with the time of the deletion. */
export const deleteRealmExport: Operation<DeleteRealmExportParams, DeleteRealmExportResponse> = declaredDeleteRealmExport;

/** What `deleteReminder` takes. */
export interface DeleteReminderParams {
  /** The ID of a reminder of the actor. */
  readonly reminder_id: number;
}

/** What `deleteReminder` answers. */
export type DeleteReminderResponse = Readonly<Record<never, never>>;

/** Cancels a reminder of the actor that was not sent yet. */
export const deleteReminder: Operation<DeleteReminderParams, DeleteReminderResponse> = declaredDeleteReminder;

/** What `deleteSavedSnippet` takes. */
export interface DeleteSavedSnippetParams {
  /** The ID of a snippet of the actor. */
  readonly saved_snippet_id: number;
}

/** What `deleteSavedSnippet` answers. */
export type DeleteSavedSnippetResponse = Readonly<Record<never, never>>;

/** Deletes a snippet of the actor. */
export const deleteSavedSnippet: Operation<DeleteSavedSnippetParams, DeleteSavedSnippetResponse> = declaredDeleteSavedSnippet;

/** What `deleteScheduledMessage` takes. */
export interface DeleteScheduledMessageParams {
  /** The ID of a scheduled message of the actor. */
  readonly scheduled_message_id: number;
}

/** What `deleteScheduledMessage` answers. */
export type DeleteScheduledMessageResponse = Readonly<Record<never, never>>;

/** Cancels a scheduled message of the actor, also a failed one. The first call for a delivered one succeeds, too. */
export const deleteScheduledMessage: Operation<DeleteScheduledMessageParams, DeleteScheduledMessageResponse> = declaredDeleteScheduledMessage;

/** What `deleteTopic` takes. */
export interface DeleteTopicParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The topic; case does not matter. */
  readonly topic_name: string;
}

/** What `deleteTopic` answers. */
export interface DeleteTopicResponse {
  /** False if more messages remain than one request deletes. */
  readonly complete?: boolean;
}

/**
 * Deletes a topic: all of its messages that the actor can see, newest first, a hundred at a time. Visibility policies
 * for it are deleted, too, even if it had no message. With protected history, users who still have messages of it keep
 * their policies. A topic without messages is a success.
 */
export const deleteTopic: Operation<DeleteTopicParams, DeleteTopicResponse> = declaredDeleteTopic;

/** What `deleteUserGroup` takes. */
export interface DeleteUserGroupParams {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/** What `deleteUserGroup` answers. */
export type DeleteUserGroupResponse = Readonly<Record<never, never>>;

/**
 * Deletes a user group. It leaves the groups that contain it, and its ID is never used again. Only servers before
 * feature level 294 have this operation; later groups are deactivated.
 */
export const deleteUserGroup: Operation<DeleteUserGroupParams, DeleteUserGroupResponse> = declaredDeleteUserGroup;

/** What `devFetchApiKey` takes. */
export interface DevFetchApiKeyParams {
  /** The real address. */
  readonly username: string;
}

/** What `devFetchApiKey` answers. */
export interface DevFetchApiKeyResponse {
  /** The API key. */
  readonly api_key: string;
  /** The real address. */
  readonly email: string;
  /** The ID of the account. */
  readonly user_id?: number;
}

/** Returns the API key of any account, on a development server. It answers all callers. */
export const devFetchApiKey: OpenOperation<DevFetchApiKeyParams, DevFetchApiKeyResponse> = declaredDevFetchApiKey;

/** What `e2eeTestNotify` takes. */
export interface E2eeTestNotifyParams {
  /** The ID of the device; all devices by default. Since feature level 468. */
  readonly device_id?: number;
  /** The number that the client of the device chose; all devices by default. Until feature level 468. */
  readonly push_account_id?: number;
}

/** What `e2eeTestNotify` answers. */
export type E2eeTestNotifyResponse = Readonly<Record<never, never>>;

/** Sends a test notification to one or all active devices of the actor. */
export const e2eeTestNotify: Operation<E2eeTestNotifyParams, E2eeTestNotifyResponse> = declaredE2eeTestNotify;

/** What `editDraft` takes. */
export interface EditDraftParams {
  /** The ID of a draft of the actor. */
  readonly draft_id: number;
  /** The new draft. It replaces the previous one completely. */
  readonly draft: GivenDraft;
}

/** What `editDraft` answers. */
export type EditDraftResponse = Readonly<Record<never, never>>;

/** Replaces a draft of the actor. */
export const editDraft: Operation<EditDraftParams, EditDraftResponse> = declaredEditDraft;

/** What `editNavigationView` takes. */
export interface EditNavigationViewParams {
  /** The fragment of the URL of the view. */
  readonly fragment: string;
  /** Whether the view is pinned: always shown. */
  readonly is_pinned?: boolean;
  /** The new name of the view. Not for a built-in view. */
  readonly name?: string;
}

/** What `editNavigationView` answers. */
export type EditNavigationViewResponse = Readonly<Record<never, never>>;

/** Changes a navigation view of the actor. */
export const editNavigationView: Operation<EditNavigationViewParams, EditNavigationViewResponse> = declaredEditNavigationView;

/** What `editSavedSnippet` takes. */
export interface EditSavedSnippetParams {
  /** The ID of a snippet of the actor. */
  readonly saved_snippet_id: number;
  /** The new title: at most 60 characters. */
  readonly title?: string;
  /** The new content, as Markdown. */
  readonly content?: string;
}

/** What `editSavedSnippet` answers. */
export type EditSavedSnippetResponse = Readonly<Record<never, never>>;

/** Changes a snippet of the actor. */
export const editSavedSnippet: Operation<EditSavedSnippetParams, EditSavedSnippetResponse> = declaredEditSavedSnippet;

/** What `exportRealm` takes. */
export interface ExportRealmParams {
  /**
   * The content: `public` (by default); `full_with_consent`, with the private data of users who consent;
   * `full_without_consent`, with the private data of all users. Before feature level 449, 1 for the first and 2 for the
   * second. Since feature level 304.
   */
  readonly export_type?: "full_with_consent" | "full_without_consent" | "public" | 1 | 2;
}

/** What `exportRealm` answers. */
export interface ExportRealmResponse {
  /** The ID of the export. */
  readonly id: number;
}

/** Begins an export of the realm. The virtual clock finishes it a minute later, without a file. */
export const exportRealm: Operation<ExportRealmParams, ExportRealmResponse> = declaredExportRealm;

/** What `fetchApiKey` takes. */
export interface FetchApiKeyParams {
  /** The real address. */
  readonly username: string;
  /** The password of the account. */
  readonly password: string;
}

/** What `fetchApiKey` answers. */
export interface FetchApiKeyResponse {
  /** The API key. */
  readonly api_key: string;
  /** The real address. */
  readonly email: string;
  /** The ID of the account. */
  readonly user_id?: number;
}

/** Exchanges an address and a password for the API key. It answers all callers. */
export const fetchApiKey: OpenOperation<FetchApiKeyParams, FetchApiKeyResponse> = declaredFetchApiKey;

/** What `getAlertWords` takes. */
export type GetAlertWordsParams = Readonly<Record<string, never>>;

/** What `getAlertWords` answers. */
export interface GetAlertWordsResponse {
  /** All alert words of the actor. */
  readonly alert_words: readonly string[];
}

/** Lists the alert words of the actor, in the order in which they were added. */
export const getAlertWords: Operation<GetAlertWordsParams, GetAlertWordsResponse> = declaredGetAlertWords;

/** What `getAttachments` takes. */
export type GetAttachmentsParams = Readonly<Record<string, never>>;

/** What `getAttachments` answers. */
export interface GetAttachmentsResponse {
  /** The files, in the order in which they were uploaded. */
  readonly attachments: readonly AttachmentView[];
  /** The size of all files of the realm, in bytes. */
  readonly upload_space_used: number;
}

/** Lists the files of the actor, in the order in which they were uploaded. */
export const getAttachments: Operation<GetAttachmentsParams, GetAttachmentsResponse> = declaredGetAttachments;

/** What `getBotApiKey` takes. */
export interface GetBotApiKeyParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/** What `getBotApiKey` answers. */
export interface GetBotApiKeyResponse {
  /** The API key. */
  readonly api_key: string;
}

/** Returns the API key of a bot that the actor may manage. Assumption A424. */
export const getBotApiKey: Operation<GetBotApiKeyParams, GetBotApiKeyResponse> = declaredGetBotApiKey;

/** What `getBotStorage` takes. */
export interface GetBotStorageParams {
  /** The requested names; all names by default. */
  readonly keys?: null | readonly string[];
}

/** What `getBotStorage` answers. */
export interface GetBotStorageResponse {
  /** Texts by key. */
  readonly storage: Readonly<Record<string, string>>;
}

/** Returns the texts that the server stores for the actor. */
export const getBotStorage: Operation<GetBotStorageParams, GetBotStorageResponse> = declaredGetBotStorage;

/** What `getBots` takes. */
export type GetBotsParams = Readonly<Record<string, never>>;

/** What `getBots` answers. */
export interface GetBotsResponse {
  /** The bots, by ID. */
  readonly bots: readonly OwnBotView[];
}

/** Lists the actor's own active bots with their keys, by ID. */
export const getBots: Operation<GetBotsParams, GetBotsResponse> = declaredGetBots;

/** What `getChannelFolders` takes. */
export interface GetChannelFoldersParams {
  /** Whether to include archived folders; false by default. */
  readonly include_archived?: boolean;
}

/** What `getChannelFolders` answers. */
export interface GetChannelFoldersResponse {
  /** The folders, in their order. */
  readonly channel_folders: readonly ChannelFolderView[];
}

/**
 * Lists the channel folders in their order; before feature level 414 by ID. All accounts can call it, guests included.
 */
export const getChannelFolders: Operation<GetChannelFoldersParams, GetChannelFoldersResponse> = declaredGetChannelFolders;

/** What `getCustomEmoji` takes. */
export type GetCustomEmojiParams = Readonly<Record<string, never>>;

/** What `getCustomEmoji` answers. */
export interface GetCustomEmojiResponse {
  /** The emoji by ID, including deactivated ones. */
  readonly emoji: Readonly<Record<string, CustomEmojiView>>;
}

/** Lists the custom emoji of the realm by ID, including deactivated ones. */
export const getCustomEmoji: Operation<GetCustomEmojiParams, GetCustomEmojiResponse> = declaredGetCustomEmoji;

/** What `getCustomProfileFields` takes. */
export type GetCustomProfileFieldsParams = Readonly<Record<string, never>>;

/** What `getCustomProfileFields` answers. */
export interface GetCustomProfileFieldsResponse {
  /** The fields, in their order. */
  readonly custom_fields: readonly CustomProfileFieldView[];
}

/** Lists the realm's custom profile fields in their order. */
export const getCustomProfileFields: Operation<GetCustomProfileFieldsParams, GetCustomProfileFieldsResponse> = declaredGetCustomProfileFields;

/** What `getDrafts` takes. */
export type GetDraftsParams = Readonly<Record<string, never>>;

/** What `getDrafts` answers. */
export interface GetDraftsResponse {
  /** The number of drafts. */
  readonly count: number;
  /** The drafts, the oldest edit first. */
  readonly drafts: readonly DraftView[];
}

/** Lists the drafts of the actor, the oldest edit first. */
export const getDrafts: Operation<GetDraftsParams, GetDraftsResponse> = declaredGetDrafts;

/** What `getEvents` takes. */
export interface GetEventsParams {
  /** An option of registrations; it has no effect here. */
  readonly event_types?: null | readonly string[];
  /** An option of registrations; it has no effect here. */
  readonly narrow?: null | readonly (readonly string[])[];
  /** An option of registrations; it has no effect here. */
  readonly lifespan_secs?: number;
  /** An option of registrations; it has no effect here. */
  readonly all_public_streams?: boolean;
  /** An option of registrations; it has no effect here. */
  readonly apply_markdown?: boolean;
  /** An option of registrations; it has no effect here. */
  readonly client_gravatar?: boolean;
  /** An option of registrations; it has no effect here. */
  readonly slim_presence?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 13. */
  readonly bulk_message_deletion?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 58. */
  readonly stream_typing_notifications?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 89. */
  readonly user_settings_object?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 151. */
  readonly pronouns_field_type_supported?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 176. */
  readonly linkifier_url_template?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 232. */
  readonly user_list_incomplete?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 294. */
  readonly include_deactivated_groups?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 315. */
  readonly archived_channels?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 334. */
  readonly empty_topic_name?: boolean;
  /** An option of registrations; it has no effect here. Since feature level 419. */
  readonly simplified_presence_events?: boolean;
  /** The ID of the queue. */
  readonly queue_id?: string;
  /** The ID of the newest event that the client has received. The queue drops it and all older events. -1 for none. */
  readonly last_event_id?: number;
  /**
   * Whether to answer immediately, possibly with an empty list. Otherwise, a typed call can return that it has to wait.
   */
  readonly dont_block?: boolean;
}

/** What `getEvents` answers. */
export interface GetEventsResponse {
  /** The events, by ascending ID. */
  readonly events: readonly EventView[];
  /** The ID of the queue; only if the request has waited. */
  readonly queue_id?: string;
}

/**
 * Returns the events of a queue, after dropping those that the client acknowledges. When there is no event and the
 * client can wait, the answer says what to wait for. The call restarts the lifetime of the queue.
 */
export const getEvents: Operation<GetEventsParams, GetEventsResponse> = declaredGetEvents;

/** What `getFileTemporaryUrl` takes. */
export interface GetFileTemporaryUrlParams {
  /** The ID of the realm, as in links to files. */
  readonly realm_id_str: string;
  /** The rest of the path of the file, including slashes. */
  readonly filename: string;
}

/** What `getFileTemporaryUrl` answers. */
export interface GetFileTemporaryUrlResponse {
  /** The URL, which needs no credentials. */
  readonly url: string;
}

/**
 * Returns a URL at which a file can be read for a minute without credentials. Two requests for the same file within a
 * second return the same URL.
 */
export const getFileTemporaryUrl: Operation<GetFileTemporaryUrlParams, GetFileTemporaryUrlResponse> = declaredGetFileTemporaryUrl;

/** What `getInvites` takes. */
export type GetInvitesParams = Readonly<Record<string, never>>;

/** What `getInvites` answers. */
export interface GetInvitesResponse {
  /** The invitations and links, by the time of their creation. */
  readonly invites: readonly InvitationView[];
}

/**
 * Lists the open invitations, then the open links, in the order of their creation. Administrators see all, other actors
 * only their own.
 */
export const getInvites: Operation<GetInvitesParams, GetInvitesResponse> = declaredGetInvites;

/** What `getIsUserGroupMember` takes. */
export interface GetIsUserGroupMemberParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The ID of the account. */
  readonly user_id: number;
  /** Whether only direct membership counts. */
  readonly direct_member_only?: boolean;
}

/** What `getIsUserGroupMember` answers. */
export interface GetIsUserGroupMemberResponse {
  /** Whether the account is a member, directly or, if requested, through a subgroup. */
  readonly is_user_group_member: boolean;
}

/** Returns whether an account belongs to a user group. */
export const getIsUserGroupMember: Operation<GetIsUserGroupMemberParams, GetIsUserGroupMemberResponse> = declaredGetIsUserGroupMember;

/** What `getLinkifiers` takes. */
export type GetLinkifiersParams = Readonly<Record<string, never>>;

/** What `getLinkifiers` answers. */
export interface GetLinkifiersResponse {
  /** The linkifiers, in the order in which they are applied. */
  readonly linkifiers: readonly LinkifierView[];
}

/** Lists the linkifiers of the realm, in the order in which they are applied. */
export const getLinkifiers: Operation<GetLinkifiersParams, GetLinkifiersResponse> = declaredGetLinkifiers;

/** What `getMessage` takes. */
export interface GetMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** Whether the content is HTML (true, the default) or Markdown. Since feature level 120. */
  readonly apply_markdown?: boolean;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/** What `getMessage` answers. */
export interface GetMessageResponse {
  /** The message, with the flags of the actor. */
  readonly message?: FoundMessageView;
  /** The content, as Markdown. */
  readonly raw_content: string;
}

/** Returns one message. */
export const getMessage: Operation<GetMessageParams, GetMessageResponse> = declaredGetMessage;

/** What `getMessageHistory` takes. */
export interface GetMessageHistoryParams {
  /** The ID of the message. */
  readonly message_id: number;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/** What `getMessageHistory` answers. */
export interface GetMessageHistoryResponse {
  /** The versions of the message, the original first. */
  readonly message_history: readonly MessageSnapshotView[];
}

/** Lists the previous and current contents of a message, the original one first. */
export const getMessageHistory: Operation<GetMessageHistoryParams, GetMessageHistoryResponse> = declaredGetMessageHistory;

/** What `getMessages` takes. */
export interface GetMessagesParams {
  /**
   * The moment for the anchor `date`: an ISO 8601 date, or date and time; without a zone UTC. Since feature level 445.
   */
  readonly anchor_date?: string;
  /** The IDs of the messages to return, instead of a range around an anchor. Since feature level 300. */
  readonly message_ids?: readonly number[];
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether the content of messages is HTML (true, the default) or Markdown. */
  readonly apply_markdown?: boolean;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
  /** The former way to request the anchor `first_unread`. It overrides `anchor`. */
  readonly use_first_unread_anchor?: boolean;
  /** A message ID, or `newest`, `oldest` or `first_unread`. */
  readonly anchor?: number | string;
  /** Whether the range includes the anchor; true by default. Since feature level 155. */
  readonly include_anchor?: boolean;
  /** The number of messages before the anchor. */
  readonly num_before?: number;
  /** The number of messages after the anchor. */
  readonly num_after?: number;
  /** The terms that messages match; all messages if omitted. */
  readonly narrow?: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** The operand: a text, an ID, or a list of texts or of IDs. */
    readonly operand: number | readonly number[] | readonly string[] | string;
    /** Whether to exclude messages that match the term. */
    readonly negated?: boolean;
  })[];
}

/** What `getMessages` answers. */
export interface GetMessagesResponse {
  /** The ID of the anchor; absent if the request has `message_ids`. */
  readonly anchor?: number;
  /** Whether the result includes the anchor. */
  readonly found_anchor: boolean;
  /** Whether no older message matches. */
  readonly found_oldest: boolean;
  /** Whether no newer message matches. */
  readonly found_newest: boolean;
  /** Whether the plan of the realm hides older messages. */
  readonly history_limited: boolean;
  /** The messages, by ID. */
  readonly messages: readonly FoundMessageView[];
}

/** Finds messages: a range around an anchor, or the readable messages of a list of IDs. */
export const getMessages: Operation<GetMessagesParams, GetMessagesResponse> = declaredGetMessages;

/** What `getNavigationViews` takes. */
export type GetNavigationViewsParams = Readonly<Record<string, never>>;

/** What `getNavigationViews` answers. */
export interface GetNavigationViewsResponse {
  /** The navigation views. */
  readonly navigation_views: readonly NavigationViewView[];
}

/** Lists the navigation views of the actor, in the order in which they were added. */
export const getNavigationViews: Operation<GetNavigationViewsParams, GetNavigationViewsResponse> = declaredGetNavigationViews;

/** What `getOwnUser` takes. */
export type GetOwnUserParams = Readonly<Record<string, never>>;

/** What `getOwnUser` answers. */
export interface GetOwnUserResponse {
  /** Unique in the realm. */
  readonly user_id: number;
  /** The address that the viewer sees. */
  readonly email: string;
  /** The real address; null when the viewer cannot see it. */
  readonly delivery_email?: null | string;
  /** The full name of the account. */
  readonly full_name: string;
  /** The URL of the avatar; null when the client can compute it from the address. */
  readonly avatar_url: null | string;
  /** The version of the avatar, which ascends with each change. */
  readonly avatar_version?: number;
  /** When the account was created. */
  readonly date_joined: string;
  /** Whether the account was imported and has not been used since. */
  readonly is_imported_stub?: boolean;
  /** Whether the account is an owner. */
  readonly is_owner?: boolean;
  /** Whether the account is an administrator or an owner. */
  readonly is_admin: boolean;
  /** Whether the account is a guest. */
  readonly is_guest: boolean;
  /** Whether the account manages payments; always false here. */
  readonly is_billing_admin?: boolean;
  /** Whether the account is a bot. */
  readonly is_bot: boolean;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; bots only. */
  readonly bot_type?: null | number;
  /** The ID of the owner; null for a bot without an owner. Bots only. */
  readonly bot_owner_id?: null | number;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  readonly role?: number;
  /** The name of the time zone, as in the IANA database; empty if not set. */
  readonly timezone: string;
  /** True for bots that belong to the server. */
  readonly is_system_bot?: boolean;
  /** True for a deactivated account whose profile was deleted. */
  readonly is_deleted?: true;
  /** Values of custom profile fields, by the ID of the field. Only for users, and only if requested. */
  readonly profile_data?: Readonly<Record<string, ProfileValueView>>;
  /** Whether the account is active. */
  readonly is_active: boolean;
  /** The ID of the newest message of the realm; -1 in a realm without messages. */
  readonly max_message_id: number;
}

/** Returns the account of the actor, with the values of custom profile fields and the ID of its newest message. */
export const getOwnUser: Operation<GetOwnUserParams, GetOwnUserResponse> = declaredGetOwnUser;

/** What `getPresence` takes. */
export type GetPresenceParams = Readonly<Record<string, never>>;

/** What `getPresence` answers. */
export interface GetPresenceResponse {
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp: number;
  /** The presence of each user, by address. */
  readonly presences: Readonly<Record<string, LegacyPresenceView>>;
}

/** Returns the presence of all visible users, by their address. */
export const getPresence: Operation<GetPresenceParams, GetPresenceResponse> = declaredGetPresence;

/** What `getReadReceipts` takes. */
export interface GetReadReceiptsParams {
  /** The ID of the message. */
  readonly message_id: number;
}

/** What `getReadReceipts` answers. */
export interface GetReadReceiptsResponse {
  /** The IDs of the accounts. */
  readonly user_ids: readonly number[];
}

/**
 * Returns the accounts that have read a message, without its sender, without accounts that hide their read receipts,
 * and without users who mute the actor or whom the actor mutes.
 */
export const getReadReceipts: Operation<GetReadReceiptsParams, GetReadReceiptsResponse> = declaredGetReadReceipts;

/** What `getRealmDomains` takes. */
export type GetRealmDomainsParams = Readonly<Record<string, never>>;

/** What `getRealmDomains` answers. */
export interface GetRealmDomainsResponse {
  /** The domains, in the order in which they were added. */
  readonly domains: readonly RealmDomainView[];
}

/** Lists the domains whose addresses are allowed in a realm that restricts addresses. */
export const getRealmDomains: Operation<GetRealmDomainsParams, GetRealmDomainsResponse> = declaredGetRealmDomains;

/** What `getRealmExportConsents` takes. */
export type GetRealmExportConsentsParams = Readonly<Record<string, never>>;

/** What `getRealmExportConsents` answers. */
export interface GetRealmExportConsentsResponse {
  /** The consents of all active users. */
  readonly export_consents: readonly ExportConsentView[];
}

/** Lists for every active user whether it allows the export of its private data. */
export const getRealmExportConsents: Operation<GetRealmExportConsentsParams, GetRealmExportConsentsResponse> = declaredGetRealmExportConsents;

/** What `getRealmExports` takes. */
export type GetRealmExportsParams = Readonly<Record<string, never>>;

/** What `getRealmExports` answers. */
export interface GetRealmExportsResponse {
  /** The exports, in the order in which they were requested. */
  readonly exports: readonly RealmExportView[];
}

/** Lists the exports of the realm, also those whose file is deleted. */
export const getRealmExports: Operation<GetRealmExportsParams, GetRealmExportsResponse> = declaredGetRealmExports;

/** What `getReminders` takes. */
export type GetRemindersParams = Readonly<Record<string, never>>;

/** What `getReminders` answers. */
export interface GetRemindersResponse {
  /** The reminders, by their time. */
  readonly reminders: readonly ReminderView[];
}

/** Lists the reminders of the actor that were not sent yet, by their time. */
export const getReminders: Operation<GetRemindersParams, GetRemindersResponse> = declaredGetReminders;

/** What `getSavedSnippets` takes. */
export type GetSavedSnippetsParams = Readonly<Record<string, never>>;

/** What `getSavedSnippets` answers. */
export interface GetSavedSnippetsResponse {
  /** The snippets, in the order in which they were created. */
  readonly saved_snippets: readonly SavedSnippetView[];
}

/** Lists the saved snippets of the actor, in the order in which they were created. */
export const getSavedSnippets: Operation<GetSavedSnippetsParams, GetSavedSnippetsResponse> = declaredGetSavedSnippets;

/** What `getScheduledMessages` takes. */
export type GetScheduledMessagesParams = Readonly<Record<string, never>>;

/** What `getScheduledMessages` answers. */
export interface GetScheduledMessagesResponse {
  /** The scheduled messages, by their time. */
  readonly scheduled_messages: readonly ScheduledMessageView[];
}

/** Lists the scheduled messages of the actor that were not sent yet, including failed ones, by their time. */
export const getScheduledMessages: Operation<GetScheduledMessagesParams, GetScheduledMessagesResponse> = declaredGetScheduledMessages;

/** What `getServerSettings` takes. */
export type GetServerSettingsParams = Readonly<Record<string, never>>;

/** What `getServerSettings` answers. */
export interface GetServerSettingsResponse {
  /** For each authentication method, whether it is enabled. */
  readonly authentication_methods: Readonly<Record<string, boolean>>;
  /** External services that users can log in with. */
  readonly external_authentication_methods: readonly Readonly<Record<never, never>>[];
  /** Whether push notifications are sent. */
  readonly push_notifications_enabled: boolean;
  /** Whether the client is too old for the server. */
  readonly is_incompatible: boolean;
  /** Whether users can log in with an address and a password. */
  readonly email_auth_enabled: boolean;
  /** Whether user names must be addresses. */
  readonly require_email_format_usernames: boolean;
  /** The base URL of the realm. */
  readonly realm_url?: string;
  /** The former name of `realm_url`. */
  readonly realm_uri: string;
  /** The name of the realm. */
  readonly realm_name: string;
  /** The URL of the icon of the realm. */
  readonly realm_icon: string;
  /** The description of the realm, as HTML. */
  readonly realm_description: string;
  /** Whether web-public channels can be read without an account. */
  readonly realm_web_public_access_enabled?: boolean;
  /** The version of the server. */
  readonly zulip_version: string;
  /** The feature level of the server, which states what it supports. */
  readonly zulip_feature_level: number;
  /** The release that the server was built from. */
  readonly zulip_merge_base?: string;
}

/** Returns the settings that a login page needs. It answers all callers, with or without credentials. */
export const getServerSettings: OpenOperation<GetServerSettingsParams, GetServerSettingsResponse> = declaredGetServerSettings;

/** What `getStreamById` takes. */
export interface GetStreamByIdParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `getStreamById` answers. */
export interface GetStreamByIdResponse {
  /** The channel, as the actor sees it. */
  readonly stream: ChannelView;
}

/** Returns one channel that is visible to the actor. */
export const getStreamById: Operation<GetStreamByIdParams, GetStreamByIdResponse> = declaredGetStreamById;

/** What `getStreamEmailAddress` takes. */
export interface GetStreamEmailAddressParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /**
   * The ID of the sender of the emails: the email gateway bot of the server (by default), the actor, or a bot of the
   * actor; for administrators any bot. Since feature level 335.
   */
  readonly sender_id?: number;
}

/** What `getStreamEmailAddress` answers. */
export interface GetStreamEmailAddressResponse {
  /** The address for emails to the channel. */
  readonly email: string;
}

/**
 * Returns the address for emails to a channel. The simulator receives no emails. The address is always the same for one
 * channel and sender. Since feature level 448, it is for accounts that may post to the channel. Assumption A422.
 */
export const getStreamEmailAddress: Operation<GetStreamEmailAddressParams, GetStreamEmailAddressResponse> = declaredGetStreamEmailAddress;

/** What `getStreamId` takes. */
export interface GetStreamIdParams {
  /** The name of the channel; case does not matter. */
  readonly stream: string;
}

/** What `getStreamId` answers. */
export interface GetStreamIdResponse {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** Finds the ID of a channel by its name, ignoring case. */
export const getStreamId: Operation<GetStreamIdParams, GetStreamIdResponse> = declaredGetStreamId;

/** What `getStreamTopics` takes. */
export interface GetStreamTopicsParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/** What `getStreamTopics` answers. */
export interface GetStreamTopicsResponse {
  /** The topics, most recent first. */
  readonly topics: readonly TopicView[];
}

/**
 * Lists the topics of a channel, the one with the newest message first. With protected history, only messages count
 * that the actor has received.
 */
export const getStreamTopics: Operation<GetStreamTopicsParams, GetStreamTopicsResponse> = declaredGetStreamTopics;

/** What `getStreams` takes. */
export interface GetStreamsParams {
  /** Whether to include public channels; true by default. */
  readonly include_public?: boolean;
  /** Whether to include web-public channels; false by default. */
  readonly include_web_public?: boolean;
  /** Whether to include the channels that the actor subscribes to; true by default. */
  readonly include_subscribed?: boolean;
  /** Whether to omit archived channels; true by default. Since feature level 315. */
  readonly exclude_archived?: boolean;
  /**
   * Whether to include all channels that are visible to the actor, regardless of the other parameters; false by
   * default. Since feature level 356.
   */
  readonly include_all?: boolean;
  /** The former name of `include_all`. */
  readonly include_all_active?: boolean;
  /** Whether to add to each channel whether it is a default channel; false by default. */
  readonly include_default?: boolean;
  /** For bots: whether to include the channels of the owner; false by default. */
  readonly include_owner_subscribed?: boolean;
  /** Whether to include all channels whose messages the actor can read; false by default. Since feature level 356. */
  readonly include_can_access_content?: boolean;
}

/** What `getStreams` answers. */
export interface GetStreamsResponse {
  /** The requested channels that are visible to the actor. */
  readonly streams: readonly ListedChannelView[];
}

/**
 * Lists channels by name. The switches of the request choose them; by default the public channels and those that the
 * actor subscribes to.
 */
export const getStreams: Operation<GetStreamsParams, GetStreamsResponse> = declaredGetStreams;

/** What `getSubscribers` takes. */
export interface GetSubscribersParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `getSubscribers` answers. */
export interface GetSubscribersResponse {
  /** The subscribers: their IDs; before feature level 79, their addresses. */
  readonly subscribers: readonly number[] | readonly string[];
}

/** Lists the active subscribers of a visible channel, by ID; before feature level 79 by address. */
export const getSubscribers: Operation<GetSubscribersParams, GetSubscribersResponse> = declaredGetSubscribers;

/** What `getSubscriptionStatus` takes. */
export interface GetSubscriptionStatusParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `getSubscriptionStatus` answers. */
export interface GetSubscriptionStatusResponse {
  /** Whether the account subscribes to the channel, also to an archived one. */
  readonly is_subscribed: boolean;
}

/** Returns whether an account subscribes to a channel. */
export const getSubscriptionStatus: Operation<GetSubscriptionStatusParams, GetSubscriptionStatusResponse> = declaredGetSubscriptionStatus;

/** What `getSubscriptions` takes. */
export interface GetSubscriptionsParams {
  /** Whether to include the IDs of the subscribers; `partial` can omit some in large channels. */
  readonly include_subscribers?: "partial" | boolean;
}

/** What `getSubscriptions` answers. */
export interface GetSubscriptionsResponse {
  /** The subscriptions, by the ID of the channel. */
  readonly subscriptions: readonly ListedSubscriptionView[];
}

/**
 * Lists the subscriptions of the actor to channels that are not archived, by name. Notification settings that inherit
 * are null. Before feature level 79, subscribers are addresses.
 */
export const getSubscriptions: Operation<GetSubscriptionsParams, GetSubscriptionsResponse> = declaredGetSubscriptions;

/** What `getUser` takes. */
export interface GetUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether to include values of custom profile fields; false by default. */
  readonly include_custom_profile_fields?: boolean;
}

/** What `getUser` answers. */
export interface GetUserResponse {
  /** The account, as the actor sees it. */
  readonly user: UserView;
}

/** Returns the account with an ID, also a bot or a deactivated account. */
export const getUser: Operation<GetUserParams, GetUserResponse> = declaredGetUser;

/** What `getUserByEmail` takes. */
export interface GetUserByEmailParams {
  /** The real address, if the actor can see it, or `user<id>@<realm_host>`, which always works. */
  readonly email: string;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether to include values of custom profile fields; false by default. */
  readonly include_custom_profile_fields?: boolean;
}

/** What `getUserByEmail` answers. */
export interface GetUserByEmailResponse {
  /** The account, as the actor sees it. */
  readonly user: UserView;
}

/** Returns the account with an address that is visible to the actor. */
export const getUserByEmail: Operation<GetUserByEmailParams, GetUserByEmailResponse> = declaredGetUserByEmail;

/** What `getUserChannels` takes. */
export interface GetUserChannelsParams {
  /** The ID of the account. */
  readonly user_id: number;
}

/** What `getUserChannels` answers. */
export interface GetUserChannelsResponse {
  /** The IDs of the channels that are visible to the actor. */
  readonly subscribed_channel_ids: readonly number[];
}

/** Lists the visible channels that an account subscribes to, by ID. */
export const getUserChannels: Operation<GetUserChannelsParams, GetUserChannelsResponse> = declaredGetUserChannels;

/** What `getUserGroupMembers` takes. */
export interface GetUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Whether to omit members of subgroups. */
  readonly direct_member_only?: boolean;
}

/** What `getUserGroupMembers` answers. */
export interface GetUserGroupMembersResponse {
  /** The IDs of the members. */
  readonly members: readonly number[];
}

/**
 * Lists the active members of a user group, ascending. An account occurs once for each group inside it that has it as a
 * direct member.
 */
export const getUserGroupMembers: Operation<GetUserGroupMembersParams, GetUserGroupMembersResponse> = declaredGetUserGroupMembers;

/** What `getUserGroupSubgroups` takes. */
export interface GetUserGroupSubgroupsParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Whether to omit subgroups of subgroups. */
  readonly direct_subgroup_only?: boolean;
}

/** What `getUserGroupSubgroups` answers. */
export interface GetUserGroupSubgroupsResponse {
  /** The IDs of the subgroups. */
  readonly subgroups: readonly number[];
}

/** Lists the subgroups of a user group, ascending by ID; then the subgroups of those, and so on. */
export const getUserGroupSubgroups: Operation<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse> = declaredGetUserGroupSubgroups;

/** What `getUserGroups` takes. */
export interface GetUserGroupsParams {
  /** Whether to include deactivated groups; false by default. Since feature level 294. */
  readonly include_deactivated_groups?: boolean;
}

/** What `getUserGroups` answers. */
export interface GetUserGroupsResponse {
  /** The groups, by ID. */
  readonly user_groups: readonly UserGroupView[];
}

/** Lists the user groups, system groups included, by ID. */
export const getUserGroups: Operation<GetUserGroupsParams, GetUserGroupsResponse> = declaredGetUserGroups;

/** What `getUserPresence` takes. */
export interface GetUserPresenceParams {
  /** A user ID in digits, or the address of the account that all accounts can see. */
  readonly user_id_or_email: string;
}

/** What `getUserPresence` answers. */
export interface GetUserPresenceResponse {
  /** The presence: by kind of client; since feature level 487, two times. */
  readonly presence: SinglePresenceView;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
}

/** Returns the presence of a user. */
export const getUserPresence: Operation<GetUserPresenceParams, GetUserPresenceResponse> = declaredGetUserPresence;

/** What `getUserStatus` takes. */
export interface GetUserStatusParams {
  /** The ID of the account. */
  readonly user_id: number;
}

/** What `getUserStatus` answers. */
export interface GetUserStatusResponse {
  /** The status. Parts that are not set are absent. */
  readonly status: UserStatusView;
}

/** Returns the status of an account. Parts that are not set are absent. */
export const getUserStatus: Operation<GetUserStatusParams, GetUserStatusResponse> = declaredGetUserStatus;

/** What `getUsers` takes. */
export interface GetUsersParams {
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether to include values of custom profile fields; false by default. */
  readonly include_custom_profile_fields?: boolean;
  /** The IDs of the accounts to return; unknown IDs are ignored. Since feature level 384. */
  readonly user_ids?: readonly number[];
}

/** What `getUsers` answers. */
export interface GetUsersResponse {
  /** The accounts, ascending by ID. */
  readonly members: readonly UserView[];
}

/**
 * Lists all accounts by ID, also bots and deactivated accounts. Accounts that are not visible to the actor appear as
 * unknown users; since feature level 437, they are omitted.
 */
export const getUsers: Operation<GetUsersParams, GetUsersResponse> = declaredGetUsers;

/** What `markAllAsRead` takes. */
export type MarkAllAsReadParams = Readonly<Record<string, never>>;

/** What `markAllAsRead` answers. */
export interface MarkAllAsReadResponse {
  /** False if more messages remain than one request marks. */
  readonly complete?: boolean;
}

/** Marks all unread messages of the actor as read. Deprecated by the interface. */
export const markAllAsRead: Operation<MarkAllAsReadParams, MarkAllAsReadResponse> = declaredMarkAllAsRead;

/** What `markOnboardingStep` takes. */
export interface MarkOnboardingStepParams {
  /** The name of the step, as in `onboarding_steps` of registration. */
  readonly onboarding_step: string;
}

/** What `markOnboardingStep` answers. */
export type MarkOnboardingStepResponse = Readonly<Record<never, never>>;

/** Records that the actor has seen an onboarding step. A step that was already seen is a success. */
export const markOnboardingStep: Operation<MarkOnboardingStepParams, MarkOnboardingStepResponse> = declaredMarkOnboardingStep;

/** What `markStreamAsRead` takes. */
export interface MarkStreamAsReadParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `markStreamAsRead` answers. */
export type MarkStreamAsReadResponse = Readonly<Record<never, never>>;

/** Marks all unread messages of the actor in a channel as read. Deprecated by the interface. */
export const markStreamAsRead: Operation<MarkStreamAsReadParams, MarkStreamAsReadResponse> = declaredMarkStreamAsRead;

/** What `markTopicAsRead` takes. */
export interface MarkTopicAsReadParams {
  /** The topic, in any case of letters. */
  readonly topic_name: string;
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `markTopicAsRead` answers. */
export type MarkTopicAsReadResponse = Readonly<Record<never, never>>;

/** The topic; case does not matter. */
export const markTopicAsRead: Operation<MarkTopicAsReadParams, MarkTopicAsReadResponse> = declaredMarkTopicAsRead;

/** What `muteTopic` takes. */
export interface MuteTopicParams {
  /** The topic; case does not matter. */
  readonly topic: string;
  /** `add` mutes the topic, `remove` unmutes it. */
  readonly op: "add" | "remove";
  /** The ID of the channel. The ID or the name is required. */
  readonly stream_id?: number;
  /** The name of the channel. */
  readonly stream?: string;
}

/** What `muteTopic` answers. */
export type MuteTopicResponse = Readonly<Record<never, never>>;

/** Mutes a topic, or removes its visibility policy. The former form of `updateUserTopic`. */
export const muteTopic: Operation<MuteTopicParams, MuteTopicResponse> = declaredMuteTopic;

/** What `muteUser` takes. */
export interface MuteUserParams {
  /** The ID of the user to mute. */
  readonly muted_user_id: number;
}

/** What `muteUser` answers. */
export type MuteUserResponse = Readonly<Record<never, never>>;

/** Mutes a user. The unread messages of that user become read, and later ones arrive read. */
export const muteUser: Operation<MuteUserParams, MuteUserResponse> = declaredMuteUser;

/** What `patchChannelFolders` takes. */
export interface PatchChannelFoldersParams {
  /** The IDs of all folders in the new order; unknown IDs are ignored. */
  readonly order: readonly number[];
}

/** What `patchChannelFolders` answers. */
export type PatchChannelFoldersResponse = Readonly<Record<never, never>>;

/** Changes the order of the channel folders. */
export const patchChannelFolders: Operation<PatchChannelFoldersParams, PatchChannelFoldersResponse> = declaredPatchChannelFolders;

/** What `reactivateUser` takes. */
export interface ReactivateUserParams {
  /** The ID of the account. */
  readonly user_id: number;
}

/** What `reactivateUser` answers. */
export type ReactivateUserResponse = Readonly<Record<never, never>>;

/**
 * Reactivates an account. It is in its channels, groups and settings again, and its key works again. For an active
 * account, the event is sent again.
 */
export const reactivateUser: Operation<ReactivateUserParams, ReactivateUserResponse> = declaredReactivateUser;

/** What `regenerateBotApiKey` takes. */
export interface RegenerateBotApiKeyParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/** What `regenerateBotApiKey` answers. */
export interface RegenerateBotApiKeyResponse {
  /** The new key. The previous key no longer works. */
  readonly api_key: string;
}

/** Creates a new API key for a bot. */
export const regenerateBotApiKey: Operation<RegenerateBotApiKeyParams, RegenerateBotApiKeyResponse> = declaredRegenerateBotApiKey;

/** What `regenerateOwnApiKey` takes. */
export type RegenerateOwnApiKeyParams = Readonly<Record<string, never>>;

/** What `regenerateOwnApiKey` answers. */
export interface RegenerateOwnApiKeyResponse {
  /** The new key. The previous key no longer works. */
  readonly api_key: string;
}

/** Creates a new API key for the actor. */
export const regenerateOwnApiKey: Operation<RegenerateOwnApiKeyParams, RegenerateOwnApiKeyResponse> = declaredRegenerateOwnApiKey;

/** What `registerClientDevice` takes. */
export type RegisterClientDeviceParams = Readonly<Record<string, never>>;

/** What `registerClientDevice` answers. */
export interface RegisterClientDeviceResponse {
  /** The ID of the device. */
  readonly device_id: number;
}

/**
 * Adds a device to the account. An app calls it once for each login. The device gets no push notifications until it is
 * registered.
 */
export const registerClientDevice: Operation<RegisterClientDeviceParams, RegisterClientDeviceResponse> = declaredRegisterClientDevice;

/** What `registerPushDevice` takes. */
export interface RegisterPushDeviceParams {
  /** The ID of the device, from `register-client-device`. Required since feature level 468. */
  readonly device_id?: number;
  /** The ID that the client gives the key. Push notifications to the device name it. Since feature level 468. */
  readonly push_key_id?: number;
  /**
   * The key that encrypts push notifications: Base64 of the byte 0x31 and 32 bytes. Required from feature level 432
   * until feature level 468.
   */
  readonly push_key?: string;
  /** The push service of the device: `fcm` for Google's, `apns` for Apple's. Required before feature level 468. */
  readonly token_kind?: "apns" | "fcm";
  /** The ID of the token: Base64 of the first eight bytes of its SHA-256. Since feature level 468. */
  readonly token_id?: string;
  /**
   * The number that identifies the device among those of the account; the client chooses it. Required before feature
   * level 468.
   */
  readonly push_account_id?: number;
  /** The key without the first byte: standard Base64. Required before feature level 432. */
  readonly push_public_key?: string;
  /** The public key of the push service with which the client encrypted. Required before feature level 468. */
  readonly bouncer_public_key?: string;
  /** The encrypted registration: standard Base64. Required before feature level 468. */
  readonly encrypted_push_registration?: string;
}

/** What `registerPushDevice` answers. */
export type RegisterPushDeviceResponse = Readonly<Record<never, never>>;

/**
 * Registers a device for end-to-end encrypted push notifications. The registration is pending until the push service
 * answers (`answerPushRegistration`). Since feature level 468, a device of the account (`device_id`) gets a key, a
 * token, or both; a key holds immediately, and a token is pending. Before, the client chose a number
 * (`push_account_id`); a number whose registration has not failed stays unchanged.
 */
export const registerPushDevice: Operation<RegisterPushDeviceParams, RegisterPushDeviceResponse> = declaredRegisterPushDevice;

/** What `registerQueue` takes. */
export interface RegisterQueueParams {
  /** The types of events that the queue receives; all types by default. */
  readonly event_types?: null | readonly RegisteredType[];
  /** The parts of the state to return; by default those of `event_types`. */
  readonly fetch_event_types?: null | readonly RegisteredType[];
  /** Whether the content of messages is HTML (true) or Markdown (false, the default). */
  readonly apply_markdown?: boolean;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether presence has the modern form, by user ID; false by default. */
  readonly slim_presence?: boolean;
  /** The maximum age of presence, in days: 14 by default. Since feature level 288. */
  readonly presence_history_limit_days?: number;
  /** Whether channels include their subscribers; `partial` can omit some; false by default. */
  readonly include_subscribers?: "partial" | boolean;
  /**
   * Whether the queue receives messages of all public channels, also without a subscription. The default is a setting
   * of bots; false for users.
   */
  readonly all_public_streams?: boolean;
  /** Pairs of operator and operand that messages must match. Other events are not filtered. */
  readonly narrow?: readonly (readonly string[])[];
  /** The capabilities of the client, by name. Omitted ones are false. */
  readonly client_capabilities?: {
    /** Notification settings of a subscription can be null, which inherits the setting of the account. */
    readonly notification_settings_null?: boolean;
    /** One event can contain several deleted messages. */
    readonly bulk_message_deletion?: boolean;
    /** Avatars that follow from the address can be omitted. */
    readonly user_avatar_url_field_optional?: boolean;
    /** The queue receives events about typing in channels. */
    readonly stream_typing_notifications?: boolean;
    /** Settings are in one object, not at the top level. */
    readonly user_settings_object?: boolean;
    /** Linkifiers have templates for their URLs. */
    readonly linkifier_url_template?: boolean;
    /** Accounts that are not visible are omitted. */
    readonly user_list_incomplete?: boolean;
    /** Deactivated groups are included. */
    readonly include_deactivated_groups?: boolean;
    /** Archived channels are included. */
    readonly archived_channels?: boolean;
    /** The empty topic is sent unchanged, not as its display name. */
    readonly empty_topic_name?: boolean;
    /** Events have presence by user ID, in the modern form. */
    readonly simplified_presence_events?: boolean;
    /** Events contain one changed custom emoji, not all of them. */
    readonly individual_emoji_changes?: boolean;
  };
  /**
   * After how many seconds without a request the queue expires: 600 by default and for 0, at most 604800 (larger
   * numbers are cut). `mobile`, the value for apps, is 43200. Since feature level 481.
   */
  readonly idle_queue_timeout?: "mobile" | number;
  /** The former name of `idle_queue_timeout`. Until feature level 481. */
  readonly queue_lifespan_secs?: number;
}

/** What `registerQueue` answers. */
export interface RegisterQueueResponse {
  /** Who may create invitation links. Since feature level 209. */
  readonly realm_create_multiuse_invite_group?: AnonymousGroupView | number;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly realm_can_access_all_users_group?: AnonymousGroupView | number;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly realm_can_add_subscribers_group?: AnonymousGroupView | number;
  /** Who may add custom emoji. Since feature level 307. */
  readonly realm_can_add_custom_emoji_group?: AnonymousGroupView | number;
  /** Who may create bots of any kind. Since feature level 344. */
  readonly realm_can_create_bots_group?: AnonymousGroupView | number;
  /** Who may create user groups. Since feature level 299. */
  readonly realm_can_create_groups?: AnonymousGroupView | number;
  /** Who may create public channels. Since feature level 264. */
  readonly realm_can_create_public_channel_group?: AnonymousGroupView | number;
  /** Who may create private channels. Since feature level 266. */
  readonly realm_can_create_private_channel_group?: AnonymousGroupView | number;
  /** Who may create web-public channels, which can be read without an account. Since feature level 280. */
  readonly realm_can_create_web_public_channel_group?: AnonymousGroupView | number;
  /** Who may create bots that only send. Since feature level 344. */
  readonly realm_can_create_write_only_bots_group?: AnonymousGroupView | number;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly realm_can_delete_any_message_group?: AnonymousGroupView | number;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly realm_can_delete_own_message_group?: AnonymousGroupView | number;
  /** Who may invite users by mail. Since feature level 321. */
  readonly realm_can_invite_users_group?: AnonymousGroupView | number;
  /** Who may manage all user groups. Since feature level 299. */
  readonly realm_can_manage_all_groups?: AnonymousGroupView | number;
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly realm_can_manage_billing_group?: AnonymousGroupView | number;
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly realm_can_mention_many_users_group?: AnonymousGroupView | number;
  /** Who may move messages to another channel. Since feature level 310. */
  readonly realm_can_move_messages_between_channels_group?: AnonymousGroupView | number;
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly realm_can_move_messages_between_topics_group?: AnonymousGroupView | number;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly realm_can_resolve_topics_group?: AnonymousGroupView | number;
  /** Who may set for a channel who deletes its messages. Since feature level 407. */
  readonly realm_can_set_delete_message_policy_group?: AnonymousGroupView | number;
  /** Who may set for a channel whether messages need a topic. Since feature level 392. */
  readonly realm_can_set_topics_policy_group?: AnonymousGroupView | number;
  /** Who may request summaries of topics. Since feature level 350. */
  readonly realm_can_summarize_topics_group?: AnonymousGroupView | number;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly realm_workplace_users_group?: AnonymousGroupView | number;
  /** Who may start a conversation by direct messages. Since feature level 270. */
  readonly realm_direct_message_initiator_group?: AnonymousGroupView | number;
  /** Every conversation by direct messages needs a member of this group. Since feature level 270. */
  readonly realm_direct_message_permission_group?: AnonymousGroupView | number;
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  readonly realm_emails_restricted_to_domains?: boolean;
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  readonly realm_disallow_disposable_email_addresses?: boolean;
  /** Whether new users need an invitation. Only owners change it. */
  readonly realm_invite_required?: boolean;
  /** Whether names of users must be unique. Since feature level 246. */
  readonly realm_require_unique_names?: boolean;
  /** Whether users are prevented from changing their names. */
  readonly realm_name_changes_disabled?: boolean;
  /** Whether users are prevented from changing their addresses. */
  readonly realm_email_changes_disabled?: boolean;
  /** Whether users are prevented from changing their avatars. */
  readonly realm_avatar_changes_disabled?: boolean;
  /** Whether messages show previews of linked images. */
  readonly realm_inline_image_preview?: boolean;
  /** Whether messages show previews of linked pages. */
  readonly realm_inline_url_embed_preview?: boolean;
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  readonly realm_media_preview_size?: number;
  /** Whether messages can be edited. */
  readonly realm_allow_message_editing?: boolean;
  /**
   * Whether channel messages can have the empty topic: `allow_empty_topic` or `disable_empty_topic`. Since feature
   * level 392.
   */
  readonly realm_topics_policy?: string;
  /** What the edit history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly realm_message_edit_history_visibility_policy?: string;
  /** The code of the default language. */
  readonly realm_default_language?: string;
  /** After how many days a new member is a full member. Only owners change it. */
  readonly realm_waiting_period_threshold?: number;
  /** Whether new users get a welcome email. */
  readonly realm_send_welcome_emails?: boolean;
  /** Whether users get digest emails about missed messages. */
  readonly realm_digest_emails_enabled?: boolean;
  /** Whether notification emails can contain the content of messages. */
  readonly realm_message_content_allowed_in_email_notifications?: boolean;
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  readonly realm_video_chat_provider?: number;
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly realm_giphy_rating?: number;
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly realm_gif_rating_policy?: number;
  /** The language of code blocks that do not name one; empty for none. */
  readonly realm_default_code_block_language?: string;
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  readonly realm_digest_weekday?: number;
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  readonly realm_enable_spectator_access?: boolean;
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  readonly realm_want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly realm_enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly realm_enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly realm_enable_guest_user_indicator?: boolean;
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  readonly realm_require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  readonly realm_send_channel_events_messages?: boolean;
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  readonly realm_owner_full_content_access?: boolean;
  /** The default avatars of new accounts: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly realm_default_avatar_source?: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly realm_welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly realm_presence_disabled?: boolean;
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  readonly realm_message_retention_days?: number;
  /** For how many seconds users may delete their own messages; null: no limit. */
  readonly realm_message_content_delete_limit_seconds?: null | number;
  /** For how many seconds the content of a message can be edited; null: no limit. */
  readonly realm_message_content_edit_limit_seconds?: null | number;
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  readonly realm_move_messages_within_stream_limit_seconds?: null | number;
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  readonly realm_move_messages_between_streams_limit_seconds?: null | number;
  /** The URL of the Jitsi server; null, over HTTP `"default"`: the one of the server. Since feature level 212. */
  readonly realm_jitsi_server_url?: null | string;
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  readonly realm_moderation_request_channel_id?: number;
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  readonly realm_new_stream_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  readonly realm_signup_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly realm_zulip_update_announcements_stream_id?: number;
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  readonly realm_org_type?: number;
  /** The former name of `new_stream_announcements_stream_id`. */
  readonly realm_notifications_stream_id?: number;
  /** The former name of `signup_announcements_stream_id`. */
  readonly realm_signup_notifications_stream_id?: number;
  /**
   * Who may create public channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 102,
   * until feature level 264.
   */
  readonly realm_create_public_stream_policy?: number;
  /**
   * Who may create private channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level
   * 102, until feature level 266.
   */
  readonly realm_create_private_stream_policy?: number;
  /**
   * Who may create web-public channels: 2 administrators, 4 moderators, 6 no one, 7 owners. Since feature level 103,
   * until feature level 280.
   */
  readonly realm_create_web_public_stream_policy?: number;
  /**
   * Who may mention all users of a large channel: 1 everyone, 2 members, 3 full members, 5 administrators, 6 no one, 7
   * moderators. Since feature level 34, until feature level 352.
   */
  readonly realm_wildcard_mention_policy?: number;
  /**
   * Who may add custom emoji: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 85, until
   * feature level 307.
   */
  readonly realm_add_custom_emoji_policy?: number;
  /**
   * Who may delete messages of their own: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Since
   * feature level 101, until feature level 291.
   */
  readonly realm_delete_own_message_policy?: number;
  /**
   * Who may move messages to another topic: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone, 6 no
   * one. Since feature level 75, until feature level 316.
   */
  readonly realm_edit_topic_policy?: number;
  /**
   * Who may invite users: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one. Since feature level 50,
   * until feature level 321.
   */
  readonly realm_invite_to_realm_policy?: number;
  /** Who may subscribe others: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level 341. */
  readonly realm_invite_to_stream_policy?: number;
  /**
   * Who may move messages to another channel: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one.
   * Since feature level 56, until feature level 310.
   */
  readonly realm_move_messages_between_streams_policy?: number;
  /** Who may send direct messages: 1 everyone, 2 no one. Until feature level 270. */
  readonly realm_private_message_policy?: number;
  /**
   * Who may create channels of any kind: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 102.
   */
  readonly realm_create_stream_policy?: number;
  /** Who may create bots: 1 members; 2 members, but only bots that send; 3 administrators. Until feature level 344. */
  readonly realm_bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly realm_user_group_edit_policy?: number;
  /** The ID of the account. */
  readonly user_id?: number;
  /** The address that other accounts see. */
  readonly email?: string;
  /** The real address. */
  readonly delivery_email?: string;
  /** The full name of the account. */
  readonly full_name?: string;
  /** The source of the avatar: `G` for Gravatar, `U` for an upload. */
  readonly avatar_source?: string;
  /** The URL of the avatar; null when the client can compute it from the address. */
  readonly avatar_url?: null | string;
  /** The URL of the larger avatar; null when the client can compute it from the address. */
  readonly avatar_url_medium?: null | string;
  /** Whether the account is an administrator or an owner. */
  readonly is_admin?: boolean;
  /** Whether the account is an owner. */
  readonly is_owner?: boolean;
  /** Whether the account is a moderator; since feature level 380 also true for administrators and owners. */
  readonly is_moderator?: boolean;
  /** Whether the account manages payments; always false here. */
  readonly is_billing_admin?: boolean;
  /** Whether the account is a guest. */
  readonly is_guest?: boolean;
  /** Whether the account may create channels of any kind. */
  readonly can_create_streams?: boolean;
  /** Whether the account may create public channels. */
  readonly can_create_public_streams?: boolean;
  /** Whether the account may create private channels. */
  readonly can_create_private_streams?: boolean;
  /** Whether the account may create web-public channels. */
  readonly can_create_web_public_streams?: boolean;
  /** Whether the account may invite users. */
  readonly can_invite_others_to_realm?: boolean;
  /** Whether the account may subscribe other accounts to channels. */
  readonly can_subscribe_other_users?: boolean;
  /** The alert words of the account. */
  readonly alert_words?: readonly string[];
  /** The drafts, the most recently edited first. */
  readonly drafts?: readonly DraftView[];
  /** Whether the account has connected Zoom. */
  readonly has_zoom_token?: boolean;
  /** Whether the account has connected Webex. */
  readonly has_webex_token?: boolean;
  /** The ID of the newest message of the account; -1 without messages. */
  readonly max_message_id?: number;
  /** Muted topics: the name of the channel, the topic, and the time in UNIX seconds when it was muted. */
  readonly muted_topics?: readonly (readonly [string, string, number])[];
  /** The users that the account mutes. */
  readonly muted_users?: readonly MutedUserView[];
  /** The URL of the video that introduces the client; null without such a video. */
  readonly navigation_tour_video_url?: null | string;
  /** The navigation views of the account. */
  readonly navigation_views?: readonly NavigationViewView[];
  /** The former form of `onboarding_steps`. Always empty. */
  readonly hotspots?: readonly Readonly<Record<never, never>>[];
  /** The onboarding steps that the account has not seen. */
  readonly onboarding_steps?: readonly OnboardingStepView[];
  /** The presence of users: by ID in the modern form, by address in the former one. */
  readonly presences?: Readonly<Record<string, LegacyPresenceView | PresenceView>>;
  /** The ID of the last update of presence. */
  readonly presence_last_update_id?: number;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
  /** Devices with encrypted push notifications, by the ID that the client gave. */
  readonly push_devices?: Readonly<Record<string, {
    /** The status of the registration. */
    readonly status: "active" | "failed" | "pending";
    /** Why the registration failed; otherwise null. */
    readonly error_code: null | string;
  }>>;
  /** The devices of the account, by their IDs. */
  readonly devices?: Readonly<Record<string, DeviceView>>;
  /** The recent direct message conversations, newest first. */
  readonly recent_private_conversations?: readonly {
    /** The ID of the newest message of the conversation. */
    readonly max_message_id: number;
    /** The IDs of the other participants. */
    readonly user_ids: readonly number[];
  }[];
  /** Reminders that were not sent yet, by their time. */
  readonly reminders?: readonly ReminderView[];
  /** The saved snippets of the account. */
  readonly saved_snippets?: readonly SavedSnippetView[];
  /** Scheduled messages that were not sent yet, by their time. */
  readonly scheduled_messages?: readonly ScheduledMessageView[];
  /** The IDs of starred messages. */
  readonly starred_messages?: readonly number[];
  /** The unread messages of the account. */
  readonly unread_msgs?: {
    /** The number of unread messages that are not in muted topics or channels. */
    readonly count: number;
    /** Unread direct messages with one other participant, by that participant. */
    readonly pms: readonly {
      /** The ID of the other participant. */
      readonly other_user_id?: number;
      /** The former name of `other_user_id`. */
      readonly sender_id: number;
      /** The IDs of the unread messages, ascending. */
      readonly unread_message_ids: readonly number[];
    }[];
    /** Unread channel messages, by topic. */
    readonly streams: readonly {
      /** The ID of the channel. */
      readonly stream_id: number;
      /** The name of the topic. */
      readonly topic: string;
      /** The IDs of the unread messages, ascending. */
      readonly unread_message_ids: readonly number[];
      /** The IDs of the senders, each once, ascending. */
      readonly sender_ids?: readonly number[];
    }[];
    /** Unread direct messages with several other participants. */
    readonly huddles: readonly {
      /** The IDs of all participants, ascending, separated by commas. */
      readonly user_ids_string: string;
      /** The IDs of the unread messages, ascending. */
      readonly unread_message_ids: readonly number[];
    }[];
    /** The IDs of unread messages that mention the account. */
    readonly mentions: readonly number[];
    /** Whether there are older unread messages that the lists omit. */
    readonly old_unreads_missing?: boolean;
  };
  /** The settings of the account. */
  readonly user_settings?: UserSettingsView;
  /** The status of each user that has one, by ID. */
  readonly user_status?: Readonly<Record<string, UserStatusView>>;
  /** Topics for which the account has a visibility policy. */
  readonly user_topics?: readonly UserTopicView[];
  /** The name of the realm. */
  readonly realm_name?: string;
  /** The description of the realm, as Markdown. */
  readonly realm_description?: string;
  /** The base URL of the realm. */
  readonly realm_url?: string;
  /** The former name of `realm_url`. */
  readonly realm_uri?: string;
  /** The URL of the icon of the realm. */
  readonly realm_icon_url?: string;
  /** The source of the icon: `G` for Gravatar, `U` for an upload. */
  readonly realm_icon_source?: string;
  /** The URL of the logo; null if there is no logo. */
  readonly realm_logo_url?: null | string;
  /** The source of the logo: `D` for the built-in one, `U` for an upload. */
  readonly realm_logo_source?: string;
  /** The URL of the logo for the dark theme; null if there is no such logo. */
  readonly realm_night_logo_url?: null | string;
  /** The source of that logo: `D` for the built-in one, `U` for an upload. */
  readonly realm_night_logo_source?: string;
  /** The UUID of the realm. Some generated avatars depend on it. */
  readonly realm_uuid?: string;
  /** The number of the plan. */
  readonly realm_plan_type?: number;
  /** When the realm was created, in UNIX seconds. */
  readonly realm_date_created?: number;
  /** The domain of the addresses of bots. */
  readonly realm_bot_domain?: string;
  /** The name that clients show for the empty topic. */
  readonly realm_empty_topic_display_name?: string;
  /** The authentication methods that users can log in with. */
  readonly realm_authentication_methods?: Readonly<Record<string, boolean>> | Readonly<Record<string, {
    /** Whether it is enabled. */
    readonly enabled: boolean;
    /** Whether the plan of the realm includes it. */
    readonly available: boolean;
  }>>;
  /** Whether users can log in with an address and a password. */
  readonly realm_email_auth_enabled?: boolean;
  /** Whether users can log in with a password. */
  readonly realm_password_auth_enabled?: boolean;
  /** Whether push notifications are sent. */
  readonly realm_push_notifications_enabled?: boolean;
  /** When push notifications end, in UNIX seconds; null if no end is known. */
  readonly realm_push_notifications_enabled_end_timestamp?: null | number;
  /** How long accounts other than the author may change a topic, in seconds. Not configurable. */
  readonly realm_community_topic_editing_limit_seconds?: number;
  /** Whether accounts can see the edit history of messages. */
  readonly realm_allow_edit_history?: boolean;
  /** Whether every message needs a topic. */
  readonly realm_mandatory_topics?: boolean;
  /** The maximum length of a message, in characters. */
  readonly max_message_length?: number;
  /** The maximum length of a topic, in characters. */
  readonly max_topic_length?: number;
  /** The maximum length of the name of a channel, in characters. */
  readonly max_stream_name_length?: number;
  /** The maximum length of the description of a channel, in characters. */
  readonly max_stream_description_length?: number;
  /** The maximum length of the name of a channel folder, in characters. */
  readonly max_channel_folder_name_length?: number;
  /** The maximum length of the description of a channel folder, in characters. */
  readonly max_channel_folder_description_length?: number;
  /** The maximum number of users that get a message when one request subscribes them. */
  readonly max_bulk_new_subscription_messages?: number;
  /** The maximum length of the note of a reminder, in characters. */
  readonly max_reminder_note_length?: number;
  /** The maximum size of an avatar, in mebibytes. */
  readonly max_avatar_file_size_mib?: number;
  /** The maximum size of the icon of the realm, in mebibytes. */
  readonly max_icon_file_size_mib?: number;
  /** The maximum size of a logo of the realm, in mebibytes. */
  readonly max_logo_file_size_mib?: number;
  /** The maximum size of an uploaded file, in mebibytes. */
  readonly max_file_upload_size_mib?: number;
  /** The minimum length of a password, in characters. */
  readonly password_min_length?: number;
  /** The maximum length of a password, in characters. */
  readonly password_max_length?: number;
  /** The minimum strength of a password: how many guesses finding it takes. */
  readonly password_min_guesses?: number;
  /** The maximum size of all files of the realm together, in mebibytes; null: no limit. */
  readonly realm_upload_quota_mib?: null | number;
  /** The maximum time that a request for events waits, in seconds. */
  readonly event_queue_longpoll_timeout_seconds?: number;
  /** How often clients report presence, in seconds. */
  readonly server_presence_ping_interval_seconds?: number;
  /** After how many seconds without a report a user counts as offline. */
  readonly server_presence_offline_threshold_seconds?: number;
  /** After how many milliseconds without an event a user no longer counts as typing. */
  readonly server_typing_started_expiry_period_milliseconds?: number;
  /** How often clients report that a user is still typing, in milliseconds. */
  readonly server_typing_started_wait_period_milliseconds?: number;
  /** After how many milliseconds without input clients report that a user has stopped typing. */
  readonly server_typing_stopped_wait_period_milliseconds?: number;
  /** The minimum number of days until a deactivated realm can be deleted; null: no minimum. */
  readonly server_min_deactivated_realm_deletion_days?: null | number;
  /** The maximum number of days until a deactivated realm is deleted; null: it need not be deleted. */
  readonly server_max_deactivated_realm_deletion_days?: null | number;
  /** When the server was last started, in UNIX seconds. */
  readonly server_generation?: number;
  /** Whether web-public channels are possible. */
  readonly server_web_public_streams_enabled?: boolean;
  /** Whether clients can show previews of linked images. */
  readonly server_inline_image_preview?: boolean;
  /** Whether clients can show previews of linked pages. */
  readonly server_inline_url_embed_preview?: boolean;
  /** The sizes and formats of thumbnails. */
  readonly server_thumbnail_formats?: readonly {
    /** The name of the file. */
    readonly name: string;
    /** The format of the file. */
    readonly format: string;
    /** The maximum width, in pixels. */
    readonly max_width: number;
    /** The maximum height, in pixels. */
    readonly max_height: number;
    /** Whether the image is animated. */
    readonly animated: boolean;
  }[];
  /** Whether the server forbids users to change their avatars. */
  readonly server_avatar_changes_disabled?: boolean;
  /** Whether the server forbids users to change their names. */
  readonly server_name_changes_disabled?: boolean;
  /** Whether the server is outdated and needs an upgrade. */
  readonly server_needs_upgrade?: boolean;
  /** The URL of the Jitsi server that the server configures. */
  readonly server_jitsi_server_url?: null | string;
  /** The URL of the Jitsi server for video calls. */
  readonly jitsi_server_url?: null | string;
  /** The URL of the table of emoji. */
  readonly server_emoji_data_url?: string;
  /** Whether the server can summarize topics. */
  readonly server_can_summarize_topics?: boolean;
  /** Whether the realm mirrors Zephyr; always false. */
  readonly realm_is_zephyr_mirror_realm?: boolean;
  /** Whether the server sends digest emails. */
  readonly settings_send_digest_emails?: boolean;
  /** Whether it is a development server. */
  readonly development_environment?: boolean;
  /** Whether the plan includes all features. */
  readonly zulip_plan_is_not_limited?: boolean;
  /** The text that invites to upgrade a plan without a wide logo. */
  readonly upgrade_text_for_wide_organization_logo?: string;
  /** The providers of video calls. */
  readonly realm_available_video_chat_providers?: Readonly<Record<string, {
    /** The number of the type. */
    readonly id: number;
    /** The name. */
    readonly name: string;
  }>>;
  /** External services that profile fields can link to. */
  readonly realm_default_external_accounts?: Readonly<Record<string, {
    /** The name of the service. */
    readonly text: string;
    /** The URL of a profile at the service, with a placeholder for the user name. */
    readonly url_pattern: string;
    /** The name of the profile field. */
    readonly name: string;
    /** A hint for users who fill in the field. */
    readonly hint: string;
  }>>;
  /** The ratings of GIFs. */
  readonly giphy_rating_options?: Readonly<Record<string, {
    /** The number of the type. */
    readonly id: number;
    /** The name. */
    readonly name: string;
  }>>;
  /** The ratings of GIFs. */
  readonly gif_rating_options?: Readonly<Record<string, {
    /** The number of the type. */
    readonly id: number;
    /** The name. */
    readonly name: string;
  }>>;
  /** The ratings of GIFs. */
  readonly gif_rating_policy_options?: Readonly<Record<string, {
    /** The number of the type. */
    readonly id: number;
    /** The name. */
    readonly name: string;
  }>>;
  /** The reasons for reporting a message. */
  readonly server_report_message_types?: readonly {
    /** The identifier of the reason. */
    readonly key: string;
    /** The name. */
    readonly name: string;
  }[];
  /** The values that each group setting accepts. */
  readonly server_supported_permission_settings?: {
    /** The group settings of the realm. */
    readonly realm: Readonly<Record<string, PermissionConfigurationView>>;
    /** The group settings of channels. */
    readonly stream: Readonly<Record<string, PermissionConfigurationView>>;
    /** The group settings of user groups. */
    readonly group: Readonly<Record<string, PermissionConfigurationView>>;
  };
  /** The channel folders, including archived ones. */
  readonly channel_folders?: readonly ChannelFolderView[];
  /** Bots that belong to the server. */
  readonly cross_realm_bots?: readonly UserView[];
  /** The types of custom profile fields. */
  readonly custom_profile_field_types?: Readonly<Record<string, {
    /** The number of the type. */
    readonly id: number;
    /** The name. */
    readonly name: string;
  }>>;
  /** The custom profile fields of the realm. */
  readonly custom_profile_fields?: readonly CustomProfileFieldView[];
  /** The API key for GIPHY. */
  readonly giphy_api_key?: string;
  /** The API key for Tenor; empty without a key. */
  readonly tenor_api_key?: string;
  /** Channels that the account has never subscribed to. */
  readonly never_subscribed?: readonly UnsubscribedChannelView[];
  /** The billing of the realm. */
  readonly realm_billing?: {
    /** Whether the realm has requested a sponsored plan. */
    readonly has_pending_sponsorship_request: boolean;
  };
  /** The bots that the account manages. */
  readonly realm_bots?: readonly BotView[];
  /** Default channel groups for new users. */
  readonly realm_default_stream_groups?: readonly DefaultStreamGroupView[];
  /** The default channels for new users: their IDs; before feature level 330, whole channels. */
  readonly realm_default_streams?: readonly DefaultChannelView[] | readonly number[];
  /** Domains whose addresses are allowed to have accounts. */
  readonly realm_domains?: readonly RealmDomainView[];
  /** The embedded bots that the server knows, whether or not it runs any. */
  readonly realm_embedded_bots?: readonly {
    /** The name of the bot. */
    readonly name: string;
    /** The options that the owner can set, with their default values. */
    readonly config: Readonly<Record<string, string>>;
  }[];
  /** Custom emoji by their IDs, including deactivated ones. */
  readonly realm_emoji?: Readonly<Record<string, CustomEmojiView>>;
  /** The former form of `realm_linkifiers`. Always empty. */
  readonly realm_filters?: readonly Readonly<Record<never, never>>[];
  /** The integrations that an incoming webhook bot can serve. */
  readonly realm_incoming_webhook_bots?: readonly {
    /** The identifier of the service. */
    readonly name: string;
    /** The name. */
    readonly display_name?: string;
    /** The event types that can be turned off; null if there is only one. */
    readonly all_event_types?: null | readonly string[];
    /** The options of the integration. */
    readonly config_options?: readonly {
      /** The identifier of the option. */
      readonly key: string;
      /** The name. */
      readonly label: string;
      /** The format that the value must have. */
      readonly validator: string;
    }[];
    /** The options in the URL of the webhook. */
    readonly url_options?: readonly {
      /** The identifier of the option. */
      readonly key: string;
      /** The name. */
      readonly label: string;
      /** The format that the value must have. */
      readonly validator?: string;
      /** The kind of its value: `text` or `bool`. */
      readonly input_type?: string;
    }[];
    /** The former form of `config_options`: the names of the options, by their identifiers. */
    readonly config?: Readonly<Record<string, string>>;
  }[];
  /** The linkifiers, in the order in which they are applied. */
  readonly realm_linkifiers?: readonly LinkifierView[];
  /** Deactivated accounts. */
  readonly realm_non_active_users?: readonly RegisteredUserView[];
  /** The code playgrounds of the realm. */
  readonly realm_playgrounds?: readonly CodePlaygroundView[];
  /** The user groups of the realm. */
  readonly realm_user_groups?: readonly UserGroupView[];
  /** The default settings of new accounts. */
  readonly realm_user_settings_defaults?: {
    /** The emoji sets that users can choose. */
    readonly emojiset_choices: readonly {
      /** The value of the setting. */
      readonly key: string;
      /** The name of the choice. */
      readonly text: string;
    }[];
    /** The notification sounds that users can choose. */
    readonly available_notification_sounds: readonly string[];
    /** The home view of the web client. The former name of `web_home_view`. */
    readonly default_view?: string;
    /** Whether Escape opens the home view. The former name of `web_escape_navigates_to_home_view`. */
    readonly escape_navigates_to_default_view?: boolean;
    /** Whether emails mention the name of the realm. The former form of `realm_name_in_email_notifications_policy`. */
    readonly realm_name_in_notifications?: boolean;
    /** Whether clients show the number of starred messages. */
    readonly starred_message_counts?: boolean;
    /** Whether to show when other users are typing. Since feature level 253. */
    readonly receives_typing_notifications?: boolean;
    /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
    readonly web_suggest_update_timezone?: boolean;
    /** Whether the web client uses the full width of the window. */
    readonly fluid_layout_width?: boolean;
    /** Whether the web client uses a dense layout. Until feature level 364. */
    readonly dense_mode?: boolean;
    /** Whether to use colors with a high contrast. */
    readonly high_contrast_mode?: boolean;
    /**
     * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4
     * its top unread topic (since feature level 401). Since feature level 269.
     */
    readonly web_channel_default_view?: number;
    /** The font size of the web client, in pixels. Since feature level 245. */
    readonly web_font_size_px?: number;
    /** The line height of the web client, in percent of the font size. Since feature level 245. */
    readonly web_line_height_percent?: number;
    /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
    readonly color_scheme?: number;
    /** Whether drafts are stored on the server. Since feature level 87. */
    readonly enable_drafts_synchronization?: boolean;
    /** Whether to convert emoticons such as `:)` to emoji. */
    readonly translate_emoticons?: boolean;
    /** Whether reactions show the names of users, if there are few. Since feature level 125. */
    readonly display_emoji_reaction_users?: boolean;
    /**
     * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
     * Since feature level 219. Assumption A433.
     */
    readonly web_home_view?: string;
    /** Whether Escape opens the home view of the web client. Since feature level 219. */
    readonly web_escape_navigates_to_home_view?: boolean;
    /** Whether a narrow window shows the list of users on the left. */
    readonly left_side_userlist?: boolean;
    /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
    readonly emojiset?: string;
    /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
    readonly demote_inactive_streams?: number;
    /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
    readonly user_list_style?: number;
    /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
    readonly web_animate_image_previews?: string;
    /**
     * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
     * level 210.
     */
    readonly web_stream_unreads_count_display_policy?: number;
    /** Whether to hide AI features. Since feature level 350. */
    readonly hide_ai_features?: boolean;
    /** Whether channel messages cause desktop notifications. */
    readonly enable_stream_desktop_notifications?: boolean;
    /** Whether channel messages cause email notifications. */
    readonly enable_stream_email_notifications?: boolean;
    /** Whether channel messages cause push notifications. */
    readonly enable_stream_push_notifications?: boolean;
    /** Whether channel messages cause audible notifications. */
    readonly enable_stream_audible_notifications?: boolean;
    /** The name of the notification sound; `none` for no sound. */
    readonly notification_sound?: string;
    /** Whether direct messages and mentions cause desktop notifications. */
    readonly enable_desktop_notifications?: boolean;
    /** Whether direct messages and mentions cause audible notifications. */
    readonly enable_sounds?: boolean;
    /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
    readonly enable_followed_topic_desktop_notifications?: boolean;
    /** Whether messages in followed topics cause email notifications. Since feature level 189. */
    readonly enable_followed_topic_email_notifications?: boolean;
    /** Whether messages in followed topics cause push notifications. Since feature level 189. */
    readonly enable_followed_topic_push_notifications?: boolean;
    /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
    readonly enable_followed_topic_audible_notifications?: boolean;
    /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
    readonly email_notifications_batching_period_seconds?: number;
    /** Whether direct messages and mentions cause email notifications while the user is offline. */
    readonly enable_offline_email_notifications?: boolean;
    /** Whether direct messages and mentions cause push notifications while the user is offline. */
    readonly enable_offline_push_notifications?: boolean;
    /** Whether to send push notifications also while the user is online. */
    readonly enable_online_push_notifications?: boolean;
    /** Whether to send digest emails about missed messages. */
    readonly enable_digest_emails?: boolean;
    /** Whether notification emails contain the content of messages. */
    readonly message_content_in_email_notifications?: boolean;
    /** Whether desktop notifications contain the content of direct messages. */
    readonly pm_content_in_desktop_notifications?: boolean;
    /** Whether wildcard mentions notify like personal mentions. */
    readonly wildcard_mentions_notify?: boolean;
    /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
    readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
    /**
     * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
     * direct messages and mentions, 4 nothing.
     */
    readonly desktop_icon_count_display?: number;
    /**
     * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always,
     * 3 never. Since feature level 168.
     */
    readonly realm_name_in_email_notifications_policy?: number;
    /**
     * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that
     * the user started, 4 none. Since feature level 214.
     */
    readonly automatically_follow_topics_policy?: number;
    /**
     * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
     * message, 3 those that the user started, 4 none. Since feature level 214.
     */
    readonly automatically_unmute_topics_in_muted_streams_policy?: number;
    /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
    readonly automatically_follow_topics_where_mentioned?: boolean;
    /**
     * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
     * level 385.
     */
    readonly resolved_topic_notice_auto_read_policy?: string;
    /** Whether other users can see the presence of the user. Since feature level 3. */
    readonly presence_enabled?: boolean;
    /** Whether Enter sends a message. If false, it starts a new line. */
    readonly enter_sends?: boolean;
    /** Whether to show times in 24-hour format. Since feature level 99. */
    readonly twenty_four_hour_time?: boolean;
    /** Whether others see that the user is typing direct messages. Since feature level 105. */
    readonly send_private_typing_notifications?: boolean;
    /** Whether others see that the user is typing channel messages. Since feature level 105. */
    readonly send_stream_typing_notifications?: boolean;
    /** Whether others see which messages the user has read. Since feature level 105. */
    readonly send_read_receipts?: boolean;
    /**
     * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
     * feature level 163.
     */
    readonly email_address_visibility?: number;
    /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
    readonly web_navigate_to_sent_message?: boolean;
    /**
     * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level
     * 175.
     */
    readonly web_mark_read_on_scroll_policy?: number;
    /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
    readonly web_left_sidebar_unreads_count_summary?: boolean;
    /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
    readonly web_left_sidebar_show_channel_folders?: boolean;
    /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
    readonly web_inbox_show_channel_folders?: boolean;
    /** The code of the language of the user. */
    readonly default_language?: string;
    /** The name of the time zone, as in the IANA database; empty if unknown. */
    readonly timezone?: string;
    /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
    readonly allow_private_data_export?: boolean;
    /** Whether to send an email about logins from new devices. */
    readonly enable_login_emails?: boolean;
    /** Whether to send marketing emails. */
    readonly enable_marketing_emails?: boolean;
  };
  /** Active accounts. */
  readonly realm_users?: readonly RegisteredUserView[];
  /** Words that searches ignore. */
  readonly stop_words?: readonly string[];
  /** All channels that are visible to the account. */
  readonly streams?: readonly ChannelView[];
  /** Channels that the account subscribes to. */
  readonly subscriptions?: readonly SubscriptionView[];
  /** Channels that the account subscribed to in the past. */
  readonly unsubscribed?: readonly SubscriptionView[];
  /** The ID of the queue. */
  readonly queue_id: string;
  /** The ID to begin polling with: -1. */
  readonly last_event_id: number;
  /** After how many seconds without a request the queue expires. */
  readonly idle_queue_timeout_secs?: number;
  /** The version of the server. */
  readonly zulip_version: string;
  /** The feature level of the server, which states what it supports. */
  readonly zulip_feature_level: number;
  /** The release that the server was built from. */
  readonly zulip_merge_base?: string;
  /** The emoji sets that users can choose. */
  readonly emojiset_choices?: readonly {
    /** The value of the setting. */
    readonly key: string;
    /** The name of the choice. */
    readonly text: string;
  }[];
  /** The notification sounds that users can choose. */
  readonly available_notification_sounds?: readonly string[];
  /** The home view of the web client. The former name of `web_home_view`. */
  readonly default_view?: string;
  /** Whether Escape opens the home view. The former name of `web_escape_navigates_to_home_view`. */
  readonly escape_navigates_to_default_view?: boolean;
  /** Whether emails mention the name of the realm. The former form of `realm_name_in_email_notifications_policy`. */
  readonly realm_name_in_notifications?: boolean;
  /** Whether clients show the number of starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether to show when other users are typing. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client uses the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client uses a dense layout. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether to use colors with a high contrast. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The font size of the web client, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The line height of the web client, in percent of the font size. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are stored on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether to convert emoticons such as `:)` to emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show the names of users, if there are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape opens the home view of the web client. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window shows the list of users on the left. */
  readonly left_side_userlist?: boolean;
  /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
  readonly emojiset?: string;
  /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
  readonly user_list_style?: number;
  /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /**
   * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
   * level 210.
   */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether to hide AI features. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether channel messages cause desktop notifications. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether channel messages cause email notifications. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether channel messages cause push notifications. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether channel messages cause audible notifications. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The name of the notification sound; `none` for no sound. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions cause desktop notifications. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions cause audible notifications. */
  readonly enable_sounds?: boolean;
  /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether messages in followed topics cause email notifications. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether messages in followed topics cause push notifications. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions cause email notifications while the user is offline. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions cause push notifications while the user is offline. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether to send push notifications also while the user is online. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether to send digest emails about missed messages. */
  readonly enable_digest_emails?: boolean;
  /** Whether notification emails contain the content of messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether desktop notifications contain the content of direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether wildcard mentions notify like personal mentions. */
  readonly wildcard_mentions_notify?: boolean;
  /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
   * direct messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /**
   * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always, 3
   * never. Since feature level 168.
   */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that the
   * user started, 4 none. Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
   * message, 3 those that the user started, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
   * level 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether other users can see the presence of the user. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message. If false, it starts a new line. */
  readonly enter_sends?: boolean;
  /** Whether to show times in 24-hour format. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see that the user is typing direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see that the user is typing channel messages. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see which messages the user has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /**
   * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level 175.
   */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** The code of the language of the user. */
  readonly default_language?: string;
  /** The name of the time zone, as in the IANA database; empty if unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether to send an email about logins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether to send marketing emails. */
  readonly enable_marketing_emails?: boolean;
}

/** Opens an event queue and returns the state of the realm. The events of the queue continue this state. */
export const registerQueue: Operation<RegisterQueueParams, RegisterQueueResponse> = declaredRegisterQueue;

/** What `removeAlertWords` takes. */
export interface RemoveAlertWordsParams {
  /** The words; case does not matter. */
  readonly alert_words: readonly string[];
}

/** What `removeAlertWords` answers. */
export interface RemoveAlertWordsResponse {
  /** All alert words of the actor. */
  readonly alert_words: readonly string[];
}

/** Removes alert words of the actor. Case does not matter; blanks do. Unknown words are ignored. */
export const removeAlertWords: Operation<RemoveAlertWordsParams, RemoveAlertWordsResponse> = declaredRemoveAlertWords;

/** What `removeApnsToken` takes. */
export interface RemoveApnsTokenParams {
  /** The token of the device at Apple's push service. */
  readonly token: string;
}

/** What `removeApnsToken` answers. */
export type RemoveApnsTokenResponse = Readonly<Record<never, never>>;

/** Removes the token of an iOS device. */
export const removeApnsToken: Operation<RemoveApnsTokenParams, RemoveApnsTokenResponse> = declaredRemoveApnsToken;

/** What `removeAttachment` takes. */
export interface RemoveAttachmentParams {
  /** The ID of a file of the actor. */
  readonly attachment_id: number;
}

/** What `removeAttachment` answers. */
export type RemoveAttachmentResponse = Readonly<Record<never, never>>;

/** Deletes a file of the actor, whether or not messages refer to it. Messages keep their links. */
export const removeAttachment: Operation<RemoveAttachmentParams, RemoveAttachmentResponse> = declaredRemoveAttachment;

/** What `removeAvatar` takes. */
export type RemoveAvatarParams = Readonly<Record<string, never>>;

/** What `removeAvatar` answers. */
export interface RemoveAvatarResponse {
  /** The URL of the avatar. */
  readonly avatar_url: string;
}

/** Removes the avatar of the actor. A generated avatar replaces it. */
export const removeAvatar: Operation<RemoveAvatarParams, RemoveAvatarResponse> = declaredRemoveAvatar;

/** What `removeBotStorage` takes. */
export interface RemoveBotStorageParams {
  /** The names to delete; all names by default. */
  readonly keys?: null | readonly string[];
}

/** What `removeBotStorage` answers. */
export type RemoveBotStorageResponse = Readonly<Record<never, never>>;

/** Deletes texts that the server stores for the actor. */
export const removeBotStorage: Operation<RemoveBotStorageParams, RemoveBotStorageResponse> = declaredRemoveBotStorage;

/** What `removeClientDevice` takes. */
export interface RemoveClientDeviceParams {
  /** The ID of the device. */
  readonly device_id: number;
}

/** What `removeClientDevice` answers. */
export type RemoveClientDeviceResponse = Readonly<Record<never, never>>;

/** Removes a device of the account, with its push registration. An app calls it when the user logs out. */
export const removeClientDevice: Operation<RemoveClientDeviceParams, RemoveClientDeviceResponse> = declaredRemoveClientDevice;

/** What `removeCodePlayground` takes. */
export interface RemoveCodePlaygroundParams {
  /** The ID of the playground. */
  readonly playground_id: number;
}

/** What `removeCodePlayground` answers. */
export type RemoveCodePlaygroundResponse = Readonly<Record<never, never>>;

/** Removes a code playground. If its language is the default of code blocks, they no longer have a default. */
export const removeCodePlayground: Operation<RemoveCodePlaygroundParams, RemoveCodePlaygroundResponse> = declaredRemoveCodePlayground;

/** What `removeDefaultStream` takes. */
export interface RemoveDefaultStreamParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `removeDefaultStream` answers. */
export type RemoveDefaultStreamResponse = Readonly<Record<never, never>>;

/** Removes a channel from the default channels. */
export const removeDefaultStream: Operation<RemoveDefaultStreamParams, RemoveDefaultStreamResponse> = declaredRemoveDefaultStream;

/** What `removeDefaultStreamGroup` takes. */
export interface RemoveDefaultStreamGroupParams {
  /** The ID of the group. */
  readonly group_id: number;
}

/** What `removeDefaultStreamGroup` answers. */
export type RemoveDefaultStreamGroupResponse = Readonly<Record<never, never>>;

/** Removes a group of default channels. Its channels stay. */
export const removeDefaultStreamGroup: Operation<RemoveDefaultStreamGroupParams, RemoveDefaultStreamGroupResponse> = declaredRemoveDefaultStreamGroup;

/** What `removeFcmToken` takes. */
export interface RemoveFcmTokenParams {
  /** The token of the device at Google's push service. */
  readonly token: string;
}

/** What `removeFcmToken` answers. */
export type RemoveFcmTokenResponse = Readonly<Record<never, never>>;

/** Removes the token of an Android device. */
export const removeFcmToken: Operation<RemoveFcmTokenParams, RemoveFcmTokenResponse> = declaredRemoveFcmToken;

/** What `removeLinkifier` takes. */
export interface RemoveLinkifierParams {
  /** The ID of the linkifier. */
  readonly filter_id: number;
}

/** What `removeLinkifier` answers. */
export type RemoveLinkifierResponse = Readonly<Record<never, never>>;

/** Removes a linkifier. */
export const removeLinkifier: Operation<RemoveLinkifierParams, RemoveLinkifierResponse> = declaredRemoveLinkifier;

/** What `removeNavigationView` takes. */
export interface RemoveNavigationViewParams {
  /** The fragment of the URL of the view. */
  readonly fragment: string;
}

/** What `removeNavigationView` answers. */
export type RemoveNavigationViewResponse = Readonly<Record<never, never>>;

/** Removes a view from the navigation of the actor. */
export const removeNavigationView: Operation<RemoveNavigationViewParams, RemoveNavigationViewResponse> = declaredRemoveNavigationView;

/** What `removeReaction` takes. */
export interface RemoveReactionParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The name of the emoji. The name or the code is required. */
  readonly emoji_name?: string;
  /** The code of the emoji: code points in hexadecimal digits, or the ID of a custom emoji. */
  readonly emoji_code?: string;
  /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. By default derived from the name. */
  readonly reaction_type?: string;
}

/** What `removeReaction` answers. */
export type RemoveReactionResponse = Readonly<Record<never, never>>;

/** Removes a reaction of the actor, by any name of the emoji or by its code. */
export const removeReaction: Operation<RemoveReactionParams, RemoveReactionResponse> = declaredRemoveReaction;

/** What `removeRealmDomain` takes. */
export interface RemoveRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
}

/** What `removeRealmDomain` answers. */
export type RemoveRealmDomainResponse = Readonly<Record<never, never>>;

/** Removes an allowed domain. Existing accounts stay. Without allowed domains, addresses are no longer restricted. */
export const removeRealmDomain: Operation<RemoveRealmDomainParams, RemoveRealmDomainResponse> = declaredRemoveRealmDomain;

/** What `removeRealmIcon` takes. */
export type RemoveRealmIconParams = Readonly<Record<string, never>>;

/** What `removeRealmIcon` answers. */
export interface RemoveRealmIconResponse {
  /** The URL of the icon. */
  readonly icon_url: string;
}

/** Removes the icon of the realm. The default icon replaces it. */
export const removeRealmIcon: Operation<RemoveRealmIconParams, RemoveRealmIconResponse> = declaredRemoveRealmIcon;

/** What `removeRealmLogo` takes. */
export interface RemoveRealmLogoParams {
  /** Whether to remove the logo for the dark theme. */
  readonly night: boolean;
}

/** What `removeRealmLogo` answers. */
export type RemoveRealmLogoResponse = Readonly<Record<never, never>>;

/** Removes a logo of the realm. The default logo replaces it. */
export const removeRealmLogo: Operation<RemoveRealmLogoParams, RemoveRealmLogoResponse> = declaredRemoveRealmLogo;

/** What `renderMessage` takes. */
export interface RenderMessageParams {
  /** The text, as Markdown. */
  readonly content: string;
}

/** What `renderMessage` answers. */
export interface RenderMessageResponse {
  /** The text, as HTML. */
  readonly rendered: string;
}

/** Renders a text as the content of a message of the actor, and stores nothing. */
export const renderMessage: Operation<RenderMessageParams, RenderMessageResponse> = declaredRenderMessage;

/** What `reorderCustomProfileFields` takes. */
export interface ReorderCustomProfileFieldsParams {
  /** The IDs of all fields, in the new order. Other IDs take positions that stay empty. */
  readonly order: readonly number[];
}

/** What `reorderCustomProfileFields` answers. */
export type ReorderCustomProfileFieldsResponse = Readonly<Record<never, never>>;

/** Changes the order of the realm's custom profile fields. */
export const reorderCustomProfileFields: Operation<ReorderCustomProfileFieldsParams, ReorderCustomProfileFieldsResponse> = declaredReorderCustomProfileFields;

/** What `reorderLinkifiers` takes. */
export interface ReorderLinkifiersParams {
  /** The IDs of all linkifiers, each exactly once, in the new order. */
  readonly ordered_linkifier_ids: readonly number[];
}

/** What `reorderLinkifiers` answers. */
export type ReorderLinkifiersResponse = Readonly<Record<never, never>>;

/** Changes the order of the realm's linkifiers. */
export const reorderLinkifiers: Operation<ReorderLinkifiersParams, ReorderLinkifiersResponse> = declaredReorderLinkifiers;

/** What `reportMessage` takes. */
export interface ReportMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The reason: `spam`, `harassment`, `inappropriate`, `norms` or `other`. */
  readonly report_type: "harassment" | "inappropriate" | "norms" | "other" | "spam";
  /** A description: at most 1000 characters; required for the type `other`. */
  readonly description?: string;
}

/** What `reportMessage` answers. */
export type ReportMessageResponse = Readonly<Record<never, never>>;

/**
 * Reports a message to the moderators. The notification bot posts the reporter, the reason and the message to the
 * realm's channel for moderation.
 */
export const reportMessage: Operation<ReportMessageParams, ReportMessageResponse> = declaredReportMessage;

/** What `resendEmailInvite` takes. */
export interface ResendEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/** What `resendEmailInvite` answers. */
export interface ResendEmailInviteResponse {
  /** The time of the email, in UNIX seconds. */
  readonly timestamp?: number;
}

/** Sends the email of an open invitation again. Its expiry does not change. */
export const resendEmailInvite: Operation<ResendEmailInviteParams, ResendEmailInviteResponse> = declaredResendEmailInvite;

/** What `revokeEmailInvite` takes. */
export interface RevokeEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/** What `revokeEmailInvite` answers. */
export type RevokeEmailInviteResponse = Readonly<Record<never, never>>;

/** Revokes an open invitation by email. It can no longer be used. */
export const revokeEmailInvite: Operation<RevokeEmailInviteParams, RevokeEmailInviteResponse> = declaredRevokeEmailInvite;

/** What `revokeInviteLink` takes. */
export interface RevokeInviteLinkParams {
  /** The ID of the link. */
  readonly invite_id: number;
}

/** What `revokeInviteLink` answers. */
export type RevokeInviteLinkResponse = Readonly<Record<never, never>>;

/** Revokes an open reusable link. It can no longer be used. */
export const revokeInviteLink: Operation<RevokeInviteLinkParams, RevokeInviteLinkResponse> = declaredRevokeInviteLink;

/** What `runCommand` takes. */
export interface RunCommandParams {
  /** The command with its slash, such as `/dark`. */
  readonly command: string;
}

/** What `runCommand` answers. */
export interface RunCommandResponse {
  /** A message about the result; absent for `/ping`. */
  readonly msg?: string;
}

/** Runs a command of the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`, `/fixed-width`. */
export const runCommand: Operation<RunCommandParams, RunCommandResponse> = declaredRunCommand;

/** What `sendInvites` takes. */
export interface SendInvitesParams {
  /** Addresses separated by commas or newlines, also as `Name <address>`. */
  readonly invitee_emails: string;
  /** IDs of channels that the new users are subscribed to when they join. */
  readonly stream_ids: readonly number[];
  /** Whether the inviter gets a message when a user joins; true by default. Since feature level 267. */
  readonly notify_referrer_on_join?: boolean;
  /**
   * How many minutes the invitation is valid; null: it does not expire. The default is a setting of the server. Since
   * feature level 126.
   */
  readonly invite_expires_in_minutes?: null | number;
  /**
   * How many days the invitation is valid; null: it does not expire. Since feature level 96, until feature level 126.
   */
  readonly invite_expires_in_days?: null | number;
  /**
   * The role: 100 owner (since feature level 20), 200 administrator, 300 moderator (since feature level 61), 400 member
   * (the default), 600 guest.
   */
  readonly invite_as?: number;
  /** IDs of groups that new users are added to. Since feature level 322. */
  readonly group_ids?: readonly number[];
  /** Whether new users are also subscribed to the default channels; false by default. Since feature level 261. */
  readonly include_realm_default_subscriptions?: boolean;
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  readonly welcome_message_custom_text?: null | string;
}

/** What `sendInvites` answers. */
export type SendInvitesResponse = Readonly<Record<never, never>>;

/** Invites users by email. */
export const sendInvites: Operation<SendInvitesParams, SendInvitesResponse> = declaredSendInvites;

/** What `sendMessage` takes. */
export type SendMessageParams = Addressed<{
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream` are
   * always allowed.
   */
  readonly type: "channel" | "direct" | "private" | "stream";
  /** The content: Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** The topic of a channel message. An empty text is the empty topic; an omitted topic is an error. */
  readonly topic?: string;
  /** The ID of the queue of the sending client. Its `message` event has the `local_id`. */
  readonly queue_id?: string;
  /** The ID that the client uses for the message until it has a real one. */
  readonly local_id?: string;
  /**
   * Whether the message is read for the sender; true by default for clients in which users write. Since feature level
   * 236.
   */
  readonly read_by_sender?: boolean;
  /** Only for mirroring clients: the address of the original sender. */
  readonly sender?: string;
  /** Only for mirroring clients: whether the message comes from another service. */
  readonly forged?: string;
  /** Only for mirroring clients: the time of the original message. */
  readonly time?: number;
  /** A widget, as JSON text. */
  readonly widget_content?: string;
  /**
   * For a channel message: the ID or name of the channel, or a list with one of them. For a direct message: the IDs or
   * addresses of the other participants.
   */
  readonly to?: number | readonly number[] | readonly string[] | string;
}>;

/** What `sendMessage` answers. */
export interface SendMessageResponse {
  /** The ID of the message. */
  readonly id: number;
  /** The visibility policy of the topic that sending the message has set for the actor. */
  readonly automatic_new_visibility_policy?: number;
  /** The URL of the message in the web client. */
  readonly message_url?: string;
  /** A link to the message, as Markdown. */
  readonly message_link?: string;
}

/** Sends a message to a channel or to users. */
export const sendMessage: Operation<SendMessageParams, SendMessageResponse> = declaredSendMessage;

/** What `setTypingStatus` takes. */
export interface SetTypingStatusParams {
  /**
   * `direct` (by default; since feature level 174), `channel` (since feature level 248), or by the old name `stream`
   * (since feature level 58).
   */
  readonly type?: "channel" | "direct" | "private" | "stream";
  /** The change: `start` or `stop`. */
  readonly op: "start" | "stop";
  /** The IDs of the participants of a direct message. On old servers, also the ID of one channel. */
  readonly to?: readonly number[];
  /** The ID of the channel; channel messages only. Since feature level 215. */
  readonly stream_id?: number;
  /** The topic; channel messages only. Since feature level 58. */
  readonly topic?: string;
}

/** What `setTypingStatus` answers. */
export type SetTypingStatusResponse = Readonly<Record<never, never>>;

/** Notifies others that the actor started or stopped typing a message. The realm stores no state. */
export const setTypingStatus: Operation<SetTypingStatusParams, SetTypingStatusResponse> = declaredSetTypingStatus;

/** What `setTypingStatusForMessageEdit` takes. */
export interface SetTypingStatusForMessageEditParams {
  /** The ID of the message that is being edited. */
  readonly message_id: number;
  /** The change: `start` or `stop`. */
  readonly op: "start" | "stop";
}

/** What `setTypingStatusForMessageEdit` answers. */
export type SetTypingStatusForMessageEditResponse = Readonly<Record<never, never>>;

/**
 * Notifies others that the actor started or stopped editing a message. The realm stores no state, so a client repeats
 * `start` while the actor edits.
 */
export const setTypingStatusForMessageEdit: Operation<SetTypingStatusForMessageEditParams, SetTypingStatusForMessageEditResponse> = declaredSetTypingStatusForMessageEdit;

/** What `subscribe` takes. */
export interface SubscribeParams {
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: AnonymousGroupView | number;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: AnonymousGroupView | number;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: AnonymousGroupView | number;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: AnonymousGroupView | number;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: AnonymousGroupView | number;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: AnonymousGroupView | number;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: AnonymousGroupView | number;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: AnonymousGroupView | number;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: AnonymousGroupView | number;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: AnonymousGroupView | number;
  /** Who may subscribe to the channel, even if it is private. Since feature level 357. */
  readonly can_subscribe_group?: AnonymousGroupView | number;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 2 | 3 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether to announce the new channel in the announcement channel of the realm; false by default. */
  readonly announce?: boolean;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: number | string;
  /**
   * Whether topics may be empty, in a request as JSON text. Since feature level 392, `empty_topic_only` since feature
   * level 404.
   */
  readonly topics_policy?: "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only" | "inherit";
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
  /** User IDs or addresses of the accounts to subscribe; by default the actor. */
  readonly principals?: readonly number[] | readonly string[];
  /** Whether a channel that the actor is not allowed to subscribe to refuses the whole request; true by default. */
  readonly authorization_errors_fatal?: boolean;
  /** Whether accounts that the actor subscribes get a message about it; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
  /** The channels by name. Channels that do not exist are created. */
  readonly subscriptions: readonly {
    /** The name of the channel. */
    readonly name: string;
    /** The description for a channel that does not exist yet; null or omitted for none. */
    readonly description?: null | string;
    /** The color for the new subscribers, as `#rrggbb`. */
    readonly color?: null | string;
  }[];
}

/** What `subscribe` answers. */
export interface SubscribeResponse {
  /**
   * For each account, the names of the channels that it was subscribed to. The keys are IDs; before feature level 289,
   * addresses.
   */
  readonly subscribed: Readonly<Record<string, readonly string[]>>;
  /** For each account, the names of the channels that it had already subscribed to. The keys are as in `subscribed`. */
  readonly already_subscribed: Readonly<Record<string, readonly string[]>>;
  /** Names of channels that the actor is not allowed to subscribe to; only if `authorization_errors_fatal` is false. */
  readonly unauthorized?: readonly string[];
  /** Whether the new subscribers got a message about it. */
  readonly new_subscription_messages_sent?: boolean;
}

/** Subscribes accounts to channels, and creates the channels that do not exist. All or nothing. */
export const subscribe: Operation<SubscribeParams, SubscribeResponse> = declaredSubscribe;

/** What `testNotify` takes. */
export interface TestNotifyParams {
  /** The token of the device; all devices by default. */
  readonly token?: string;
}

/** What `testNotify` answers. */
export type TestNotifyResponse = Readonly<Record<never, never>>;

/** Sends a test notification to one or all devices of the actor that are registered in the former way. */
export const testNotify: Operation<TestNotifyParams, TestNotifyResponse> = declaredTestNotify;

/** What `testWelcomeBotCustomMessage` takes. */
export interface TestWelcomeBotCustomMessageParams {
  /** The text: at most 8000 characters. */
  readonly welcome_message_custom_text: string;
}

/** What `testWelcomeBotCustomMessage` answers. */
export interface TestWelcomeBotCustomMessageResponse {
  /** The ID of the message. */
  readonly message_id: number;
}

/** Sends the welcome text of the realm to the actor, from the welcome bot, as new users get it. */
export const testWelcomeBotCustomMessage: Operation<TestWelcomeBotCustomMessageParams, TestWelcomeBotCustomMessageResponse> = declaredTestWelcomeBotCustomMessage;

/** What `unmuteUser` takes. */
export interface UnmuteUserParams {
  /** The ID of the muted user. */
  readonly muted_user_id: number;
}

/** What `unmuteUser` answers. */
export type UnmuteUserResponse = Readonly<Record<never, never>>;

/** Unmutes a user. Messages that became read stay read. */
export const unmuteUser: Operation<UnmuteUserParams, UnmuteUserResponse> = declaredUnmuteUser;

/** What `unsubscribe` takes. */
export interface UnsubscribeParams {
  /** The names of the channels. */
  readonly subscriptions: readonly string[];
  /** The IDs or addresses of the accounts to unsubscribe; the actor by default. */
  readonly principals?: readonly number[] | readonly string[];
}

/** What `unsubscribe` answers. */
export interface UnsubscribeResponse {
  /** The names of the channels that accounts were unsubscribed from. */
  readonly removed: readonly string[];
  /** The names of the channels that no account was subscribed to. */
  readonly not_removed: readonly string[];
}

/**
 * Unsubscribes the actor or others from channels. Personal settings stay for the next subscription; unread messages of
 * the channels become read.
 */
export const unsubscribe: Operation<UnsubscribeParams, UnsubscribeResponse> = declaredUnsubscribe;

/** What `updateBot` takes. */
export interface UpdateBotParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
  /** The new name. */
  readonly full_name?: string;
  /** The first part of the new address, which ends in `-bot` and the domain of the realm. Since feature level 447. */
  readonly short_name?: string;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. Since feature level 130. */
  readonly role?: number;
  /** The ID of the new owner. */
  readonly bot_owner_id?: number;
  /** The changed configuration of the bot. Other keys stay. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** The format of an outgoing webhook: 1 generic, 2 Slack. */
  readonly service_interface?: number;
  /** The URL of an outgoing webhook. */
  readonly service_payload_url?: string;
  /** The name of the default channel for messages; null for none. */
  readonly default_sending_stream?: string;
  /** The name of the default channel for event queues; null for none. */
  readonly default_events_register_stream?: string;
  /** Whether event queues receive the messages of all public channels by default. */
  readonly default_all_public_streams?: boolean;
  /** The new avatar; null for several files. */
  readonly file?: UploadedFile | null;
}

/** What `updateBot` answers. */
export interface UpdateBotResponse {
  /** The full name. */
  readonly full_name: string;
  /** The URL of the avatar. */
  readonly avatar_url: string;
  /** The format of the requests of an outgoing webhook, as requested; 1 by default. */
  readonly service_interface: number;
  /** The URL of an outgoing webhook, as requested. */
  readonly service_payload_url: null | string;
  /** The configuration of the bot, as requested. */
  readonly config_data: Readonly<Record<string, string>> | null;
  /** The address of the owner; absent for a bot without an owner. */
  readonly bot_owner?: string;
  /** The name of the default channel for its messages. */
  readonly default_sending_stream: null | string;
  /** The name of the default channel for its event queues. */
  readonly default_events_register_stream: null | string;
  /** Whether its event queues receive messages of all public channels by default. */
  readonly default_all_public_streams: boolean;
}

/** Changes a bot: its name, address, role, owner, service and avatar, and the defaults of its messages and queues. */
export const updateBot: Operation<UpdateBotParams, UpdateBotResponse> = declaredUpdateBot;

/** What `updateBotStorage` takes. */
export interface UpdateBotStorageParams {
  /** The texts to store, by name. Texts with other names stay. */
  readonly storage: Readonly<Record<string, string>>;
}

/** What `updateBotStorage` answers. */
export type UpdateBotStorageResponse = Readonly<Record<never, never>>;

/** Stores texts of the actor on the server. */
export const updateBotStorage: Operation<UpdateBotStorageParams, UpdateBotStorageResponse> = declaredUpdateBotStorage;

/** What `updateChannelFolder` takes. */
export interface UpdateChannelFolderParams {
  /** The ID of the folder. */
  readonly channel_folder_id: number;
  /** The new name: 1 to 60 characters. */
  readonly name?: string;
  /** The new description: Markdown, at most 1024 characters. */
  readonly description?: string;
  /** True archives the folder, false unarchives it. */
  readonly is_archived?: boolean;
}

/** What `updateChannelFolder` answers. */
export type UpdateChannelFolderResponse = Readonly<Record<never, never>>;

/**
 * Renames, describes, archives or unarchives a channel folder. The changes before a refused one stay. Assumption A81.
 */
export const updateChannelFolder: Operation<UpdateChannelFolderParams, UpdateChannelFolderResponse> = declaredUpdateChannelFolder;

/** What `updateCustomProfileField` takes. */
export interface UpdateCustomProfileFieldParams {
  /** The ID of the custom profile field. */
  readonly field_id: number;
  /**
   * The name of the field: at most 40 characters, unique. Required before feature level 252, where all omitted
   * parameters are set to their defaults.
   */
  readonly name?: string;
  /** A hint for users who fill in the field: at most 80 characters. */
  readonly hint?: string;
  /** Further data of the field: the options of a list, the service of an external account. */
  readonly field_data?: Readonly<Record<string, Readonly<Record<string, string>> | string>>;
  /** Whether the short profile shows the field; false by default. Since feature level 146. */
  readonly display_in_profile_summary?: boolean;
  /**
   * Whether clients find users by the value of the field; false by default. Since feature level 455. Assumption A427.
   */
  readonly use_for_user_matching?: boolean;
  /** Whether clients ask users to fill in the field; false by default. Since feature level 244. */
  readonly required?: boolean;
  /** Whether users may change their own value; true by default. Since feature level 296. */
  readonly editable_by_user?: boolean;
}

/** What `updateCustomProfileField` answers. */
export type UpdateCustomProfileFieldResponse = Readonly<Record<never, never>>;

/**
 * Changes a custom profile field. Its type and the values of accounts stay. Only values of removed options of a list
 * are deleted, without an event.
 */
export const updateCustomProfileField: Operation<UpdateCustomProfileFieldParams, UpdateCustomProfileFieldResponse> = declaredUpdateCustomProfileField;

/** What `updateDefaultStreamGroup` takes. */
export interface UpdateDefaultStreamGroupParams {
  /** The ID of the group. */
  readonly group_id: number;
  /** The new name. It must differ from all names of groups, also from the current one. */
  readonly new_group_name?: string;
  /** The new description. */
  readonly new_description?: string;
}

/** What `updateDefaultStreamGroup` answers. */
export type UpdateDefaultStreamGroupResponse = Readonly<Record<never, never>>;

/** Changes the name or the description of a group of default channels. */
export const updateDefaultStreamGroup: Operation<UpdateDefaultStreamGroupParams, UpdateDefaultStreamGroupResponse> = declaredUpdateDefaultStreamGroup;

/** What `updateDefaultStreamGroupStreams` takes. */
export interface UpdateDefaultStreamGroupStreamsParams {
  /** The ID of the group. */
  readonly group_id: number;
  /** `add` or `remove`. */
  readonly op: string;
  /** The names of the channels. */
  readonly stream_names: readonly string[];
}

/** What `updateDefaultStreamGroupStreams` answers. */
export type UpdateDefaultStreamGroupStreamsResponse = Readonly<Record<never, never>>;

/**
 * Adds channels to a group of default channels, or removes them. On servers, the channels before a refused one are
 * added.
 */
export const updateDefaultStreamGroupStreams: Operation<UpdateDefaultStreamGroupStreamsParams, UpdateDefaultStreamGroupStreamsResponse> = declaredUpdateDefaultStreamGroupStreams;

/** What `updateLinkifier` takes. */
export interface UpdateLinkifierParams {
  /** The ID of the linkifier. */
  readonly filter_id: number;
  /** The regular expression, in RE2 syntax with named groups: `#(?P<id>[0-9]+)`. */
  readonly pattern: string;
  /**
   * The target of the link: an RFC 6570 template with the names of the groups, `https://tracker.example/issues/{id}`.
   * Since feature level 176.
   */
  readonly url_template: string;
  /** A text that the pattern matches; an empty text is null. Since feature level 471. */
  readonly example_input?: null | string;
  /**
   * The text that replaces a pasted URL, with the variables of the URL template; an empty text is null. Needs
   * `example_input`. Since feature level 471.
   */
  readonly reverse_template?: null | string;
  /**
   * Further URL templates, in RFC 6570 form. The reverse template applies to URLs that match one of them, too. Since
   * feature level 478.
   */
  readonly alternative_url_templates?: readonly string[];
}

/** What `updateLinkifier` answers. */
export type UpdateLinkifierResponse = Readonly<Record<never, never>>;

/** Replaces the pattern and the template of a linkifier. Its position stays. */
export const updateLinkifier: Operation<UpdateLinkifierParams, UpdateLinkifierResponse> = declaredUpdateLinkifier;

/** What `updateMessage` takes. */
export interface UpdateMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The new topic. */
  readonly topic?: string;
  /** Which messages of the topic are moved: `change_one` (the default), `change_later`, `change_all`. */
  readonly propagate_mode?: "change_all" | "change_later" | "change_one";
  /** Whether to send a notice to the previous conversation; false by default. */
  readonly send_notification_to_old_thread?: boolean;
  /** Whether to send a notice to the new conversation; true by default. */
  readonly send_notification_to_new_thread?: boolean;
  /** The new content, as Markdown. */
  readonly content?: string;
  /**
   * SHA-256 of the content that the client edits, in hexadecimal digits. If the content has changed, the request is
   * refused. Since feature level 379.
   */
  readonly prev_content_sha256?: string;
  /** The ID of the channel to move to. Since feature level 1. */
  readonly stream_id?: number;
}

/** What `updateMessage` answers. */
export interface UpdateMessageResponse {
  /** Files of the actor that no message refers to any longer. */
  readonly detached_uploads?: readonly AttachmentView[];
}

/**
 * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
 */
export const updateMessage: Operation<UpdateMessageParams, UpdateMessageResponse> = declaredUpdateMessage;

/** What `updateMessageFlags` takes. */
export interface UpdateMessageFlagsParams {
  /** The IDs of the messages. */
  readonly messages: readonly number[];
  /** Whether to add or remove the flag. */
  readonly op: "add" | "remove";
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
}

/** What `updateMessageFlags` answers. */
export interface UpdateMessageFlagsResponse {
  /** The IDs of the request. */
  readonly messages: readonly number[];
  /**
   * The IDs of channels whose messages were skipped, because the actor does not subscribe to them. Only if the flag
   * `read` is removed; otherwise empty.
   */
  readonly ignored_because_not_subscribed_channels?: readonly number[];
}

/** Sets or clears a flag of the actor for messages: `read`, `starred` or `collapsed`. */
export const updateMessageFlags: Operation<UpdateMessageFlagsParams, UpdateMessageFlagsResponse> = declaredUpdateMessageFlags;

/** What `updateMessageFlagsForNarrow` takes. */
export interface UpdateMessageFlagsForNarrowParams {
  /** A message ID, or `newest`, `oldest` or `first_unread`. */
  readonly anchor: number | string;
  /** Whether the range includes the anchor; true by default. */
  readonly include_anchor?: boolean;
  /** The number of messages before the anchor. */
  readonly num_before: number;
  /** The number of messages after the anchor. */
  readonly num_after: number;
  /** The terms that messages must match. */
  readonly narrow: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** The operand: a text, an ID, or a list of texts or of IDs. */
    readonly operand: number | readonly number[] | readonly string[] | string;
    /** Whether to exclude messages that match the term. */
    readonly negated?: boolean;
  })[];
  /** Whether to add or remove the flag. */
  readonly op: "add" | "remove";
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
}

/** What `updateMessageFlagsForNarrow` answers. */
export interface UpdateMessageFlagsForNarrowResponse {
  /** The number of messages in the range. */
  readonly processed_count: number;
  /** The number of messages whose flag changed. */
  readonly updated_count: number;
  /** The ID of the first message in the range; null for an empty range. */
  readonly first_processed_id: null | number;
  /** The ID of the last message in the range; null for an empty range. */
  readonly last_processed_id: null | number;
  /** Whether the range includes the oldest message that matches. */
  readonly found_oldest: boolean;
  /** Whether the range includes the newest message that matches. */
  readonly found_newest: boolean;
  /**
   * The IDs of channels whose messages were skipped, because the actor does not subscribe to them. Only if the flag
   * `read` is removed; otherwise empty.
   */
  readonly ignored_because_not_subscribed_channels?: readonly number[];
}

/** Sets or clears a flag of the actor for all messages of a range that match a narrow. */
export const updateMessageFlagsForNarrow: Operation<UpdateMessageFlagsForNarrowParams, UpdateMessageFlagsForNarrowResponse> = declaredUpdateMessageFlagsForNarrow;

/** What `updateOwnProfile` takes. */
export interface UpdateOwnProfileParams {
  /** The new values, by field. Other fields keep their values. */
  readonly data: readonly {
    /** The ID of the field. */
    readonly id: number;
    /** A text, or user IDs. */
    readonly value: readonly number[] | string;
  }[];
}

/** What `updateOwnProfile` answers. */
export type UpdateOwnProfileResponse = Readonly<Record<never, never>>;

/** Sets values of the actor's profile, all or nothing. An empty text is a value; null removes the current value. */
export const updateOwnProfile: Operation<UpdateOwnProfileParams, UpdateOwnProfileResponse> = declaredUpdateOwnProfile;

/** What `updatePresence` takes. */
export interface UpdatePresenceParams {
  /** The new presence of the actor: `active` or `idle`. */
  readonly status: string;
  /**
   * The ID of the newest update that the client knows; -1 for none. The answer has only newer ones, by user ID. Since
   * feature level 263.
   */
  readonly last_update_id?: number;
  /** The maximum age of presence, in days: 14 by default. Since feature level 288. */
  readonly history_limit_days?: number;
  /** Whether there was user input since the last request; false by default. */
  readonly new_user_input?: boolean;
  /** Whether to omit the presence of others from the answer. */
  readonly ping_only?: boolean;
  /** Whether the answer has the modern form, by user ID. Always with `last_update_id`. */
  readonly slim_presence?: boolean;
}

/** What `updatePresence` answers. */
export interface UpdatePresenceResponse {
  /** The ID of the newest update. */
  readonly presence_last_update_id?: number;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
  /** The presence of users: by ID in the modern form, by address in the former one. */
  readonly presences?: Readonly<Record<string, LegacyPresenceView | PresenceView>>;
}

/** Sets the actor's presence to active or idle, and returns the presence of others. */
export const updatePresence: Operation<UpdatePresenceParams, UpdatePresenceResponse> = declaredUpdatePresence;

/** What `updateRealm` takes. */
export interface UpdateRealmParams {
  /** The name of the realm: at most 40 characters. */
  readonly name?: string;
  /** The description of the realm: Markdown, at most 1000 characters. */
  readonly description?: string;
  /** Whether every message needs a topic: the former form of `topics_policy`. Until feature level 392. */
  readonly mandatory_topics?: boolean;
  /** For each authentication method, whether it is enabled. Only `Email` exists. */
  readonly authentication_methods?: Readonly<Record<string, JsonValue>>;
  /** The identifier of the realm. It cannot be changed: always refused. */
  readonly string_id?: string;
  /** Who may create invitation links. Since feature level 209. */
  readonly create_multiuse_invite_group?: GroupValueChange;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly can_access_all_users_group?: GroupValueChange;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly can_add_subscribers_group?: GroupValueChange;
  /** Who may add custom emoji. Since feature level 307. */
  readonly can_add_custom_emoji_group?: GroupValueChange;
  /** Who may create bots of any kind. Since feature level 344. */
  readonly can_create_bots_group?: GroupValueChange;
  /** Who may create user groups. Since feature level 299. */
  readonly can_create_groups?: GroupValueChange;
  /** Who may create public channels. Since feature level 264. */
  readonly can_create_public_channel_group?: GroupValueChange;
  /** Who may create private channels. Since feature level 266. */
  readonly can_create_private_channel_group?: GroupValueChange;
  /** Who may create web-public channels, which can be read without an account. Since feature level 280. */
  readonly can_create_web_public_channel_group?: GroupValueChange;
  /** Who may create bots that only send. Since feature level 344. */
  readonly can_create_write_only_bots_group?: GroupValueChange;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly can_delete_any_message_group?: GroupValueChange;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly can_delete_own_message_group?: GroupValueChange;
  /** Who may invite users by mail. Since feature level 321. */
  readonly can_invite_users_group?: GroupValueChange;
  /** Who may manage all user groups. Since feature level 299. */
  readonly can_manage_all_groups?: GroupValueChange;
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly can_manage_billing_group?: GroupValueChange;
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly can_mention_many_users_group?: GroupValueChange;
  /** Who may move messages to another channel. Since feature level 310. */
  readonly can_move_messages_between_channels_group?: GroupValueChange;
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly can_move_messages_between_topics_group?: GroupValueChange;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly can_resolve_topics_group?: GroupValueChange;
  /** Who may set for a channel who deletes its messages. Since feature level 407. */
  readonly can_set_delete_message_policy_group?: GroupValueChange;
  /** Who may set for a channel whether messages need a topic. Since feature level 392. */
  readonly can_set_topics_policy_group?: GroupValueChange;
  /** Who may request summaries of topics. Since feature level 350. */
  readonly can_summarize_topics_group?: GroupValueChange;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly workplace_users_group?: GroupValueChange;
  /** Who may start a conversation by direct messages. Since feature level 270. */
  readonly direct_message_initiator_group?: GroupValueChange;
  /** Every conversation by direct messages needs a member of this group. Since feature level 270. */
  readonly direct_message_permission_group?: GroupValueChange;
  /**
   * Who may create public channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 102,
   * until feature level 264.
   */
  readonly create_public_stream_policy?: number;
  /**
   * Who may create private channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level
   * 102, until feature level 266.
   */
  readonly create_private_stream_policy?: number;
  /**
   * Who may create web-public channels: 2 administrators, 4 moderators, 6 no one, 7 owners. Since feature level 103,
   * until feature level 280.
   */
  readonly create_web_public_stream_policy?: number;
  /**
   * Who may mention all users of a large channel: 1 everyone, 2 members, 3 full members, 5 administrators, 6 no one, 7
   * moderators. Since feature level 34, until feature level 352.
   */
  readonly wildcard_mention_policy?: number;
  /**
   * Who may add custom emoji: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 85, until
   * feature level 307.
   */
  readonly add_custom_emoji_policy?: number;
  /**
   * Who may delete messages of their own: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Since
   * feature level 101, until feature level 291.
   */
  readonly delete_own_message_policy?: number;
  /**
   * Who may move messages to another topic: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone, 6 no
   * one. Since feature level 75, until feature level 316.
   */
  readonly edit_topic_policy?: number;
  /**
   * Who may invite users: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one. Since feature level 50,
   * until feature level 321.
   */
  readonly invite_to_realm_policy?: number;
  /** Who may subscribe others: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level 341. */
  readonly invite_to_stream_policy?: number;
  /**
   * Who may move messages to another channel: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one.
   * Since feature level 56, until feature level 310.
   */
  readonly move_messages_between_streams_policy?: number;
  /** Who may send direct messages: 1 everyone, 2 no one. Until feature level 270. */
  readonly private_message_policy?: number;
  /**
   * Who may create channels of any kind: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 102.
   */
  readonly create_stream_policy?: number;
  /** Who may create bots: 1 members; 2 members, but only bots that send; 3 administrators. Until feature level 344. */
  readonly bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly user_group_edit_policy?: number;
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  readonly emails_restricted_to_domains?: boolean;
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  readonly disallow_disposable_email_addresses?: boolean;
  /** Whether new users need an invitation. Only owners change it. */
  readonly invite_required?: boolean;
  /** Whether names of users must be unique. Since feature level 246. */
  readonly require_unique_names?: boolean;
  /** Whether users are prevented from changing their names. */
  readonly name_changes_disabled?: boolean;
  /** Whether users are prevented from changing their addresses. */
  readonly email_changes_disabled?: boolean;
  /** Whether users are prevented from changing their avatars. */
  readonly avatar_changes_disabled?: boolean;
  /** Whether messages show previews of linked images. */
  readonly inline_image_preview?: boolean;
  /** Whether messages show previews of linked pages. */
  readonly inline_url_embed_preview?: boolean;
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  readonly media_preview_size?: "unlimited" | number;
  /** Whether messages can be edited. */
  readonly allow_message_editing?: boolean;
  /**
   * Whether channel messages can have the empty topic: `allow_empty_topic` or `disable_empty_topic`. Since feature
   * level 392.
   */
  readonly topics_policy?: string;
  /** What the edit history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly message_edit_history_visibility_policy?: string;
  /** The code of the default language. */
  readonly default_language?: string;
  /** After how many days a new member is a full member. Only owners change it. */
  readonly waiting_period_threshold?: "unlimited" | number;
  /** Whether new users get a welcome email. */
  readonly send_welcome_emails?: boolean;
  /** Whether users get digest emails about missed messages. */
  readonly digest_emails_enabled?: boolean;
  /** Whether notification emails can contain the content of messages. */
  readonly message_content_allowed_in_email_notifications?: boolean;
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  readonly video_chat_provider?: "unlimited" | number;
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly giphy_rating?: "unlimited" | number;
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly gif_rating_policy?: "unlimited" | number;
  /** The language of code blocks that do not name one; empty for none. */
  readonly default_code_block_language?: string;
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  readonly digest_weekday?: "unlimited" | number;
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  readonly enable_spectator_access?: boolean;
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  readonly want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly enable_guest_user_indicator?: boolean;
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  readonly require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  readonly send_channel_events_messages?: boolean;
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  readonly owner_full_content_access?: boolean;
  /** The default avatars of new accounts: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly default_avatar_source?: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly presence_disabled?: boolean;
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  readonly message_retention_days?: "unlimited" | number;
  /** For how many seconds users may delete their own messages; null: no limit. */
  readonly message_content_delete_limit_seconds?: "unlimited" | null | number;
  /** For how many seconds the content of a message can be edited; null: no limit. */
  readonly message_content_edit_limit_seconds?: "unlimited" | null | number;
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  readonly move_messages_within_stream_limit_seconds?: "unlimited" | null | number;
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  readonly move_messages_between_streams_limit_seconds?: "unlimited" | null | number;
  /** The URL of the Jitsi server; null, over HTTP `"default"`: the one of the server. Since feature level 212. */
  readonly jitsi_server_url?: null | string;
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  readonly moderation_request_channel_id?: "unlimited" | number;
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  readonly new_stream_announcements_stream_id?: "unlimited" | number;
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  readonly signup_announcements_stream_id?: "unlimited" | number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly zulip_update_announcements_stream_id?: "unlimited" | number;
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  readonly org_type?: "unlimited" | number;
}

/** What `updateRealm` answers. */
export interface UpdateRealmResponse {
  /** The name of the realm. */
  readonly name?: string;
  /** The description of the realm. */
  readonly description?: string;
  /** The number of the policy: 2 allows the empty topic, 3 does not. */
  readonly topics_policy?: number;
  /** The number of the policy. */
  readonly message_edit_history_visibility_policy?: number;
  /** Whether accounts can see the edit history of messages. */
  readonly allow_edit_history?: boolean;
  /** Whether every message needs a topic. */
  readonly mandatory_topics?: boolean;
  /** `updated`, as for every text. */
  readonly default_avatar_source?: string;
  /** The URL of the Jitsi server; null if the realm uses the one of the server. */
  readonly jitsi_server_url?: null | string;
  /** Who may create invitation links. Since feature level 209. */
  readonly create_multiuse_invite_group?: AnonymousGroupView | number;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly can_access_all_users_group?: AnonymousGroupView | number;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly can_add_subscribers_group?: AnonymousGroupView | number;
  /** Who may add custom emoji. Since feature level 307. */
  readonly can_add_custom_emoji_group?: AnonymousGroupView | number;
  /** Who may create bots of any kind. Since feature level 344. */
  readonly can_create_bots_group?: AnonymousGroupView | number;
  /** Who may create user groups. Since feature level 299. */
  readonly can_create_groups?: AnonymousGroupView | number;
  /** Who may create public channels. Since feature level 264. */
  readonly can_create_public_channel_group?: AnonymousGroupView | number;
  /** Who may create private channels. Since feature level 266. */
  readonly can_create_private_channel_group?: AnonymousGroupView | number;
  /** Who may create web-public channels, which can be read without an account. Since feature level 280. */
  readonly can_create_web_public_channel_group?: AnonymousGroupView | number;
  /** Who may create bots that only send. Since feature level 344. */
  readonly can_create_write_only_bots_group?: AnonymousGroupView | number;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly can_delete_any_message_group?: AnonymousGroupView | number;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly can_delete_own_message_group?: AnonymousGroupView | number;
  /** Who may invite users by mail. Since feature level 321. */
  readonly can_invite_users_group?: AnonymousGroupView | number;
  /** Who may manage all user groups. Since feature level 299. */
  readonly can_manage_all_groups?: AnonymousGroupView | number;
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly can_manage_billing_group?: AnonymousGroupView | number;
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly can_mention_many_users_group?: AnonymousGroupView | number;
  /** Who may move messages to another channel. Since feature level 310. */
  readonly can_move_messages_between_channels_group?: AnonymousGroupView | number;
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly can_move_messages_between_topics_group?: AnonymousGroupView | number;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly can_resolve_topics_group?: AnonymousGroupView | number;
  /** Who may set for a channel who deletes its messages. Since feature level 407. */
  readonly can_set_delete_message_policy_group?: AnonymousGroupView | number;
  /** Who may set for a channel whether messages need a topic. Since feature level 392. */
  readonly can_set_topics_policy_group?: AnonymousGroupView | number;
  /** Who may request summaries of topics. Since feature level 350. */
  readonly can_summarize_topics_group?: AnonymousGroupView | number;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly workplace_users_group?: AnonymousGroupView | number;
  /** Who may start a conversation by direct messages. Since feature level 270. */
  readonly direct_message_initiator_group?: AnonymousGroupView | number;
  /** Every conversation by direct messages needs a member of this group. Since feature level 270. */
  readonly direct_message_permission_group?: AnonymousGroupView | number;
  /**
   * Who may create public channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 102,
   * until feature level 264.
   */
  readonly create_public_stream_policy?: number;
  /**
   * Who may create private channels: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level
   * 102, until feature level 266.
   */
  readonly create_private_stream_policy?: number;
  /**
   * Who may create web-public channels: 2 administrators, 4 moderators, 6 no one, 7 owners. Since feature level 103,
   * until feature level 280.
   */
  readonly create_web_public_stream_policy?: number;
  /**
   * Who may mention all users of a large channel: 1 everyone, 2 members, 3 full members, 5 administrators, 6 no one, 7
   * moderators. Since feature level 34, until feature level 352.
   */
  readonly wildcard_mention_policy?: number;
  /**
   * Who may add custom emoji: 1 members, 2 administrators, 3 full members, 4 moderators. Since feature level 85, until
   * feature level 307.
   */
  readonly add_custom_emoji_policy?: number;
  /**
   * Who may delete messages of their own: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Since
   * feature level 101, until feature level 291.
   */
  readonly delete_own_message_policy?: number;
  /**
   * Who may move messages to another topic: 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone, 6 no
   * one. Since feature level 75, until feature level 316.
   */
  readonly edit_topic_policy?: number;
  /**
   * Who may invite users: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one. Since feature level 50,
   * until feature level 321.
   */
  readonly invite_to_realm_policy?: number;
  /** Who may subscribe others: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level 341. */
  readonly invite_to_stream_policy?: number;
  /**
   * Who may move messages to another channel: 1 members, 2 administrators, 3 full members, 4 moderators, 6 no one.
   * Since feature level 56, until feature level 310.
   */
  readonly move_messages_between_streams_policy?: number;
  /** Who may send direct messages: 1 everyone, 2 no one. Until feature level 270. */
  readonly private_message_policy?: number;
  /**
   * Who may create channels of any kind: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 102.
   */
  readonly create_stream_policy?: number;
  /** Who may create bots: 1 members; 2 members, but only bots that send; 3 administrators. Until feature level 344. */
  readonly bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly user_group_edit_policy?: number;
  /** Whether addresses of accounts must belong to the domains of the realm. Only owners change it. */
  readonly emails_restricted_to_domains?: boolean;
  /** Whether addresses of disposable email services are refused. Only owners change it. */
  readonly disallow_disposable_email_addresses?: boolean;
  /** Whether new users need an invitation. Only owners change it. */
  readonly invite_required?: boolean;
  /** Whether names of users must be unique. Since feature level 246. */
  readonly require_unique_names?: boolean;
  /** Whether users are prevented from changing their names. */
  readonly name_changes_disabled?: boolean;
  /** Whether users are prevented from changing their addresses. */
  readonly email_changes_disabled?: boolean;
  /** Whether users are prevented from changing their avatars. */
  readonly avatar_changes_disabled?: boolean;
  /** Whether messages show previews of linked images. */
  readonly inline_image_preview?: boolean;
  /** Whether messages show previews of linked pages. */
  readonly inline_url_embed_preview?: boolean;
  /** The size of image previews, in percent: 100, 150 or 200. Since feature level 469. */
  readonly media_preview_size?: number;
  /** Whether messages can be edited. */
  readonly allow_message_editing?: boolean;
  /** The code of the default language. */
  readonly default_language?: string;
  /** After how many days a new member is a full member. Only owners change it. */
  readonly waiting_period_threshold?: number;
  /** Whether new users get a welcome email. */
  readonly send_welcome_emails?: boolean;
  /** Whether users get digest emails about missed messages. */
  readonly digest_emails_enabled?: boolean;
  /** Whether notification emails can contain the content of messages. */
  readonly message_content_allowed_in_email_notifications?: boolean;
  /**
   * The provider of video calls: 0 none, 1 Jitsi; if the server has them, 6 Constructor Groups since feature level 460,
   * 7 Nextcloud Talk since feature level 465.
   */
  readonly video_chat_provider?: number;
  /**
   * The maximum rating of GIFs: 0 GIFs disabled, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly giphy_rating?: number;
  /** The maximum rating of GIFs: 0 GIFs disabled, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly gif_rating_policy?: number;
  /** The language of code blocks that do not name one; empty for none. */
  readonly default_code_block_language?: string;
  /** The weekday of digest emails: 0 Monday to 6 Sunday. */
  readonly digest_weekday?: number;
  /** Whether web-public channels can be read without an account. Since feature level 109. */
  readonly enable_spectator_access?: boolean;
  /** Whether the realm asks to be listed in the directory of open communities. Since feature level 129. */
  readonly want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly enable_guest_user_indicator?: boolean;
  /** Whether push notifications to devices without end-to-end encryption omit the content. Since feature level 409. */
  readonly require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for channel events. Since feature level 434. */
  readonly send_channel_events_messages?: boolean;
  /** Whether owners can read all content; the operator of the server decides. Since feature level 438. */
  readonly owner_full_content_access?: boolean;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly presence_disabled?: boolean;
  /** After how many days messages are deleted; -1: never. Only owners change it. */
  readonly message_retention_days?: number;
  /** For how many seconds users may delete their own messages; null: no limit. */
  readonly message_content_delete_limit_seconds?: null | number;
  /** For how many seconds the content of a message can be edited; null: no limit. */
  readonly message_content_edit_limit_seconds?: null | number;
  /** For how many seconds messages can be moved to another topic; null: no limit. Since feature level 162. */
  readonly move_messages_within_stream_limit_seconds?: null | number;
  /** For how many seconds messages can be moved to another channel; null: no limit. Since feature level 162. */
  readonly move_messages_between_streams_limit_seconds?: null | number;
  /** The ID of the channel for reports of messages; -1 for none. Since feature level 331. */
  readonly moderation_request_channel_id?: number;
  /** The ID of the channel for announcements of new channels; -1 for none. Since feature level 241. */
  readonly new_stream_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new users; -1 for none. Since feature level 241. */
  readonly signup_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly zulip_update_announcements_stream_id?: number;
  /** The number of the organization type: 0 unspecified. Since feature level 128. */
  readonly org_type?: number;
  /** The former name of `new_stream_announcements_stream_id`. */
  readonly notifications_stream_id?: number;
  /** The former name of `signup_announcements_stream_id`. */
  readonly signup_notifications_stream_id?: number;
}

/**
 * Changes the realm's settings, name and description. The changes before a refused group setting or channel stay; all
 * other refusals change nothing.
 */
export const updateRealm: Operation<UpdateRealmParams, UpdateRealmResponse> = declaredUpdateRealm;

/** What `updateRealmDomain` takes. */
export interface UpdateRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether subdomains are allowed, too. */
  readonly allow_subdomains: boolean;
}

/** What `updateRealmDomain` answers. */
export type UpdateRealmDomainResponse = Readonly<Record<never, never>>;

/** Changes whether subdomains of an allowed domain are allowed, too. */
export const updateRealmDomain: Operation<UpdateRealmDomainParams, UpdateRealmDomainResponse> = declaredUpdateRealmDomain;

/** What `updateRealmUserSettingsDefaults` takes. */
export interface UpdateRealmUserSettingsDefaultsParams {
  /** Whether clients show the number of starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether to show when other users are typing. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client uses the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client uses a dense layout. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether to use colors with a high contrast. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The font size of the web client, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The line height of the web client, in percent of the font size. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are stored on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether to convert emoticons such as `:)` to emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show the names of users, if there are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape opens the home view of the web client. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window shows the list of users on the left. */
  readonly left_side_userlist?: boolean;
  /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
  readonly emojiset?: string;
  /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
  readonly user_list_style?: number;
  /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /**
   * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
   * level 210.
   */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether to hide AI features. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether channel messages cause desktop notifications. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether channel messages cause email notifications. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether channel messages cause push notifications. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether channel messages cause audible notifications. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The name of the notification sound; `none` for no sound. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions cause desktop notifications. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions cause audible notifications. */
  readonly enable_sounds?: boolean;
  /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether messages in followed topics cause email notifications. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether messages in followed topics cause push notifications. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions cause email notifications while the user is offline. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions cause push notifications while the user is offline. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether to send push notifications also while the user is online. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether to send digest emails about missed messages. */
  readonly enable_digest_emails?: boolean;
  /** Whether notification emails contain the content of messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether desktop notifications contain the content of direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether wildcard mentions notify like personal mentions. */
  readonly wildcard_mentions_notify?: boolean;
  /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
   * direct messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /**
   * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always, 3
   * never. Since feature level 168.
   */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that the
   * user started, 4 none. Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
   * message, 3 those that the user started, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
   * level 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether other users can see the presence of the user. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message. If false, it starts a new line. */
  readonly enter_sends?: boolean;
  /** Whether to show times in 24-hour format. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see that the user is typing direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see that the user is typing channel messages. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see which messages the user has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /**
   * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level 175.
   */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** The code of the language of the user. */
  readonly default_language?: string;
  /** The name of the time zone, as in the IANA database; empty if unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether to send an email about logins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether to send marketing emails. */
  readonly enable_marketing_emails?: boolean;
}

/** What `updateRealmUserSettingsDefaults` answers. */
export type UpdateRealmUserSettingsDefaultsResponse = Readonly<Record<never, never>>;

/**
 * Changes the default settings of new accounts. Existing accounts do not change. Names for which the realm has no
 * default are ignored; over HTTP, they are reported.
 */
export const updateRealmUserSettingsDefaults: Operation<UpdateRealmUserSettingsDefaultsParams, UpdateRealmUserSettingsDefaultsResponse> = declaredUpdateRealmUserSettingsDefaults;

/** What `updateScheduledMessage` takes. */
export interface UpdateScheduledMessageParams {
  /** The ID of a scheduled message of the actor. */
  readonly scheduled_message_id: number;
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream` are
   * always allowed.
   */
  readonly type?: "channel" | "direct" | "private" | "stream";
  /** The new recipient, as for a new scheduled message. Required if the type changes. */
  readonly to?: number | readonly number[];
  /** The new content, as Markdown. */
  readonly content?: string;
  /** The new topic of a channel message. */
  readonly topic?: string;
  /** When to send the message, in UNIX seconds. Must be in the future. */
  readonly scheduled_delivery_timestamp?: number;
}

/** What `updateScheduledMessage` answers. */
export type UpdateScheduledMessageResponse = Readonly<Record<never, never>>;

/**
 * Changes a scheduled message of the actor that was not sent yet. A failed one needs a new time, when it is sent again.
 */
export const updateScheduledMessage: Operation<UpdateScheduledMessageParams, UpdateScheduledMessageResponse> = declaredUpdateScheduledMessage;

/** What `updateSettings` takes. */
export interface UpdateSettingsParams {
  /** Whether clients show the number of starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether to show when other users are typing. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client suggests updating the time zone to that of the device. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client uses the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client uses a dense layout. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether to use colors with a high contrast. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The font size of the web client, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The line height of the web client, in percent of the font size. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The color scheme: 1 automatic, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are stored on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether to convert emoticons such as `:)` to emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show the names of users, if there are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * The home view of the web client: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape opens the home view of the web client. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window shows the list of users on the left. */
  readonly left_side_userlist?: boolean;
  /** The emoji set: `google`, `twitter`, or `text` for names instead of pictures. Assumption A514. */
  readonly emojiset?: string;
  /** Whether inactive channels are moved to the end of the list: 1 automatic, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What the list of users shows: 1 names, 2 also statuses, 3 also avatars. Since feature level 141. */
  readonly user_list_style?: number;
  /** When animated images play: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /**
   * Which channels show their number of unread messages: 1 all, 2 unmuted channels and topics, 3 none. Since feature
   * level 210.
   */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether to hide AI features. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether channel messages cause desktop notifications. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether channel messages cause email notifications. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether channel messages cause push notifications. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether channel messages cause audible notifications. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The name of the notification sound; `none` for no sound. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions cause desktop notifications. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions cause audible notifications. */
  readonly enable_sounds?: boolean;
  /** Whether messages in followed topics cause desktop notifications. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether messages in followed topics cause email notifications. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether messages in followed topics cause push notifications. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether messages in followed topics cause audible notifications. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** How long to collect messages before an email notification is sent, in seconds. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions cause email notifications while the user is offline. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions cause push notifications while the user is offline. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether to send push notifications also while the user is online. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether to send digest emails about missed messages. */
  readonly enable_digest_emails?: boolean;
  /** Whether notification emails contain the content of messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether desktop notifications contain the content of direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether wildcard mentions notify like personal mentions. */
  readonly wildcard_mentions_notify?: boolean;
  /** Whether wildcard mentions in followed topics notify like personal mentions. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the app icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3
   * direct messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /**
   * Whether notification emails contain the name of the realm: 1 automatic (for users with several realms), 2 always, 3
   * never. Since feature level 168.
   */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics to follow automatically: 1 those with any participation, 2 those with a sent message, 3 those that the
   * user started, 4 none. Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels to unmute automatically: 1 those with any participation, 2 those with a sent
   * message, 3 those that the user started, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether to follow topics automatically when a message mentions the user. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices about resolved topics are marked as read: `always`, `except_followed` or `never`. Since feature
   * level 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether other users can see the presence of the user. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message. If false, it starts a new line. */
  readonly enter_sends?: boolean;
  /** Whether to show times in 24-hour format. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see that the user is typing direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see that the user is typing channel messages. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see which messages the user has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the real address of the user: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to the conversation of a sent message. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /**
   * Whether scrolling marks messages as read: 1 always, 2 only in conversation views, 3 never. Since feature level 175.
   */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the left sidebar of the web client shows a summary of unread messages. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the left sidebar of the web client shows channel folders. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the inbox of the web client shows channel folders. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** The code of the language of the user. */
  readonly default_language?: string;
  /** The name of the time zone, as in the IANA database; empty if unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm can contain private data of the user. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether to send an email about logins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether to send marketing emails. */
  readonly enable_marketing_emails?: boolean;
  /** The new name of the account. */
  readonly full_name?: string;
  /** The new address of the account. It changes after a confirmation by email. */
  readonly email?: string;
  /** The current password; required for a new one. */
  readonly old_password?: string;
  /** The new password. */
  readonly new_password?: string;
  /** For administrators: the users whose settings change, instead of those of the actor. Since feature level 444. */
  readonly target_users?: {
    /** The IDs of the users. */
    readonly user_ids?: readonly number[];
    /** The IDs of user groups. Settings of all members change, including members of subgroups. */
    readonly group_ids?: readonly number[];
    /** Whether to skip settings that a user has changed. */
    readonly skip_if_already_edited: boolean;
  };
}

/** What `updateSettings` answers. */
export type UpdateSettingsResponse = Readonly<Record<never, never>>;

/**
 * Changes the settings, name and password of the actor, all or nothing. A new address has no effect until it is
 * confirmed by email. A new name is ignored without an error in a realm that does not allow name changes, as on
 * servers. Administrators can change settings of other users with `target_users`. Assumption A430.
 */
export const updateSettings: Operation<UpdateSettingsParams, UpdateSettingsResponse> = declaredUpdateSettings;

/** What `updateStatus` takes. */
export interface UpdateStatusParams {
  /** The text: at most 60 characters; empty removes it. */
  readonly status_text?: string;
  /** The former way to hide the presence of the actor. */
  readonly away?: boolean;
  /** The name of the emoji; empty removes it. Since feature level 86. */
  readonly emoji_name?: string;
  /** The code of the emoji; by default derived from the name. Since feature level 86. */
  readonly emoji_code?: string;
  /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
  readonly reaction_type?: string;
}

/** What `updateStatus` answers. */
export type UpdateStatusResponse = Readonly<Record<never, never>>;

/** Sets the status of the actor: a short text and an emoji. Empty texts clear it. */
export const updateStatus: Operation<UpdateStatusParams, UpdateStatusResponse> = declaredUpdateStatus;

/** What `updateStatusForUser` takes. */
export interface UpdateStatusForUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** The text: at most 60 characters; empty removes it. */
  readonly status_text?: string;
  /** The name of the emoji; empty removes it. Since feature level 86. */
  readonly emoji_name?: string;
  /** The code of the emoji; by default derived from the name. Since feature level 86. */
  readonly emoji_code?: string;
  /** The type of the emoji: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
  readonly reaction_type?: string;
}

/** What `updateStatusForUser` answers. */
export type UpdateStatusForUserResponse = Readonly<Record<never, never>>;

/** Sets the status of another account. */
export const updateStatusForUser: Operation<UpdateStatusForUserParams, UpdateStatusForUserResponse> = declaredUpdateStatusForUser;

/** What `updateStream` takes. */
export interface UpdateStreamParams {
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: GroupValueChange;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: GroupValueChange;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: GroupValueChange;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: GroupValueChange;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: GroupValueChange;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: GroupValueChange;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: GroupValueChange;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: GroupValueChange;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: GroupValueChange;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: GroupValueChange;
  /** Who may subscribe to the channel, even if it is private. Since feature level 357. */
  readonly can_subscribe_group?: GroupValueChange;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 2 | 3 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The new description, as Markdown. */
  readonly description?: string;
  /** The new name: at most 60 characters. */
  readonly new_name?: string;
  /** Whether the channel is private. */
  readonly is_private?: boolean;
  /** Whether visitors can read it. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** In a private channel: whether new subscribers see older messages. */
  readonly history_public_to_subscribers?: boolean;
  /** Whether new users are subscribed to it. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Days after which messages are deleted, `unlimited`, or `realm_default`. Since feature level 17. */
  readonly message_retention_days?: number | string;
  /** Only false: unarchives. Archiving is another operation. Since feature level 388. */
  readonly is_archived?: boolean;
  /** The ID of a channel folder; null removes the channel from its folder. Since feature level 389. */
  readonly folder_id?: null | number;
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  readonly topics_policy?: "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only" | "inherit";
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
}

/** What `updateStream` answers. */
export type UpdateStreamResponse = Readonly<Record<never, never>>;

/**
 * Changes a channel: its name, description, privacy, folder, topics, retention and permissions; or unarchives it. The
 * changes before a refused one stay.
 */
export const updateStream: Operation<UpdateStreamParams, UpdateStreamResponse> = declaredUpdateStream;

/** What `updateSubscriptionSetting` takes. */
export interface UpdateSubscriptionSettingParams {
  /** The ID of a channel that the actor subscribes to. */
  readonly stream_id: number;
  /** The setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
  readonly property: string;
  /** The new value: a color as `#rrggbb`; for all other settings true or false. */
  readonly value: string | boolean;
}

/** What `updateSubscriptionSetting` answers. */
export type UpdateSubscriptionSettingResponse = Readonly<Record<never, never>>;

/** Changes one setting of one channel that the actor subscribes to. */
export const updateSubscriptionSetting: Operation<UpdateSubscriptionSettingParams, UpdateSubscriptionSettingResponse> = declaredUpdateSubscriptionSetting;

/** What `updateSubscriptionSettings` takes. */
export interface UpdateSubscriptionSettingsParams {
  /** The settings, applied in this order. */
  readonly subscription_data: readonly {
    /** The ID of the channel. */
    readonly stream_id: number;
    /** The setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
    readonly property: string;
    /** The new value: a color as `#rrggbb`; for all other settings true or false. */
    readonly value: string | boolean;
  }[];
}

/** What `updateSubscriptionSettings` answers. */
export type UpdateSubscriptionSettingsResponse = Readonly<Record<never, never>>;

/**
 * Changes settings of channels that the actor subscribes to, one item after the other. The items before one that is
 * refused for its channel stay.
 */
export const updateSubscriptionSettings: Operation<UpdateSubscriptionSettingsParams, UpdateSubscriptionSettingsResponse> = declaredUpdateSubscriptionSettings;

/** What `updateSubscriptions` takes. */
export interface UpdateSubscriptionsParams {
  /** Channels to subscribe to. */
  readonly add?: readonly {
    /** The name of the channel. */
    readonly name: string;
    /** The description for a channel that does not exist yet; null or omitted for none. */
    readonly description?: null | string;
    /** The color for the new subscribers, as `#rrggbb`. */
    readonly color?: null | string;
  }[];
  /** The names of the channels to unsubscribe from. */
  readonly delete?: readonly string[];
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: AnonymousGroupView | number;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: AnonymousGroupView | number;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: AnonymousGroupView | number;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: AnonymousGroupView | number;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: AnonymousGroupView | number;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: AnonymousGroupView | number;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: AnonymousGroupView | number;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: AnonymousGroupView | number;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: AnonymousGroupView | number;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: AnonymousGroupView | number;
  /** Who may subscribe to the channel, even if it is private. Since feature level 357. */
  readonly can_subscribe_group?: AnonymousGroupView | number;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 2 | 3 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether to announce the new channel in the announcement channel of the realm; false by default. */
  readonly announce?: boolean;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: number | string;
  /**
   * Whether topics may be empty, in a request as JSON text. Since feature level 392, `empty_topic_only` since feature
   * level 404.
   */
  readonly topics_policy?: "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only" | "inherit";
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
  /** User IDs or addresses of the accounts to subscribe; by default the actor. */
  readonly principals?: readonly number[] | readonly string[];
  /** Whether a channel that the actor is not allowed to subscribe to refuses the whole request; true by default. */
  readonly authorization_errors_fatal?: boolean;
  /** Whether accounts that the actor subscribes get a message about it; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
}

/** What `updateSubscriptions` answers. */
export interface UpdateSubscriptionsResponse {
  /**
   * For each account, the names of the channels that it was subscribed to. The keys are IDs; before feature level 289,
   * addresses.
   */
  readonly subscribed: Readonly<Record<string, readonly string[]>>;
  /** For each account, the names of the channels that it had already subscribed to. The keys are as in `subscribed`. */
  readonly already_subscribed: Readonly<Record<string, readonly string[]>>;
  /** Names of channels that the actor is not allowed to subscribe to; only if `authorization_errors_fatal` is false. */
  readonly unauthorized?: readonly string[];
  /** Whether the new subscribers got a message about it. */
  readonly new_subscription_messages_sent?: boolean;
  /** The names of the channels that accounts were unsubscribed from. */
  readonly removed: readonly string[];
  /** The names of the channels that no account was subscribed to. */
  readonly not_removed: readonly string[];
}

/**
 * Subscribes the actor to some channels and unsubscribes it from others, all or nothing. The answer always has both
 * parts.
 */
export const updateSubscriptions: Operation<UpdateSubscriptionsParams, UpdateSubscriptionsResponse> = declaredUpdateSubscriptions;

/** What `updateUser` takes. */
export interface UpdateUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** The new name. */
  readonly full_name?: string;
  /** The new role: 100, 200, 300, 400 or 600. */
  readonly role?: number;
  /** Values for custom profile fields. */
  readonly profile_data?: readonly {
    /** The ID of the field. */
    readonly id: number;
    /** A text, user IDs, or null to remove the value. */
    readonly value: null | readonly number[] | string;
  }[];
  /** The new address. Since feature level 313. */
  readonly new_email?: string;
}

/** What `updateUser` answers. */
export type UpdateUserResponse = Readonly<Record<never, never>>;

/** Changes the name, role, profile or address of the account with an ID, also of deactivated accounts and bots. */
export const updateUser: Operation<UpdateUserParams, UpdateUserResponse> = declaredUpdateUser;

/** What `updateUserByEmail` takes. */
export interface UpdateUserByEmailParams {
  /** The real address, if the actor can see it, or `user<id>@<realm_host>`, which always works. */
  readonly email: string;
  /** The new name. */
  readonly full_name?: string;
  /** The new role: 100, 200, 300, 400 or 600. */
  readonly role?: number;
  /** Values for custom profile fields. */
  readonly profile_data?: readonly {
    /** The ID of the field. */
    readonly id: number;
    /** A text, user IDs, or null to remove the value. */
    readonly value: null | readonly number[] | string;
  }[];
  /** The new address. Since feature level 313. */
  readonly new_email?: string;
}

/** What `updateUserByEmail` answers. */
export type UpdateUserByEmailResponse = Readonly<Record<never, never>>;

/**
 * Changes the name, role, profile or address of the account with an address, also of deactivated accounts and bots. All
 * or nothing changes. A blank name is ignored; an empty profile value removes the current value.
 */
export const updateUserByEmail: Operation<UpdateUserByEmailParams, UpdateUserByEmailResponse> = declaredUpdateUserByEmail;

/** What `updateUserGroup` takes. */
export interface UpdateUserGroupParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The new name: at most 100 characters. Required before feature level 165. */
  readonly name?: string;
  /** The new description. Required before feature level 165. */
  readonly description?: string;
  /** False reactivates the group; another operation deactivates it. Since feature level 386. */
  readonly deactivated?: boolean;
  /** Who may add members to the group. Since feature level 305. */
  readonly can_add_members_group?: GroupValueChange;
  /** Who may join the group. Since feature level 301. */
  readonly can_join_group?: GroupValueChange;
  /** Who may leave the group. Since feature level 308. */
  readonly can_leave_group?: GroupValueChange;
  /** Who may change the group and its members. Since feature level 283. */
  readonly can_manage_group?: GroupValueChange;
  /** Who may mention the group. Since feature level 191. */
  readonly can_mention_group?: GroupValueChange;
  /** Who may remove members from the group. Since feature level 324. */
  readonly can_remove_members_group?: GroupValueChange;
}

/** What `updateUserGroup` answers. */
export type UpdateUserGroupResponse = Readonly<Record<never, never>>;

/** Changes the name, description and settings of a user group, or reactivates it. */
export const updateUserGroup: Operation<UpdateUserGroupParams, UpdateUserGroupResponse> = declaredUpdateUserGroup;

/** What `updateUserGroupMembers` takes. */
export interface UpdateUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The IDs of accounts to add. */
  readonly add?: readonly number[];
  /** The IDs of accounts to remove. */
  readonly delete?: readonly number[];
  /** The IDs of subgroups to add. Since feature level 311. */
  readonly add_subgroups?: readonly number[];
  /** The IDs of subgroups to remove. Since feature level 311. */
  readonly delete_subgroups?: readonly number[];
}

/** What `updateUserGroupMembers` answers. */
export type UpdateUserGroupMembersResponse = Readonly<Record<never, never>>;

/** Adds and removes members and subgroups of a user group, all or nothing. */
export const updateUserGroupMembers: Operation<UpdateUserGroupMembersParams, UpdateUserGroupMembersResponse> = declaredUpdateUserGroupMembers;

/** What `updateUserGroupSubgroups` takes. */
export interface UpdateUserGroupSubgroupsParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The IDs of subgroups to add. */
  readonly add?: readonly number[];
  /** The IDs of subgroups to remove. */
  readonly delete?: readonly number[];
}

/** What `updateUserGroupSubgroups` answers. */
export type UpdateUserGroupSubgroupsResponse = Readonly<Record<never, never>>;

/** Adds and removes subgroups of a user group. */
export const updateUserGroupSubgroups: Operation<UpdateUserGroupSubgroupsParams, UpdateUserGroupSubgroupsResponse> = declaredUpdateUserGroupSubgroups;

/** What `updateUserTopic` takes. */
export interface UpdateUserTopicParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The topic; case does not matter. */
  readonly topic: string;
  /** The policy: 0 none, 1 muted, 2 unmuted, 3 followed (since feature level 219). */
  readonly visibility_policy: 0 | 1 | 2 | 3;
}

/** What `updateUserTopic` answers. */
export type UpdateUserTopicResponse = Readonly<Record<never, never>>;

/**
 * Sets the visibility policy of a topic: muted, unmuted, followed or none. The topic need not have messages, and any
 * policy can replace any other.
 */
export const updateUserTopic: Operation<UpdateUserTopicParams, UpdateUserTopicResponse> = declaredUpdateUserTopic;

/** What `uploadAvatar` takes. */
export interface UploadAvatarParams {
  /** The image; null unless there is exactly one file. */
  readonly file: UploadedFile | null;
}

/** What `uploadAvatar` answers. */
export interface UploadAvatarResponse {
  /** The URL of the avatar. */
  readonly avatar_url: string;
}

/** Sets the avatar of the actor. */
export const uploadAvatar: Operation<UploadAvatarParams, UploadAvatarResponse> = declaredUploadAvatar;

/** What `uploadCustomEmoji` takes. */
export interface UploadCustomEmojiParams {
  /** The name of the emoji: lower-case letters, digits, dashes and underscores. */
  readonly emoji_name: string;
  /** The image; null unless there is exactly one file. */
  readonly file: UploadedFile | null;
}

/** What `uploadCustomEmoji` answers. */
export type UploadCustomEmojiResponse = Readonly<Record<never, never>>;

/** Adds a custom emoji to the realm. It can replace a built-in emoji. The content of the file is not stored. */
export const uploadCustomEmoji: Operation<UploadCustomEmojiParams, UploadCustomEmojiResponse> = declaredUploadCustomEmoji;

/** What `uploadFile` takes. */
export interface UploadFileParams {
  /** The file; null unless there is exactly one. */
  readonly file: UploadedFile | null;
}

/** What `uploadFile` answers. */
export interface UploadFileResponse {
  /** The former name of `url`. */
  readonly uri: string;
  /** The URL of the file, below the URL of the realm. */
  readonly url?: string;
  /** The name of the file. */
  readonly filename?: string;
}

/** Uploads a file. The realm stores its digest; a simulator stores the content of files uploaded over HTTP. */
export const uploadFile: Operation<UploadFileParams, UploadFileResponse> = declaredUploadFile;

/** What `uploadRealmIcon` takes. */
export interface UploadRealmIconParams {
  /** The image; null unless there is exactly one file. */
  readonly file: UploadedFile | null;
}

/** What `uploadRealmIcon` answers. */
export interface UploadRealmIconResponse {
  /** The URL of the icon. */
  readonly icon_url: string;
}

/** Sets the icon of the realm. */
export const uploadRealmIcon: Operation<UploadRealmIconParams, UploadRealmIconResponse> = declaredUploadRealmIcon;

/** What `uploadRealmLogo` takes. */
export interface UploadRealmLogoParams {
  /** The image; null unless there is exactly one file. */
  readonly file: UploadedFile | null;
  /** Whether it is the logo for the dark theme. */
  readonly night: boolean;
}

/** What `uploadRealmLogo` answers. */
export type UploadRealmLogoResponse = Readonly<Record<never, never>>;

/** Sets a logo of the realm. */
export const uploadRealmLogo: Operation<UploadRealmLogoParams, UploadRealmLogoResponse> = declaredUploadRealmLogo;

/** Every operation as one account calls it; each call returns its outcome, or only its answer. */
export interface OperationCalls<Gives extends "outcome" | "response"> {
  /**
   * Adds alert words of the actor. Words that exist, ignoring case, stay. If a request has two spellings of a word, the
   * last one replaces the first, at the position of the first.
   */
  readonly addAlertWords: TypedCall<AddAlertWordsParams, AddAlertWordsResponse, Gives>;
  /** Registers the token of an iOS device, in the former way. Registering it again succeeds without a change. */
  readonly addApnsToken: TypedCall<AddApnsTokenParams, AddApnsTokenResponse, Gives>;
  /** Adds a code playground: a web page where code blocks of a language can be run. */
  readonly addCodePlayground: TypedCall<AddCodePlaygroundParams, AddCodePlaygroundResponse, Gives>;
  /** Makes a channel a default channel. New users subscribe to it. */
  readonly addDefaultStream: TypedCall<AddDefaultStreamParams, AddDefaultStreamResponse, Gives>;
  /** Registers the token of an Android device, in the former way. Registering it again succeeds without a change. */
  readonly addFcmToken: TypedCall<AddFcmTokenParams, AddFcmTokenResponse, Gives>;
  /** Adds a linkifier, after the others. */
  readonly addLinkifier: TypedCall<AddLinkifierParams, AddLinkifierResponse, Gives>;
  /** Adds a view to the navigation of the actor. */
  readonly addNavigationView: TypedCall<AddNavigationViewParams, AddNavigationViewResponse, Gives>;
  /** Reacts to a message with an emoji. */
  readonly addReaction: TypedCall<AddReactionParams, AddReactionResponse, Gives>;
  /** Allows accounts with addresses of a domain, in a realm that restricts addresses. */
  readonly addRealmDomain: TypedCall<AddRealmDomainParams, AddRealmDomainResponse, Gives>;
  /**
   * Adds a submessage to a message: data of a widget, such as a vote in a poll. Only the author can add the first
   * submessage, unless the message itself creates the widget.
   */
  readonly addSubmessage: TypedCall<AddSubmessageParams, AddSubmessageResponse, Gives>;
  /**
   * Archives a channel. No account can post to it or change its messages; all accounts that could read it still can. It
   * is no longer a default channel, and its name stays taken.
   */
  readonly archiveStream: TypedCall<ArchiveStreamParams, ArchiveStreamResponse, Gives>;
  /** Returns which of some messages match a narrow. Only messages that the actor has received count. */
  readonly checkMessagesMatchNarrow: TypedCall<CheckMessagesMatchNarrowParams, CheckMessagesMatchNarrowResponse, Gives>;
  /**
   * Returns whether the thumbnails of an uploaded image exist. The virtual clock creates them `thumbnail_seconds` of
   * the server after the upload. Assumption A479.
   */
  readonly checkThumbnailStatus: TypedCall<CheckThumbnailStatusParams, CheckThumbnailStatusResponse, Gives>;
  /** Removes values from the profile of the actor. */
  readonly clearOwnProfile: TypedCall<ClearOwnProfileParams, ClearOwnProfileResponse, Gives>;
  /**
   * Returns a link to a new call of BigBlueButton. Servers return it even without such a service, since only the link
   * needs the service. Two requests for the same call within a second return the same link.
   */
  readonly createBigBlueButtonVideoCall: TypedCall<CreateBigBlueButtonVideoCallParams, CreateBigBlueButtonVideoCallResponse, Gives>;
  /** Creates a bot that the actor owns. */
  readonly createBot: TypedCall<CreateBotParams, CreateBotResponse, Gives>;
  /** Creates one channel. The actor subscribes only if it is among the subscribers. The list can be empty. */
  readonly createChannel: TypedCall<CreateChannelParams, CreateChannelResponse, Gives>;
  /** Creates a channel folder, at the end of the list. */
  readonly createChannelFolder: TypedCall<CreateChannelFolderParams, CreateChannelFolderResponse, Gives>;
  /**
   * Creates a call at Constructor Groups. Servers ask the provider; here, the link is below the address that the
   * fixture names.
   */
  readonly createConstructorGroupsVideoCall: TypedCall<CreateConstructorGroupsVideoCallParams, CreateConstructorGroupsVideoCallResponse, Gives>;
  /** Adds a custom profile field to the realm, after the others. */
  readonly createCustomProfileField: TypedCall<CreateCustomProfileFieldParams, CreateCustomProfileFieldResponse, Gives>;
  /** Creates a group of channels that new users can be subscribed to together. */
  readonly createDefaultStreamGroup: TypedCall<CreateDefaultStreamGroupParams, CreateDefaultStreamGroupResponse, Gives>;
  /** Stores drafts. */
  readonly createDrafts: TypedCall<CreateDraftsParams, CreateDraftsResponse, Gives>;
  /** Creates a link with which any number of users can join. They get the role, channels and groups of the link. */
  readonly createInviteLink: TypedCall<CreateInviteLinkParams, CreateInviteLinkResponse, Gives>;
  /**
   * Schedules a reminder of a message. When the virtual clock reaches its time, the notification bot sends a direct
   * message.
   */
  readonly createMessageReminder: TypedCall<CreateMessageReminderParams, CreateMessageReminderResponse, Gives>;
  /**
   * Creates a room of Nextcloud Talk. Servers ask the provider; here, the link is below the address that the fixture
   * names.
   */
  readonly createNextcloudTalkVideoCall: TypedCall<CreateNextcloudTalkVideoCallParams, CreateNextcloudTalkVideoCallResponse, Gives>;
  /** Creates a saved snippet: a text to insert into messages. */
  readonly createSavedSnippet: TypedCall<CreateSavedSnippetParams, CreateSavedSnippetResponse, Gives>;
  /** Schedules a message for delivery when the virtual clock reaches its time. */
  readonly createScheduledMessage: TypedCall<CreateScheduledMessageParams, CreateScheduledMessageResponse, Gives>;
  /** Creates an account of a user with the role member, with the realm's default channels and settings. */
  readonly createUser: TypedCall<CreateUserParams, CreateUserResponse, Gives>;
  /**
   * Creates a user group. Its creator manages it and adds its members, unless the settings say otherwise. The creator
   * is a member only if it is in the list.
   */
  readonly createUserGroup: TypedCall<CreateUserGroupParams, CreateUserGroupResponse, Gives>;
  /** Requests a call from Webex. A simulator has no account there. Assumption A493. */
  readonly createWebexVideoCall: TypedCall<CreateWebexVideoCallParams, CreateWebexVideoCallResponse, Gives>;
  /** Requests a call from Zoom. A simulator has no account there, and most servers have none. */
  readonly createZoomVideoCall: TypedCall<CreateZoomVideoCallParams, CreateZoomVideoCallResponse, Gives>;
  /** Deactivates a bot. For a deactivated bot, it succeeds without a change. */
  readonly deactivateBot: TypedCall<DeactivateBotParams, DeactivateBotResponse, Gives>;
  /** Deactivates a custom emoji. Its existing uses stay. */
  readonly deactivateCustomEmoji: TypedCall<DeactivateCustomEmojiParams, DeactivateCustomEmojiResponse, Gives>;
  /** Deactivates the account of the actor. Bots are allowed to do it, too. */
  readonly deactivateOwnUser: TypedCall<DeactivateOwnUserParams, DeactivateOwnUserResponse, Gives>;
  /**
   * Deactivates a user. Its key stops working immediately, and it leaves channels, groups and settings until it is
   * reactivated. Its profile and its messages can be deleted at the same time, permanently. Assumption A423.
   */
  readonly deactivateUser: TypedCall<DeactivateUserParams, DeactivateUserResponse, Gives>;
  /** Deactivates a user group. It keeps its members and its name, but can no longer be used. */
  readonly deactivateUserGroup: TypedCall<DeactivateUserGroupParams, DeactivateUserGroupResponse, Gives>;
  /** Removes a custom profile field, with the values that accounts have for it. */
  readonly deleteCustomProfileField: TypedCall<DeleteCustomProfileFieldParams, DeleteCustomProfileFieldResponse, Gives>;
  /** Deletes a draft of the actor. */
  readonly deleteDraft: TypedCall<DeleteDraftParams, DeleteDraftResponse, Gives>;
  /** Deletes a message permanently; its ID is never used again. */
  readonly deleteMessage: TypedCall<DeleteMessageParams, DeleteMessageResponse, Gives>;
  /** Deletes an event queue. */
  readonly deleteQueue: TypedCall<DeleteQueueParams, DeleteQueueResponse, Gives>;
  /** Deletes the file of an export. Its row stays, with the time of the deletion. */
  readonly deleteRealmExport: TypedCall<DeleteRealmExportParams, DeleteRealmExportResponse, Gives>;
  /** Cancels a reminder of the actor that was not sent yet. */
  readonly deleteReminder: TypedCall<DeleteReminderParams, DeleteReminderResponse, Gives>;
  /** Deletes a snippet of the actor. */
  readonly deleteSavedSnippet: TypedCall<DeleteSavedSnippetParams, DeleteSavedSnippetResponse, Gives>;
  /** Cancels a scheduled message of the actor, also a failed one. The first call for a delivered one succeeds, too. */
  readonly deleteScheduledMessage: TypedCall<DeleteScheduledMessageParams, DeleteScheduledMessageResponse, Gives>;
  /**
   * Deletes a topic: all of its messages that the actor can see, newest first, a hundred at a time. Visibility policies
   * for it are deleted, too, even if it had no message. With protected history, users who still have messages of it
   * keep their policies. A topic without messages is a success.
   */
  readonly deleteTopic: TypedCall<DeleteTopicParams, DeleteTopicResponse, Gives>;
  /**
   * Deletes a user group. It leaves the groups that contain it, and its ID is never used again. Only servers before
   * feature level 294 have this operation; later groups are deactivated.
   */
  readonly deleteUserGroup: TypedCall<DeleteUserGroupParams, DeleteUserGroupResponse, Gives>;
  /** Returns the API key of any account, on a development server. It answers all callers. */
  readonly devFetchApiKey: TypedCall<DevFetchApiKeyParams, DevFetchApiKeyResponse, Gives>;
  /** Sends a test notification to one or all active devices of the actor. */
  readonly e2eeTestNotify: TypedCall<E2eeTestNotifyParams, E2eeTestNotifyResponse, Gives>;
  /** Replaces a draft of the actor. */
  readonly editDraft: TypedCall<EditDraftParams, EditDraftResponse, Gives>;
  /** Changes a navigation view of the actor. */
  readonly editNavigationView: TypedCall<EditNavigationViewParams, EditNavigationViewResponse, Gives>;
  /** Changes a snippet of the actor. */
  readonly editSavedSnippet: TypedCall<EditSavedSnippetParams, EditSavedSnippetResponse, Gives>;
  /** Begins an export of the realm. The virtual clock finishes it a minute later, without a file. */
  readonly exportRealm: TypedCall<ExportRealmParams, ExportRealmResponse, Gives>;
  /** Exchanges an address and a password for the API key. It answers all callers. */
  readonly fetchApiKey: TypedCall<FetchApiKeyParams, FetchApiKeyResponse, Gives>;
  /** Lists the alert words of the actor, in the order in which they were added. */
  readonly getAlertWords: TypedCall<GetAlertWordsParams, GetAlertWordsResponse, Gives>;
  /** Lists the files of the actor, in the order in which they were uploaded. */
  readonly getAttachments: TypedCall<GetAttachmentsParams, GetAttachmentsResponse, Gives>;
  /** Returns the API key of a bot that the actor may manage. Assumption A424. */
  readonly getBotApiKey: TypedCall<GetBotApiKeyParams, GetBotApiKeyResponse, Gives>;
  /** Returns the texts that the server stores for the actor. */
  readonly getBotStorage: TypedCall<GetBotStorageParams, GetBotStorageResponse, Gives>;
  /** Lists the actor's own active bots with their keys, by ID. */
  readonly getBots: TypedCall<GetBotsParams, GetBotsResponse, Gives>;
  /**
   * Lists the channel folders in their order; before feature level 414 by ID. All accounts can call it, guests
   * included.
   */
  readonly getChannelFolders: TypedCall<GetChannelFoldersParams, GetChannelFoldersResponse, Gives>;
  /** Lists the custom emoji of the realm by ID, including deactivated ones. */
  readonly getCustomEmoji: TypedCall<GetCustomEmojiParams, GetCustomEmojiResponse, Gives>;
  /** Lists the realm's custom profile fields in their order. */
  readonly getCustomProfileFields: TypedCall<GetCustomProfileFieldsParams, GetCustomProfileFieldsResponse, Gives>;
  /** Lists the drafts of the actor, the oldest edit first. */
  readonly getDrafts: TypedCall<GetDraftsParams, GetDraftsResponse, Gives>;
  /**
   * Returns the events of a queue, after dropping those that the client acknowledges. When there is no event and the
   * client can wait, the answer says what to wait for. The call restarts the lifetime of the queue.
   */
  readonly getEvents: TypedCall<GetEventsParams, GetEventsResponse, Gives>;
  /**
   * Returns a URL at which a file can be read for a minute without credentials. Two requests for the same file within a
   * second return the same URL.
   */
  readonly getFileTemporaryUrl: TypedCall<GetFileTemporaryUrlParams, GetFileTemporaryUrlResponse, Gives>;
  /**
   * Lists the open invitations, then the open links, in the order of their creation. Administrators see all, other
   * actors only their own.
   */
  readonly getInvites: TypedCall<GetInvitesParams, GetInvitesResponse, Gives>;
  /** Returns whether an account belongs to a user group. */
  readonly getIsUserGroupMember: TypedCall<GetIsUserGroupMemberParams, GetIsUserGroupMemberResponse, Gives>;
  /** Lists the linkifiers of the realm, in the order in which they are applied. */
  readonly getLinkifiers: TypedCall<GetLinkifiersParams, GetLinkifiersResponse, Gives>;
  /** Returns one message. */
  readonly getMessage: TypedCall<GetMessageParams, GetMessageResponse, Gives>;
  /** Lists the previous and current contents of a message, the original one first. */
  readonly getMessageHistory: TypedCall<GetMessageHistoryParams, GetMessageHistoryResponse, Gives>;
  /** Finds messages: a range around an anchor, or the readable messages of a list of IDs. */
  readonly getMessages: TypedCall<GetMessagesParams, GetMessagesResponse, Gives>;
  /** Lists the navigation views of the actor, in the order in which they were added. */
  readonly getNavigationViews: TypedCall<GetNavigationViewsParams, GetNavigationViewsResponse, Gives>;
  /** Returns the account of the actor, with the values of custom profile fields and the ID of its newest message. */
  readonly getOwnUser: TypedCall<GetOwnUserParams, GetOwnUserResponse, Gives>;
  /** Returns the presence of all visible users, by their address. */
  readonly getPresence: TypedCall<GetPresenceParams, GetPresenceResponse, Gives>;
  /**
   * Returns the accounts that have read a message, without its sender, without accounts that hide their read receipts,
   * and without users who mute the actor or whom the actor mutes.
   */
  readonly getReadReceipts: TypedCall<GetReadReceiptsParams, GetReadReceiptsResponse, Gives>;
  /** Lists the domains whose addresses are allowed in a realm that restricts addresses. */
  readonly getRealmDomains: TypedCall<GetRealmDomainsParams, GetRealmDomainsResponse, Gives>;
  /** Lists for every active user whether it allows the export of its private data. */
  readonly getRealmExportConsents: TypedCall<GetRealmExportConsentsParams, GetRealmExportConsentsResponse, Gives>;
  /** Lists the exports of the realm, also those whose file is deleted. */
  readonly getRealmExports: TypedCall<GetRealmExportsParams, GetRealmExportsResponse, Gives>;
  /** Lists the reminders of the actor that were not sent yet, by their time. */
  readonly getReminders: TypedCall<GetRemindersParams, GetRemindersResponse, Gives>;
  /** Lists the saved snippets of the actor, in the order in which they were created. */
  readonly getSavedSnippets: TypedCall<GetSavedSnippetsParams, GetSavedSnippetsResponse, Gives>;
  /** Lists the scheduled messages of the actor that were not sent yet, including failed ones, by their time. */
  readonly getScheduledMessages: TypedCall<GetScheduledMessagesParams, GetScheduledMessagesResponse, Gives>;
  /** Returns the settings that a login page needs. It answers all callers, with or without credentials. */
  readonly getServerSettings: TypedCall<GetServerSettingsParams, GetServerSettingsResponse, Gives>;
  /** Returns one channel that is visible to the actor. */
  readonly getStreamById: TypedCall<GetStreamByIdParams, GetStreamByIdResponse, Gives>;
  /**
   * Returns the address for emails to a channel. The simulator receives no emails. The address is always the same for
   * one channel and sender. Since feature level 448, it is for accounts that may post to the channel. Assumption A422.
   */
  readonly getStreamEmailAddress: TypedCall<GetStreamEmailAddressParams, GetStreamEmailAddressResponse, Gives>;
  /** Finds the ID of a channel by its name, ignoring case. */
  readonly getStreamId: TypedCall<GetStreamIdParams, GetStreamIdResponse, Gives>;
  /**
   * Lists the topics of a channel, the one with the newest message first. With protected history, only messages count
   * that the actor has received.
   */
  readonly getStreamTopics: TypedCall<GetStreamTopicsParams, GetStreamTopicsResponse, Gives>;
  /**
   * Lists channels by name. The switches of the request choose them; by default the public channels and those that the
   * actor subscribes to.
   */
  readonly getStreams: TypedCall<GetStreamsParams, GetStreamsResponse, Gives>;
  /** Lists the active subscribers of a visible channel, by ID; before feature level 79 by address. */
  readonly getSubscribers: TypedCall<GetSubscribersParams, GetSubscribersResponse, Gives>;
  /** Returns whether an account subscribes to a channel. */
  readonly getSubscriptionStatus: TypedCall<GetSubscriptionStatusParams, GetSubscriptionStatusResponse, Gives>;
  /**
   * Lists the subscriptions of the actor to channels that are not archived, by name. Notification settings that inherit
   * are null. Before feature level 79, subscribers are addresses.
   */
  readonly getSubscriptions: TypedCall<GetSubscriptionsParams, GetSubscriptionsResponse, Gives>;
  /** Returns the account with an ID, also a bot or a deactivated account. */
  readonly getUser: TypedCall<GetUserParams, GetUserResponse, Gives>;
  /** Returns the account with an address that is visible to the actor. */
  readonly getUserByEmail: TypedCall<GetUserByEmailParams, GetUserByEmailResponse, Gives>;
  /** Lists the visible channels that an account subscribes to, by ID. */
  readonly getUserChannels: TypedCall<GetUserChannelsParams, GetUserChannelsResponse, Gives>;
  /**
   * Lists the active members of a user group, ascending. An account occurs once for each group inside it that has it as
   * a direct member.
   */
  readonly getUserGroupMembers: TypedCall<GetUserGroupMembersParams, GetUserGroupMembersResponse, Gives>;
  /** Lists the subgroups of a user group, ascending by ID; then the subgroups of those, and so on. */
  readonly getUserGroupSubgroups: TypedCall<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse, Gives>;
  /** Lists the user groups, system groups included, by ID. */
  readonly getUserGroups: TypedCall<GetUserGroupsParams, GetUserGroupsResponse, Gives>;
  /** Returns the presence of a user. */
  readonly getUserPresence: TypedCall<GetUserPresenceParams, GetUserPresenceResponse, Gives>;
  /** Returns the status of an account. Parts that are not set are absent. */
  readonly getUserStatus: TypedCall<GetUserStatusParams, GetUserStatusResponse, Gives>;
  /**
   * Lists all accounts by ID, also bots and deactivated accounts. Accounts that are not visible to the actor appear as
   * unknown users; since feature level 437, they are omitted.
   */
  readonly getUsers: TypedCall<GetUsersParams, GetUsersResponse, Gives>;
  /** Marks all unread messages of the actor as read. Deprecated by the interface. */
  readonly markAllAsRead: TypedCall<MarkAllAsReadParams, MarkAllAsReadResponse, Gives>;
  /** Records that the actor has seen an onboarding step. A step that was already seen is a success. */
  readonly markOnboardingStep: TypedCall<MarkOnboardingStepParams, MarkOnboardingStepResponse, Gives>;
  /** Marks all unread messages of the actor in a channel as read. Deprecated by the interface. */
  readonly markStreamAsRead: TypedCall<MarkStreamAsReadParams, MarkStreamAsReadResponse, Gives>;
  /** The topic; case does not matter. */
  readonly markTopicAsRead: TypedCall<MarkTopicAsReadParams, MarkTopicAsReadResponse, Gives>;
  /** Mutes a topic, or removes its visibility policy. The former form of `updateUserTopic`. */
  readonly muteTopic: TypedCall<MuteTopicParams, MuteTopicResponse, Gives>;
  /** Mutes a user. The unread messages of that user become read, and later ones arrive read. */
  readonly muteUser: TypedCall<MuteUserParams, MuteUserResponse, Gives>;
  /** Changes the order of the channel folders. */
  readonly patchChannelFolders: TypedCall<PatchChannelFoldersParams, PatchChannelFoldersResponse, Gives>;
  /**
   * Reactivates an account. It is in its channels, groups and settings again, and its key works again. For an active
   * account, the event is sent again.
   */
  readonly reactivateUser: TypedCall<ReactivateUserParams, ReactivateUserResponse, Gives>;
  /** Creates a new API key for a bot. */
  readonly regenerateBotApiKey: TypedCall<RegenerateBotApiKeyParams, RegenerateBotApiKeyResponse, Gives>;
  /** Creates a new API key for the actor. */
  readonly regenerateOwnApiKey: TypedCall<RegenerateOwnApiKeyParams, RegenerateOwnApiKeyResponse, Gives>;
  /**
   * Adds a device to the account. An app calls it once for each login. The device gets no push notifications until it
   * is registered.
   */
  readonly registerClientDevice: TypedCall<RegisterClientDeviceParams, RegisterClientDeviceResponse, Gives>;
  /**
   * Registers a device for end-to-end encrypted push notifications. The registration is pending until the push service
   * answers (`answerPushRegistration`). Since feature level 468, a device of the account (`device_id`) gets a key, a
   * token, or both; a key holds immediately, and a token is pending. Before, the client chose a number
   * (`push_account_id`); a number whose registration has not failed stays unchanged.
   */
  readonly registerPushDevice: TypedCall<RegisterPushDeviceParams, RegisterPushDeviceResponse, Gives>;
  /** Opens an event queue and returns the state of the realm. The events of the queue continue this state. */
  readonly registerQueue: TypedCall<RegisterQueueParams, RegisterQueueResponse, Gives>;
  /** Removes alert words of the actor. Case does not matter; blanks do. Unknown words are ignored. */
  readonly removeAlertWords: TypedCall<RemoveAlertWordsParams, RemoveAlertWordsResponse, Gives>;
  /** Removes the token of an iOS device. */
  readonly removeApnsToken: TypedCall<RemoveApnsTokenParams, RemoveApnsTokenResponse, Gives>;
  /** Deletes a file of the actor, whether or not messages refer to it. Messages keep their links. */
  readonly removeAttachment: TypedCall<RemoveAttachmentParams, RemoveAttachmentResponse, Gives>;
  /** Removes the avatar of the actor. A generated avatar replaces it. */
  readonly removeAvatar: TypedCall<RemoveAvatarParams, RemoveAvatarResponse, Gives>;
  /** Deletes texts that the server stores for the actor. */
  readonly removeBotStorage: TypedCall<RemoveBotStorageParams, RemoveBotStorageResponse, Gives>;
  /** Removes a device of the account, with its push registration. An app calls it when the user logs out. */
  readonly removeClientDevice: TypedCall<RemoveClientDeviceParams, RemoveClientDeviceResponse, Gives>;
  /** Removes a code playground. If its language is the default of code blocks, they no longer have a default. */
  readonly removeCodePlayground: TypedCall<RemoveCodePlaygroundParams, RemoveCodePlaygroundResponse, Gives>;
  /** Removes a channel from the default channels. */
  readonly removeDefaultStream: TypedCall<RemoveDefaultStreamParams, RemoveDefaultStreamResponse, Gives>;
  /** Removes a group of default channels. Its channels stay. */
  readonly removeDefaultStreamGroup: TypedCall<RemoveDefaultStreamGroupParams, RemoveDefaultStreamGroupResponse, Gives>;
  /** Removes the token of an Android device. */
  readonly removeFcmToken: TypedCall<RemoveFcmTokenParams, RemoveFcmTokenResponse, Gives>;
  /** Removes a linkifier. */
  readonly removeLinkifier: TypedCall<RemoveLinkifierParams, RemoveLinkifierResponse, Gives>;
  /** Removes a view from the navigation of the actor. */
  readonly removeNavigationView: TypedCall<RemoveNavigationViewParams, RemoveNavigationViewResponse, Gives>;
  /** Removes a reaction of the actor, by any name of the emoji or by its code. */
  readonly removeReaction: TypedCall<RemoveReactionParams, RemoveReactionResponse, Gives>;
  /** Removes an allowed domain. Existing accounts stay. Without allowed domains, addresses are no longer restricted. */
  readonly removeRealmDomain: TypedCall<RemoveRealmDomainParams, RemoveRealmDomainResponse, Gives>;
  /** Removes the icon of the realm. The default icon replaces it. */
  readonly removeRealmIcon: TypedCall<RemoveRealmIconParams, RemoveRealmIconResponse, Gives>;
  /** Removes a logo of the realm. The default logo replaces it. */
  readonly removeRealmLogo: TypedCall<RemoveRealmLogoParams, RemoveRealmLogoResponse, Gives>;
  /** Renders a text as the content of a message of the actor, and stores nothing. */
  readonly renderMessage: TypedCall<RenderMessageParams, RenderMessageResponse, Gives>;
  /** Changes the order of the realm's custom profile fields. */
  readonly reorderCustomProfileFields: TypedCall<ReorderCustomProfileFieldsParams, ReorderCustomProfileFieldsResponse, Gives>;
  /** Changes the order of the realm's linkifiers. */
  readonly reorderLinkifiers: TypedCall<ReorderLinkifiersParams, ReorderLinkifiersResponse, Gives>;
  /**
   * Reports a message to the moderators. The notification bot posts the reporter, the reason and the message to the
   * realm's channel for moderation.
   */
  readonly reportMessage: TypedCall<ReportMessageParams, ReportMessageResponse, Gives>;
  /** Sends the email of an open invitation again. Its expiry does not change. */
  readonly resendEmailInvite: TypedCall<ResendEmailInviteParams, ResendEmailInviteResponse, Gives>;
  /** Revokes an open invitation by email. It can no longer be used. */
  readonly revokeEmailInvite: TypedCall<RevokeEmailInviteParams, RevokeEmailInviteResponse, Gives>;
  /** Revokes an open reusable link. It can no longer be used. */
  readonly revokeInviteLink: TypedCall<RevokeInviteLinkParams, RevokeInviteLinkResponse, Gives>;
  /** Runs a command of the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`, `/fixed-width`. */
  readonly runCommand: TypedCall<RunCommandParams, RunCommandResponse, Gives>;
  /** Invites users by email. */
  readonly sendInvites: TypedCall<SendInvitesParams, SendInvitesResponse, Gives>;
  /** Sends a message to a channel or to users. */
  readonly sendMessage: TypedCall<SendMessageParams, SendMessageResponse, Gives>;
  /** Notifies others that the actor started or stopped typing a message. The realm stores no state. */
  readonly setTypingStatus: TypedCall<SetTypingStatusParams, SetTypingStatusResponse, Gives>;
  /**
   * Notifies others that the actor started or stopped editing a message. The realm stores no state, so a client repeats
   * `start` while the actor edits.
   */
  readonly setTypingStatusForMessageEdit: TypedCall<SetTypingStatusForMessageEditParams, SetTypingStatusForMessageEditResponse, Gives>;
  /** Subscribes accounts to channels, and creates the channels that do not exist. All or nothing. */
  readonly subscribe: TypedCall<SubscribeParams, SubscribeResponse, Gives>;
  /** Sends a test notification to one or all devices of the actor that are registered in the former way. */
  readonly testNotify: TypedCall<TestNotifyParams, TestNotifyResponse, Gives>;
  /** Sends the welcome text of the realm to the actor, from the welcome bot, as new users get it. */
  readonly testWelcomeBotCustomMessage: TypedCall<TestWelcomeBotCustomMessageParams, TestWelcomeBotCustomMessageResponse, Gives>;
  /** Unmutes a user. Messages that became read stay read. */
  readonly unmuteUser: TypedCall<UnmuteUserParams, UnmuteUserResponse, Gives>;
  /**
   * Unsubscribes the actor or others from channels. Personal settings stay for the next subscription; unread messages
   * of the channels become read.
   */
  readonly unsubscribe: TypedCall<UnsubscribeParams, UnsubscribeResponse, Gives>;
  /** Changes a bot: its name, address, role, owner, service and avatar, and the defaults of its messages and queues. */
  readonly updateBot: TypedCall<UpdateBotParams, UpdateBotResponse, Gives>;
  /** Stores texts of the actor on the server. */
  readonly updateBotStorage: TypedCall<UpdateBotStorageParams, UpdateBotStorageResponse, Gives>;
  /**
   * Renames, describes, archives or unarchives a channel folder. The changes before a refused one stay. Assumption A81.
   */
  readonly updateChannelFolder: TypedCall<UpdateChannelFolderParams, UpdateChannelFolderResponse, Gives>;
  /**
   * Changes a custom profile field. Its type and the values of accounts stay. Only values of removed options of a list
   * are deleted, without an event.
   */
  readonly updateCustomProfileField: TypedCall<UpdateCustomProfileFieldParams, UpdateCustomProfileFieldResponse, Gives>;
  /** Changes the name or the description of a group of default channels. */
  readonly updateDefaultStreamGroup: TypedCall<UpdateDefaultStreamGroupParams, UpdateDefaultStreamGroupResponse, Gives>;
  /**
   * Adds channels to a group of default channels, or removes them. On servers, the channels before a refused one are
   * added.
   */
  readonly updateDefaultStreamGroupStreams: TypedCall<UpdateDefaultStreamGroupStreamsParams, UpdateDefaultStreamGroupStreamsResponse, Gives>;
  /** Replaces the pattern and the template of a linkifier. Its position stays. */
  readonly updateLinkifier: TypedCall<UpdateLinkifierParams, UpdateLinkifierResponse, Gives>;
  /**
   * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
   */
  readonly updateMessage: TypedCall<UpdateMessageParams, UpdateMessageResponse, Gives>;
  /** Sets or clears a flag of the actor for messages: `read`, `starred` or `collapsed`. */
  readonly updateMessageFlags: TypedCall<UpdateMessageFlagsParams, UpdateMessageFlagsResponse, Gives>;
  /** Sets or clears a flag of the actor for all messages of a range that match a narrow. */
  readonly updateMessageFlagsForNarrow: TypedCall<UpdateMessageFlagsForNarrowParams, UpdateMessageFlagsForNarrowResponse, Gives>;
  /** Sets values of the actor's profile, all or nothing. An empty text is a value; null removes the current value. */
  readonly updateOwnProfile: TypedCall<UpdateOwnProfileParams, UpdateOwnProfileResponse, Gives>;
  /** Sets the actor's presence to active or idle, and returns the presence of others. */
  readonly updatePresence: TypedCall<UpdatePresenceParams, UpdatePresenceResponse, Gives>;
  /**
   * Changes the realm's settings, name and description. The changes before a refused group setting or channel stay; all
   * other refusals change nothing.
   */
  readonly updateRealm: TypedCall<UpdateRealmParams, UpdateRealmResponse, Gives>;
  /** Changes whether subdomains of an allowed domain are allowed, too. */
  readonly updateRealmDomain: TypedCall<UpdateRealmDomainParams, UpdateRealmDomainResponse, Gives>;
  /**
   * Changes the default settings of new accounts. Existing accounts do not change. Names for which the realm has no
   * default are ignored; over HTTP, they are reported.
   */
  readonly updateRealmUserSettingsDefaults: TypedCall<UpdateRealmUserSettingsDefaultsParams, UpdateRealmUserSettingsDefaultsResponse, Gives>;
  /**
   * Changes a scheduled message of the actor that was not sent yet. A failed one needs a new time, when it is sent
   * again.
   */
  readonly updateScheduledMessage: TypedCall<UpdateScheduledMessageParams, UpdateScheduledMessageResponse, Gives>;
  /**
   * Changes the settings, name and password of the actor, all or nothing. A new address has no effect until it is
   * confirmed by email. A new name is ignored without an error in a realm that does not allow name changes, as on
   * servers. Administrators can change settings of other users with `target_users`. Assumption A430.
   */
  readonly updateSettings: TypedCall<UpdateSettingsParams, UpdateSettingsResponse, Gives>;
  /** Sets the status of the actor: a short text and an emoji. Empty texts clear it. */
  readonly updateStatus: TypedCall<UpdateStatusParams, UpdateStatusResponse, Gives>;
  /** Sets the status of another account. */
  readonly updateStatusForUser: TypedCall<UpdateStatusForUserParams, UpdateStatusForUserResponse, Gives>;
  /**
   * Changes a channel: its name, description, privacy, folder, topics, retention and permissions; or unarchives it. The
   * changes before a refused one stay.
   */
  readonly updateStream: TypedCall<UpdateStreamParams, UpdateStreamResponse, Gives>;
  /** Changes one setting of one channel that the actor subscribes to. */
  readonly updateSubscriptionSetting: TypedCall<UpdateSubscriptionSettingParams, UpdateSubscriptionSettingResponse, Gives>;
  /**
   * Changes settings of channels that the actor subscribes to, one item after the other. The items before one that is
   * refused for its channel stay.
   */
  readonly updateSubscriptionSettings: TypedCall<UpdateSubscriptionSettingsParams, UpdateSubscriptionSettingsResponse, Gives>;
  /**
   * Subscribes the actor to some channels and unsubscribes it from others, all or nothing. The answer always has both
   * parts.
   */
  readonly updateSubscriptions: TypedCall<UpdateSubscriptionsParams, UpdateSubscriptionsResponse, Gives>;
  /** Changes the name, role, profile or address of the account with an ID, also of deactivated accounts and bots. */
  readonly updateUser: TypedCall<UpdateUserParams, UpdateUserResponse, Gives>;
  /**
   * Changes the name, role, profile or address of the account with an address, also of deactivated accounts and bots.
   * All or nothing changes. A blank name is ignored; an empty profile value removes the current value.
   */
  readonly updateUserByEmail: TypedCall<UpdateUserByEmailParams, UpdateUserByEmailResponse, Gives>;
  /** Changes the name, description and settings of a user group, or reactivates it. */
  readonly updateUserGroup: TypedCall<UpdateUserGroupParams, UpdateUserGroupResponse, Gives>;
  /** Adds and removes members and subgroups of a user group, all or nothing. */
  readonly updateUserGroupMembers: TypedCall<UpdateUserGroupMembersParams, UpdateUserGroupMembersResponse, Gives>;
  /** Adds and removes subgroups of a user group. */
  readonly updateUserGroupSubgroups: TypedCall<UpdateUserGroupSubgroupsParams, UpdateUserGroupSubgroupsResponse, Gives>;
  /**
   * Sets the visibility policy of a topic: muted, unmuted, followed or none. The topic need not have messages, and any
   * policy can replace any other.
   */
  readonly updateUserTopic: TypedCall<UpdateUserTopicParams, UpdateUserTopicResponse, Gives>;
  /** Sets the avatar of the actor. */
  readonly uploadAvatar: TypedCall<UploadAvatarParams, UploadAvatarResponse, Gives>;
  /** Adds a custom emoji to the realm. It can replace a built-in emoji. The content of the file is not stored. */
  readonly uploadCustomEmoji: TypedCall<UploadCustomEmojiParams, UploadCustomEmojiResponse, Gives>;
  /** Uploads a file. The realm stores its digest; a simulator stores the content of files uploaded over HTTP. */
  readonly uploadFile: TypedCall<UploadFileParams, UploadFileResponse, Gives>;
  /** Sets the icon of the realm. */
  readonly uploadRealmIcon: TypedCall<UploadRealmIconParams, UploadRealmIconResponse, Gives>;
  /** Sets a logo of the realm. */
  readonly uploadRealmLogo: TypedCall<UploadRealmLogoParams, UploadRealmLogoResponse, Gives>;
}

/** The operations by their names. */
export interface Operations {
  readonly addAlertWords: typeof addAlertWords;
  readonly addApnsToken: typeof addApnsToken;
  readonly addCodePlayground: typeof addCodePlayground;
  readonly addDefaultStream: typeof addDefaultStream;
  readonly addFcmToken: typeof addFcmToken;
  readonly addLinkifier: typeof addLinkifier;
  readonly addNavigationView: typeof addNavigationView;
  readonly addReaction: typeof addReaction;
  readonly addRealmDomain: typeof addRealmDomain;
  readonly addSubmessage: typeof addSubmessage;
  readonly archiveStream: typeof archiveStream;
  readonly checkMessagesMatchNarrow: typeof checkMessagesMatchNarrow;
  readonly checkThumbnailStatus: typeof checkThumbnailStatus;
  readonly clearOwnProfile: typeof clearOwnProfile;
  readonly createBigBlueButtonVideoCall: typeof createBigBlueButtonVideoCall;
  readonly createBot: typeof createBot;
  readonly createChannel: typeof createChannel;
  readonly createChannelFolder: typeof createChannelFolder;
  readonly createConstructorGroupsVideoCall: typeof createConstructorGroupsVideoCall;
  readonly createCustomProfileField: typeof createCustomProfileField;
  readonly createDefaultStreamGroup: typeof createDefaultStreamGroup;
  readonly createDrafts: typeof createDrafts;
  readonly createInviteLink: typeof createInviteLink;
  readonly createMessageReminder: typeof createMessageReminder;
  readonly createNextcloudTalkVideoCall: typeof createNextcloudTalkVideoCall;
  readonly createSavedSnippet: typeof createSavedSnippet;
  readonly createScheduledMessage: typeof createScheduledMessage;
  readonly createUser: typeof createUser;
  readonly createUserGroup: typeof createUserGroup;
  readonly createWebexVideoCall: typeof createWebexVideoCall;
  readonly createZoomVideoCall: typeof createZoomVideoCall;
  readonly deactivateBot: typeof deactivateBot;
  readonly deactivateCustomEmoji: typeof deactivateCustomEmoji;
  readonly deactivateOwnUser: typeof deactivateOwnUser;
  readonly deactivateUser: typeof deactivateUser;
  readonly deactivateUserGroup: typeof deactivateUserGroup;
  readonly deleteCustomProfileField: typeof deleteCustomProfileField;
  readonly deleteDraft: typeof deleteDraft;
  readonly deleteMessage: typeof deleteMessage;
  readonly deleteQueue: typeof deleteQueue;
  readonly deleteRealmExport: typeof deleteRealmExport;
  readonly deleteReminder: typeof deleteReminder;
  readonly deleteSavedSnippet: typeof deleteSavedSnippet;
  readonly deleteScheduledMessage: typeof deleteScheduledMessage;
  readonly deleteTopic: typeof deleteTopic;
  readonly deleteUserGroup: typeof deleteUserGroup;
  readonly devFetchApiKey: typeof devFetchApiKey;
  readonly e2eeTestNotify: typeof e2eeTestNotify;
  readonly editDraft: typeof editDraft;
  readonly editNavigationView: typeof editNavigationView;
  readonly editSavedSnippet: typeof editSavedSnippet;
  readonly exportRealm: typeof exportRealm;
  readonly fetchApiKey: typeof fetchApiKey;
  readonly getAlertWords: typeof getAlertWords;
  readonly getAttachments: typeof getAttachments;
  readonly getBotApiKey: typeof getBotApiKey;
  readonly getBotStorage: typeof getBotStorage;
  readonly getBots: typeof getBots;
  readonly getChannelFolders: typeof getChannelFolders;
  readonly getCustomEmoji: typeof getCustomEmoji;
  readonly getCustomProfileFields: typeof getCustomProfileFields;
  readonly getDrafts: typeof getDrafts;
  readonly getEvents: typeof getEvents;
  readonly getFileTemporaryUrl: typeof getFileTemporaryUrl;
  readonly getInvites: typeof getInvites;
  readonly getIsUserGroupMember: typeof getIsUserGroupMember;
  readonly getLinkifiers: typeof getLinkifiers;
  readonly getMessage: typeof getMessage;
  readonly getMessageHistory: typeof getMessageHistory;
  readonly getMessages: typeof getMessages;
  readonly getNavigationViews: typeof getNavigationViews;
  readonly getOwnUser: typeof getOwnUser;
  readonly getPresence: typeof getPresence;
  readonly getReadReceipts: typeof getReadReceipts;
  readonly getRealmDomains: typeof getRealmDomains;
  readonly getRealmExportConsents: typeof getRealmExportConsents;
  readonly getRealmExports: typeof getRealmExports;
  readonly getReminders: typeof getReminders;
  readonly getSavedSnippets: typeof getSavedSnippets;
  readonly getScheduledMessages: typeof getScheduledMessages;
  readonly getServerSettings: typeof getServerSettings;
  readonly getStreamById: typeof getStreamById;
  readonly getStreamEmailAddress: typeof getStreamEmailAddress;
  readonly getStreamId: typeof getStreamId;
  readonly getStreamTopics: typeof getStreamTopics;
  readonly getStreams: typeof getStreams;
  readonly getSubscribers: typeof getSubscribers;
  readonly getSubscriptionStatus: typeof getSubscriptionStatus;
  readonly getSubscriptions: typeof getSubscriptions;
  readonly getUser: typeof getUser;
  readonly getUserByEmail: typeof getUserByEmail;
  readonly getUserChannels: typeof getUserChannels;
  readonly getUserGroupMembers: typeof getUserGroupMembers;
  readonly getUserGroupSubgroups: typeof getUserGroupSubgroups;
  readonly getUserGroups: typeof getUserGroups;
  readonly getUserPresence: typeof getUserPresence;
  readonly getUserStatus: typeof getUserStatus;
  readonly getUsers: typeof getUsers;
  readonly markAllAsRead: typeof markAllAsRead;
  readonly markOnboardingStep: typeof markOnboardingStep;
  readonly markStreamAsRead: typeof markStreamAsRead;
  readonly markTopicAsRead: typeof markTopicAsRead;
  readonly muteTopic: typeof muteTopic;
  readonly muteUser: typeof muteUser;
  readonly patchChannelFolders: typeof patchChannelFolders;
  readonly reactivateUser: typeof reactivateUser;
  readonly regenerateBotApiKey: typeof regenerateBotApiKey;
  readonly regenerateOwnApiKey: typeof regenerateOwnApiKey;
  readonly registerClientDevice: typeof registerClientDevice;
  readonly registerPushDevice: typeof registerPushDevice;
  readonly registerQueue: typeof registerQueue;
  readonly removeAlertWords: typeof removeAlertWords;
  readonly removeApnsToken: typeof removeApnsToken;
  readonly removeAttachment: typeof removeAttachment;
  readonly removeAvatar: typeof removeAvatar;
  readonly removeBotStorage: typeof removeBotStorage;
  readonly removeClientDevice: typeof removeClientDevice;
  readonly removeCodePlayground: typeof removeCodePlayground;
  readonly removeDefaultStream: typeof removeDefaultStream;
  readonly removeDefaultStreamGroup: typeof removeDefaultStreamGroup;
  readonly removeFcmToken: typeof removeFcmToken;
  readonly removeLinkifier: typeof removeLinkifier;
  readonly removeNavigationView: typeof removeNavigationView;
  readonly removeReaction: typeof removeReaction;
  readonly removeRealmDomain: typeof removeRealmDomain;
  readonly removeRealmIcon: typeof removeRealmIcon;
  readonly removeRealmLogo: typeof removeRealmLogo;
  readonly renderMessage: typeof renderMessage;
  readonly reorderCustomProfileFields: typeof reorderCustomProfileFields;
  readonly reorderLinkifiers: typeof reorderLinkifiers;
  readonly reportMessage: typeof reportMessage;
  readonly resendEmailInvite: typeof resendEmailInvite;
  readonly revokeEmailInvite: typeof revokeEmailInvite;
  readonly revokeInviteLink: typeof revokeInviteLink;
  readonly runCommand: typeof runCommand;
  readonly sendInvites: typeof sendInvites;
  readonly sendMessage: typeof sendMessage;
  readonly setTypingStatus: typeof setTypingStatus;
  readonly setTypingStatusForMessageEdit: typeof setTypingStatusForMessageEdit;
  readonly subscribe: typeof subscribe;
  readonly testNotify: typeof testNotify;
  readonly testWelcomeBotCustomMessage: typeof testWelcomeBotCustomMessage;
  readonly unmuteUser: typeof unmuteUser;
  readonly unsubscribe: typeof unsubscribe;
  readonly updateBot: typeof updateBot;
  readonly updateBotStorage: typeof updateBotStorage;
  readonly updateChannelFolder: typeof updateChannelFolder;
  readonly updateCustomProfileField: typeof updateCustomProfileField;
  readonly updateDefaultStreamGroup: typeof updateDefaultStreamGroup;
  readonly updateDefaultStreamGroupStreams: typeof updateDefaultStreamGroupStreams;
  readonly updateLinkifier: typeof updateLinkifier;
  readonly updateMessage: typeof updateMessage;
  readonly updateMessageFlags: typeof updateMessageFlags;
  readonly updateMessageFlagsForNarrow: typeof updateMessageFlagsForNarrow;
  readonly updateOwnProfile: typeof updateOwnProfile;
  readonly updatePresence: typeof updatePresence;
  readonly updateRealm: typeof updateRealm;
  readonly updateRealmDomain: typeof updateRealmDomain;
  readonly updateRealmUserSettingsDefaults: typeof updateRealmUserSettingsDefaults;
  readonly updateScheduledMessage: typeof updateScheduledMessage;
  readonly updateSettings: typeof updateSettings;
  readonly updateStatus: typeof updateStatus;
  readonly updateStatusForUser: typeof updateStatusForUser;
  readonly updateStream: typeof updateStream;
  readonly updateSubscriptionSetting: typeof updateSubscriptionSetting;
  readonly updateSubscriptionSettings: typeof updateSubscriptionSettings;
  readonly updateSubscriptions: typeof updateSubscriptions;
  readonly updateUser: typeof updateUser;
  readonly updateUserByEmail: typeof updateUserByEmail;
  readonly updateUserGroup: typeof updateUserGroup;
  readonly updateUserGroupMembers: typeof updateUserGroupMembers;
  readonly updateUserGroupSubgroups: typeof updateUserGroupSubgroups;
  readonly updateUserTopic: typeof updateUserTopic;
  readonly uploadAvatar: typeof uploadAvatar;
  readonly uploadCustomEmoji: typeof uploadCustomEmoji;
  readonly uploadFile: typeof uploadFile;
  readonly uploadRealmIcon: typeof uploadRealmIcon;
  readonly uploadRealmLogo: typeof uploadRealmLogo;
}

/** Every operation by its name. */
export const OPERATIONS: Operations = {
  addAlertWords,
  addApnsToken,
  addCodePlayground,
  addDefaultStream,
  addFcmToken,
  addLinkifier,
  addNavigationView,
  addReaction,
  addRealmDomain,
  addSubmessage,
  archiveStream,
  checkMessagesMatchNarrow,
  checkThumbnailStatus,
  clearOwnProfile,
  createBigBlueButtonVideoCall,
  createBot,
  createChannel,
  createChannelFolder,
  createConstructorGroupsVideoCall,
  createCustomProfileField,
  createDefaultStreamGroup,
  createDrafts,
  createInviteLink,
  createMessageReminder,
  createNextcloudTalkVideoCall,
  createSavedSnippet,
  createScheduledMessage,
  createUser,
  createUserGroup,
  createWebexVideoCall,
  createZoomVideoCall,
  deactivateBot,
  deactivateCustomEmoji,
  deactivateOwnUser,
  deactivateUser,
  deactivateUserGroup,
  deleteCustomProfileField,
  deleteDraft,
  deleteMessage,
  deleteQueue,
  deleteRealmExport,
  deleteReminder,
  deleteSavedSnippet,
  deleteScheduledMessage,
  deleteTopic,
  deleteUserGroup,
  devFetchApiKey,
  e2eeTestNotify,
  editDraft,
  editNavigationView,
  editSavedSnippet,
  exportRealm,
  fetchApiKey,
  getAlertWords,
  getAttachments,
  getBotApiKey,
  getBotStorage,
  getBots,
  getChannelFolders,
  getCustomEmoji,
  getCustomProfileFields,
  getDrafts,
  getEvents,
  getFileTemporaryUrl,
  getInvites,
  getIsUserGroupMember,
  getLinkifiers,
  getMessage,
  getMessageHistory,
  getMessages,
  getNavigationViews,
  getOwnUser,
  getPresence,
  getReadReceipts,
  getRealmDomains,
  getRealmExportConsents,
  getRealmExports,
  getReminders,
  getSavedSnippets,
  getScheduledMessages,
  getServerSettings,
  getStreamById,
  getStreamEmailAddress,
  getStreamId,
  getStreamTopics,
  getStreams,
  getSubscribers,
  getSubscriptionStatus,
  getSubscriptions,
  getUser,
  getUserByEmail,
  getUserChannels,
  getUserGroupMembers,
  getUserGroupSubgroups,
  getUserGroups,
  getUserPresence,
  getUserStatus,
  getUsers,
  markAllAsRead,
  markOnboardingStep,
  markStreamAsRead,
  markTopicAsRead,
  muteTopic,
  muteUser,
  patchChannelFolders,
  reactivateUser,
  regenerateBotApiKey,
  regenerateOwnApiKey,
  registerClientDevice,
  registerPushDevice,
  registerQueue,
  removeAlertWords,
  removeApnsToken,
  removeAttachment,
  removeAvatar,
  removeBotStorage,
  removeClientDevice,
  removeCodePlayground,
  removeDefaultStream,
  removeDefaultStreamGroup,
  removeFcmToken,
  removeLinkifier,
  removeNavigationView,
  removeReaction,
  removeRealmDomain,
  removeRealmIcon,
  removeRealmLogo,
  renderMessage,
  reorderCustomProfileFields,
  reorderLinkifiers,
  reportMessage,
  resendEmailInvite,
  revokeEmailInvite,
  revokeInviteLink,
  runCommand,
  sendInvites,
  sendMessage,
  setTypingStatus,
  setTypingStatusForMessageEdit,
  subscribe,
  testNotify,
  testWelcomeBotCustomMessage,
  unmuteUser,
  unsubscribe,
  updateBot,
  updateBotStorage,
  updateChannelFolder,
  updateCustomProfileField,
  updateDefaultStreamGroup,
  updateDefaultStreamGroupStreams,
  updateLinkifier,
  updateMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  updateOwnProfile,
  updatePresence,
  updateRealm,
  updateRealmDomain,
  updateRealmUserSettingsDefaults,
  updateScheduledMessage,
  updateSettings,
  updateStatus,
  updateStatusForUser,
  updateStream,
  updateSubscriptionSetting,
  updateSubscriptionSettings,
  updateSubscriptions,
  updateUser,
  updateUserByEmail,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  updateUserTopic,
  uploadAvatar,
  uploadCustomEmoji,
  uploadFile,
  uploadRealmIcon,
  uploadRealmLogo,
};

/** The name of an operation. */
export type OperationName = keyof Operations;

/** The identifiers of operations by their names. */
export interface OperationIds {
  readonly addAlertWords: "add-alert-words";
  readonly addApnsToken: "add-apns-token";
  readonly addCodePlayground: "add-code-playground";
  readonly addDefaultStream: "add-default-stream";
  readonly addFcmToken: "add-fcm-token";
  readonly addLinkifier: "add-linkifier";
  readonly addNavigationView: "add-navigation-view";
  readonly addReaction: "add-reaction";
  readonly addRealmDomain: "add-realm-domain";
  readonly addSubmessage: "add-submessage";
  readonly archiveStream: "archive-stream";
  readonly checkMessagesMatchNarrow: "check-messages-match-narrow";
  readonly checkThumbnailStatus: "check-thumbnail-status";
  readonly clearOwnProfile: "clear-own-profile";
  readonly createBigBlueButtonVideoCall: "create-big-blue-button-video-call";
  readonly createBot: "create-bot";
  readonly createChannel: "create-channel";
  readonly createChannelFolder: "create-channel-folder";
  readonly createConstructorGroupsVideoCall: "create-constructor-groups-video-call";
  readonly createCustomProfileField: "create-custom-profile-field";
  readonly createDefaultStreamGroup: "create-default-stream-group";
  readonly createDrafts: "create-drafts";
  readonly createInviteLink: "create-invite-link";
  readonly createMessageReminder: "create-message-reminder";
  readonly createNextcloudTalkVideoCall: "create-nextcloud-talk-video-call";
  readonly createSavedSnippet: "create-saved-snippet";
  readonly createScheduledMessage: "create-scheduled-message";
  readonly createUser: "create-user";
  readonly createUserGroup: "create-user-group";
  readonly createWebexVideoCall: "create-webex-video-call";
  readonly createZoomVideoCall: "create-zoom-video-call";
  readonly deactivateBot: "deactivate-bot";
  readonly deactivateCustomEmoji: "deactivate-custom-emoji";
  readonly deactivateOwnUser: "deactivate-own-user";
  readonly deactivateUser: "deactivate-user";
  readonly deactivateUserGroup: "deactivate-user-group";
  readonly deleteCustomProfileField: "delete-custom-profile-field";
  readonly deleteDraft: "delete-draft";
  readonly deleteMessage: "delete-message";
  readonly deleteQueue: "delete-queue";
  readonly deleteRealmExport: "delete-realm-export";
  readonly deleteReminder: "delete-reminder";
  readonly deleteSavedSnippet: "delete-saved-snippet";
  readonly deleteScheduledMessage: "delete-scheduled-message";
  readonly deleteTopic: "delete-topic";
  readonly deleteUserGroup: "delete-user-group";
  readonly devFetchApiKey: "dev-fetch-api-key";
  readonly e2eeTestNotify: "e2ee-test-notify";
  readonly editDraft: "edit-draft";
  readonly editNavigationView: "edit-navigation-view";
  readonly editSavedSnippet: "edit-saved-snippet";
  readonly exportRealm: "export-realm";
  readonly fetchApiKey: "fetch-api-key";
  readonly getAlertWords: "get-alert-words";
  readonly getAttachments: "get-attachments";
  readonly getBotApiKey: "get-bot-api-key";
  readonly getBotStorage: "get-bot-storage";
  readonly getBots: "get-bots";
  readonly getChannelFolders: "get-channel-folders";
  readonly getCustomEmoji: "get-custom-emoji";
  readonly getCustomProfileFields: "get-custom-profile-fields";
  readonly getDrafts: "get-drafts";
  readonly getEvents: "get-events";
  readonly getFileTemporaryUrl: "get-file-temporary-url";
  readonly getInvites: "get-invites";
  readonly getIsUserGroupMember: "get-is-user-group-member";
  readonly getLinkifiers: "get-linkifiers";
  readonly getMessage: "get-message";
  readonly getMessageHistory: "get-message-history";
  readonly getMessages: "get-messages";
  readonly getNavigationViews: "get-navigation-views";
  readonly getOwnUser: "get-own-user";
  readonly getPresence: "get-presence";
  readonly getReadReceipts: "get-read-receipts";
  readonly getRealmDomains: "get-realm-domains";
  readonly getRealmExportConsents: "get-realm-export-consents";
  readonly getRealmExports: "get-realm-exports";
  readonly getReminders: "get-reminders";
  readonly getSavedSnippets: "get-saved-snippets";
  readonly getScheduledMessages: "get-scheduled-messages";
  readonly getServerSettings: "get-server-settings";
  readonly getStreamById: "get-stream-by-id";
  readonly getStreamEmailAddress: "get-stream-email-address";
  readonly getStreamId: "get-stream-id";
  readonly getStreamTopics: "get-stream-topics";
  readonly getStreams: "get-streams";
  readonly getSubscribers: "get-subscribers";
  readonly getSubscriptionStatus: "get-subscription-status";
  readonly getSubscriptions: "get-subscriptions";
  readonly getUser: "get-user";
  readonly getUserByEmail: "get-user-by-email";
  readonly getUserChannels: "get-user-channels";
  readonly getUserGroupMembers: "get-user-group-members";
  readonly getUserGroupSubgroups: "get-user-group-subgroups";
  readonly getUserGroups: "get-user-groups";
  readonly getUserPresence: "get-user-presence";
  readonly getUserStatus: "get-user-status";
  readonly getUsers: "get-users";
  readonly markAllAsRead: "mark-all-as-read";
  readonly markOnboardingStep: "mark-onboarding-step";
  readonly markStreamAsRead: "mark-stream-as-read";
  readonly markTopicAsRead: "mark-topic-as-read";
  readonly muteTopic: "mute-topic";
  readonly muteUser: "mute-user";
  readonly patchChannelFolders: "patch-channel-folders";
  readonly reactivateUser: "reactivate-user";
  readonly regenerateBotApiKey: "regenerate-bot-api-key";
  readonly regenerateOwnApiKey: "regenerate-own-api-key";
  readonly registerClientDevice: "register-client-device";
  readonly registerPushDevice: "register-push-device";
  readonly registerQueue: "register-queue";
  readonly removeAlertWords: "remove-alert-words";
  readonly removeApnsToken: "remove-apns-token";
  readonly removeAttachment: "remove-attachment";
  readonly removeAvatar: "remove-avatar";
  readonly removeBotStorage: "remove-bot-storage";
  readonly removeClientDevice: "remove-client-device";
  readonly removeCodePlayground: "remove-code-playground";
  readonly removeDefaultStream: "remove-default-stream";
  readonly removeDefaultStreamGroup: "remove-default-stream-group";
  readonly removeFcmToken: "remove-fcm-token";
  readonly removeLinkifier: "remove-linkifier";
  readonly removeNavigationView: "remove-navigation-view";
  readonly removeReaction: "remove-reaction";
  readonly removeRealmDomain: "remove-realm-domain";
  readonly removeRealmIcon: "remove-realm-icon";
  readonly removeRealmLogo: "remove-realm-logo";
  readonly renderMessage: "render-message";
  readonly reorderCustomProfileFields: "reorder-custom-profile-fields";
  readonly reorderLinkifiers: "reorder-linkifiers";
  readonly reportMessage: "report-message";
  readonly resendEmailInvite: "resend-email-invite";
  readonly revokeEmailInvite: "revoke-email-invite";
  readonly revokeInviteLink: "revoke-invite-link";
  readonly runCommand: "run-command";
  readonly sendInvites: "send-invites";
  readonly sendMessage: "send-message";
  readonly setTypingStatus: "set-typing-status";
  readonly setTypingStatusForMessageEdit: "set-typing-status-for-message-edit";
  readonly subscribe: "subscribe";
  readonly testNotify: "test-notify";
  readonly testWelcomeBotCustomMessage: "test-welcome-bot-custom-message";
  readonly unmuteUser: "unmute-user";
  readonly unsubscribe: "unsubscribe";
  readonly updateBot: "update-bot";
  readonly updateBotStorage: "update-bot-storage";
  readonly updateChannelFolder: "update-channel-folder";
  readonly updateCustomProfileField: "update-custom-profile-field";
  readonly updateDefaultStreamGroup: "update-default-stream-group";
  readonly updateDefaultStreamGroupStreams: "update-default-stream-group-streams";
  readonly updateLinkifier: "update-linkifier";
  readonly updateMessage: "update-message";
  readonly updateMessageFlags: "update-message-flags";
  readonly updateMessageFlagsForNarrow: "update-message-flags-for-narrow";
  readonly updateOwnProfile: "update-own-profile";
  readonly updatePresence: "update-presence";
  readonly updateRealm: "update-realm";
  readonly updateRealmDomain: "update-realm-domain";
  readonly updateRealmUserSettingsDefaults: "update-realm-user-settings-defaults";
  readonly updateScheduledMessage: "update-scheduled-message";
  readonly updateSettings: "update-settings";
  readonly updateStatus: "update-status";
  readonly updateStatusForUser: "update-status-for-user";
  readonly updateStream: "update-stream";
  readonly updateSubscriptionSetting: "update-subscription-setting";
  readonly updateSubscriptionSettings: "update-subscription-settings";
  readonly updateSubscriptions: "update-subscriptions";
  readonly updateUser: "update-user";
  readonly updateUserByEmail: "update-user-by-email";
  readonly updateUserGroup: "update-user-group";
  readonly updateUserGroupMembers: "update-user-group-members";
  readonly updateUserGroupSubgroups: "update-user-group-subgroups";
  readonly updateUserTopic: "update-user-topic";
  readonly uploadAvatar: "upload-avatar";
  readonly uploadCustomEmoji: "upload-custom-emoji";
  readonly uploadFile: "upload-file";
  readonly uploadRealmIcon: "upload-realm-icon";
  readonly uploadRealmLogo: "upload-realm-logo";
}

/** The identifier of an operation. */
export type OperationId = OperationIds[OperationName];
