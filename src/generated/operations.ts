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
  /** The words, in any case of letters. */
  readonly alert_words: readonly string[];
}

/** What `addAlertWords` answers. */
export interface AddAlertWordsResponse {
  /** The words. */
  readonly alert_words: readonly string[];
}

/**
 * Adds alert words of the actor. Words that it already has, in any case of letters, stay. If a request has two
 * spellings of a word, the last one replaces the first, at the place of the first.
 */
export const addAlertWords: Operation<AddAlertWordsParams, AddAlertWordsResponse> = declaredAddAlertWords;

/** What `addApnsToken` takes. */
export interface AddApnsTokenParams {
  /** What Apple's service knows the device by. */
  readonly token: string;
  /** The app that the token is for; old servers knew it by themselves. */
  readonly appid?: string;
}

/** What `addApnsToken` answers. */
export type AddApnsTokenResponse = Readonly<Record<never, never>>;

/** Registers the token of an iOS device, in the older way. Registering it again succeeds without a change. */
export const addApnsToken: Operation<AddApnsTokenParams, AddApnsTokenResponse> = declaredAddApnsToken;

/** What `addCodePlayground` takes. */
export interface AddCodePlaygroundParams {
  /** What the playground is called. */
  readonly name: string;
  /** An address with the one hole `{code}`. */
  readonly url_template: string;
  /** The language of the code blocks that it takes. */
  readonly pygments_language: string;
}

/** What `addCodePlayground` answers. */
export interface AddCodePlaygroundResponse {
  /** Its ID. */
  readonly id: number;
}

/** Adds a web page where code blocks of a language can be tried out. */
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
  /** What Google's service knows the device by. */
  readonly token: string;
}

/** What `addFcmToken` answers. */
export type AddFcmTokenResponse = Readonly<Record<never, never>>;

/** Registers the token of an Android device, in the older way. Registering it again succeeds without a change. */
export const addFcmToken: Operation<AddFcmTokenParams, AddFcmTokenResponse> = declaredAddFcmToken;

/** What `addLinkifier` takes. */
export interface AddLinkifierParams {
  /**
   * An RFC 6570 template over the names of the groups: `https://tracker.example/issues/{id}`. Since feature level 176.
   */
  readonly url_template: string;
  /** A pattern of the RE2 kind with named groups: `#(?P<id>[0-9]+)`. */
  readonly pattern: string;
  /** A text that the pattern matches; an empty text is null. Since feature level 471. */
  readonly example_input?: null | string;
  /**
   * The short text that is made of an address, with places for the variables of the address; an empty text is null. It
   * needs `example_input`. Since feature level 471.
   */
  readonly reverse_template?: null | string;
  /** Further forms of addresses from which the short text is made: RFC 6570 templates. Since feature level 478. */
  readonly alternative_url_templates?: readonly string[];
}

/** What `addLinkifier` answers. */
export interface AddLinkifierResponse {
  /** Its ID. */
  readonly id: number;
}

/** Adds a linkifier after the others. */
export const addLinkifier: Operation<AddLinkifierParams, AddLinkifierResponse> = declaredAddLinkifier;

/** What `addNavigationView` takes. */
export interface AddNavigationViewParams {
  /** The address of the view: the fragment of a web client's URL. */
  readonly fragment: string;
  /** Whether it is pinned: shown without a click. */
  readonly is_pinned: boolean;
  /** The name of the view. Omitted for a built-in view, which clients name themselves; required for all others. */
  readonly name?: string;
}

/** What `addNavigationView` answers. */
export type AddNavigationViewResponse = Readonly<Record<never, never>>;

/** Adds a view to the navigation of the actor. */
export const addNavigationView: Operation<AddNavigationViewParams, AddNavigationViewResponse> = declaredAddNavigationView;

/** What `addReaction` takes. */
export interface AddReactionParams {
  /** The name of the emoji. */
  readonly emoji_name: string;
  /** The ID of the message. */
  readonly message_id: number;
  /** Where it comes from: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`; by default as the name says. */
  readonly reaction_type?: string;
  /** Its code: code points in hexadecimal digits, or the ID of a custom emoji. By default that of the name. */
  readonly emoji_code?: string;
}

/** What `addReaction` answers. */
export type AddReactionResponse = Readonly<Record<never, never>>;

/** Reacts to a message with an emoji. */
export const addReaction: Operation<AddReactionParams, AddReactionResponse> = declaredAddReaction;

/** What `addRealmDomain` takes. */
export interface AddRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether domains below it count too. */
  readonly allow_subdomains: boolean;
}

/** What `addRealmDomain` answers. */
export interface AddRealmDomainResponse {
  /** Its ID and its name. */
  readonly new_domain: readonly [number, string];
}

/** Allows accounts with addresses of a domain, in a realm that restricts addresses. */
export const addRealmDomain: Operation<AddRealmDomainParams, AddRealmDomainResponse> = declaredAddRealmDomain;

/** What `addSubmessage` takes. */
export interface AddSubmessageParams {
  /** What kind of addition it is; `widget` is the only one. */
  readonly msg_type: string;
  /** The addition, as JSON text. */
  readonly content: string;
  /** The ID of the message. */
  readonly message_id: number;
}

/** What `addSubmessage` answers. */
export type AddSubmessageResponse = Readonly<Record<never, never>>;

/**
 * Adds to a message what users do with its widget. Only the author can add the first submessage, unless the message
 * itself creates the widget.
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
  /** The IDs of the messages to look at. */
  readonly msg_ids: readonly number[];
  /** The terms that each has to match. */
  readonly narrow: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** A text, an ID, or a list of one kind. */
    readonly operand: string | number | readonly string[] | readonly number[];
    /** Whether the term excludes what it matches. */
    readonly negated?: boolean;
  })[];
}

/** What `checkMessagesMatchNarrow` answers. */
export interface CheckMessagesMatchNarrowResponse {
  /** What was searched for in those that it matches, by their ID. */
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
  /** The number of the realm, as links to files have it. */
  readonly realm_id_str: string;
  /** All that follows the realm's number, slashes included. */
  readonly filename: string;
}

/** What `checkThumbnailStatus` answers. */
export interface CheckThumbnailStatusResponse {
  /** Whether they are made; false for a file that is not a picture. */
  readonly has_thumbnail: boolean;
}

/**
 * Says whether the server has made the small pictures of an uploaded picture: when the virtual clock moves,
 * `thumbnail_seconds` of the server after the upload. Assumption A479.
 */
export const checkThumbnailStatus: Operation<CheckThumbnailStatusParams, CheckThumbnailStatusResponse> = declaredCheckThumbnailStatus;

/** What `clearOwnProfile` takes. */
export interface ClearOwnProfileParams {
  /** The fields whose values go, by ID. */
  readonly data: readonly number[];
}

/** What `clearOwnProfile` answers. */
export type ClearOwnProfileResponse = Readonly<Record<never, never>>;

/** Removes values from the profile of the actor. */
export const clearOwnProfile: Operation<ClearOwnProfileParams, ClearOwnProfileResponse> = declaredClearOwnProfile;

/** What `createBigBlueButtonVideoCall` takes. */
export interface CreateBigBlueButtonVideoCallParams {
  /** What the call is called. */
  readonly meeting_name: string;
  /** True for a call without pictures. Since feature level 337. */
  readonly voice_only?: boolean;
}

/** What `createBigBlueButtonVideoCall` answers. */
export interface CreateBigBlueButtonVideoCallResponse {
  /** The link for messages; if it begins with a slash, below the address of the realm. */
  readonly url: string;
}

/**
 * Returns a link to a new call of BigBlueButton. Servers return it even without such a service, since only the link
 * needs the service. Two requests for the same call within a second return the same link.
 */
export const createBigBlueButtonVideoCall: Operation<CreateBigBlueButtonVideoCallParams, CreateBigBlueButtonVideoCallResponse> = declaredCreateBigBlueButtonVideoCall;

/** What `createBot` takes. */
export interface CreateBotParams {
  /** What the bot is called. */
  readonly full_name: string;
  /** Becomes the first part of the bot's address. */
  readonly short_name: string;
  /** Its picture; null when there are several files. */
  readonly file?: null | UploadedFile;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook. */
  readonly bot_type?: number;
  /** The name of the channel that messages go to; null for none. */
  readonly default_sending_stream?: string;
  /** The name of the channel that queues narrow to; null for none. */
  readonly default_events_register_stream?: string;
  /** Whether queues get the messages of all public channels. */
  readonly default_all_public_streams?: boolean;
  /** What the bot is set up with. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** Where an outgoing webhook sends: a web address, or nothing; nothing is ever sent. */
  readonly payload_url?: string;
  /** For which service an incoming webhook is set up; others are called by it. */
  readonly service_name?: string;
  /** In which form an outgoing webhook speaks: 1 generic, 2 Slack. */
  readonly interface_type?: number;
}

/** What `createBot` answers. */
export interface CreateBotResponse {
  /** Its key. */
  readonly api_key: string;
  /** The bot's ID. */
  readonly user_id: number;
  /** Its picture. */
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
  /** What the channel is for: Markdown; empty by default. */
  readonly description?: string;
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: string | number;
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  readonly topics_policy?: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: number | AnonymousGroupView;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: number | AnonymousGroupView;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: number | AnonymousGroupView;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: number | AnonymousGroupView;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: number | AnonymousGroupView;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: number | AnonymousGroupView;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: number | AnonymousGroupView;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: number | AnonymousGroupView;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: number | AnonymousGroupView;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: number | AnonymousGroupView;
  /** Who may subscribe to the channel even though it is private. Since feature level 357. */
  readonly can_subscribe_group?: number | AnonymousGroupView;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 3 | 2 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether the realm's channel for announcements is notified of new channels; false by default. */
  readonly announce?: boolean;
  /** Whether users that others subscribe are notified by a message; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
}

/** What `createChannel` answers. */
export interface CreateChannelResponse {
  /** Its ID. */
  readonly id: number;
}

/** Creates one channel. The actor subscribes only if it is among the subscribers. The list can be empty. */
export const createChannel: Operation<CreateChannelParams, CreateChannelResponse> = declaredCreateChannel;

/** What `createChannelFolder` takes. */
export interface CreateChannelFolderParams {
  /** 1 to 60 characters; no other folder in use has it. */
  readonly name: string;
  /** Markdown, at most 1024 characters. */
  readonly description: string;
}

/** What `createChannelFolder` answers. */
export interface CreateChannelFolderResponse {
  /** Its ID. */
  readonly channel_folder_id: number;
}

/** Creates a channel folder. Its ID is its place in the order. */
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
  /** 1 short text, 2 long text, 3 list, 4 date, 5 link, 6 person, 7 external account, 8 pronouns. */
  readonly field_type: number;
  /** What the field is called: at most 40 characters; another field cannot have it. */
  readonly name?: string;
  /** Whether short profiles show it; false by default. Since feature level 146. */
  readonly display_in_profile_summary?: boolean;
  /** Whether clients find users by its value; false by default. Since feature level 455. Assumption A427. */
  readonly use_for_user_matching?: boolean;
  /** Whether users are asked to fill it in; false by default. Since feature level 244. */
  readonly required?: boolean;
  /** Whether users may change their own value; true by default. Since feature level 296. */
  readonly editable_by_user?: boolean;
  /** A hint for those who fill it in: at most 80 characters. */
  readonly hint?: string;
  /** What the kind of field needs besides: the choices of a list, the site of an external account. */
  readonly field_data?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** What `createCustomProfileField` answers. */
export interface CreateCustomProfileFieldResponse {
  /** Its ID. */
  readonly id: number;
}

/** Adds a custom profile field to the realm, after the others. */
export const createCustomProfileField: Operation<CreateCustomProfileFieldParams, CreateCustomProfileFieldResponse> = declaredCreateCustomProfileField;

/** What `createDefaultStreamGroup` takes. */
export interface CreateDefaultStreamGroupParams {
  /** What the group is for. */
  readonly description: string;
  /** What the group is called: at most 60 characters; no other group has the name. */
  readonly group_name: string;
  /** The names of its channels, none of which is a default channel. */
  readonly stream_names: readonly string[];
}

/** What `createDefaultStreamGroup` answers. */
export type CreateDefaultStreamGroupResponse = Readonly<Record<never, never>>;

/** Creates a group of channels that new users can be subscribed to together. */
export const createDefaultStreamGroup: Operation<CreateDefaultStreamGroupParams, CreateDefaultStreamGroupResponse> = declaredCreateDefaultStreamGroup;

/** What `createDrafts` takes. */
export interface CreateDraftsParams {
  /** The drafts, in the order in which their IDs are answered. */
  readonly drafts: readonly GivenDraft[];
}

/** What `createDrafts` answers. */
export interface CreateDraftsResponse {
  /** Their IDs in the order given. */
  readonly ids: readonly number[];
}

/** Stores drafts. */
export const createDrafts: Operation<CreateDraftsParams, CreateDraftsResponse> = declaredCreateDrafts;

/** What `createInviteLink` takes. */
export interface CreateInviteLinkParams {
  /** IDs of channels that new users are subscribed to when they join. */
  readonly stream_ids?: readonly number[];
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  readonly welcome_message_custom_text?: null | string;
  /** How many minutes it is valid; null: without end; by default as the server is set. Since feature level 126. */
  readonly invite_expires_in_minutes?: null | number;
  /** How many days it is valid; null: without end. Since feature level 96, until feature level 126. */
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
}

/** What `createInviteLink` answers. */
export interface CreateInviteLinkResponse {
  /** Where it leads. */
  readonly invite_link: string;
}

/** Creates a link by which any number of users can join. They get the role, channels and groups of the link. */
export const createInviteLink: Operation<CreateInviteLinkParams, CreateInviteLinkResponse> = declaredCreateInviteLink;

/** What `createMessageReminder` takes. */
export interface CreateMessageReminderParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** When to be reminded, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp: number;
  /** Words for the reminder. Since feature level 415. */
  readonly note?: string;
}

/** What `createMessageReminder` answers. */
export interface CreateMessageReminderResponse {
  /** Its ID. */
  readonly reminder_id: number;
}

/**
 * Schedules a reminder of a message. When the virtual clock reaches its time, the notification bot sends a direct
 * message.
 */
export const createMessageReminder: Operation<CreateMessageReminderParams, CreateMessageReminderResponse> = declaredCreateMessageReminder;

/** What `createNextcloudTalkVideoCall` takes. */
export interface CreateNextcloudTalkVideoCallParams {
  /** What the room is called. */
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
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** At most 60 characters. */
  readonly title: string;
}

/** What `createSavedSnippet` answers. */
export interface CreateSavedSnippetResponse {
  /** Its ID. */
  readonly saved_snippet_id: number;
}

/** Stores a text for later use. */
export const createSavedSnippet: Operation<CreateSavedSnippetParams, CreateSavedSnippetResponse> = declaredCreateSavedSnippet;

/** What `createScheduledMessage` takes. */
export type CreateScheduledMessageParams = Addressed<{
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type: "stream" | "channel" | "private" | "direct";
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** The ID of one channel, or a list of one; of a direct message the user IDs of the others. */
  readonly to: number | readonly number[];
  /** When to send it, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp: number;
  /** For a channel: its topic; empty is the empty topic. */
  readonly topic?: string;
  /** The scheduled message that this one takes the place of. Until feature level 184. */
  readonly scheduled_message_id?: number;
  /**
   * Whether the sender will have read it; by default true for clients in which users write. Since feature level 236.
   */
  readonly read_by_sender?: boolean;
}>;

/** What `createScheduledMessage` answers. */
export interface CreateScheduledMessageResponse {
  /** Its ID; the message will have another one. */
  readonly scheduled_message_id: number;
}

/** Schedules a message for delivery when the virtual clock reaches its time. */
export const createScheduledMessage: Operation<CreateScheduledMessageParams, CreateScheduledMessageResponse> = declaredCreateScheduledMessage;

/** What `createUser` takes. */
export interface CreateUserParams {
  /** The address; no other account has it. */
  readonly email: string;
  /** What the person is called. */
  readonly full_name: string;
  /** What the new account's key can be fetched with. */
  readonly password: string;
}

/** What `createUser` answers. */
export interface CreateUserResponse {
  /** Its ID. */
  readonly user_id: number;
}

/** Creates an account of a user with the role member, with the realm's default channels and settings. */
export const createUser: Operation<CreateUserParams, CreateUserResponse> = declaredCreateUser;

/** What `createUserGroup` takes. */
export interface CreateUserGroupParams {
  /** At most 100 characters; no other group has it. */
  readonly name: string;
  /** What the group is for. */
  readonly description: string;
  /** User IDs of its members. */
  readonly members: readonly number[];
  /** IDs of groups whose members are members. Since feature level 311. */
  readonly subgroups?: readonly number[];
  /** Who may add members to the group. Since feature level 305. */
  readonly can_add_members_group?: number | AnonymousGroupView;
  /** Who may join the group. Since feature level 301. */
  readonly can_join_group?: number | AnonymousGroupView;
  /** Who may leave the group. Since feature level 308. */
  readonly can_leave_group?: number | AnonymousGroupView;
  /** Who may change the group and its members. Since feature level 283. */
  readonly can_manage_group?: number | AnonymousGroupView;
  /** Who may mention the group. Since feature level 191. */
  readonly can_mention_group?: number | AnonymousGroupView;
  /** Who may take members out of the group. Since feature level 324. */
  readonly can_remove_members_group?: number | AnonymousGroupView;
}

/** What `createUserGroup` answers. */
export interface CreateUserGroupResponse {
  /** Its ID. */
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
  /** The link for messages. */
  readonly url: string;
}

/** Requests a call from Webex. A simulator has no account there. Assumption A493. */
export const createWebexVideoCall: Operation<CreateWebexVideoCallParams, CreateWebexVideoCallResponse> = declaredCreateWebexVideoCall;

/** What `createZoomVideoCall` takes. */
export interface CreateZoomVideoCallParams {
  /** False for a call without pictures. Since feature level 206. */
  readonly is_video_call?: boolean;
}

/** What `createZoomVideoCall` answers. */
export interface CreateZoomVideoCallResponse {
  /** The link for messages; if it begins with a slash, below the address of the realm. */
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
  /** Words for the mail to the person; mails of this kind are not sent here. Since feature level 135. */
  readonly deactivation_notification_comment?: string;
  /** What of the account is deleted, in addition; nothing when omitted. Since feature level 459. */
  readonly actions?: {
    /** Whether its name and its own picture are deleted. */
    readonly delete_profile?: boolean;
    /** Whether its messages in public and web-public channels are deleted. */
    readonly delete_public_channel_messages?: boolean;
    /** Whether its messages in private channels are deleted. */
    readonly delete_private_channel_messages?: boolean;
    /** Whether its direct messages are deleted. */
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
  /** The queue, as its registration named it. */
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

/** Cancels a reminder of the actor that is not sent yet. */
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
  /** The topic, in any case of letters. */
  readonly topic_name: string;
}

/** What `deleteTopic` answers. */
export interface DeleteTopicResponse {
  /** False when there are more messages than one request deletes. */
  readonly complete?: boolean;
}

/**
 * Deletes a topic: all of its messages that the actor can see, the newest first, a hundred at a time. Preferences for
 * it are deleted, too, even when it had no message. With protected history, users who still have messages of it keep
 * their preferences. A topic without messages is a success.
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
  /** The key. */
  readonly api_key: string;
  /** The real address. */
  readonly email: string;
  /** The ID of the account. */
  readonly user_id?: number;
}

/** Returns the API key of any account, on a server for developers. It answers all callers. */
export const devFetchApiKey: OpenOperation<DevFetchApiKeyParams, DevFetchApiKeyResponse> = declaredDevFetchApiKey;

/** What `e2eeTestNotify` takes. */
export interface E2eeTestNotifyParams {
  /** The device; all devices by default. Since feature level 468. */
  readonly device_id?: number;
  /** The device, by the number that its client chose; all devices by default. Until feature level 468. */
  readonly push_account_id?: number;
}

/** What `e2eeTestNotify` answers. */
export type E2eeTestNotifyResponse = Readonly<Record<never, never>>;

/** Sends a test notification to one or all active devices of the actor. */
export const e2eeTestNotify: Operation<E2eeTestNotifyParams, E2eeTestNotifyResponse> = declaredE2eeTestNotify;

/** What `editDraft` takes. */
export interface EditDraftParams {
  /** What takes the place of all that it said. */
  readonly draft: GivenDraft;
  /** The ID of a draft of the actor. */
  readonly draft_id: number;
}

/** What `editDraft` answers. */
export type EditDraftResponse = Readonly<Record<never, never>>;

/** Replaces a draft of the actor. */
export const editDraft: Operation<EditDraftParams, EditDraftResponse> = declaredEditDraft;

/** What `editNavigationView` takes. */
export interface EditNavigationViewParams {
  /** The address of the view: the fragment of a web client's URL. */
  readonly fragment: string;
  /** What it is to be called, if it is no built-in view. */
  readonly name?: string;
  /** Whether it is pinned: shown without a click. */
  readonly is_pinned?: boolean;
}

/** What `editNavigationView` answers. */
export type EditNavigationViewResponse = Readonly<Record<never, never>>;

/** Changes a navigation view of the actor. */
export const editNavigationView: Operation<EditNavigationViewParams, EditNavigationViewResponse> = declaredEditNavigationView;

/** What `editSavedSnippet` takes. */
export interface EditSavedSnippetParams {
  /** The ID of a snippet of the actor. */
  readonly saved_snippet_id: number;
  /** The new content, as Markdown. */
  readonly content?: string;
  /** The new title: at most 60 characters. */
  readonly title?: string;
}

/** What `editSavedSnippet` answers. */
export type EditSavedSnippetResponse = Readonly<Record<never, never>>;

/** Changes a snippet of the actor. */
export const editSavedSnippet: Operation<EditSavedSnippetParams, EditSavedSnippetResponse> = declaredEditSavedSnippet;

/** What `exportRealm` takes. */
export interface ExportRealmParams {
  /**
   * What it holds: `public` (by default), `full_with_consent` also the private data of users who agree,
   * `full_without_consent` of all users. Before feature level 449, 1 for the first and 2 for the second. Since feature
   * level 304.
   */
  readonly export_type?: 1 | 2 | "public" | "full_with_consent" | "full_without_consent";
}

/** What `exportRealm` answers. */
export interface ExportRealmResponse {
  /** Its ID. */
  readonly id: number;
}

/** Begins an export of the realm. The virtual clock finishes it a minute later, without a file. */
export const exportRealm: Operation<ExportRealmParams, ExportRealmResponse> = declaredExportRealm;

/** What `fetchApiKey` takes. */
export interface FetchApiKeyParams {
  /** The password of the account. */
  readonly password: string;
  /** The real address. */
  readonly username: string;
}

/** What `fetchApiKey` answers. */
export interface FetchApiKeyResponse {
  /** The key. */
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
  /** The words. */
  readonly alert_words: readonly string[];
}

/** Lists the alert words of the actor, in the order in which they were added. */
export const getAlertWords: Operation<GetAlertWordsParams, GetAlertWordsResponse> = declaredGetAlertWords;

/** What `getAttachments` takes. */
export type GetAttachmentsParams = Readonly<Record<string, never>>;

/** What `getAttachments` answers. */
export interface GetAttachmentsResponse {
  /** In the order in which they were uploaded. */
  readonly attachments: readonly AttachmentView[];
  /** The bytes that all files of the realm take. */
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
  /** The key. */
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
  /** By their ID. */
  readonly bots: readonly OwnBotView[];
}

/** Lists the actor's own active bots with their keys, by ID. */
export const getBots: Operation<GetBotsParams, GetBotsResponse> = declaredGetBots;

/** What `getChannelFolders` takes. */
export interface GetChannelFoldersParams {
  /** Whether archived folders are listed too; false by default. */
  readonly include_archived?: boolean;
}

/** What `getChannelFolders` answers. */
export interface GetChannelFoldersResponse {
  /** In their order. */
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
  /** By their ID, deactivated ones included. */
  readonly emoji: Readonly<Record<string, CustomEmojiView>>;
}

/** Lists the realm's custom emoji, deactivated ones included, by ID. */
export const getCustomEmoji: Operation<GetCustomEmojiParams, GetCustomEmojiResponse> = declaredGetCustomEmoji;

/** What `getCustomProfileFields` takes. */
export type GetCustomProfileFieldsParams = Readonly<Record<string, never>>;

/** What `getCustomProfileFields` answers. */
export interface GetCustomProfileFieldsResponse {
  /** In their order. */
  readonly custom_fields: readonly CustomProfileFieldView[];
}

/** Lists the realm's custom profile fields in their order. */
export const getCustomProfileFields: Operation<GetCustomProfileFieldsParams, GetCustomProfileFieldsResponse> = declaredGetCustomProfileFields;

/** What `getDrafts` takes. */
export type GetDraftsParams = Readonly<Record<string, never>>;

/** What `getDrafts` answers. */
export interface GetDraftsResponse {
  /** How many they are. */
  readonly count: number;
  /** The oldest edit first. */
  readonly drafts: readonly DraftView[];
}

/** Lists the drafts of the actor, the oldest edit first. */
export const getDrafts: Operation<GetDraftsParams, GetDraftsResponse> = declaredGetDrafts;

/** What `getEvents` takes. */
export interface GetEventsParams {
  /** The queue, as its registration named it. */
  readonly queue_id?: string;
  /** An option of registrations; it has no effect here. */
  readonly narrow?: null | readonly (readonly string[])[];
  /** The newest event that has arrived: it and older ones are forgotten. -1 for none. */
  readonly last_event_id?: number;
  /** Answer immediately, possibly with an empty list. Without it, the answer of the function can say to wait. */
  readonly dont_block?: boolean;
  /** An option of registrations; it has no effect here. */
  readonly event_types?: null | readonly string[];
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
}

/** What `getEvents` answers. */
export interface GetEventsResponse {
  /** By ascending ID. */
  readonly events: readonly EventView[];
  /** The queue; for callers that have waited only. */
  readonly queue_id?: string;
}

/**
 * Returns the events of a queue, after dropping those that the client acknowledges. When there is no event and the
 * client can wait, the answer says what to wait for. The call restarts the lifetime of the queue.
 */
export const getEvents: Operation<GetEventsParams, GetEventsResponse> = declaredGetEvents;

/** What `getFileTemporaryUrl` takes. */
export interface GetFileTemporaryUrlParams {
  /** The number of the realm, as links to files have it. */
  readonly realm_id_str: string;
  /** All that follows the realm's number, slashes included. */
  readonly filename: string;
}

/** What `getFileTemporaryUrl` answers. */
export interface GetFileTemporaryUrlResponse {
  /** Needs no credentials. */
  readonly url: string;
}

/**
 * Returns an address at which a file can be opened for a minute without credentials. Two requests for the same file
 * within a second return the same address.
 */
export const getFileTemporaryUrl: Operation<GetFileTemporaryUrlParams, GetFileTemporaryUrlResponse> = declaredGetFileTemporaryUrl;

/** What `getInvites` takes. */
export type GetInvitesParams = Readonly<Record<string, never>>;

/** What `getInvites` answers. */
export interface GetInvitesResponse {
  /** By the time of their making. */
  readonly invites: readonly InvitationView[];
}

/**
 * Lists the open invitations, then the open links, in the order of their creation. Administrators see all, other actors
 * only their own.
 */
export const getInvites: Operation<GetInvitesParams, GetInvitesResponse> = declaredGetInvites;

/** What `getIsUserGroupMember` takes. */
export interface GetIsUserGroupMemberParams {
  /** The ID of who may be a member. */
  readonly user_id: number;
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Whether being in through a subgroup does not count. */
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
  /** In the order in which they are tried. */
  readonly linkifiers: readonly LinkifierView[];
}

/** Lists the realm's linkifiers in the order in which they are tried. */
export const getLinkifiers: Operation<GetLinkifiersParams, GetLinkifiersResponse> = declaredGetLinkifiers;

/** What `getMessage` takes. */
export interface GetMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** Whether it comes as HTML (true, the default) or as Markdown. Since feature level 120. */
  readonly apply_markdown?: boolean;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/** What `getMessage` answers. */
export interface GetMessageResponse {
  /** Its Markdown. */
  readonly raw_content: string;
  /** As its reader finds it. */
  readonly message?: FoundMessageView;
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
  /** The original first. */
  readonly message_history: readonly MessageSnapshotView[];
}

/** Lists the previous and current contents of a message, the original one first. */
export const getMessageHistory: Operation<GetMessageHistoryParams, GetMessageHistoryResponse> = declaredGetMessageHistory;

/** What `getMessages` takes. */
export interface GetMessagesParams {
  /** Only these messages, instead of a range around an anchor. Since feature level 300. */
  readonly message_ids?: readonly number[];
  /** A message ID, or `newest`, `oldest` or `first_unread`. */
  readonly anchor?: string | number;
  /** Which messages; all if omitted. */
  readonly narrow?: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** A text, an ID, or a list of one kind. */
    readonly operand: string | number | readonly string[] | readonly number[];
    /** Whether the term excludes what it matches. */
    readonly negated?: boolean;
  })[];
  /** Whether messages come as HTML (true, the default) or as Markdown. */
  readonly apply_markdown?: boolean;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
  /** Whether the anchor belongs to the range; true by default. Since feature level 155. */
  readonly include_anchor?: boolean;
  /**
   * The moment for the anchor `date`: an ISO 8601 date, or date and time; without a zone UTC. Since feature level 445.
   */
  readonly anchor_date?: string;
  /** The old word for the anchor `first_unread`; wins over `anchor`. */
  readonly use_first_unread_anchor?: boolean;
  /** The number of messages before the anchor. */
  readonly num_before?: number;
  /** The number of messages after the anchor. */
  readonly num_after?: number;
}

/** What `getMessages` answers. */
export interface GetMessagesResponse {
  /** Whether the anchor is among them. */
  readonly found_anchor: boolean;
  /** Whether no older messages match. */
  readonly found_oldest: boolean;
  /** Whether no newer messages match. */
  readonly found_newest: boolean;
  /** Whether the plan hides older ones. */
  readonly history_limited: boolean;
  /** By their ID. */
  readonly messages: readonly FoundMessageView[];
  /** The anchor as a number; absent for a request with IDs. */
  readonly anchor?: number;
}

/** Finds messages: a range around an anchor, or the readable messages of a list of IDs. */
export const getMessages: Operation<GetMessagesParams, GetMessagesResponse> = declaredGetMessages;

/** What `getNavigationViews` takes. */
export type GetNavigationViewsParams = Readonly<Record<string, never>>;

/** What `getNavigationViews` answers. */
export interface GetNavigationViewsResponse {
  /** Places of the client. */
  readonly navigation_views: readonly NavigationViewView[];
}

/** Lists the navigation views of the actor, in the order in which they were added. */
export const getNavigationViews: Operation<GetNavigationViewsParams, GetNavigationViewsResponse> = declaredGetNavigationViews;

/** What `getOwnUser` takes. */
export type GetOwnUserParams = Readonly<Record<string, never>>;

/** What `getOwnUser` answers. */
export interface GetOwnUserResponse {
  /** The address that the viewer sees. */
  readonly email: string;
  /** The full name of the account. */
  readonly full_name: string;
  /** Whether the account is active. */
  readonly is_active: boolean;
  /** Unique in the realm. */
  readonly user_id: number;
  /** The URL of the avatar; null when the client can compute it from the address. */
  readonly avatar_url: null | string;
  /** The name of the time zone, as in the IANA database; empty if not set. */
  readonly timezone: string;
  /** Whether the account is an administrator or an owner. */
  readonly is_admin: boolean;
  /** Whether the account is a guest. */
  readonly is_guest: boolean;
  /** Whether the account is a bot. */
  readonly is_bot: boolean;
  /** When the account was created. */
  readonly date_joined: string;
  /** The ID of the newest message of the realm; -1 in a realm without messages. */
  readonly max_message_id: number;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; bots only. */
  readonly bot_type?: null | number;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  readonly role?: number;
  /** Whether the account is an owner. */
  readonly is_owner?: boolean;
  /** Whether the account manages payments; always false here. */
  readonly is_billing_admin?: boolean;
  /** The ID of the owner; null for a bot without an owner. Bots only. */
  readonly bot_owner_id?: null | number;
  /** True for bots that belong to the server. */
  readonly is_system_bot?: boolean;
  /** True for a deactivated account whose profile was deleted. */
  readonly is_deleted?: true;
  /** Values of custom profile fields, by the ID of the field. Only for users, and only if requested. */
  readonly profile_data?: Readonly<Record<string, ProfileValueView>>;
  /** The real address; null when the viewer cannot see it. */
  readonly delivery_email?: null | string;
  /** The version of the avatar, which ascends with each change. */
  readonly avatar_version?: number;
  /** Whether the account was imported and has not been used since. */
  readonly is_imported_stub?: boolean;
}

/**
 * Returns the account of the actor, with the values of custom profile fields and the ID of the newest message that it
 * has received.
 */
export const getOwnUser: Operation<GetOwnUserParams, GetOwnUserResponse> = declaredGetOwnUser;

/** What `getPresence` takes. */
export type GetPresenceParams = Readonly<Record<string, never>>;

/** What `getPresence` answers. */
export interface GetPresenceResponse {
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp: number;
  /** By address. */
  readonly presences: Readonly<Record<string, LegacyPresenceView>>;
}

/** Returns the last activity of all visible users, by their address. */
export const getPresence: Operation<GetPresenceParams, GetPresenceResponse> = declaredGetPresence;

/** What `getReadReceipts` takes. */
export interface GetReadReceiptsParams {
  /** The ID of the message. */
  readonly message_id: number;
}

/** What `getReadReceipts` answers. */
export interface GetReadReceiptsResponse {
  /** Those who let it be known. */
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
  /** In the order in which they were added. */
  readonly domains: readonly RealmDomainView[];
}

/** Lists the domains that addresses can have in a realm that restricts addresses. */
export const getRealmDomains: Operation<GetRealmDomainsParams, GetRealmDomainsResponse> = declaredGetRealmDomains;

/** What `getRealmExportConsents` takes. */
export type GetRealmExportConsentsParams = Readonly<Record<string, never>>;

/** What `getRealmExportConsents` answers. */
export interface GetRealmExportConsentsResponse {
  /** Every active person. */
  readonly export_consents: readonly ExportConsentView[];
}

/** Lists for every active user whether it allows the export of its private data. */
export const getRealmExportConsents: Operation<GetRealmExportConsentsParams, GetRealmExportConsentsResponse> = declaredGetRealmExportConsents;

/** What `getRealmExports` takes. */
export type GetRealmExportsParams = Readonly<Record<string, never>>;

/** What `getRealmExports` answers. */
export interface GetRealmExportsResponse {
  /** In the order in which they were requested. */
  readonly exports: readonly RealmExportView[];
}

/** Lists the exports of the realm, also those whose file is deleted. */
export const getRealmExports: Operation<GetRealmExportsParams, GetRealmExportsResponse> = declaredGetRealmExports;

/** What `getReminders` takes. */
export type GetRemindersParams = Readonly<Record<string, never>>;

/** What `getReminders` answers. */
export interface GetRemindersResponse {
  /** By their time. */
  readonly reminders: readonly ReminderView[];
}

/** Lists the reminders of the actor that are not sent yet, by their time. */
export const getReminders: Operation<GetRemindersParams, GetRemindersResponse> = declaredGetReminders;

/** What `getSavedSnippets` takes. */
export type GetSavedSnippetsParams = Readonly<Record<string, never>>;

/** What `getSavedSnippets` answers. */
export interface GetSavedSnippetsResponse {
  /** In the order in which they were saved. */
  readonly saved_snippets: readonly SavedSnippetView[];
}

/** Lists the saved snippets of the actor, in the order in which they were created. */
export const getSavedSnippets: Operation<GetSavedSnippetsParams, GetSavedSnippetsResponse> = declaredGetSavedSnippets;

/** What `getScheduledMessages` takes. */
export type GetScheduledMessagesParams = Readonly<Record<string, never>>;

/** What `getScheduledMessages` answers. */
export interface GetScheduledMessagesResponse {
  /** By their time. */
  readonly scheduled_messages: readonly ScheduledMessageView[];
}

/** Lists the scheduled messages of the actor that are not delivered, failed ones included, by their time. */
export const getScheduledMessages: Operation<GetScheduledMessagesParams, GetScheduledMessagesResponse> = declaredGetScheduledMessages;

/** What `getServerSettings` takes. */
export type GetServerSettingsParams = Readonly<Record<string, never>>;

/** What `getServerSettings` answers. */
export interface GetServerSettingsResponse {
  /** The version of the server. */
  readonly zulip_version: string;
  /** The feature level of the server, which states what it supports. */
  readonly zulip_feature_level: number;
  /** How one may log in. */
  readonly authentication_methods: Readonly<Record<string, boolean>>;
  /** Other services that one may log in with. */
  readonly external_authentication_methods: readonly Readonly<Record<never, never>>[];
  /** Whether pushes are sent. */
  readonly push_notifications_enabled: boolean;
  /** Whether the client is too old for the server. */
  readonly is_incompatible: boolean;
  /** Whether one may log in by address and password. */
  readonly email_auth_enabled: boolean;
  /** Whether names of accounts must be addresses. */
  readonly require_email_format_usernames: boolean;
  /** The former name of `realm_url`. */
  readonly realm_uri: string;
  /** The name of the realm. */
  readonly realm_name: string;
  /** The picture of the realm. */
  readonly realm_icon: string;
  /** What the realm is for, as HTML. */
  readonly realm_description: string;
  /** The release that the server was built from. */
  readonly zulip_merge_base?: string;
  /** The base of all links. */
  readonly realm_url?: string;
  /** Whether it can be read without an account. */
  readonly realm_web_public_access_enabled?: boolean;
}

/** Returns what a login page needs. It answers all callers, with or without credentials. */
export const getServerSettings: OpenOperation<GetServerSettingsParams, GetServerSettingsResponse> = declaredGetServerSettings;

/** What `getStreamById` takes. */
export interface GetStreamByIdParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/** What `getStreamById` answers. */
export interface GetStreamByIdResponse {
  /** As the actor sees it. */
  readonly stream: ChannelView;
}

/** Returns one channel that is visible to the actor. */
export const getStreamById: Operation<GetStreamByIdParams, GetStreamByIdResponse> = declaredGetStreamById;

/** What `getStreamEmailAddress` takes. */
export interface GetStreamEmailAddressParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /**
   * The sender of the mails: the server's bot for mails (by default), the actor, or a bot of the actor; for
   * administrators any bot. Since feature level 335.
   */
  readonly sender_id?: number;
}

/** What `getStreamEmailAddress` answers. */
export interface GetStreamEmailAddressResponse {
  /** The address. */
  readonly email: string;
}

/**
 * Returns the address for mails to a channel. The simulator receives no mails. The address is always the same for one
 * channel and sender. Since feature level 448, it is for accounts that may post to the channel. Assumption A422.
 */
export const getStreamEmailAddress: Operation<GetStreamEmailAddressParams, GetStreamEmailAddressResponse> = declaredGetStreamEmailAddress;

/** What `getStreamId` takes. */
export interface GetStreamIdParams {
  /** The name of the channel, in any case of letters. */
  readonly stream: string;
}

/** What `getStreamId` answers. */
export interface GetStreamIdResponse {
  /** The ID of the channel of that name. */
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
  /** The most recent first. */
  readonly topics: readonly TopicView[];
}

/**
 * Lists the topics of a channel, the one with the newest message first. With protected history, only messages count
 * that the actor has received.
 */
export const getStreamTopics: Operation<GetStreamTopicsParams, GetStreamTopicsResponse> = declaredGetStreamTopics;

/** What `getStreams` takes. */
export interface GetStreamsParams {
  /** Whether public channels are listed; true by default. */
  readonly include_public?: boolean;
  /** Whether web-public channels are listed; false by default. */
  readonly include_web_public?: boolean;
  /** Whether the channels that one subscribes to are listed; true by default. */
  readonly include_subscribed?: boolean;
  /** Whether to omit archived channels; true by default. Since feature level 315. */
  readonly exclude_archived?: boolean;
  /**
   * All channels that are visible to the actor, whatever the other switches say; false by default. Since feature level
   * 356.
   */
  readonly include_all?: boolean;
  /** The old form of `include_all`. */
  readonly include_all_active?: boolean;
  /** Whether each channel says if new users are subscribed to it; false by default. */
  readonly include_default?: boolean;
  /** For bots: whether the channels of the owner are listed; false by default. */
  readonly include_owner_subscribed?: boolean;
  /** Whether all are listed whose messages one may read; false by default. Since feature level 356. */
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
  /** By their IDs, before feature level 79 by their addresses. */
  readonly subscribers: readonly string[] | readonly number[];
}

/** Lists the active subscribers of a visible channel, by ID; before feature level 79 by address. */
export const getSubscribers: Operation<GetSubscribersParams, GetSubscribersResponse> = declaredGetSubscribers;

/** What `getSubscriptionStatus` takes. */
export interface GetSubscriptionStatusParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The ID of who may be subscribed. */
  readonly user_id: number;
}

/** What `getSubscriptionStatus` answers. */
export interface GetSubscriptionStatusResponse {
  /** Archived channels included. */
  readonly is_subscribed: boolean;
}

/** Returns whether an account subscribes to a channel. */
export const getSubscriptionStatus: Operation<GetSubscriptionStatusParams, GetSubscriptionStatusResponse> = declaredGetSubscriptionStatus;

/** What `getSubscriptions` takes. */
export interface GetSubscriptionsParams {
  /** Adds the subscribers' IDs; `partial` may leave some out in large channels. */
  readonly include_subscribers?: "partial" | boolean;
}

/** What `getSubscriptions` answers. */
export interface GetSubscriptionsResponse {
  /** By the channel's ID. */
  readonly subscriptions: readonly ListedSubscriptionView[];
}

/**
 * Lists the actor's own subscriptions to channels that are not archived, by name. Notification settings that inherit
 * are null; before feature level 79 subscribers are addresses.
 */
export const getSubscriptions: Operation<GetSubscriptionsParams, GetSubscriptionsResponse> = declaredGetSubscriptions;

/** What `getUser` takes. */
export interface GetUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether values of custom profile fields come too; false by default. */
  readonly include_custom_profile_fields?: boolean;
}

/** What `getUser` answers. */
export interface GetUserResponse {
  /** As the actor sees it. */
  readonly user: UserView;
}

/** Returns the account with an ID, also a bot or a deactivated account. */
export const getUser: Operation<GetUserParams, GetUserResponse> = declaredGetUser;

/** What `getUserByEmail` takes. */
export interface GetUserByEmailParams {
  /** The real address where the actor can see it, or `user<id>@<realm_host>`, which always works. */
  readonly email: string;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether values of custom profile fields come too; false by default. */
  readonly include_custom_profile_fields?: boolean;
}

/** What `getUserByEmail` answers. */
export interface GetUserByEmailResponse {
  /** As the actor sees it. */
  readonly user: UserView;
}

/** Returns the account with an address that is visible to the actor. */
export const getUserByEmail: Operation<GetUserByEmailParams, GetUserByEmailResponse> = declaredGetUserByEmail;

/** What `getUserChannels` takes. */
export interface GetUserChannelsParams {
  /** The account whose channels are requested. */
  readonly user_id: number;
}

/** What `getUserChannels` answers. */
export interface GetUserChannelsResponse {
  /** Only channels that are visible to the actor. */
  readonly subscribed_channel_ids: readonly number[];
}

/** Lists the visible channels that an account subscribes to, by ID. */
export const getUserChannels: Operation<GetUserChannelsParams, GetUserChannelsResponse> = declaredGetUserChannels;

/** What `getUserGroupMembers` takes. */
export interface GetUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Leaves out those who are in through a subgroup only. */
  readonly direct_member_only?: boolean;
}

/** What `getUserGroupMembers` answers. */
export interface GetUserGroupMembersResponse {
  /** IDs of accounts. */
  readonly members: readonly number[];
}

/**
 * Lists the active members of a user group, ascending. An account occurs once for each contained group that has it as a
 * direct member.
 */
export const getUserGroupMembers: Operation<GetUserGroupMembersParams, GetUserGroupMembersResponse> = declaredGetUserGroupMembers;

/** What `getUserGroupSubgroups` takes. */
export interface GetUserGroupSubgroupsParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Leaves out the subgroups of subgroups. */
  readonly direct_subgroup_only?: boolean;
}

/** What `getUserGroupSubgroups` answers. */
export interface GetUserGroupSubgroupsResponse {
  /** IDs of groups. */
  readonly subgroups: readonly number[];
}

/** Lists the subgroups of a user group, ascending by ID; then the subgroups of those, and so on. */
export const getUserGroupSubgroups: Operation<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse> = declaredGetUserGroupSubgroups;

/** What `getUserGroups` takes. */
export interface GetUserGroupsParams {
  /** Whether groups that are out of use are listed too; false by default. Since feature level 294. */
  readonly include_deactivated_groups?: boolean;
}

/** What `getUserGroups` answers. */
export interface GetUserGroupsResponse {
  /** By their ID. */
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
  /** By kinds of client, since feature level 487 as two times. */
  readonly presence: SinglePresenceView;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
}

/** Returns the last activity of a user. */
export const getUserPresence: Operation<GetUserPresenceParams, GetUserPresenceResponse> = declaredGetUserPresence;

/** What `getUserStatus` takes. */
export interface GetUserStatusParams {
  /** The account whose status is requested. */
  readonly user_id: number;
}

/** What `getUserStatus` answers. */
export interface GetUserStatusResponse {
  /** What is not set is absent. */
  readonly status: UserStatusView;
}

/** Returns the status of an account. Parts that are not set are absent. */
export const getUserStatus: Operation<GetUserStatusParams, GetUserStatusResponse> = declaredGetUserStatus;

/** What `getUsers` takes. */
export interface GetUsersParams {
  /** Only these accounts; unknown IDs are ignored. Since feature level 384. */
  readonly user_ids?: readonly number[];
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether values of custom profile fields come too; false by default. */
  readonly include_custom_profile_fields?: boolean;
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
  /** False when there are more messages than one request marks. */
  readonly complete?: boolean;
}

/** Marks all unread messages of the actor as read. Deprecated by the interface. */
export const markAllAsRead: Operation<MarkAllAsReadParams, MarkAllAsReadResponse> = declaredMarkAllAsRead;

/** What `markOnboardingStep` takes. */
export interface MarkOnboardingStepParams {
  /** Its name in `onboarding_steps` of registration. */
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
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The topic, in any case of letters. */
  readonly topic_name: string;
}

/** What `markTopicAsRead` answers. */
export type MarkTopicAsReadResponse = Readonly<Record<never, never>>;

/** Marks all unread messages of the actor in a topic as read. Deprecated by the interface. */
export const markTopicAsRead: Operation<MarkTopicAsReadParams, MarkTopicAsReadResponse> = declaredMarkTopicAsRead;

/** What `muteTopic` takes. */
export interface MuteTopicParams {
  /** `add` mutes it, `remove` ends that. */
  readonly op: "add" | "remove";
  /** The topic, in any case of letters. */
  readonly topic: string;
  /** The ID of the channel; it or the name is needed. */
  readonly stream_id?: number;
  /** The name of the channel. */
  readonly stream?: string;
}

/** What `muteTopic` answers. */
export type MuteTopicResponse = Readonly<Record<never, never>>;

/** Mutes a topic, or removes its setting: an old form of `updateUserTopic`. */
export const muteTopic: Operation<MuteTopicParams, MuteTopicResponse> = declaredMuteTopic;

/** What `muteUser` takes. */
export interface MuteUserParams {
  /** The ID of who is to be muted. */
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

/** Gives the actor a new API key. */
export const regenerateOwnApiKey: Operation<RegenerateOwnApiKeyParams, RegenerateOwnApiKeyResponse> = declaredRegenerateOwnApiKey;

/** What `registerClientDevice` takes. */
export type RegisterClientDeviceParams = Readonly<Record<string, never>>;

/** What `registerClientDevice` answers. */
export interface RegisterClientDeviceResponse {
  /** The new device. */
  readonly device_id: number;
}

/** Adds a device to the account: once for each login of an app. It receives no pushes until it is registered. */
export const registerClientDevice: Operation<RegisterClientDeviceParams, RegisterClientDeviceResponse> = declaredRegisterClientDevice;

/** What `registerPushDevice` takes. */
export interface RegisterPushDeviceParams {
  /** The device, as `register-client-device` has named it. Required since feature level 468. */
  readonly device_id?: number;
  /** The number that the client gives to its key. Pushes to the device name it. Since feature level 468. */
  readonly push_key_id?: number;
  /** Chosen by the client; it names the device among those of the account. Required before feature level 468. */
  readonly push_account_id?: number;
  /** Whose service reaches the device: `fcm` is Google's, `apns` Apple's. Required before feature level 468. */
  readonly token_kind?: "apns" | "fcm";
  /** The key without the first byte: standard Base64. Required before feature level 432. */
  readonly push_public_key?: string;
  /**
   * The key with which pushes are encrypted: Base64 of the byte 0x31 and 32 bytes. Required from feature level 432 on,
   * before feature level 468.
   */
  readonly push_key?: string;
  /** Which key of the relay the client used. Required before feature level 468. */
  readonly bouncer_public_key?: string;
  /** Standard Base64. Required before feature level 468. */
  readonly encrypted_push_registration?: string;
  /** The token: Base64 of the first eight bytes of its SHA-256. Since feature level 468. */
  readonly token_id?: string;
}

/** What `registerPushDevice` answers. */
export type RegisterPushDeviceResponse = Readonly<Record<never, never>>;

/**
 * Registers a device for end-to-end encrypted push notifications. The registration is pending until the relay answers
 * (`answerPushRegistration`). Since feature level 468, a device of the account (`device_id`) gets a key, a token, or
 * both; a key holds immediately, and a token is pending. Before, the client chose a number (`push_account_id`); a
 * number whose registration has not failed stays unchanged.
 */
export const registerPushDevice: Operation<RegisterPushDeviceParams, RegisterPushDeviceResponse> = declaredRegisterPushDevice;

/** What `registerQueue` takes. */
export interface RegisterQueueParams {
  /** Pairs of operator and operand that a message has to match; events of other types always come. */
  readonly narrow?: readonly (readonly string[])[];
  /** The types of events that the queue receives; all types by default. */
  readonly event_types?: null | readonly RegisteredType[];
  /** Whether messages of public channels come without a subscription; by default as bots are set, else false. */
  readonly all_public_streams?: boolean;
  /** Whether messages come as HTML (true) or as Markdown (false, the default). */
  readonly apply_markdown?: boolean;
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether presences come by user ID, in the newer form; false by default. */
  readonly slim_presence?: boolean;
  /** Whether channels name their subscribers: `partial` may leave some out; false by default. */
  readonly include_subscribers?: "partial" | boolean;
  /** What the client can take, by names of capabilities; what it does not name is false. */
  readonly client_capabilities?: {
    /** Notification settings of a subscription can be null: they inherit the account's own setting. */
    readonly notification_settings_null?: boolean;
    /** One event can be about several deleted messages. */
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
    /** Events have presences by user ID, in the newer form. */
    readonly simplified_presence_events?: boolean;
    /** Events are about one changed custom emoji, not about all of them. */
    readonly individual_emoji_changes?: boolean;
  };
  /** The parts of the state to return; by default those of `event_types`. */
  readonly fetch_event_types?: null | readonly RegisteredType[];
  /** How many days presences may be old: 14 by default. Since feature level 288. */
  readonly presence_history_limit_days?: number;
  /**
   * For how many seconds the queue lives without a poll that waits: 600 by default and for 0, at most 604800 (larger
   * numbers are cut); `mobile`, the value for apps, is 43200. Since feature level 481.
   */
  readonly idle_queue_timeout?: number | "mobile";
  /** The same, before feature level 481. */
  readonly queue_lifespan_secs?: number;
}

/** What `registerQueue` answers. */
export interface RegisterQueueResponse {
  /** The ID of the queue. */
  readonly queue_id: string;
  /** The ID to begin polling with: -1. */
  readonly last_event_id: number;
  /** The version of the server. */
  readonly zulip_version: string;
  /** The feature level of the server, which states what it supports. */
  readonly zulip_feature_level: number;
  /** After how many seconds without a request the queue expires. */
  readonly idle_queue_timeout_secs?: number;
  /** The release that the server was built from. */
  readonly zulip_merge_base?: string;
  /** The address that other accounts see. */
  readonly email?: string;
  /** The alert words of the account. */
  readonly alert_words?: readonly string[];
  /** The full name of the account. */
  readonly full_name?: string;
  /** The ID of the account. */
  readonly user_id?: number;
  /** The URL of the avatar; null when the client can compute it from the address. */
  readonly avatar_url?: null | string;
  /** Whether a mention of all subscribers counts as a mention of the account. */
  readonly wildcard_mentions_notify?: boolean;
  /** The onboarding steps that the account has not seen. */
  readonly onboarding_steps?: readonly OnboardingStepView[];
  /** The presence of users: by ID in the modern form, by address in the former one. */
  readonly presences?: Readonly<Record<string, PresenceView | LegacyPresenceView>>;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
  /** The status of each user that has one, by ID. */
  readonly user_status?: Readonly<Record<string, UserStatusView>>;
  /** One's language, by its code. */
  readonly default_language?: string;
  /** The URL of the Jitsi server for video calls. */
  readonly jitsi_server_url?: null | string;
  /** When the server was last started, in UNIX seconds. */
  readonly server_generation?: number;
  /** Whether clients count the starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether one sees others type. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client offers to follow the device's time zone. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client takes the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client shows more in the same space. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether colours contrast more. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The size of the web client's letters, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The height of the web client's lines, in percent of their letters. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The colours: 1 as the device, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are kept on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether text such as `:)` becomes an emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show names while they are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * What the web client begins with: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape leads to what the web client begins with. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window lists users on the left. */
  readonly left_side_userlist?: boolean;
  /** Whose pictures stand for emoji: `google`, `twitter`, or their names as `text`. Assumption A514. */
  readonly emojiset?: string;
  /** Whether channels without recent messages go to the end: 1 when there are many, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What lists of users show: 1 names, 2 also statuses, 3 also pictures. Since feature level 141. */
  readonly user_list_style?: number;
  /** When moving pictures move: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /** Which channels show how much is unread: 1 all, 2 unmuted channels and topics, 3 none. Since feature level 210. */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether what is made by language models is hidden. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether a message to a channel notifies on the desktop. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether a message to a channel notifies by mail. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether a message to a channel notifies mobile devices. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether a message to a channel makes a sound. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The sound of notifications, by its name; `none` for none. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions notify on the desktop. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions make a sound. */
  readonly enable_sounds?: boolean;
  /** Whether a message to a followed topic notifies on the desktop. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether a message to a followed topic notifies by mail. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether a message to a followed topic notifies mobile devices. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether a message to a followed topic makes a sound. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** Seconds for which messages are gathered before they are mailed. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions are mailed while one is away. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions notify mobile devices while one is away. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether mobile devices are notified while one is there, too. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether one is mailed what one has missed. */
  readonly enable_digest_emails?: boolean;
  /** Whether these mails quote messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether notifications on the desktop quote direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether a mention of all subscribers counts in a followed topic. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the icon counts: 1 all that is unread, 2 direct messages, mentions and followed topics, 3 direct
   * messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /** Whether mails name the realm: 1 for users with several, 2 always, 3 never. Since feature level 168. */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics one follows by itself: 1 where one takes part, 2 where one sends, 3 those that one starts, 4 none.
   * Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels are unmuted by themselves: 1 where one takes part, 2 where one sends, 3 those that
   * one starts, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether one follows topics where one is mentioned. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices that a topic is resolved count as read: `always`, `except_followed` or `never`. Since feature level
   * 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether others see when one is there. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message, rather than beginning a line. */
  readonly enter_sends?: boolean;
  /** Whether times are shown with 24 hours. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see one type direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see one type in channels. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see what one has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the address of the account: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to where a message was sent. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /** Whether scrolling marks as read: 1 always, 2 in conversations only, 3 never. Since feature level 175. */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the web client sums up in its sidebar what is unread. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the web client shows folders in its sidebar. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the web client shows folders in its inbox. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** One's time zone by its IANA name; empty for unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm may contain what only the account can read. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether one is mailed about log-ins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether one is mailed news about the service. */
  readonly enable_marketing_emails?: boolean;
  /** The home view of the web client. The former name of `web_home_view`. */
  readonly default_view?: string;
  /** Whether Escape opens the home view. The former name of `web_escape_navigates_to_home_view`. */
  readonly escape_navigates_to_default_view?: boolean;
  /** Whether emails mention the name of the realm. The former form of `realm_name_in_email_notifications_policy`. */
  readonly realm_name_in_notifications?: boolean;
  /** The settings of the account. */
  readonly user_settings?: UserSettingsView;
  /** Muted topics: the name of the channel, the topic, and the time in UNIX seconds when it was muted. */
  readonly muted_topics?: readonly (readonly [string, string, number])[];
  /** The drafts, the most recently edited first. */
  readonly drafts?: readonly DraftView[];
  /** Scheduled messages that were not sent yet, by their time. */
  readonly scheduled_messages?: readonly ScheduledMessageView[];
  /** Reminders that were not sent yet, by their time. */
  readonly reminders?: readonly ReminderView[];
  /** The saved snippets of the account. */
  readonly saved_snippets?: readonly SavedSnippetView[];
  /** Whether the account is an owner. */
  readonly is_owner?: boolean;
  /** Whether the account is an administrator or an owner. */
  readonly is_admin?: boolean;
  /** Whether the account is a guest. */
  readonly is_guest?: boolean;
  /** Whether the account manages payments; always false here. */
  readonly is_billing_admin?: boolean;
  /** The real address. */
  readonly delivery_email?: string;
  /** The URL of the larger avatar; null when the client can compute it from the address. */
  readonly avatar_url_medium?: null | string;
  /** The source of the avatar: `G` for Gravatar, `U` for an upload. */
  readonly avatar_source?: string;
  /** The users that the account mutes. */
  readonly muted_users?: readonly MutedUserView[];
  /** Topics for which the account has a visibility policy. */
  readonly user_topics?: readonly UserTopicView[];
  /** The navigation views of the account. */
  readonly navigation_views?: readonly NavigationViewView[];
  /** Devices with encrypted push notifications, by the ID that the client gave. */
  readonly push_devices?: Readonly<Record<string, {
    /** The status of the registration. */
    readonly status: "pending" | "active" | "failed";
    /** Why the registration failed; otherwise null. */
    readonly error_code: null | string;
  }>>;
  /** The devices of the account, by their IDs. */
  readonly devices?: Readonly<Record<string, DeviceView>>;
  /** The ID of the newest message of the account; -1 without messages. */
  readonly max_message_id?: number;
  /** The base URL of the realm. */
  readonly realm_url?: string;
  /** The former name of `realm_url`. */
  readonly realm_uri?: string;
  /** The name of the realm. */
  readonly realm_name?: string;
  /** The description of the realm, as Markdown. */
  readonly realm_description?: string;
  /** The recent direct message conversations, newest first. */
  readonly recent_private_conversations?: readonly {
    /** The ID of the newest message of the conversation. */
    readonly max_message_id: number;
    /** The IDs of the other participants. */
    readonly user_ids: readonly number[];
  }[];
  /** The IDs of starred messages. */
  readonly starred_messages?: readonly number[];
  /** The emoji sets that users can choose. */
  readonly emojiset_choices?: readonly {
    /** The value of the setting. */
    readonly key: string;
    /** The name of the choice. */
    readonly text: string;
  }[];
  /** The notification sounds that users can choose. */
  readonly available_notification_sounds?: readonly string[];
  /** Whether the account is a moderator; since feature level 380 also true for administrators and owners. */
  readonly is_moderator?: boolean;
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
  /** Whether the account has connected Zoom. */
  readonly has_zoom_token?: boolean;
  /** Whether the account has connected Webex. */
  readonly has_webex_token?: boolean;
  /** The URL of the video that introduces the client; null without such a video. */
  readonly navigation_tour_video_url?: null | string;
  /** The former form of `onboarding_steps`. Always empty. */
  readonly hotspots?: readonly Readonly<Record<never, never>>[];
  /** The ID of the last update of presence. */
  readonly presence_last_update_id?: number;
  /** The unread messages of the account. */
  readonly unread_msgs?: {
    /** The number of unread messages that are not in muted topics or channels. */
    readonly count: number;
    /** Unread direct messages with one other participant, by that participant. */
    readonly pms: readonly {
      /** The former name of `other_user_id`. */
      readonly sender_id: number;
      /** The IDs of the unread messages, ascending. */
      readonly unread_message_ids: readonly number[];
      /** The ID of the other participant. */
      readonly other_user_id?: number;
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
  /**
   * Who may create bots: 1 members; 2 members, but only such that write alone; 3 administrators. Until feature level
   * 344.
   */
  readonly realm_bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly realm_user_group_edit_policy?: number;
  /** How long accounts other than the author may change a topic, in seconds. Not configurable. */
  readonly realm_community_topic_editing_limit_seconds?: number;
  /** Whether accounts can see the edit history of messages. */
  readonly realm_allow_edit_history?: boolean;
  /** Whether every message needs a topic. */
  readonly realm_mandatory_topics?: boolean;
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
  /** Whether users may not change their pictures. */
  readonly realm_avatar_changes_disabled?: boolean;
  /** Whether users may not change their addresses. */
  readonly realm_email_changes_disabled?: boolean;
  /** Days after which messages are deleted; -1: never. For owners. */
  readonly realm_message_retention_days?: number;
  /**
   * Whether channels take messages without a topic: `allow_empty_topic` or `disable_empty_topic`. Since feature level
   * 392.
   */
  readonly realm_topics_policy?: string;
  /** Whether addresses have to be of the realm's domains. For owners. */
  readonly realm_emails_restricted_to_domains?: boolean;
  /** Whether addresses of services for throw-away mail are refused. For owners. */
  readonly realm_disallow_disposable_email_addresses?: boolean;
  /** Whether joining takes an invitation. For owners. */
  readonly realm_invite_required?: boolean;
  /** Whether no two users may have one name. Since feature level 246. */
  readonly realm_require_unique_names?: boolean;
  /** Whether users may not change their names. */
  readonly realm_name_changes_disabled?: boolean;
  /** Whether messages show the pictures that they link to. */
  readonly realm_inline_image_preview?: boolean;
  /** Whether messages show previews of the pages that they link to. */
  readonly realm_inline_url_embed_preview?: boolean;
  /** How large previews of pictures are, in percent: 100, 150 or 200. Since feature level 469. */
  readonly realm_media_preview_size?: number;
  /** Whether messages can be edited at all. */
  readonly realm_allow_message_editing?: boolean;
  /** What the history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly realm_message_edit_history_visibility_policy?: string;
  /** The language of those who have chosen none, by its code. */
  readonly realm_default_language?: string;
  /** Days after which members are full members. For owners. */
  readonly realm_waiting_period_threshold?: number;
  /** Whether new users get a mail with a guide. */
  readonly realm_send_welcome_emails?: boolean;
  /** Whether users are mailed what they have missed. */
  readonly realm_digest_emails_enabled?: boolean;
  /** Whether mails may quote messages. */
  readonly realm_message_content_allowed_in_email_notifications?: boolean;
  /**
   * What video calls go through: 0 none, 1 Jitsi; where the server has them, 6 Constructor Groups since feature level
   * 460, 7 Nextcloud Talk since feature level 465.
   */
  readonly realm_video_chat_provider?: number;
  /**
   * Which animated pictures are offered: 0 none, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly realm_giphy_rating?: number;
  /** Which animated pictures are offered: 0 none, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly realm_gif_rating_policy?: number;
  /** The language of code blocks that name none; empty for none. */
  readonly realm_default_code_block_language?: string;
  /** The day of these mails: 0 Monday to 6 Sunday. */
  readonly realm_digest_weekday?: number;
  /** Whether visitors may read web-public channels. Since feature level 109. */
  readonly realm_enable_spectator_access?: boolean;
  /** Whether the realm wants to be listed among open communities. Since feature level 129. */
  readonly realm_want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly realm_enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly realm_enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly realm_enable_guest_user_indicator?: boolean;
  /** Whether pushes to devices without end-to-end encryption hide the content. Since feature level 409. */
  readonly realm_require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for such events. Since feature level 434. */
  readonly realm_send_channel_events_messages?: boolean;
  /** Whether owners have access to all content, as the operator of the server decides. Since feature level 438. */
  readonly realm_owner_full_content_access?: boolean;
  /** The pictures that new accounts have: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly realm_default_avatar_source?: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly realm_welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly realm_presence_disabled?: boolean;
  /** Seconds for which users may delete their own messages; null for ever. */
  readonly realm_message_content_delete_limit_seconds?: null | number;
  /** Seconds for which a message's content can be edited; null for ever. */
  readonly realm_message_content_edit_limit_seconds?: null | number;
  /** Seconds for which messages can be moved to another topic; null for ever. Since feature level 162. */
  readonly realm_move_messages_within_stream_limit_seconds?: null | number;
  /** Seconds for which messages can be moved to another channel; null for ever. Since feature level 162. */
  readonly realm_move_messages_between_streams_limit_seconds?: null | number;
  /** Where video calls are held; null, on the wire `"default"`: where the server says. Since feature level 212. */
  readonly realm_jitsi_server_url?: null | string;
  /** The ID of the channel that reports go to; -1 for none. Since feature level 331. */
  readonly realm_moderation_request_channel_id?: number;
  /** The ID of the channel where new channels are announced; -1 for none. Since feature level 241. */
  readonly realm_new_stream_announcements_stream_id?: number;
  /** The ID of the channel where new users are announced; -1 for none. Since feature level 241. */
  readonly realm_signup_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly realm_zulip_update_announcements_stream_id?: number;
  /** The kind of organisation, by number: 0 unspecified. Since feature level 128. */
  readonly realm_org_type?: number;
  /** The former name of `new_stream_announcements_stream_id`. */
  readonly realm_notifications_stream_id?: number;
  /** The former name of `signup_announcements_stream_id`. */
  readonly realm_signup_notifications_stream_id?: number;
  /** Who may create invitation links. Since feature level 209. */
  readonly realm_create_multiuse_invite_group?: number | AnonymousGroupView;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly realm_can_access_all_users_group?: number | AnonymousGroupView;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly realm_can_add_subscribers_group?: number | AnonymousGroupView;
  /** Who may add custom emoji. Since feature level 307. */
  readonly realm_can_add_custom_emoji_group?: number | AnonymousGroupView;
  /** Who may create bots of any kind. Since feature level 344. */
  readonly realm_can_create_bots_group?: number | AnonymousGroupView;
  /** Who may create user groups. Since feature level 299. */
  readonly realm_can_create_groups?: number | AnonymousGroupView;
  /** Who may create public channels. Since feature level 264. */
  readonly realm_can_create_public_channel_group?: number | AnonymousGroupView;
  /** Who may create private channels. Since feature level 266. */
  readonly realm_can_create_private_channel_group?: number | AnonymousGroupView;
  /** Who may create channels that visitors may read. Since feature level 280. */
  readonly realm_can_create_web_public_channel_group?: number | AnonymousGroupView;
  /** Who may create bots that only send. Since feature level 344. */
  readonly realm_can_create_write_only_bots_group?: number | AnonymousGroupView;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly realm_can_delete_any_message_group?: number | AnonymousGroupView;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly realm_can_delete_own_message_group?: number | AnonymousGroupView;
  /** Who may invite users by mail. Since feature level 321. */
  readonly realm_can_invite_users_group?: number | AnonymousGroupView;
  /** Who may manage all user groups. Since feature level 299. */
  readonly realm_can_manage_all_groups?: number | AnonymousGroupView;
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly realm_can_manage_billing_group?: number | AnonymousGroupView;
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly realm_can_mention_many_users_group?: number | AnonymousGroupView;
  /** Who may move messages to another channel. Since feature level 310. */
  readonly realm_can_move_messages_between_channels_group?: number | AnonymousGroupView;
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly realm_can_move_messages_between_topics_group?: number | AnonymousGroupView;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly realm_can_resolve_topics_group?: number | AnonymousGroupView;
  /** Who may decide for a channel who deletes its messages. Since feature level 407. */
  readonly realm_can_set_delete_message_policy_group?: number | AnonymousGroupView;
  /** Who may decide for a channel about messages without a topic. Since feature level 392. */
  readonly realm_can_set_topics_policy_group?: number | AnonymousGroupView;
  /** Who may ask for summaries of topics. Since feature level 350. */
  readonly realm_can_summarize_topics_group?: number | AnonymousGroupView;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly realm_workplace_users_group?: number | AnonymousGroupView;
  /** Who may begin a conversation by direct messages. Since feature level 270. */
  readonly realm_direct_message_initiator_group?: number | AnonymousGroupView;
  /** Of whom at least one has to be in a conversation by direct messages. Since feature level 270. */
  readonly realm_direct_message_permission_group?: number | AnonymousGroupView;
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
  readonly realm_default_streams?: readonly number[] | readonly DefaultChannelView[];
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
    /** Whether a mention of all subscribers counts as a mention of the account. */
    readonly wildcard_mentions_notify?: boolean;
    /** One's language, by its code. */
    readonly default_language?: string;
    /** Whether clients count the starred messages. */
    readonly starred_message_counts?: boolean;
    /** Whether one sees others type. Since feature level 253. */
    readonly receives_typing_notifications?: boolean;
    /** Whether the web client offers to follow the device's time zone. Since feature level 329. */
    readonly web_suggest_update_timezone?: boolean;
    /** Whether the web client takes the full width of the window. */
    readonly fluid_layout_width?: boolean;
    /** Whether the web client shows more in the same space. Until feature level 364. */
    readonly dense_mode?: boolean;
    /** Whether colours contrast more. */
    readonly high_contrast_mode?: boolean;
    /**
     * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4
     * its top unread topic (since feature level 401). Since feature level 269.
     */
    readonly web_channel_default_view?: number;
    /** The size of the web client's letters, in pixels. Since feature level 245. */
    readonly web_font_size_px?: number;
    /** The height of the web client's lines, in percent of their letters. Since feature level 245. */
    readonly web_line_height_percent?: number;
    /** The colours: 1 as the device, 2 dark, 3 light. Since feature level 21. */
    readonly color_scheme?: number;
    /** Whether drafts are kept on the server. Since feature level 87. */
    readonly enable_drafts_synchronization?: boolean;
    /** Whether text such as `:)` becomes an emoji. */
    readonly translate_emoticons?: boolean;
    /** Whether reactions show names while they are few. Since feature level 125. */
    readonly display_emoji_reaction_users?: boolean;
    /**
     * What the web client begins with: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
     * Since feature level 219. Assumption A433.
     */
    readonly web_home_view?: string;
    /** Whether Escape leads to what the web client begins with. Since feature level 219. */
    readonly web_escape_navigates_to_home_view?: boolean;
    /** Whether a narrow window lists users on the left. */
    readonly left_side_userlist?: boolean;
    /** Whose pictures stand for emoji: `google`, `twitter`, or their names as `text`. Assumption A514. */
    readonly emojiset?: string;
    /** Whether channels without recent messages go to the end: 1 when there are many, 2 always, 3 never. */
    readonly demote_inactive_streams?: number;
    /** What lists of users show: 1 names, 2 also statuses, 3 also pictures. Since feature level 141. */
    readonly user_list_style?: number;
    /** When moving pictures move: `always`, `on_hover` or `never`. Since feature level 275. */
    readonly web_animate_image_previews?: string;
    /**
     * Which channels show how much is unread: 1 all, 2 unmuted channels and topics, 3 none. Since feature level 210.
     */
    readonly web_stream_unreads_count_display_policy?: number;
    /** Whether what is made by language models is hidden. Since feature level 350. */
    readonly hide_ai_features?: boolean;
    /** Whether a message to a channel notifies on the desktop. */
    readonly enable_stream_desktop_notifications?: boolean;
    /** Whether a message to a channel notifies by mail. */
    readonly enable_stream_email_notifications?: boolean;
    /** Whether a message to a channel notifies mobile devices. */
    readonly enable_stream_push_notifications?: boolean;
    /** Whether a message to a channel makes a sound. */
    readonly enable_stream_audible_notifications?: boolean;
    /** The sound of notifications, by its name; `none` for none. */
    readonly notification_sound?: string;
    /** Whether direct messages and mentions notify on the desktop. */
    readonly enable_desktop_notifications?: boolean;
    /** Whether direct messages and mentions make a sound. */
    readonly enable_sounds?: boolean;
    /** Whether a message to a followed topic notifies on the desktop. Since feature level 189. */
    readonly enable_followed_topic_desktop_notifications?: boolean;
    /** Whether a message to a followed topic notifies by mail. Since feature level 189. */
    readonly enable_followed_topic_email_notifications?: boolean;
    /** Whether a message to a followed topic notifies mobile devices. Since feature level 189. */
    readonly enable_followed_topic_push_notifications?: boolean;
    /** Whether a message to a followed topic makes a sound. Since feature level 189. */
    readonly enable_followed_topic_audible_notifications?: boolean;
    /** Seconds for which messages are gathered before they are mailed. Since feature level 82. */
    readonly email_notifications_batching_period_seconds?: number;
    /** Whether direct messages and mentions are mailed while one is away. */
    readonly enable_offline_email_notifications?: boolean;
    /** Whether direct messages and mentions notify mobile devices while one is away. */
    readonly enable_offline_push_notifications?: boolean;
    /** Whether mobile devices are notified while one is there, too. */
    readonly enable_online_push_notifications?: boolean;
    /** Whether one is mailed what one has missed. */
    readonly enable_digest_emails?: boolean;
    /** Whether these mails quote messages. */
    readonly message_content_in_email_notifications?: boolean;
    /** Whether notifications on the desktop quote direct messages. */
    readonly pm_content_in_desktop_notifications?: boolean;
    /** Whether a mention of all subscribers counts in a followed topic. Since feature level 189. */
    readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
    /**
     * What the number on the icon counts: 1 all that is unread, 2 direct messages, mentions and followed topics, 3
     * direct messages and mentions, 4 nothing.
     */
    readonly desktop_icon_count_display?: number;
    /** Whether mails name the realm: 1 for users with several, 2 always, 3 never. Since feature level 168. */
    readonly realm_name_in_email_notifications_policy?: number;
    /**
     * Which topics one follows by itself: 1 where one takes part, 2 where one sends, 3 those that one starts, 4 none.
     * Since feature level 214.
     */
    readonly automatically_follow_topics_policy?: number;
    /**
     * Which topics of muted channels are unmuted by themselves: 1 where one takes part, 2 where one sends, 3 those that
     * one starts, 4 none. Since feature level 214.
     */
    readonly automatically_unmute_topics_in_muted_streams_policy?: number;
    /** Whether one follows topics where one is mentioned. Since feature level 235. */
    readonly automatically_follow_topics_where_mentioned?: boolean;
    /**
     * Whether notices that a topic is resolved count as read: `always`, `except_followed` or `never`. Since feature
     * level 385.
     */
    readonly resolved_topic_notice_auto_read_policy?: string;
    /** Whether others see when one is there. Since feature level 3. */
    readonly presence_enabled?: boolean;
    /** Whether Enter sends a message, rather than beginning a line. */
    readonly enter_sends?: boolean;
    /** Whether times are shown with 24 hours. Since feature level 99. */
    readonly twenty_four_hour_time?: boolean;
    /** Whether others see one type direct messages. Since feature level 105. */
    readonly send_private_typing_notifications?: boolean;
    /** Whether others see one type in channels. Since feature level 105. */
    readonly send_stream_typing_notifications?: boolean;
    /** Whether others see what one has read. Since feature level 105. */
    readonly send_read_receipts?: boolean;
    /**
     * Who can see the address of the account: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
     * feature level 163.
     */
    readonly email_address_visibility?: number;
    /** Whether the web client goes to where a message was sent. Since feature level 268. */
    readonly web_navigate_to_sent_message?: boolean;
    /** Whether scrolling marks as read: 1 always, 2 in conversations only, 3 never. Since feature level 175. */
    readonly web_mark_read_on_scroll_policy?: number;
    /** Whether the web client sums up in its sidebar what is unread. Since feature level 398. */
    readonly web_left_sidebar_unreads_count_summary?: boolean;
    /** Whether the web client shows folders in its sidebar. Since feature level 411. */
    readonly web_left_sidebar_show_channel_folders?: boolean;
    /** Whether the web client shows folders in its inbox. Since feature level 431. */
    readonly web_inbox_show_channel_folders?: boolean;
    /** One's time zone by its IANA name; empty for unknown. */
    readonly timezone?: string;
    /** Whether an export of the realm may contain what only the account can read. Since feature level 293. */
    readonly allow_private_data_export?: boolean;
    /** Whether one is mailed about log-ins from new devices. */
    readonly enable_login_emails?: boolean;
    /** Whether one is mailed news about the service. */
    readonly enable_marketing_emails?: boolean;
    /** The home view of the web client. The former name of `web_home_view`. */
    readonly default_view?: string;
    /** Whether Escape opens the home view. The former name of `web_escape_navigates_to_home_view`. */
    readonly escape_navigates_to_default_view?: boolean;
    /** Whether emails mention the name of the realm. The former form of `realm_name_in_email_notifications_policy`. */
    readonly realm_name_in_notifications?: boolean;
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
}

/** Opens an event queue and returns the state of the realm. The events of the queue continue this state. */
export const registerQueue: Operation<RegisterQueueParams, RegisterQueueResponse> = declaredRegisterQueue;

/** What `removeAlertWords` takes. */
export interface RemoveAlertWordsParams {
  /** The words, in any case of letters. */
  readonly alert_words: readonly string[];
}

/** What `removeAlertWords` answers. */
export interface RemoveAlertWordsResponse {
  /** The words. */
  readonly alert_words: readonly string[];
}

/** Removes alert words of the actor. The case of letters does not matter; blanks do. Unknown words are ignored. */
export const removeAlertWords: Operation<RemoveAlertWordsParams, RemoveAlertWordsResponse> = declaredRemoveAlertWords;

/** What `removeApnsToken` takes. */
export interface RemoveApnsTokenParams {
  /** What Apple's service knows the device by. */
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
  /** Its address. */
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

/** Removes a device of the account, with its registration for pushes: when the app logs out. */
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
  /** What Google's service knows the device by. */
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
  /** The address of the view: the fragment of a web client's URL. */
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
  /** Where it comes from: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`; by default as the name says. */
  readonly reaction_type?: string;
  /** The name of the emoji. Name or code are needed. */
  readonly emoji_name?: string;
  /** Its code: code points in hexadecimal digits, or the ID of a custom emoji. */
  readonly emoji_code?: string;
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
  /** Its address. */
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
  /** The Markdown. */
  readonly content: string;
}

/** What `renderMessage` answers. */
export interface RenderMessageResponse {
  /** The HTML. */
  readonly rendered: string;
}

/** Renders a text as the content of a message of the actor, and stores nothing. */
export const renderMessage: Operation<RenderMessageParams, RenderMessageResponse> = declaredRenderMessage;

/** What `reorderCustomProfileFields` takes. */
export interface ReorderCustomProfileFieldsParams {
  /** The ID of every field, in the new order; other IDs take a place that stays empty. */
  readonly order: readonly number[];
}

/** What `reorderCustomProfileFields` answers. */
export type ReorderCustomProfileFieldsResponse = Readonly<Record<never, never>>;

/** Changes the order of the realm's custom profile fields. */
export const reorderCustomProfileFields: Operation<ReorderCustomProfileFieldsParams, ReorderCustomProfileFieldsResponse> = declaredReorderCustomProfileFields;

/** What `reorderLinkifiers` takes. */
export interface ReorderLinkifiersParams {
  /** Every linkifier exactly once, in the new order. */
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
  /** What it is reported for: `spam`, `harassment`, `inappropriate`, `norms` or `other`. */
  readonly report_type: "other" | "spam" | "harassment" | "inappropriate" | "norms";
  /** At most 1000 characters; needed for the type `other`. */
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
  /** When it was sent again. */
  readonly timestamp?: number;
}

/** Sends the mail of an open invitation again. Its expiry does not change. */
export const resendEmailInvite: Operation<ResendEmailInviteParams, ResendEmailInviteResponse> = declaredResendEmailInvite;

/** What `revokeEmailInvite` takes. */
export interface RevokeEmailInviteParams {
  /** The ID of the invitation. */
  readonly invite_id: number;
}

/** What `revokeEmailInvite` answers. */
export type RevokeEmailInviteResponse = Readonly<Record<never, never>>;

/** Revokes an open invitation by mail. It can no longer be used. */
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
  /** The command with its slash, such as `/dark` or `/ping`. */
  readonly command: string;
}

/** What `runCommand` answers. */
export interface RunCommandResponse {
  /** In words; nothing for a mere sign of life. */
  readonly msg?: string;
}

/** Runs a command of the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`, `/fixed-width`. */
export const runCommand: Operation<RunCommandParams, RunCommandResponse> = declaredRunCommand;

/** What `sendInvites` takes. */
export interface SendInvitesParams {
  /** IDs of channels that the new users are subscribed to when they join. */
  readonly stream_ids: readonly number[];
  /** Addresses separated by commas or newlines, also as `Name <address>`. */
  readonly invitee_emails: string;
  /** The text of the welcome message: at most 8000 characters; null: as in the realm. Since feature level 416. */
  readonly welcome_message_custom_text?: null | string;
  /** How many minutes it is valid; null: without end; by default as the server is set. Since feature level 126. */
  readonly invite_expires_in_minutes?: null | number;
  /** How many days it is valid; null: without end. Since feature level 96, until feature level 126. */
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
  /** Whether the inviter gets a message when a user joins; true by default. Since feature level 267. */
  readonly notify_referrer_on_join?: boolean;
}

/** What `sendInvites` answers. */
export type SendInvitesResponse = Readonly<Record<never, never>>;

/** Invites users by mail. */
export const sendInvites: Operation<SendInvitesParams, SendInvitesResponse> = declaredSendInvites;

/** What `sendMessage` takes. */
export type SendMessageParams = Addressed<{
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type: "stream" | "channel" | "private" | "direct";
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** With `local_id`: the sender's queue in which the event of this message names it. */
  readonly queue_id?: string;
  /** The topic, for a channel. An empty text is the empty topic; an omitted topic is an error. */
  readonly topic?: string;
  /** One channel by ID or name, or a list of one; of a direct message the user IDs or addresses of the others. */
  readonly to?: string | number | readonly string[] | readonly number[];
  /** What only mirrors may say: on whose behalf a message comes. */
  readonly sender?: string;
  /** Whether the sender has read it; by default true for clients in which users write. Since feature level 236. */
  readonly read_by_sender?: boolean;
  /** A form with choices, as JSON text. */
  readonly widget_content?: string;
  /** What the sender's client calls the message until it has an ID; its event carries it. */
  readonly local_id?: string;
  /** What only mirrors may say: that a message comes from elsewhere. */
  readonly forged?: string;
  /** What only mirrors may say: when it was written there. */
  readonly time?: number;
}>;

/** What `sendMessage` answers. */
export interface SendMessageResponse {
  /** Its ID. */
  readonly id: number;
  /** The policy that sending has given the actor for the topic. */
  readonly automatic_new_visibility_policy?: number;
  /** The address of the message in the web app. */
  readonly message_url?: string;
  /** Markdown that links to the message. */
  readonly message_link?: string;
}

/** Sends a message to a channel or to users. */
export const sendMessage: Operation<SendMessageParams, SendMessageResponse> = declaredSendMessage;

/** What `setTypingStatus` takes. */
export interface SetTypingStatusParams {
  /** What the account does now: `start` or `stop`. */
  readonly op: "start" | "stop";
  /** The ID of the channel, when typing there. Since feature level 215. */
  readonly stream_id?: number;
  /**
   * `direct` (by default; since feature level 174), `channel` (since feature level 248), or by the old name `stream`
   * (since feature level 58).
   */
  readonly type?: "stream" | "channel" | "private" | "direct";
  /** The topic of the channel. Since feature level 58. */
  readonly topic?: string;
  /** User IDs of a direct message; on old servers also the one channel. */
  readonly to?: readonly number[];
}

/** What `setTypingStatus` answers. */
export type SetTypingStatusResponse = Readonly<Record<never, never>>;

/** Notifies others that the actor types a message, or has stopped. The realm stores nothing. */
export const setTypingStatus: Operation<SetTypingStatusParams, SetTypingStatusResponse> = declaredSetTypingStatus;

/** What `setTypingStatusForMessageEdit` takes. */
export interface SetTypingStatusForMessageEditParams {
  /** What the account does now: `start` or `stop`. */
  readonly op: "start" | "stop";
  /** The ID of the message that is being edited. */
  readonly message_id: number;
}

/** What `setTypingStatusForMessageEdit` answers. */
export type SetTypingStatusForMessageEditResponse = Readonly<Record<never, never>>;

/**
 * Notifies others that the actor edits a message, or has stopped. The realm stores nothing, so a client can repeat
 * `start` to say that the actor still edits.
 */
export const setTypingStatusForMessageEdit: Operation<SetTypingStatusForMessageEditParams, SetTypingStatusForMessageEditResponse> = declaredSetTypingStatusForMessageEdit;

/** What `subscribe` takes. */
export interface SubscribeParams {
  /** The channels by name. Channels that do not exist are created. */
  readonly subscriptions: readonly {
    /** The name of the channel. */
    readonly name: string;
    /** The description of a channel that does not exist yet; null or omitted: none. */
    readonly description?: null | string;
    /** The color for the new subscribers, as `#rrggbb`. */
    readonly color?: null | string;
  }[];
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: string | number;
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  readonly topics_policy?: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: number | AnonymousGroupView;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: number | AnonymousGroupView;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: number | AnonymousGroupView;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: number | AnonymousGroupView;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: number | AnonymousGroupView;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: number | AnonymousGroupView;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: number | AnonymousGroupView;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: number | AnonymousGroupView;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: number | AnonymousGroupView;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: number | AnonymousGroupView;
  /** Who may subscribe to the channel even though it is private. Since feature level 357. */
  readonly can_subscribe_group?: number | AnonymousGroupView;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 3 | 2 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether the realm's channel for announcements is notified of new channels; false by default. */
  readonly announce?: boolean;
  /** Whether users that others subscribe are notified by a message; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
  /** User IDs or addresses of the accounts to subscribe; by default the actor. */
  readonly principals?: readonly string[] | readonly number[];
  /** Whether a channel that the actor must not join refuses all; true by default. */
  readonly authorization_errors_fatal?: boolean;
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
  /** The device; all devices by default. */
  readonly token?: string;
}

/** What `testNotify` answers. */
export type TestNotifyResponse = Readonly<Record<never, never>>;

/** Sends a test notification to one or all devices of the actor that are registered in the older way. */
export const testNotify: Operation<TestNotifyParams, TestNotifyResponse> = declaredTestNotify;

/** What `testWelcomeBotCustomMessage` takes. */
export interface TestWelcomeBotCustomMessageParams {
  /** At most 8000 characters. */
  readonly welcome_message_custom_text: string;
}

/** What `testWelcomeBotCustomMessage` answers. */
export interface TestWelcomeBotCustomMessageResponse {
  /** Its ID. */
  readonly message_id: number;
}

/** Sends the realm's own welcome text to the actor, from the welcome bot, as new users see it. */
export const testWelcomeBotCustomMessage: Operation<TestWelcomeBotCustomMessageParams, TestWelcomeBotCustomMessageResponse> = declaredTestWelcomeBotCustomMessage;

/** What `unmuteUser` takes. */
export interface UnmuteUserParams {
  /** The ID of who is muted. */
  readonly muted_user_id: number;
}

/** What `unmuteUser` answers. */
export type UnmuteUserResponse = Readonly<Record<never, never>>;

/** Unmutes a user. Messages that became read stay read. */
export const unmuteUser: Operation<UnmuteUserParams, UnmuteUserResponse> = declaredUnmuteUser;

/** What `unsubscribe` takes. */
export interface UnsubscribeParams {
  /** Names of the channels. */
  readonly subscriptions: readonly string[];
  /** User IDs or addresses of the accounts to unsubscribe; the actor by default. */
  readonly principals?: readonly string[] | readonly number[];
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
  /** The new picture; null when there are several files. */
  readonly file?: null | UploadedFile;
  /** The new name. */
  readonly full_name?: string;
  /** The name of the channel that messages go to; null for none. */
  readonly default_sending_stream?: string;
  /** The name of the channel that queues narrow to; null for none. */
  readonly default_events_register_stream?: string;
  /** Whether queues get the messages of all public channels. */
  readonly default_all_public_streams?: boolean;
  /** What the bot is set up with; what is not named stays. */
  readonly config_data?: Readonly<Record<string, string>>;
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. Since feature level 130. */
  readonly role?: number;
  /** The first part of the new address, which ends in `-bot` and the domain of the realm. Since feature level 447. */
  readonly short_name?: string;
  /** The user ID of whom the bot is to belong to. */
  readonly bot_owner_id?: number;
  /** Where an outgoing webhook speaks to: a web address. */
  readonly service_payload_url?: string;
  /** The format of an outgoing webhook: 1 generic, 2 Slack. */
  readonly service_interface?: number;
}

/** What `updateBot` answers. */
export interface UpdateBotResponse {
  /** The full name. */
  readonly full_name: string;
  /** Its picture. */
  readonly avatar_url: string;
  /** What the bot is set up with, as it was sent. */
  readonly config_data: null | Readonly<Record<string, string>>;
  /** The address of an outgoing webhook, as it was sent. */
  readonly service_payload_url: null | string;
  /** The form of an outgoing webhook, as it was sent; 1 where nothing was. */
  readonly service_interface: number;
  /** The name of the default channel for its messages. */
  readonly default_sending_stream: null | string;
  /** The name of the default channel for its event queues. */
  readonly default_events_register_stream: null | string;
  /** Whether its event queues receive messages of all public channels by default. */
  readonly default_all_public_streams: boolean;
  /** The address of the owner; absent for a bot without an owner. */
  readonly bot_owner?: string;
}

/** Changes a bot: its name, address, role, owner, service and avatar, and the defaults of its messages and queues. */
export const updateBot: Operation<UpdateBotParams, UpdateBotResponse> = declaredUpdateBot;

/** What `updateBotStorage` takes. */
export interface UpdateBotStorageParams {
  /** The texts to keep, by name; what is kept under other names stays. */
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
  /** True archives the folder, false takes it back into use. */
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
   * What the field is called: at most 40 characters; another field cannot have it. Required before feature level 252,
   * where everything else that is omitted goes back to its default.
   */
  readonly name?: string;
  /** Whether short profiles show it; false by default. Since feature level 146. */
  readonly display_in_profile_summary?: boolean;
  /** Whether clients find users by its value; false by default. Since feature level 455. Assumption A427. */
  readonly use_for_user_matching?: boolean;
  /** Whether users are asked to fill it in; false by default. Since feature level 244. */
  readonly required?: boolean;
  /** Whether users may change their own value; true by default. Since feature level 296. */
  readonly editable_by_user?: boolean;
  /** A hint for those who fill it in: at most 80 characters. */
  readonly hint?: string;
  /** What the kind of field needs besides: the choices of a list, the site of an external account. */
  readonly field_data?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
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
  /** The new name; no group has it, this one neither. */
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
  /** `add` or `remove`. */
  readonly op: string;
  /** The ID of the group. */
  readonly group_id: number;
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
  /**
   * An RFC 6570 template over the names of the groups: `https://tracker.example/issues/{id}`. Since feature level 176.
   */
  readonly url_template: string;
  /** A pattern of the RE2 kind with named groups: `#(?P<id>[0-9]+)`. */
  readonly pattern: string;
  /** The ID of the linkifier. */
  readonly filter_id: number;
  /** A text that the pattern matches; an empty text is null. Since feature level 471. */
  readonly example_input?: null | string;
  /**
   * The short text that is made of an address, with places for the variables of the address; an empty text is null. It
   * needs `example_input`. Since feature level 471.
   */
  readonly reverse_template?: null | string;
  /** Further forms of addresses from which the short text is made: RFC 6570 templates. Since feature level 478. */
  readonly alternative_url_templates?: readonly string[];
}

/** What `updateLinkifier` answers. */
export type UpdateLinkifierResponse = Readonly<Record<never, never>>;

/** Replaces a linkifier's pattern and template. Its place in the order stays. */
export const updateLinkifier: Operation<UpdateLinkifierParams, UpdateLinkifierResponse> = declaredUpdateLinkifier;

/** What `updateMessage` takes. */
export interface UpdateMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** The ID of the channel to move to. Since feature level 1. */
  readonly stream_id?: number;
  /** The new topic. */
  readonly topic?: string;
  /** The new content, as Markdown. */
  readonly content?: string;
  /** Which messages of the topic move along: `change_one` (the default), `change_later`, `change_all`. */
  readonly propagate_mode?: "change_one" | "change_later" | "change_all";
  /** Whether a notice is sent to where messages were; false by default. */
  readonly send_notification_to_old_thread?: boolean;
  /** Whether a notice is sent to where messages are now; true by default. */
  readonly send_notification_to_new_thread?: boolean;
  /**
   * SHA-256 of the content as the client knows it, in hexadecimal digits; another content is a refusal. Since feature
   * level 379.
   */
  readonly prev_content_sha256?: string;
}

/** What `updateMessage` answers. */
export interface UpdateMessageResponse {
  /** Files of the actor that no message refers to after the edit. */
  readonly detached_uploads?: readonly AttachmentView[];
}

/**
 * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
 */
export const updateMessage: Operation<UpdateMessageParams, UpdateMessageResponse> = declaredUpdateMessage;

/** What `updateMessageFlags` takes. */
export interface UpdateMessageFlagsParams {
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
  /** Whether the flag is added or removed. */
  readonly op: "add" | "remove";
  /** The IDs of the messages. */
  readonly messages: readonly number[];
}

/** What `updateMessageFlags` answers. */
export interface UpdateMessageFlagsResponse {
  /** The IDs that were given. */
  readonly messages: readonly number[];
  /** Channels whose messages cannot be unread; with the clearing of `read` alone it is ever not empty. */
  readonly ignored_because_not_subscribed_channels?: readonly number[];
}

/** Sets or clears a flag of the actor for messages: `read`, `starred` or `collapsed`. */
export const updateMessageFlags: Operation<UpdateMessageFlagsParams, UpdateMessageFlagsResponse> = declaredUpdateMessageFlags;

/** What `updateMessageFlagsForNarrow` takes. */
export interface UpdateMessageFlagsForNarrowParams {
  /** The flag, such as `read` or `starred`. */
  readonly flag: string;
  /** Whether the flag is added or removed. */
  readonly op: "add" | "remove";
  /** A message ID, or `newest`, `oldest` or `first_unread`: where the range is. */
  readonly anchor: string | number;
  /** Terms that a message has to match. */
  readonly narrow: readonly (readonly [string, string] | {
    /** The operator, such as `channel`. */
    readonly operator: string;
    /** A text, an ID, or a list of one kind. */
    readonly operand: string | number | readonly string[] | readonly number[];
    /** Whether the term excludes what it matches. */
    readonly negated?: boolean;
  })[];
  /** How many messages before the anchor. */
  readonly num_before: number;
  /** How many messages after the anchor. */
  readonly num_after: number;
  /** Whether the anchor belongs to the range; true by default. */
  readonly include_anchor?: boolean;
}

/** What `updateMessageFlagsForNarrow` answers. */
export interface UpdateMessageFlagsForNarrowResponse {
  /** How many were looked at. */
  readonly processed_count: number;
  /** How many have changed. */
  readonly updated_count: number;
  /** The oldest that was looked at; null where there was none. */
  readonly first_processed_id: null | number;
  /** The newest that was looked at; null where there was none. */
  readonly last_processed_id: null | number;
  /** Whether no older messages match. */
  readonly found_oldest: boolean;
  /** Whether no newer messages match. */
  readonly found_newest: boolean;
  /** Channels whose messages cannot be unread; with the clearing of `read` alone it is ever not empty. */
  readonly ignored_because_not_subscribed_channels?: readonly number[];
}

/** Sets or clears a flag of the actor for all messages of a range that match a narrow. */
export const updateMessageFlagsForNarrow: Operation<UpdateMessageFlagsForNarrowParams, UpdateMessageFlagsForNarrowResponse> = declaredUpdateMessageFlagsForNarrow;

/** What `updateOwnProfile` takes. */
export interface UpdateOwnProfileParams {
  /** Values for custom profile fields; fields that are not named keep theirs. */
  readonly data: readonly {
    /** The ID of the field. */
    readonly id: number;
    /** A text, or user IDs. */
    readonly value: string | readonly number[];
  }[];
}

/** What `updateOwnProfile` answers. */
export type UpdateOwnProfileResponse = Readonly<Record<never, never>>;

/** Sets values of the actor's profile, all or nothing. An empty text is a value; null removes the current value. */
export const updateOwnProfile: Operation<UpdateOwnProfileParams, UpdateOwnProfileResponse> = declaredUpdateOwnProfile;

/** What `updatePresence` takes. */
export interface UpdatePresenceParams {
  /** What the account is doing now: `active` or `idle`. */
  readonly status: string;
  /** True for the newer form by ID; also whenever `last_update_id` is given. */
  readonly slim_presence?: boolean;
  /**
   * The newest update that the client knows: only newer ones come, by user ID; -1 for none. Since feature level 263.
   */
  readonly last_update_id?: number;
  /** How many days presences may be old: 14 by default. Since feature level 288. */
  readonly history_limit_days?: number;
  /** Whether there was input since the last such request; false by default. */
  readonly new_user_input?: boolean;
  /** Leaves the presences of others out of the answer. */
  readonly ping_only?: boolean;
}

/** What `updatePresence` answers. */
export interface UpdatePresenceResponse {
  /** The number of the newest update. */
  readonly presence_last_update_id?: number;
  /** The time of the server, in UNIX seconds. */
  readonly server_timestamp?: number;
  /** By ID in the newer form, by address in the older one. */
  readonly presences?: Readonly<Record<string, PresenceView | LegacyPresenceView>>;
}

/** Sets the actor's presence to active or idle, and returns the presence of others. */
export const updatePresence: Operation<UpdatePresenceParams, UpdatePresenceResponse> = declaredUpdatePresence;

/** What `updateRealm` takes. */
export interface UpdateRealmParams {
  /** What the realm is called: at most 40 characters. */
  readonly name?: string;
  /** Whether users may not change their pictures. */
  readonly avatar_changes_disabled?: boolean;
  /** Whether users may not change their addresses. */
  readonly email_changes_disabled?: boolean;
  /** What the realm is for: Markdown, at most 1000 characters. */
  readonly description?: string;
  /** Days after which messages are deleted; -1: never. For owners. */
  readonly message_retention_days?: number | "unlimited";
  /**
   * Whether channels take messages without a topic: `allow_empty_topic` or `disable_empty_topic`. Since feature level
   * 392.
   */
  readonly topics_policy?: string;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly can_add_subscribers_group?: GroupValueChange;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly can_delete_any_message_group?: GroupValueChange;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly can_delete_own_message_group?: GroupValueChange;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly can_resolve_topics_group?: GroupValueChange;
  /** Whether addresses have to be of the realm's domains. For owners. */
  readonly emails_restricted_to_domains?: boolean;
  /** Whether addresses of services for throw-away mail are refused. For owners. */
  readonly disallow_disposable_email_addresses?: boolean;
  /** Whether joining takes an invitation. For owners. */
  readonly invite_required?: boolean;
  /** Whether no two users may have one name. Since feature level 246. */
  readonly require_unique_names?: boolean;
  /** Whether users may not change their names. */
  readonly name_changes_disabled?: boolean;
  /** Whether messages show the pictures that they link to. */
  readonly inline_image_preview?: boolean;
  /** Whether messages show previews of the pages that they link to. */
  readonly inline_url_embed_preview?: boolean;
  /** How large previews of pictures are, in percent: 100, 150 or 200. Since feature level 469. */
  readonly media_preview_size?: number | "unlimited";
  /** Whether messages can be edited at all. */
  readonly allow_message_editing?: boolean;
  /** What the history of a message shows: `all`, only `moves`, or `none`. Since feature level 358. */
  readonly message_edit_history_visibility_policy?: string;
  /** The language of those who have chosen none, by its code. */
  readonly default_language?: string;
  /** Days after which members are full members. For owners. */
  readonly waiting_period_threshold?: number | "unlimited";
  /** Whether new users get a mail with a guide. */
  readonly send_welcome_emails?: boolean;
  /** Whether users are mailed what they have missed. */
  readonly digest_emails_enabled?: boolean;
  /** Whether mails may quote messages. */
  readonly message_content_allowed_in_email_notifications?: boolean;
  /**
   * What video calls go through: 0 none, 1 Jitsi; where the server has them, 6 Constructor Groups since feature level
   * 460, 7 Nextcloud Talk since feature level 465.
   */
  readonly video_chat_provider?: number | "unlimited";
  /**
   * Which animated pictures are offered: 0 none, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly giphy_rating?: number | "unlimited";
  /** Which animated pictures are offered: 0 none, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly gif_rating_policy?: number | "unlimited";
  /** The language of code blocks that name none; empty for none. */
  readonly default_code_block_language?: string;
  /** The day of these mails: 0 Monday to 6 Sunday. */
  readonly digest_weekday?: number | "unlimited";
  /** Whether visitors may read web-public channels. Since feature level 109. */
  readonly enable_spectator_access?: boolean;
  /** Whether the realm wants to be listed among open communities. Since feature level 129. */
  readonly want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly enable_guest_user_indicator?: boolean;
  /** Whether pushes to devices without end-to-end encryption hide the content. Since feature level 409. */
  readonly require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for such events. Since feature level 434. */
  readonly send_channel_events_messages?: boolean;
  /** Whether owners have access to all content, as the operator of the server decides. Since feature level 438. */
  readonly owner_full_content_access?: boolean;
  /** The pictures that new accounts have: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly default_avatar_source?: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly presence_disabled?: boolean;
  /** Seconds for which users may delete their own messages; null for ever. */
  readonly message_content_delete_limit_seconds?: null | number | "unlimited";
  /** Seconds for which a message's content can be edited; null for ever. */
  readonly message_content_edit_limit_seconds?: null | number | "unlimited";
  /** Seconds for which messages can be moved to another topic; null for ever. Since feature level 162. */
  readonly move_messages_within_stream_limit_seconds?: null | number | "unlimited";
  /** Seconds for which messages can be moved to another channel; null for ever. Since feature level 162. */
  readonly move_messages_between_streams_limit_seconds?: null | number | "unlimited";
  /** Where video calls are held; null, on the wire `"default"`: where the server says. Since feature level 212. */
  readonly jitsi_server_url?: null | string;
  /** The ID of the channel that reports go to; -1 for none. Since feature level 331. */
  readonly moderation_request_channel_id?: number | "unlimited";
  /** The ID of the channel where new channels are announced; -1 for none. Since feature level 241. */
  readonly new_stream_announcements_stream_id?: number | "unlimited";
  /** The ID of the channel where new users are announced; -1 for none. Since feature level 241. */
  readonly signup_announcements_stream_id?: number | "unlimited";
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly zulip_update_announcements_stream_id?: number | "unlimited";
  /** The kind of organisation, by number: 0 unspecified. Since feature level 128. */
  readonly org_type?: number | "unlimited";
  /** Who may create invitation links. Since feature level 209. */
  readonly create_multiuse_invite_group?: GroupValueChange;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly can_access_all_users_group?: GroupValueChange;
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
  /** Who may create channels that visitors may read. Since feature level 280. */
  readonly can_create_web_public_channel_group?: GroupValueChange;
  /** Who may create bots that only send. Since feature level 344. */
  readonly can_create_write_only_bots_group?: GroupValueChange;
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
  /** Who may decide for a channel who deletes its messages. Since feature level 407. */
  readonly can_set_delete_message_policy_group?: GroupValueChange;
  /** Who may decide for a channel about messages without a topic. Since feature level 392. */
  readonly can_set_topics_policy_group?: GroupValueChange;
  /** Who may ask for summaries of topics. Since feature level 350. */
  readonly can_summarize_topics_group?: GroupValueChange;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly workplace_users_group?: GroupValueChange;
  /** Who may begin a conversation by direct messages. Since feature level 270. */
  readonly direct_message_initiator_group?: GroupValueChange;
  /** Of whom at least one has to be in a conversation by direct messages. Since feature level 270. */
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
  /**
   * Who may create bots: 1 members; 2 members, but only such that write alone; 3 administrators. Until feature level
   * 344.
   */
  readonly bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly user_group_edit_policy?: number;
  /** Whether every message needs a topic: the former form of `topics_policy`. Until feature level 392. */
  readonly mandatory_topics?: boolean;
  /** Whether each way to log in is open, by its name; only `Email` is there. */
  readonly authentication_methods?: Readonly<Record<string, JsonValue>>;
  /** Another identifier of the realm, which no realm can have: always refused. */
  readonly string_id?: string;
}

/** What `updateRealm` answers. */
export interface UpdateRealmResponse {
  /** Whether users may not change their pictures. */
  readonly avatar_changes_disabled?: boolean;
  /** Whether users may not change their addresses. */
  readonly email_changes_disabled?: boolean;
  /** Days after which messages are deleted; -1: never. For owners. */
  readonly message_retention_days?: number;
  /** Who may subscribe others to channels. Since feature level 341. */
  readonly can_add_subscribers_group?: number | AnonymousGroupView;
  /** Who may delete any message that they can read. Since feature level 281. */
  readonly can_delete_any_message_group?: number | AnonymousGroupView;
  /** Who may delete messages of their own. Since feature level 291. */
  readonly can_delete_own_message_group?: number | AnonymousGroupView;
  /** Who may mark topics as resolved. Since feature level 367. */
  readonly can_resolve_topics_group?: number | AnonymousGroupView;
  /** Whether addresses have to be of the realm's domains. For owners. */
  readonly emails_restricted_to_domains?: boolean;
  /** Whether addresses of services for throw-away mail are refused. For owners. */
  readonly disallow_disposable_email_addresses?: boolean;
  /** Whether joining takes an invitation. For owners. */
  readonly invite_required?: boolean;
  /** Whether no two users may have one name. Since feature level 246. */
  readonly require_unique_names?: boolean;
  /** Whether users may not change their names. */
  readonly name_changes_disabled?: boolean;
  /** Whether messages show the pictures that they link to. */
  readonly inline_image_preview?: boolean;
  /** Whether messages show previews of the pages that they link to. */
  readonly inline_url_embed_preview?: boolean;
  /** How large previews of pictures are, in percent: 100, 150 or 200. Since feature level 469. */
  readonly media_preview_size?: number;
  /** Whether messages can be edited at all. */
  readonly allow_message_editing?: boolean;
  /** The language of those who have chosen none, by its code. */
  readonly default_language?: string;
  /** Days after which members are full members. For owners. */
  readonly waiting_period_threshold?: number;
  /** Whether new users get a mail with a guide. */
  readonly send_welcome_emails?: boolean;
  /** Whether users are mailed what they have missed. */
  readonly digest_emails_enabled?: boolean;
  /** Whether mails may quote messages. */
  readonly message_content_allowed_in_email_notifications?: boolean;
  /**
   * What video calls go through: 0 none, 1 Jitsi; where the server has them, 6 Constructor Groups since feature level
   * 460, 7 Nextcloud Talk since feature level 465.
   */
  readonly video_chat_provider?: number;
  /**
   * Which animated pictures are offered: 0 none, 1 Y, 2 G, 3 PG, 4 PG-13, 5 R; since feature level 442, 1 G, 2 PG, 3
   * PG-13, 4 R. Until feature level 453, later `gif_rating_policy`.
   */
  readonly giphy_rating?: number;
  /** Which animated pictures are offered: 0 none, 1 G, 2 PG, 3 PG-13, 4 R. Since feature level 453. */
  readonly gif_rating_policy?: number;
  /** The language of code blocks that name none; empty for none. */
  readonly default_code_block_language?: string;
  /** The day of these mails: 0 Monday to 6 Sunday. */
  readonly digest_weekday?: number;
  /** Whether visitors may read web-public channels. Since feature level 109. */
  readonly enable_spectator_access?: boolean;
  /** Whether the realm wants to be listed among open communities. Since feature level 129. */
  readonly want_advertise_in_communities_directory?: boolean;
  /** Whether users can see who has read a message. Since feature level 137. */
  readonly enable_read_receipts?: boolean;
  /** Whether clients warn before a direct message to guests. Since feature level 348. */
  readonly enable_guest_user_dm_warning?: boolean;
  /** Whether clients mark guests as such. Since feature level 216. */
  readonly enable_guest_user_indicator?: boolean;
  /** Whether pushes to devices without end-to-end encryption hide the content. Since feature level 409. */
  readonly require_e2ee_push_notifications?: boolean;
  /** Whether changes of a channel are posted to its topic for such events. Since feature level 434. */
  readonly send_channel_events_messages?: boolean;
  /** Whether owners have access to all content, as the operator of the server decides. Since feature level 438. */
  readonly owner_full_content_access?: boolean;
  /** The pictures that new accounts have: `G` Gravatar, `J` Jdenticon. Since feature level 456. */
  readonly default_avatar_source?: string;
  /**
   * An additional text for the message that welcomes new users, as Markdown: at most 8000 characters. Since feature
   * level 416.
   */
  readonly welcome_message_custom_text?: string;
  /** Whether presence is hidden from all accounts. */
  readonly presence_disabled?: boolean;
  /** Seconds for which users may delete their own messages; null for ever. */
  readonly message_content_delete_limit_seconds?: null | number;
  /** Seconds for which a message's content can be edited; null for ever. */
  readonly message_content_edit_limit_seconds?: null | number;
  /** Seconds for which messages can be moved to another topic; null for ever. Since feature level 162. */
  readonly move_messages_within_stream_limit_seconds?: null | number;
  /** Seconds for which messages can be moved to another channel; null for ever. Since feature level 162. */
  readonly move_messages_between_streams_limit_seconds?: null | number;
  /** The ID of the channel that reports go to; -1 for none. Since feature level 331. */
  readonly moderation_request_channel_id?: number;
  /** The ID of the channel where new channels are announced; -1 for none. Since feature level 241. */
  readonly new_stream_announcements_stream_id?: number;
  /** The ID of the channel where new users are announced; -1 for none. Since feature level 241. */
  readonly signup_announcements_stream_id?: number;
  /** The ID of the channel for announcements of new features; -1 for none. Since feature level 242. */
  readonly zulip_update_announcements_stream_id?: number;
  /** The kind of organisation, by number: 0 unspecified. Since feature level 128. */
  readonly org_type?: number;
  /** The former name of `new_stream_announcements_stream_id`. */
  readonly notifications_stream_id?: number;
  /** The former name of `signup_announcements_stream_id`. */
  readonly signup_notifications_stream_id?: number;
  /** Who may create invitation links. Since feature level 209. */
  readonly create_multiuse_invite_group?: number | AnonymousGroupView;
  /**
   * Who can see that all accounts exist; other guests see only those with whom they share a channel or a conversation.
   * Since feature level 225.
   */
  readonly can_access_all_users_group?: number | AnonymousGroupView;
  /** Who may add custom emoji. Since feature level 307. */
  readonly can_add_custom_emoji_group?: number | AnonymousGroupView;
  /** Who may create bots of any kind. Since feature level 344. */
  readonly can_create_bots_group?: number | AnonymousGroupView;
  /** Who may create user groups. Since feature level 299. */
  readonly can_create_groups?: number | AnonymousGroupView;
  /** Who may create public channels. Since feature level 264. */
  readonly can_create_public_channel_group?: number | AnonymousGroupView;
  /** Who may create private channels. Since feature level 266. */
  readonly can_create_private_channel_group?: number | AnonymousGroupView;
  /** Who may create channels that visitors may read. Since feature level 280. */
  readonly can_create_web_public_channel_group?: number | AnonymousGroupView;
  /** Who may create bots that only send. Since feature level 344. */
  readonly can_create_write_only_bots_group?: number | AnonymousGroupView;
  /** Who may invite users by mail. Since feature level 321. */
  readonly can_invite_users_group?: number | AnonymousGroupView;
  /** Who may manage all user groups. Since feature level 299. */
  readonly can_manage_all_groups?: number | AnonymousGroupView;
  /** Who may manage the plan and its bills. Since feature level 363. */
  readonly can_manage_billing_group?: number | AnonymousGroupView;
  /** Who may mention all users of a large channel or topic. Since feature level 352. */
  readonly can_mention_many_users_group?: number | AnonymousGroupView;
  /** Who may move messages to another channel. Since feature level 310. */
  readonly can_move_messages_between_channels_group?: number | AnonymousGroupView;
  /** Who may move messages to another topic of their channel. Since feature level 316. */
  readonly can_move_messages_between_topics_group?: number | AnonymousGroupView;
  /** Who may decide for a channel who deletes its messages. Since feature level 407. */
  readonly can_set_delete_message_policy_group?: number | AnonymousGroupView;
  /** Who may decide for a channel about messages without a topic. Since feature level 392. */
  readonly can_set_topics_policy_group?: number | AnonymousGroupView;
  /** Who may ask for summaries of topics. Since feature level 350. */
  readonly can_summarize_topics_group?: number | AnonymousGroupView;
  /** Who counts as a workplace user. Only administrators may change its members. Since feature level 477. */
  readonly workplace_users_group?: number | AnonymousGroupView;
  /** Who may begin a conversation by direct messages. Since feature level 270. */
  readonly direct_message_initiator_group?: number | AnonymousGroupView;
  /** Of whom at least one has to be in a conversation by direct messages. Since feature level 270. */
  readonly direct_message_permission_group?: number | AnonymousGroupView;
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
  /**
   * Who may create bots: 1 members; 2 members, but only such that write alone; 3 administrators. Until feature level
   * 344.
   */
  readonly bot_creation_policy?: number;
  /**
   * Who may create and change groups: 1 members, 2 administrators, 3 full members, 4 moderators. Until feature level
   * 299.
   */
  readonly user_group_edit_policy?: number;
  /** The name of the realm. */
  readonly name?: string;
  /** What the realm is for. */
  readonly description?: string;
  /** The number of the policy: 2 allows the empty topic, 3 does not. */
  readonly topics_policy?: number;
  /** The number of the policy. */
  readonly message_edit_history_visibility_policy?: number;
  /** Whether the history of edits can be seen. */
  readonly allow_edit_history?: boolean;
  /** Whether every message needs a topic. */
  readonly mandatory_topics?: boolean;
  /** Null where the server's own holds again. */
  readonly jitsi_server_url?: null | string;
}

/**
 * Changes the realm's settings, name and description, all or nothing. On servers, the changes before a refused group
 * setting or channel stay.
 */
export const updateRealm: Operation<UpdateRealmParams, UpdateRealmResponse> = declaredUpdateRealm;

/** What `updateRealmDomain` takes. */
export interface UpdateRealmDomainParams {
  /** The domain, such as `example.com`. */
  readonly domain: string;
  /** Whether domains below it count too. */
  readonly allow_subdomains: boolean;
}

/** What `updateRealmDomain` answers. */
export type UpdateRealmDomainResponse = Readonly<Record<never, never>>;

/** Allows subdomains of an allowed domain, or no longer. */
export const updateRealmDomain: Operation<UpdateRealmDomainParams, UpdateRealmDomainResponse> = declaredUpdateRealmDomain;

/** What `updateRealmUserSettingsDefaults` takes. */
export interface UpdateRealmUserSettingsDefaultsParams {
  /** Whether a mention of all subscribers counts as a mention of the account. */
  readonly wildcard_mentions_notify?: boolean;
  /** One's language, by its code. */
  readonly default_language?: string;
  /** Whether clients count the starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether one sees others type. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client offers to follow the device's time zone. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client takes the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client shows more in the same space. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether colours contrast more. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The size of the web client's letters, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The height of the web client's lines, in percent of their letters. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The colours: 1 as the device, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are kept on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether text such as `:)` becomes an emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show names while they are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * What the web client begins with: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape leads to what the web client begins with. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window lists users on the left. */
  readonly left_side_userlist?: boolean;
  /** Whose pictures stand for emoji: `google`, `twitter`, or their names as `text`. Assumption A514. */
  readonly emojiset?: string;
  /** Whether channels without recent messages go to the end: 1 when there are many, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What lists of users show: 1 names, 2 also statuses, 3 also pictures. Since feature level 141. */
  readonly user_list_style?: number;
  /** When moving pictures move: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /** Which channels show how much is unread: 1 all, 2 unmuted channels and topics, 3 none. Since feature level 210. */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether what is made by language models is hidden. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether a message to a channel notifies on the desktop. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether a message to a channel notifies by mail. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether a message to a channel notifies mobile devices. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether a message to a channel makes a sound. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The sound of notifications, by its name; `none` for none. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions notify on the desktop. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions make a sound. */
  readonly enable_sounds?: boolean;
  /** Whether a message to a followed topic notifies on the desktop. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether a message to a followed topic notifies by mail. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether a message to a followed topic notifies mobile devices. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether a message to a followed topic makes a sound. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** Seconds for which messages are gathered before they are mailed. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions are mailed while one is away. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions notify mobile devices while one is away. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether mobile devices are notified while one is there, too. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether one is mailed what one has missed. */
  readonly enable_digest_emails?: boolean;
  /** Whether these mails quote messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether notifications on the desktop quote direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether a mention of all subscribers counts in a followed topic. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the icon counts: 1 all that is unread, 2 direct messages, mentions and followed topics, 3 direct
   * messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /** Whether mails name the realm: 1 for users with several, 2 always, 3 never. Since feature level 168. */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics one follows by itself: 1 where one takes part, 2 where one sends, 3 those that one starts, 4 none.
   * Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels are unmuted by themselves: 1 where one takes part, 2 where one sends, 3 those that
   * one starts, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether one follows topics where one is mentioned. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices that a topic is resolved count as read: `always`, `except_followed` or `never`. Since feature level
   * 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether others see when one is there. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message, rather than beginning a line. */
  readonly enter_sends?: boolean;
  /** Whether times are shown with 24 hours. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see one type direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see one type in channels. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see what one has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the address of the account: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to where a message was sent. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /** Whether scrolling marks as read: 1 always, 2 in conversations only, 3 never. Since feature level 175. */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the web client sums up in its sidebar what is unread. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the web client shows folders in its sidebar. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the web client shows folders in its inbox. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** One's time zone by its IANA name; empty for unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm may contain what only the account can read. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether one is mailed about log-ins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether one is mailed news about the service. */
  readonly enable_marketing_emails?: boolean;
}

/** What `updateRealmUserSettingsDefaults` answers. */
export type UpdateRealmUserSettingsDefaultsResponse = Readonly<Record<never, never>>;

/**
 * Changes the first settings of accounts that join later. Existing accounts do not change. Names for which the realm
 * has no default are ignored; over HTTP, they are reported.
 */
export const updateRealmUserSettingsDefaults: Operation<UpdateRealmUserSettingsDefaultsParams, UpdateRealmUserSettingsDefaultsResponse> = declaredUpdateRealmUserSettingsDefaults;

/** What `updateScheduledMessage` takes. */
export interface UpdateScheduledMessageParams {
  /** The ID of a scheduled message of the actor. */
  readonly scheduled_message_id: number;
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type?: "stream" | "channel" | "private" | "direct";
  /** The new topic, for a channel. */
  readonly topic?: string;
  /** The new content, as Markdown. */
  readonly content?: string;
  /** Where it is to go instead: as when scheduling; needed when the type changes. */
  readonly to?: number | readonly number[];
  /** When to send it instead, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp?: number;
}

/** What `updateScheduledMessage` answers. */
export type UpdateScheduledMessageResponse = Readonly<Record<never, never>>;

/**
 * Changes a scheduled message of the actor that is not delivered. A failed one needs a new time, and is due again then.
 */
export const updateScheduledMessage: Operation<UpdateScheduledMessageParams, UpdateScheduledMessageResponse> = declaredUpdateScheduledMessage;

/** What `updateSettings` takes. */
export interface UpdateSettingsParams {
  /** One's new address, which waits for a confirmation that comes by mail. */
  readonly email?: string;
  /** One's new name. */
  readonly full_name?: string;
  /** Whether a mention of all subscribers counts as a mention of the account. */
  readonly wildcard_mentions_notify?: boolean;
  /** One's language, by its code. */
  readonly default_language?: string;
  /** Whether clients count the starred messages. */
  readonly starred_message_counts?: boolean;
  /** Whether one sees others type. Since feature level 253. */
  readonly receives_typing_notifications?: boolean;
  /** Whether the web client offers to follow the device's time zone. Since feature level 329. */
  readonly web_suggest_update_timezone?: boolean;
  /** Whether the web client takes the full width of the window. */
  readonly fluid_layout_width?: boolean;
  /** Whether the web client shows more in the same space. Until feature level 364. */
  readonly dense_mode?: boolean;
  /** Whether colours contrast more. */
  readonly high_contrast_mode?: boolean;
  /**
   * What a click on a channel opens: 1 its top topic, 2 its feed, 3 its list of topics (since feature level 383), 4 its
   * top unread topic (since feature level 401). Since feature level 269.
   */
  readonly web_channel_default_view?: number;
  /** The size of the web client's letters, in pixels. Since feature level 245. */
  readonly web_font_size_px?: number;
  /** The height of the web client's lines, in percent of their letters. Since feature level 245. */
  readonly web_line_height_percent?: number;
  /** The colours: 1 as the device, 2 dark, 3 light. Since feature level 21. */
  readonly color_scheme?: number;
  /** Whether drafts are kept on the server. Since feature level 87. */
  readonly enable_drafts_synchronization?: boolean;
  /** Whether text such as `:)` becomes an emoji. */
  readonly translate_emoticons?: boolean;
  /** Whether reactions show names while they are few. Since feature level 125. */
  readonly display_emoji_reaction_users?: boolean;
  /**
   * What the web client begins with: `recent_topics` (since feature level 454, `recent`), `inbox` or `all_messages`.
   * Since feature level 219. Assumption A433.
   */
  readonly web_home_view?: string;
  /** Whether Escape leads to what the web client begins with. Since feature level 219. */
  readonly web_escape_navigates_to_home_view?: boolean;
  /** Whether a narrow window lists users on the left. */
  readonly left_side_userlist?: boolean;
  /** Whose pictures stand for emoji: `google`, `twitter`, or their names as `text`. Assumption A514. */
  readonly emojiset?: string;
  /** Whether channels without recent messages go to the end: 1 when there are many, 2 always, 3 never. */
  readonly demote_inactive_streams?: number;
  /** What lists of users show: 1 names, 2 also statuses, 3 also pictures. Since feature level 141. */
  readonly user_list_style?: number;
  /** When moving pictures move: `always`, `on_hover` or `never`. Since feature level 275. */
  readonly web_animate_image_previews?: string;
  /** Which channels show how much is unread: 1 all, 2 unmuted channels and topics, 3 none. Since feature level 210. */
  readonly web_stream_unreads_count_display_policy?: number;
  /** Whether what is made by language models is hidden. Since feature level 350. */
  readonly hide_ai_features?: boolean;
  /** Whether a message to a channel notifies on the desktop. */
  readonly enable_stream_desktop_notifications?: boolean;
  /** Whether a message to a channel notifies by mail. */
  readonly enable_stream_email_notifications?: boolean;
  /** Whether a message to a channel notifies mobile devices. */
  readonly enable_stream_push_notifications?: boolean;
  /** Whether a message to a channel makes a sound. */
  readonly enable_stream_audible_notifications?: boolean;
  /** The sound of notifications, by its name; `none` for none. */
  readonly notification_sound?: string;
  /** Whether direct messages and mentions notify on the desktop. */
  readonly enable_desktop_notifications?: boolean;
  /** Whether direct messages and mentions make a sound. */
  readonly enable_sounds?: boolean;
  /** Whether a message to a followed topic notifies on the desktop. Since feature level 189. */
  readonly enable_followed_topic_desktop_notifications?: boolean;
  /** Whether a message to a followed topic notifies by mail. Since feature level 189. */
  readonly enable_followed_topic_email_notifications?: boolean;
  /** Whether a message to a followed topic notifies mobile devices. Since feature level 189. */
  readonly enable_followed_topic_push_notifications?: boolean;
  /** Whether a message to a followed topic makes a sound. Since feature level 189. */
  readonly enable_followed_topic_audible_notifications?: boolean;
  /** Seconds for which messages are gathered before they are mailed. Since feature level 82. */
  readonly email_notifications_batching_period_seconds?: number;
  /** Whether direct messages and mentions are mailed while one is away. */
  readonly enable_offline_email_notifications?: boolean;
  /** Whether direct messages and mentions notify mobile devices while one is away. */
  readonly enable_offline_push_notifications?: boolean;
  /** Whether mobile devices are notified while one is there, too. */
  readonly enable_online_push_notifications?: boolean;
  /** Whether one is mailed what one has missed. */
  readonly enable_digest_emails?: boolean;
  /** Whether these mails quote messages. */
  readonly message_content_in_email_notifications?: boolean;
  /** Whether notifications on the desktop quote direct messages. */
  readonly pm_content_in_desktop_notifications?: boolean;
  /** Whether a mention of all subscribers counts in a followed topic. Since feature level 189. */
  readonly enable_followed_topic_wildcard_mentions_notify?: boolean;
  /**
   * What the number on the icon counts: 1 all that is unread, 2 direct messages, mentions and followed topics, 3 direct
   * messages and mentions, 4 nothing.
   */
  readonly desktop_icon_count_display?: number;
  /** Whether mails name the realm: 1 for users with several, 2 always, 3 never. Since feature level 168. */
  readonly realm_name_in_email_notifications_policy?: number;
  /**
   * Which topics one follows by itself: 1 where one takes part, 2 where one sends, 3 those that one starts, 4 none.
   * Since feature level 214.
   */
  readonly automatically_follow_topics_policy?: number;
  /**
   * Which topics of muted channels are unmuted by themselves: 1 where one takes part, 2 where one sends, 3 those that
   * one starts, 4 none. Since feature level 214.
   */
  readonly automatically_unmute_topics_in_muted_streams_policy?: number;
  /** Whether one follows topics where one is mentioned. Since feature level 235. */
  readonly automatically_follow_topics_where_mentioned?: boolean;
  /**
   * Whether notices that a topic is resolved count as read: `always`, `except_followed` or `never`. Since feature level
   * 385.
   */
  readonly resolved_topic_notice_auto_read_policy?: string;
  /** Whether others see when one is there. Since feature level 3. */
  readonly presence_enabled?: boolean;
  /** Whether Enter sends a message, rather than beginning a line. */
  readonly enter_sends?: boolean;
  /** Whether times are shown with 24 hours. Since feature level 99. */
  readonly twenty_four_hour_time?: boolean;
  /** Whether others see one type direct messages. Since feature level 105. */
  readonly send_private_typing_notifications?: boolean;
  /** Whether others see one type in channels. Since feature level 105. */
  readonly send_stream_typing_notifications?: boolean;
  /** Whether others see what one has read. Since feature level 105. */
  readonly send_read_receipts?: boolean;
  /**
   * Who can see the address of the account: 1 everyone, 2 members, 3 administrators, 4 no one, 5 moderators. Since
   * feature level 163.
   */
  readonly email_address_visibility?: number;
  /** Whether the web client goes to where a message was sent. Since feature level 268. */
  readonly web_navigate_to_sent_message?: boolean;
  /** Whether scrolling marks as read: 1 always, 2 in conversations only, 3 never. Since feature level 175. */
  readonly web_mark_read_on_scroll_policy?: number;
  /** Whether the web client sums up in its sidebar what is unread. Since feature level 398. */
  readonly web_left_sidebar_unreads_count_summary?: boolean;
  /** Whether the web client shows folders in its sidebar. Since feature level 411. */
  readonly web_left_sidebar_show_channel_folders?: boolean;
  /** Whether the web client shows folders in its inbox. Since feature level 431. */
  readonly web_inbox_show_channel_folders?: boolean;
  /** One's time zone by its IANA name; empty for unknown. */
  readonly timezone?: string;
  /** Whether an export of the realm may contain what only the account can read. Since feature level 293. */
  readonly allow_private_data_export?: boolean;
  /** Whether one is mailed about log-ins from new devices. */
  readonly enable_login_emails?: boolean;
  /** Whether one is mailed news about the service. */
  readonly enable_marketing_emails?: boolean;
  /** The present password, needed for a new one. */
  readonly old_password?: string;
  /** The new password. */
  readonly new_password?: string;
  /** For administrators: the users whose settings change, instead of the actor's. Since feature level 444. */
  readonly target_users?: {
    /** Whether a setting that a user has ever changed stays as that user has it. */
    readonly skip_if_already_edited: boolean;
    /** Their IDs. */
    readonly user_ids?: readonly number[];
    /** User groups, by ID, whose members are targets, those of their subgroups too. */
    readonly group_ids?: readonly number[];
  };
}

/** What `updateSettings` answers. */
export type UpdateSettingsResponse = Readonly<Record<never, never>>;

/**
 * Changes the settings, name and password of the actor, all or nothing. A new address changes nothing yet: it waits for
 * a confirmation by mail. A new name is ignored without an error in a realm that does not allow name changes, as on
 * servers. Administrators can change settings of other users with `target_users`. Assumption A430.
 */
export const updateSettings: Operation<UpdateSettingsParams, UpdateSettingsResponse> = declaredUpdateSettings;

/** What `updateStatus` takes. */
export interface UpdateStatusParams {
  /** Where that emoji comes from: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
  readonly reaction_type?: string;
  /** The emoji next to the text, by its name; empty removes it. Since feature level 86. */
  readonly emoji_name?: string;
  /** The code of that emoji; by default it follows from the name. Since feature level 86. */
  readonly emoji_code?: string;
  /** The old way to hide or show one's presence. */
  readonly away?: boolean;
  /** At most 60 characters; empty takes the text away. */
  readonly status_text?: string;
}

/** What `updateStatus` answers. */
export type UpdateStatusResponse = Readonly<Record<never, never>>;

/** Sets the status of the actor: a short text and an emoji. Empty texts clear it. */
export const updateStatus: Operation<UpdateStatusParams, UpdateStatusResponse> = declaredUpdateStatus;

/** What `updateStatusForUser` takes. */
export interface UpdateStatusForUserParams {
  /** The ID of whose status it is. */
  readonly user_id: number;
  /** Where that emoji comes from: `unicode_emoji`, `realm_emoji` or `zulip_extra_emoji`. Since feature level 86. */
  readonly reaction_type?: string;
  /** The emoji next to the text, by its name; empty removes it. Since feature level 86. */
  readonly emoji_name?: string;
  /** The code of that emoji; by default it follows from the name. Since feature level 86. */
  readonly emoji_code?: string;
  /** At most 60 characters; empty takes the text away. */
  readonly status_text?: string;
}

/** What `updateStatusForUser` answers. */
export type UpdateStatusForUserResponse = Readonly<Record<never, never>>;

/** Sets the status of another account. */
export const updateStatusForUser: Operation<UpdateStatusForUserParams, UpdateStatusForUserResponse> = declaredUpdateStatusForUser;

/** What `updateStream` takes. */
export interface UpdateStreamParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The new description, as Markdown. */
  readonly description?: string;
  /** Only false: unarchives. Archiving is another operation. Since feature level 388. */
  readonly is_archived?: boolean;
  /** The ID of a channel folder; null takes the channel out of its folder. Since feature level 389. */
  readonly folder_id?: null | number;
  /** Days after which messages are deleted, `unlimited`, or `realm_default`. Since feature level 17. */
  readonly message_retention_days?: string | number;
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  readonly topics_policy?: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
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
  /** Who may subscribe to the channel even though it is private. Since feature level 357. */
  readonly can_subscribe_group?: GroupValueChange;
  /** Whether visitors can read it. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** In a private channel: whether new subscribers see older messages. */
  readonly history_public_to_subscribers?: boolean;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 3 | 2 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether new users are subscribed to it. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** The new name: at most 60 characters. */
  readonly new_name?: string;
  /** Whether the channel is private. */
  readonly is_private?: boolean;
}

/** What `updateStream` answers. */
export type UpdateStreamResponse = Readonly<Record<never, never>>;

/**
 * Changes a channel: its name, description, privacy, folder, topics, retention and permissions; or unarchives it. All
 * or nothing; on servers, the changes before a refused one stay.
 */
export const updateStream: Operation<UpdateStreamParams, UpdateStreamResponse> = declaredUpdateStream;

/** What `updateSubscriptionSetting` takes. */
export interface UpdateSubscriptionSettingParams {
  /** The ID of a channel that one subscribes to. */
  readonly stream_id: number;
  /** Which setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
  readonly property: string;
  /** What it is to be: a colour as `#rrggbb`, true or false for all others. */
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
    /** The new value: a color as `#rrggbb`, true or false for all others. */
    readonly value: string | boolean;
  }[];
}

/** What `updateSubscriptionSettings` answers. */
export type UpdateSubscriptionSettingsResponse = Readonly<Record<never, never>>;

/**
 * Changes settings of channels that the actor subscribes to, all or nothing. On servers, the items before one that is
 * refused for its channel stay.
 */
export const updateSubscriptionSettings: Operation<UpdateSubscriptionSettingsParams, UpdateSubscriptionSettingsResponse> = declaredUpdateSubscriptionSettings;

/** What `updateSubscriptions` takes. */
export interface UpdateSubscriptionsParams {
  /** Channels to subscribe to. */
  readonly add?: readonly {
    /** The name of the channel. */
    readonly name: string;
    /** The description of a channel that does not exist yet; null or omitted: none. */
    readonly description?: null | string;
    /** The color for the new subscribers, as `#rrggbb`. */
    readonly color?: null | string;
  }[];
  /** Names of channels to leave. */
  readonly delete?: readonly string[];
  /** The ID of a channel folder. Since feature level 389. */
  readonly folder_id?: number;
  /** Days after which messages are deleted, `unlimited`, or `realm_default` (the default). Since feature level 17. */
  readonly message_retention_days?: string | number;
  /** Whether topics may be empty. Since feature level 392, `empty_topic_only` since feature level 404. */
  readonly topics_policy?: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
  /**
   * Whether new subscribers get push notifications of its messages; only administrators set it. Since feature level
   * 507.
   */
  readonly default_push_notifications?: boolean;
  /** Who may subscribe others to the channel. Since feature level 342. */
  readonly can_add_subscribers_group?: number | AnonymousGroupView;
  /** Who may change the channel and its permissions. Since feature level 325. */
  readonly can_administer_channel_group?: number | AnonymousGroupView;
  /** Who may start topics in the channel. Since feature level 441. */
  readonly can_create_topic_group?: number | AnonymousGroupView;
  /** Who may delete any message of the channel. Since feature level 407. */
  readonly can_delete_any_message_group?: number | AnonymousGroupView;
  /** Who may delete messages of their own in the channel. Since feature level 407. */
  readonly can_delete_own_message_group?: number | AnonymousGroupView;
  /** Who may move messages from the channel to another. Since feature level 396. */
  readonly can_move_messages_out_of_channel_group?: number | AnonymousGroupView;
  /** Who may move messages to another topic of the channel. Since feature level 396. */
  readonly can_move_messages_within_channel_group?: number | AnonymousGroupView;
  /** Who may unsubscribe others from the channel. Since feature level 161. */
  readonly can_remove_subscribers_group?: number | AnonymousGroupView;
  /** Who may mark topics of the channel as resolved. Since feature level 402. */
  readonly can_resolve_topics_group?: number | AnonymousGroupView;
  /** Who may post to the channel. Since feature level 333. */
  readonly can_send_message_group?: number | AnonymousGroupView;
  /** Who may subscribe to the channel even though it is private. Since feature level 357. */
  readonly can_subscribe_group?: number | AnonymousGroupView;
  /** Whether the channel is private; false by default. */
  readonly invite_only?: boolean;
  /** Whether visitors can read it; false by default. Since feature level 98. */
  readonly is_web_public?: boolean;
  /** Whether new subscribers see older messages; by default true for public channels. */
  readonly history_public_to_subscribers?: boolean;
  /**
   * Who may post: 1 all users, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: 1 | 3 | 2 | 4;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
  /** Whether new users are subscribed to it; false by default. Since feature level 200. */
  readonly is_default_stream?: boolean;
  /** Whether the realm's channel for announcements is notified of new channels; false by default. */
  readonly announce?: boolean;
  /** Whether users that others subscribe are notified by a message; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
  /** User IDs or addresses of the accounts to subscribe; by default the actor. */
  readonly principals?: readonly string[] | readonly number[];
  /** Whether a channel that the actor must not join refuses all; true by default. */
  readonly authorization_errors_fatal?: boolean;
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
  /** The names of the channels that accounts were unsubscribed from. */
  readonly removed: readonly string[];
  /** The names of the channels that no account was subscribed to. */
  readonly not_removed: readonly string[];
  /** Names of channels that the actor is not allowed to subscribe to; only if `authorization_errors_fatal` is false. */
  readonly unauthorized?: readonly string[];
  /** Whether the new subscribers got a message about it. */
  readonly new_subscription_messages_sent?: boolean;
}

/**
 * Subscribes the actor to some channels and unsubscribes it from others, all or nothing. The answer has both parts,
 * even when there is nothing to join or to leave.
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
    readonly value: null | string | readonly number[];
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
  /** The real address where the actor can see it, or `user<id>@<realm_host>`, which always works. */
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
    readonly value: null | string | readonly number[];
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
  /** False reactivates the group; deactivating has an operation of its own. Since feature level 386. */
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
  /** Who may take members out of the group. Since feature level 324. */
  readonly can_remove_members_group?: GroupValueChange;
}

/** What `updateUserGroup` answers. */
export type UpdateUserGroupResponse = Readonly<Record<never, never>>;

/** Changes name, description and settings of a user group, or reactivates it. */
export const updateUserGroup: Operation<UpdateUserGroupParams, UpdateUserGroupResponse> = declaredUpdateUserGroup;

/** What `updateUserGroupMembers` takes. */
export interface UpdateUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** User IDs of those who come. */
  readonly add?: readonly number[];
  /** User IDs of those who go. */
  readonly delete?: readonly number[];
  /** IDs of groups that come. Since feature level 311. */
  readonly add_subgroups?: readonly number[];
  /** IDs of groups that go. Since feature level 311. */
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
  /** IDs of groups that come. */
  readonly add?: readonly number[];
  /** IDs of groups that go. */
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
  /** The topic, in any case of letters. */
  readonly topic: string;
  /** 0 as the channel, 1 muted, 2 unmuted, 3 followed (since feature level 219). */
  readonly visibility_policy: 0 | 1 | 3 | 2;
}

/** What `updateUserTopic` answers. */
export type UpdateUserTopicResponse = Readonly<Record<never, never>>;

/**
 * Mutes, unmutes or follows a topic, or removes the setting. The topic can be without messages, and any policy can
 * follow any other.
 */
export const updateUserTopic: Operation<UpdateUserTopicParams, UpdateUserTopicResponse> = declaredUpdateUserTopic;

/** What `uploadAvatar` takes. */
export interface UploadAvatarParams {
  /** The picture; null when there is not exactly one. */
  readonly file: null | UploadedFile;
}

/** What `uploadAvatar` answers. */
export interface UploadAvatarResponse {
  /** Its address. */
  readonly avatar_url: string;
}

/** Sets the avatar of the actor. */
export const uploadAvatar: Operation<UploadAvatarParams, UploadAvatarResponse> = declaredUploadAvatar;

/** What `uploadCustomEmoji` takes. */
export interface UploadCustomEmojiParams {
  /** The picture; null when there is not exactly one. */
  readonly file: null | UploadedFile;
  /** What it is to be called: lower-case letters, digits, dashes and underscores. */
  readonly emoji_name: string;
}

/** What `uploadCustomEmoji` answers. */
export type UploadCustomEmojiResponse = Readonly<Record<never, never>>;

/** Adds a picture to the emoji of the realm. It can replace another emoji. The content of the file is not stored. */
export const uploadCustomEmoji: Operation<UploadCustomEmojiParams, UploadCustomEmojiResponse> = declaredUploadCustomEmoji;

/** What `uploadFile` takes. */
export interface UploadFileParams {
  /** The file; null when there is not exactly one. */
  readonly file: null | UploadedFile;
}

/** What `uploadFile` answers. */
export interface UploadFileResponse {
  /** The former name of `url`. */
  readonly uri: string;
  /** Below the realm's address. */
  readonly url?: string;
  /** What the file was called. */
  readonly filename?: string;
}

/** Uploads a file. The realm stores its digest; a simulator stores the content of files uploaded over HTTP. */
export const uploadFile: Operation<UploadFileParams, UploadFileResponse> = declaredUploadFile;

/** What `uploadRealmIcon` takes. */
export interface UploadRealmIconParams {
  /** The picture; null when there is not exactly one. */
  readonly file: null | UploadedFile;
}

/** What `uploadRealmIcon` answers. */
export interface UploadRealmIconResponse {
  /** Its address. */
  readonly icon_url: string;
}

/** Sets the icon of the realm. */
export const uploadRealmIcon: Operation<UploadRealmIconParams, UploadRealmIconResponse> = declaredUploadRealmIcon;

/** What `uploadRealmLogo` takes. */
export interface UploadRealmLogoParams {
  /** The picture; null when there is not exactly one. */
  readonly file: null | UploadedFile;
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
   * Adds alert words of the actor. Words that it already has, in any case of letters, stay. If a request has two
   * spellings of a word, the last one replaces the first, at the place of the first.
   */
  readonly addAlertWords: TypedCall<AddAlertWordsParams, AddAlertWordsResponse, Gives>;
  /** Registers the token of an iOS device, in the older way. Registering it again succeeds without a change. */
  readonly addApnsToken: TypedCall<AddApnsTokenParams, AddApnsTokenResponse, Gives>;
  /** Adds a web page where code blocks of a language can be tried out. */
  readonly addCodePlayground: TypedCall<AddCodePlaygroundParams, AddCodePlaygroundResponse, Gives>;
  /** Makes a channel a default channel. New users subscribe to it. */
  readonly addDefaultStream: TypedCall<AddDefaultStreamParams, AddDefaultStreamResponse, Gives>;
  /** Registers the token of an Android device, in the older way. Registering it again succeeds without a change. */
  readonly addFcmToken: TypedCall<AddFcmTokenParams, AddFcmTokenResponse, Gives>;
  /** Adds a linkifier after the others. */
  readonly addLinkifier: TypedCall<AddLinkifierParams, AddLinkifierResponse, Gives>;
  /** Adds a view to the navigation of the actor. */
  readonly addNavigationView: TypedCall<AddNavigationViewParams, AddNavigationViewResponse, Gives>;
  /** Reacts to a message with an emoji. */
  readonly addReaction: TypedCall<AddReactionParams, AddReactionResponse, Gives>;
  /** Allows accounts with addresses of a domain, in a realm that restricts addresses. */
  readonly addRealmDomain: TypedCall<AddRealmDomainParams, AddRealmDomainResponse, Gives>;
  /**
   * Adds to a message what users do with its widget. Only the author can add the first submessage, unless the message
   * itself creates the widget.
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
   * Says whether the server has made the small pictures of an uploaded picture: when the virtual clock moves,
   * `thumbnail_seconds` of the server after the upload. Assumption A479.
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
  /** Creates a channel folder. Its ID is its place in the order. */
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
  /** Creates a link by which any number of users can join. They get the role, channels and groups of the link. */
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
  /** Stores a text for later use. */
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
  /** Cancels a reminder of the actor that is not sent yet. */
  readonly deleteReminder: TypedCall<DeleteReminderParams, DeleteReminderResponse, Gives>;
  /** Deletes a snippet of the actor. */
  readonly deleteSavedSnippet: TypedCall<DeleteSavedSnippetParams, DeleteSavedSnippetResponse, Gives>;
  /** Cancels a scheduled message of the actor, also a failed one. The first call for a delivered one succeeds, too. */
  readonly deleteScheduledMessage: TypedCall<DeleteScheduledMessageParams, DeleteScheduledMessageResponse, Gives>;
  /**
   * Deletes a topic: all of its messages that the actor can see, the newest first, a hundred at a time. Preferences for
   * it are deleted, too, even when it had no message. With protected history, users who still have messages of it keep
   * their preferences. A topic without messages is a success.
   */
  readonly deleteTopic: TypedCall<DeleteTopicParams, DeleteTopicResponse, Gives>;
  /**
   * Deletes a user group. It leaves the groups that contain it, and its ID is never used again. Only servers before
   * feature level 294 have this operation; later groups are deactivated.
   */
  readonly deleteUserGroup: TypedCall<DeleteUserGroupParams, DeleteUserGroupResponse, Gives>;
  /** Returns the API key of any account, on a server for developers. It answers all callers. */
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
  /** Lists the realm's custom emoji, deactivated ones included, by ID. */
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
   * Returns an address at which a file can be opened for a minute without credentials. Two requests for the same file
   * within a second return the same address.
   */
  readonly getFileTemporaryUrl: TypedCall<GetFileTemporaryUrlParams, GetFileTemporaryUrlResponse, Gives>;
  /**
   * Lists the open invitations, then the open links, in the order of their creation. Administrators see all, other
   * actors only their own.
   */
  readonly getInvites: TypedCall<GetInvitesParams, GetInvitesResponse, Gives>;
  /** Returns whether an account belongs to a user group. */
  readonly getIsUserGroupMember: TypedCall<GetIsUserGroupMemberParams, GetIsUserGroupMemberResponse, Gives>;
  /** Lists the realm's linkifiers in the order in which they are tried. */
  readonly getLinkifiers: TypedCall<GetLinkifiersParams, GetLinkifiersResponse, Gives>;
  /** Returns one message. */
  readonly getMessage: TypedCall<GetMessageParams, GetMessageResponse, Gives>;
  /** Lists the previous and current contents of a message, the original one first. */
  readonly getMessageHistory: TypedCall<GetMessageHistoryParams, GetMessageHistoryResponse, Gives>;
  /** Finds messages: a range around an anchor, or the readable messages of a list of IDs. */
  readonly getMessages: TypedCall<GetMessagesParams, GetMessagesResponse, Gives>;
  /** Lists the navigation views of the actor, in the order in which they were added. */
  readonly getNavigationViews: TypedCall<GetNavigationViewsParams, GetNavigationViewsResponse, Gives>;
  /**
   * Returns the account of the actor, with the values of custom profile fields and the ID of the newest message that it
   * has received.
   */
  readonly getOwnUser: TypedCall<GetOwnUserParams, GetOwnUserResponse, Gives>;
  /** Returns the last activity of all visible users, by their address. */
  readonly getPresence: TypedCall<GetPresenceParams, GetPresenceResponse, Gives>;
  /**
   * Returns the accounts that have read a message, without its sender, without accounts that hide their read receipts,
   * and without users who mute the actor or whom the actor mutes.
   */
  readonly getReadReceipts: TypedCall<GetReadReceiptsParams, GetReadReceiptsResponse, Gives>;
  /** Lists the domains that addresses can have in a realm that restricts addresses. */
  readonly getRealmDomains: TypedCall<GetRealmDomainsParams, GetRealmDomainsResponse, Gives>;
  /** Lists for every active user whether it allows the export of its private data. */
  readonly getRealmExportConsents: TypedCall<GetRealmExportConsentsParams, GetRealmExportConsentsResponse, Gives>;
  /** Lists the exports of the realm, also those whose file is deleted. */
  readonly getRealmExports: TypedCall<GetRealmExportsParams, GetRealmExportsResponse, Gives>;
  /** Lists the reminders of the actor that are not sent yet, by their time. */
  readonly getReminders: TypedCall<GetRemindersParams, GetRemindersResponse, Gives>;
  /** Lists the saved snippets of the actor, in the order in which they were created. */
  readonly getSavedSnippets: TypedCall<GetSavedSnippetsParams, GetSavedSnippetsResponse, Gives>;
  /** Lists the scheduled messages of the actor that are not delivered, failed ones included, by their time. */
  readonly getScheduledMessages: TypedCall<GetScheduledMessagesParams, GetScheduledMessagesResponse, Gives>;
  /** Returns what a login page needs. It answers all callers, with or without credentials. */
  readonly getServerSettings: TypedCall<GetServerSettingsParams, GetServerSettingsResponse, Gives>;
  /** Returns one channel that is visible to the actor. */
  readonly getStreamById: TypedCall<GetStreamByIdParams, GetStreamByIdResponse, Gives>;
  /**
   * Returns the address for mails to a channel. The simulator receives no mails. The address is always the same for one
   * channel and sender. Since feature level 448, it is for accounts that may post to the channel. Assumption A422.
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
   * Lists the actor's own subscriptions to channels that are not archived, by name. Notification settings that inherit
   * are null; before feature level 79 subscribers are addresses.
   */
  readonly getSubscriptions: TypedCall<GetSubscriptionsParams, GetSubscriptionsResponse, Gives>;
  /** Returns the account with an ID, also a bot or a deactivated account. */
  readonly getUser: TypedCall<GetUserParams, GetUserResponse, Gives>;
  /** Returns the account with an address that is visible to the actor. */
  readonly getUserByEmail: TypedCall<GetUserByEmailParams, GetUserByEmailResponse, Gives>;
  /** Lists the visible channels that an account subscribes to, by ID. */
  readonly getUserChannels: TypedCall<GetUserChannelsParams, GetUserChannelsResponse, Gives>;
  /**
   * Lists the active members of a user group, ascending. An account occurs once for each contained group that has it as
   * a direct member.
   */
  readonly getUserGroupMembers: TypedCall<GetUserGroupMembersParams, GetUserGroupMembersResponse, Gives>;
  /** Lists the subgroups of a user group, ascending by ID; then the subgroups of those, and so on. */
  readonly getUserGroupSubgroups: TypedCall<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse, Gives>;
  /** Lists the user groups, system groups included, by ID. */
  readonly getUserGroups: TypedCall<GetUserGroupsParams, GetUserGroupsResponse, Gives>;
  /** Returns the last activity of a user. */
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
  /** Marks all unread messages of the actor in a topic as read. Deprecated by the interface. */
  readonly markTopicAsRead: TypedCall<MarkTopicAsReadParams, MarkTopicAsReadResponse, Gives>;
  /** Mutes a topic, or removes its setting: an old form of `updateUserTopic`. */
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
  /** Gives the actor a new API key. */
  readonly regenerateOwnApiKey: TypedCall<RegenerateOwnApiKeyParams, RegenerateOwnApiKeyResponse, Gives>;
  /** Adds a device to the account: once for each login of an app. It receives no pushes until it is registered. */
  readonly registerClientDevice: TypedCall<RegisterClientDeviceParams, RegisterClientDeviceResponse, Gives>;
  /**
   * Registers a device for end-to-end encrypted push notifications. The registration is pending until the relay answers
   * (`answerPushRegistration`). Since feature level 468, a device of the account (`device_id`) gets a key, a token, or
   * both; a key holds immediately, and a token is pending. Before, the client chose a number (`push_account_id`); a
   * number whose registration has not failed stays unchanged.
   */
  readonly registerPushDevice: TypedCall<RegisterPushDeviceParams, RegisterPushDeviceResponse, Gives>;
  /** Opens an event queue and returns the state of the realm. The events of the queue continue this state. */
  readonly registerQueue: TypedCall<RegisterQueueParams, RegisterQueueResponse, Gives>;
  /** Removes alert words of the actor. The case of letters does not matter; blanks do. Unknown words are ignored. */
  readonly removeAlertWords: TypedCall<RemoveAlertWordsParams, RemoveAlertWordsResponse, Gives>;
  /** Removes the token of an iOS device. */
  readonly removeApnsToken: TypedCall<RemoveApnsTokenParams, RemoveApnsTokenResponse, Gives>;
  /** Deletes a file of the actor, whether or not messages refer to it. Messages keep their links. */
  readonly removeAttachment: TypedCall<RemoveAttachmentParams, RemoveAttachmentResponse, Gives>;
  /** Removes the avatar of the actor. A generated avatar replaces it. */
  readonly removeAvatar: TypedCall<RemoveAvatarParams, RemoveAvatarResponse, Gives>;
  /** Deletes texts that the server stores for the actor. */
  readonly removeBotStorage: TypedCall<RemoveBotStorageParams, RemoveBotStorageResponse, Gives>;
  /** Removes a device of the account, with its registration for pushes: when the app logs out. */
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
  /** Sends the mail of an open invitation again. Its expiry does not change. */
  readonly resendEmailInvite: TypedCall<ResendEmailInviteParams, ResendEmailInviteResponse, Gives>;
  /** Revokes an open invitation by mail. It can no longer be used. */
  readonly revokeEmailInvite: TypedCall<RevokeEmailInviteParams, RevokeEmailInviteResponse, Gives>;
  /** Revokes an open reusable link. It can no longer be used. */
  readonly revokeInviteLink: TypedCall<RevokeInviteLinkParams, RevokeInviteLinkResponse, Gives>;
  /** Runs a command of the compose box: `/ping`, `/dark`, `/light`, `/fluid-width`, `/fixed-width`. */
  readonly runCommand: TypedCall<RunCommandParams, RunCommandResponse, Gives>;
  /** Invites users by mail. */
  readonly sendInvites: TypedCall<SendInvitesParams, SendInvitesResponse, Gives>;
  /** Sends a message to a channel or to users. */
  readonly sendMessage: TypedCall<SendMessageParams, SendMessageResponse, Gives>;
  /** Notifies others that the actor types a message, or has stopped. The realm stores nothing. */
  readonly setTypingStatus: TypedCall<SetTypingStatusParams, SetTypingStatusResponse, Gives>;
  /**
   * Notifies others that the actor edits a message, or has stopped. The realm stores nothing, so a client can repeat
   * `start` to say that the actor still edits.
   */
  readonly setTypingStatusForMessageEdit: TypedCall<SetTypingStatusForMessageEditParams, SetTypingStatusForMessageEditResponse, Gives>;
  /** Subscribes accounts to channels, and creates the channels that do not exist. All or nothing. */
  readonly subscribe: TypedCall<SubscribeParams, SubscribeResponse, Gives>;
  /** Sends a test notification to one or all devices of the actor that are registered in the older way. */
  readonly testNotify: TypedCall<TestNotifyParams, TestNotifyResponse, Gives>;
  /** Sends the realm's own welcome text to the actor, from the welcome bot, as new users see it. */
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
  /** Replaces a linkifier's pattern and template. Its place in the order stays. */
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
   * Changes the realm's settings, name and description, all or nothing. On servers, the changes before a refused group
   * setting or channel stay.
   */
  readonly updateRealm: TypedCall<UpdateRealmParams, UpdateRealmResponse, Gives>;
  /** Allows subdomains of an allowed domain, or no longer. */
  readonly updateRealmDomain: TypedCall<UpdateRealmDomainParams, UpdateRealmDomainResponse, Gives>;
  /**
   * Changes the first settings of accounts that join later. Existing accounts do not change. Names for which the realm
   * has no default are ignored; over HTTP, they are reported.
   */
  readonly updateRealmUserSettingsDefaults: TypedCall<UpdateRealmUserSettingsDefaultsParams, UpdateRealmUserSettingsDefaultsResponse, Gives>;
  /**
   * Changes a scheduled message of the actor that is not delivered. A failed one needs a new time, and is due again
   * then.
   */
  readonly updateScheduledMessage: TypedCall<UpdateScheduledMessageParams, UpdateScheduledMessageResponse, Gives>;
  /**
   * Changes the settings, name and password of the actor, all or nothing. A new address changes nothing yet: it waits
   * for a confirmation by mail. A new name is ignored without an error in a realm that does not allow name changes, as
   * on servers. Administrators can change settings of other users with `target_users`. Assumption A430.
   */
  readonly updateSettings: TypedCall<UpdateSettingsParams, UpdateSettingsResponse, Gives>;
  /** Sets the status of the actor: a short text and an emoji. Empty texts clear it. */
  readonly updateStatus: TypedCall<UpdateStatusParams, UpdateStatusResponse, Gives>;
  /** Sets the status of another account. */
  readonly updateStatusForUser: TypedCall<UpdateStatusForUserParams, UpdateStatusForUserResponse, Gives>;
  /**
   * Changes a channel: its name, description, privacy, folder, topics, retention and permissions; or unarchives it. All
   * or nothing; on servers, the changes before a refused one stay.
   */
  readonly updateStream: TypedCall<UpdateStreamParams, UpdateStreamResponse, Gives>;
  /** Changes one setting of one channel that the actor subscribes to. */
  readonly updateSubscriptionSetting: TypedCall<UpdateSubscriptionSettingParams, UpdateSubscriptionSettingResponse, Gives>;
  /**
   * Changes settings of channels that the actor subscribes to, all or nothing. On servers, the items before one that is
   * refused for its channel stay.
   */
  readonly updateSubscriptionSettings: TypedCall<UpdateSubscriptionSettingsParams, UpdateSubscriptionSettingsResponse, Gives>;
  /**
   * Subscribes the actor to some channels and unsubscribes it from others, all or nothing. The answer has both parts,
   * even when there is nothing to join or to leave.
   */
  readonly updateSubscriptions: TypedCall<UpdateSubscriptionsParams, UpdateSubscriptionsResponse, Gives>;
  /** Changes the name, role, profile or address of the account with an ID, also of deactivated accounts and bots. */
  readonly updateUser: TypedCall<UpdateUserParams, UpdateUserResponse, Gives>;
  /**
   * Changes the name, role, profile or address of the account with an address, also of deactivated accounts and bots.
   * All or nothing changes. A blank name is ignored; an empty profile value removes the current value.
   */
  readonly updateUserByEmail: TypedCall<UpdateUserByEmailParams, UpdateUserByEmailResponse, Gives>;
  /** Changes name, description and settings of a user group, or reactivates it. */
  readonly updateUserGroup: TypedCall<UpdateUserGroupParams, UpdateUserGroupResponse, Gives>;
  /** Adds and removes members and subgroups of a user group, all or nothing. */
  readonly updateUserGroupMembers: TypedCall<UpdateUserGroupMembersParams, UpdateUserGroupMembersResponse, Gives>;
  /** Adds and removes subgroups of a user group. */
  readonly updateUserGroupSubgroups: TypedCall<UpdateUserGroupSubgroupsParams, UpdateUserGroupSubgroupsResponse, Gives>;
  /**
   * Mutes, unmutes or follows a topic, or removes the setting. The topic can be without messages, and any policy can
   * follow any other.
   */
  readonly updateUserTopic: TypedCall<UpdateUserTopicParams, UpdateUserTopicResponse, Gives>;
  /** Sets the avatar of the actor. */
  readonly uploadAvatar: TypedCall<UploadAvatarParams, UploadAvatarResponse, Gives>;
  /** Adds a picture to the emoji of the realm. It can replace another emoji. The content of the file is not stored. */
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
