/** Every operation and its types. Written by `npm run generate`; a test holds it to be current. */
export { getBotStorage, type GetBotStorageParams } from "./bot-storage/get-bot-storage";
export { removeBotStorage, type RemoveBotStorageParams } from "./bot-storage/remove-bot-storage";
export { updateBotStorage, type UpdateBotStorageParams } from "./bot-storage/update-bot-storage";
export { createBot, type CreateBotParams } from "./bots/create-bot";
export { deactivateBot, type DeactivateBotParams } from "./bots/deactivate-bot";
export { getBots } from "./bots/get-bots";
export { regenerateBotApiKey, type RegenerateBotApiKeyParams } from "./bots/regenerate-bot-api-key";
export { updateBot, type UpdateBotParams } from "./bots/update-bot";
export { createChannelFolder, type CreateChannelFolderParams } from "./channel-folders/create-channel-folder";
export { getChannelFolders, type GetChannelFoldersParams } from "./channel-folders/get-channel-folders";
export { patchChannelFolders, type PatchChannelFoldersParams } from "./channel-folders/patch-channel-folders";
export { updateChannelFolder, type UpdateChannelFolderParams } from "./channel-folders/update-channel-folder";
export { addDefaultStream, type AddDefaultStreamParams } from "./channels/add-default-stream";
export { archiveStream, type ArchiveStreamParams } from "./channels/archive-stream";
export { createChannel, type CreateChannelParams } from "./channels/create-channel";
export { deleteTopic, type DeleteTopicParams } from "./channels/delete-topic";
export { getStreamById, type GetStreamByIdParams } from "./channels/get-stream-by-id";
export { getStreamEmailAddress, type GetStreamEmailAddressParams } from "./channels/get-stream-email-address";
export { getStreamId, type GetStreamIdParams } from "./channels/get-stream-id";
export { getStreamTopics, type GetStreamTopicsParams } from "./channels/get-stream-topics";
export { getStreams, type GetStreamsParams } from "./channels/get-streams";
export { getSubscribers, type GetSubscribersParams } from "./channels/get-subscribers";
export { getSubscriptions, type GetSubscriptionsParams } from "./channels/get-subscriptions";
export { getUserChannels, type GetUserChannelsParams } from "./channels/get-user-channels";
export { removeDefaultStream, type RemoveDefaultStreamParams } from "./channels/remove-default-stream";
export { updateStream } from "./channels/update-stream";
export { createDrafts, type CreateDraftsParams } from "./drafts/create-drafts";
export { deleteDraft } from "./drafts/delete-draft";
export { editDraft, type EditDraftParams } from "./drafts/edit-draft";
export { getDrafts } from "./drafts/get-drafts";
export { deleteQueue } from "./events/delete-queue";
export { getEvents, type GetEventsParams } from "./events/get-events";
export { registerQueue, type RegisterQueueParams } from "./events/register-queue";
export { createInviteLink } from "./invitations/create-invite-link";
export { getInvites } from "./invitations/get-invites";
export { resendEmailInvite } from "./invitations/resend-email-invite";
export { revokeEmailInvite } from "./invitations/revoke-email-invite";
export { revokeInviteLink } from "./invitations/revoke-invite-link";
export { sendInvites, type SendInvitesParams } from "./invitations/send-invites";
export { checkMessagesMatchNarrow, type CheckMessagesMatchNarrowParams } from "./messages/check-messages-match-narrow";
export { deleteMessage, type DeleteMessageParams, type DeleteMessageResponse } from "./messages/delete-message";
export { getMessageHistory, type GetMessageHistoryParams } from "./messages/get-message-history";
export { getMessage, type GetMessageParams } from "./messages/get-message";
export { getMessages, type GetMessagesParams } from "./messages/get-messages";
export { getReadReceipts, type GetReadReceiptsParams } from "./messages/get-read-receipts";
export { markAllAsRead } from "./messages/mark-all-as-read";
export { markStreamAsRead, type MarkStreamAsReadParams } from "./messages/mark-stream-as-read";
export { markTopicAsRead, type MarkTopicAsReadParams } from "./messages/mark-topic-as-read";
export { renderMessage } from "./messages/render-message";
export { reportMessage, type ReportMessageParams } from "./messages/report-message";
export { sendMessage, type SendMessageParams } from "./messages/send-message";
export {
  updateMessageFlagsForNarrow,
  type UpdateMessageFlagsForNarrowParams,
} from "./messages/update-message-flags-for-narrow";
export { updateMessageFlags, type UpdateMessageFlagsParams } from "./messages/update-message-flags";
export { updateMessage } from "./messages/update-message";
export { addNavigationView, type AddNavigationViewParams } from "./navigation-views/add-navigation-view";
export { editNavigationView, type EditNavigationViewParams } from "./navigation-views/edit-navigation-view";
export { getNavigationViews } from "./navigation-views/get-navigation-views";
export { removeNavigationView } from "./navigation-views/remove-navigation-view";
export { getPresence } from "./presence/get-presence";
export { getUserPresence, type GetUserPresenceParams } from "./presence/get-user-presence";
export { getUserStatus, type GetUserStatusParams } from "./presence/get-user-status";
export { updatePresence, type UpdatePresenceParams } from "./presence/update-presence";
export { updateStatusForUser, type UpdateStatusForUserParams } from "./presence/update-status-for-user";
export { updateStatus, type UpdateStatusParams } from "./presence/update-status";
export { clearOwnProfile, type ClearOwnProfileParams } from "./profile/clear-own-profile";
export {
  createCustomProfileField,
  type CreateCustomProfileFieldParams,
  type ProfileFieldParams,
} from "./profile/create-custom-profile-field";
export { deleteCustomProfileField, type DeleteCustomProfileFieldParams } from "./profile/delete-custom-profile-field";
export { getCustomProfileFields } from "./profile/get-custom-profile-fields";
export {
  reorderCustomProfileFields,
  type ReorderCustomProfileFieldsParams,
} from "./profile/reorder-custom-profile-fields";
export { updateCustomProfileField, type UpdateCustomProfileFieldParams } from "./profile/update-custom-profile-field";
export { updateOwnProfile, type UpdateOwnProfileParams } from "./profile/update-own-profile";
export { addApnsToken, type AddApnsTokenParams } from "./push/add-apns-token";
export { addFcmToken } from "./push/add-fcm-token";
export { e2eeTestNotify, type E2eeTestNotifyParams } from "./push/e2ee-test-notify";
export { registerPushDevice, type RegisterPushDeviceParams } from "./push/register-push-device";
export { removeApnsToken } from "./push/remove-apns-token";
export { removeFcmToken } from "./push/remove-fcm-token";
export { testNotify, type TestNotifyParams } from "./push/test-notify";
export { addReaction, type AddReactionParams } from "./reactions/add-reaction";
export { removeReaction, type RemoveReactionParams } from "./reactions/remove-reaction";
export { addCodePlayground, type AddCodePlaygroundParams } from "./realm/add-code-playground";
export { addLinkifier } from "./realm/add-linkifier";
export { addRealmDomain } from "./realm/add-realm-domain";
export { deactivateCustomEmoji, type DeactivateCustomEmojiParams } from "./realm/deactivate-custom-emoji";
export { getCustomEmoji } from "./realm/get-custom-emoji";
export { getLinkifiers } from "./realm/get-linkifiers";
export { getRealmDomains } from "./realm/get-realm-domains";
export { removeCodePlayground, type RemoveCodePlaygroundParams } from "./realm/remove-code-playground";
export { removeLinkifier, type RemoveLinkifierParams } from "./realm/remove-linkifier";
export { removeRealmDomain, type RemoveRealmDomainParams } from "./realm/remove-realm-domain";
export { removeRealmIcon } from "./realm/remove-realm-icon";
export { removeRealmLogo, type RemoveRealmLogoParams } from "./realm/remove-realm-logo";
export { reorderLinkifiers, type ReorderLinkifiersParams } from "./realm/reorder-linkifiers";
export {
  testWelcomeBotCustomMessage,
  type TestWelcomeBotCustomMessageParams,
} from "./realm/test-welcome-bot-custom-message";
export { updateLinkifier, type UpdateLinkifierParams } from "./realm/update-linkifier";
export { updateRealmDomain } from "./realm/update-realm-domain";
export { updateRealm, type UpdateRealmParams } from "./realm/update-realm";
export { uploadCustomEmoji, type UploadCustomEmojiParams } from "./realm/upload-custom-emoji";
export { uploadRealmIcon, type UploadRealmIconParams } from "./realm/upload-realm-icon";
export { uploadRealmLogo, type UploadRealmLogoParams } from "./realm/upload-realm-logo";
export { createMessageReminder, type CreateMessageReminderParams } from "./reminders/create-message-reminder";
export { deleteReminder } from "./reminders/delete-reminder";
export { getReminders } from "./reminders/get-reminders";
export { createSavedSnippet, type CreateSavedSnippetParams } from "./saved-snippets/create-saved-snippet";
export { deleteSavedSnippet } from "./saved-snippets/delete-saved-snippet";
export { editSavedSnippet, type EditSavedSnippetParams } from "./saved-snippets/edit-saved-snippet";
export { getSavedSnippets } from "./saved-snippets/get-saved-snippets";
export {
  createScheduledMessage,
  type CreateScheduledMessageParams,
} from "./scheduled-messages/create-scheduled-message";
export { deleteScheduledMessage } from "./scheduled-messages/delete-scheduled-message";
export { getScheduledMessages } from "./scheduled-messages/get-scheduled-messages";
export {
  updateScheduledMessage,
  type UpdateScheduledMessageParams,
} from "./scheduled-messages/update-scheduled-message";
export { getServerSettings } from "./server/get-server-settings";
export { addAlertWords, type AlertWordsParams } from "./settings/add-alert-words";
export { getAlertWords } from "./settings/get-alert-words";
export { removeAlertWords } from "./settings/remove-alert-words";
export { updateRealmUserSettingsDefaults } from "./settings/update-realm-user-settings-defaults";
export { updateSettings, type UpdateSettingsParams } from "./settings/update-settings";
export { getSubscriptionStatus, type GetSubscriptionStatusParams } from "./subscriptions/get-subscription-status";
export { subscribe } from "./subscriptions/subscribe";
export { unsubscribe } from "./subscriptions/unsubscribe";
export { updateSubscriptionSetting } from "./subscriptions/update-subscription-setting";
export {
  updateSubscriptionSettings,
  type UpdateSubscriptionSettingsParams,
} from "./subscriptions/update-subscription-settings";
export { updateSubscriptions, type UpdateSubscriptionsParams } from "./subscriptions/update-subscriptions";
export {
  setTypingStatusForMessageEdit,
  type SetTypingStatusForMessageEditParams,
} from "./typing/set-typing-status-for-message-edit";
export { setTypingStatus, type SetTypingStatusParams } from "./typing/set-typing-status";
export { getAttachments } from "./uploads/get-attachments";
export { getFileTemporaryUrl, type GetFileTemporaryUrlParams } from "./uploads/get-file-temporary-url";
export { removeAttachment } from "./uploads/remove-attachment";
export { uploadFile, type UploadFileParams } from "./uploads/upload-file";
export { createUserGroup, type CreateUserGroupParams, type UserGroupValues } from "./user-groups/create-user-group";
export { deactivateUserGroup, type DeactivateUserGroupParams } from "./user-groups/deactivate-user-group";
export { getIsUserGroupMember, type GetIsUserGroupMemberParams } from "./user-groups/get-is-user-group-member";
export { getUserGroupMembers, type GetUserGroupMembersParams } from "./user-groups/get-user-group-members";
export { getUserGroupSubgroups, type GetUserGroupSubgroupsParams } from "./user-groups/get-user-group-subgroups";
export { getUserGroups, type GetUserGroupsParams } from "./user-groups/get-user-groups";
export { updateUserGroupMembers, type UpdateUserGroupMembersParams } from "./user-groups/update-user-group-members";
export {
  updateUserGroupSubgroups,
  type UpdateUserGroupSubgroupsParams,
} from "./user-groups/update-user-group-subgroups";
export { updateUserGroup, type UpdateUserGroupParams, type UserGroupChanges } from "./user-groups/update-user-group";
export { muteTopic, type MuteTopicParams } from "./user-topics/mute-topic";
export { updateUserTopic, type UpdateUserTopicParams } from "./user-topics/update-user-topic";
export { createUser, type CreateUserParams } from "./users/create-user";
export { deactivateOwnUser } from "./users/deactivate-own-user";
export { deactivateUser, type DeactivateUserParams } from "./users/deactivate-user";
export { fetchApiKey, type FetchApiKeyParams } from "./users/fetch-api-key";
export { getOwnUser } from "./users/get-own-user";
export { getUserByEmail, type GetUserByEmailParams } from "./users/get-user-by-email";
export { getUser, type GetUserParams, type UserShown } from "./users/get-user";
export { getUsers, type GetUsersParams } from "./users/get-users";
export { muteUser, type MuteUserParams } from "./users/mute-user";
export { reactivateUser, type ReactivateUserParams } from "./users/reactivate-user";
export { regenerateOwnApiKey } from "./users/regenerate-own-api-key";
export { removeAvatar } from "./users/remove-avatar";
export { unmuteUser, type UnmuteUserParams } from "./users/unmute-user";
export { updateUserByEmail, type UpdateUserByEmailParams } from "./users/update-user-by-email";
export { updateUser, type UpdateUserParams } from "./users/update-user";
export { uploadAvatar, type UploadAvatarParams } from "./users/upload-avatar";
export type { GetBotStorageResponse } from "../spec/answers/bot-storage";
export type {
  CreateBotResponse,
  GetBotsResponse,
  RegenerateBotApiKeyResponse,
  UpdateBotResponse,
} from "../spec/answers/bots";
export type { CreateChannelFolderResponse, GetChannelFoldersResponse } from "../spec/answers/channel-folders";
export type {
  CreateChannelResponse,
  DeleteTopicResponse,
  GetStreamByIdResponse,
  GetStreamEmailAddressResponse,
  GetStreamIdResponse,
  GetStreamTopicsResponse,
  GetStreamsResponse,
  GetSubscribersResponse,
  GetSubscriptionsResponse,
  GetUserChannelsResponse,
} from "../spec/answers/channels";
export type { CreateDraftsResponse, GetDraftsResponse } from "../spec/answers/drafts";
export type { GetEventsResponse } from "../spec/answers/events";
export type { CreateInviteLinkResponse, GetInvitesResponse } from "../spec/answers/invitations";
export type {
  CheckMessagesMatchNarrowResponse,
  GetMessageHistoryResponse,
  GetMessageResponse,
  GetMessagesResponse,
  GetReadReceiptsResponse,
  MarkAllAsReadResponse,
  RenderMessageResponse,
  SendMessageResponse,
  UpdateMessageFlagsForNarrowResponse,
  UpdateMessageFlagsResponse,
  UpdateMessageResponse,
} from "../spec/answers/messages";
export type { GetNavigationViewsResponse } from "../spec/answers/navigation-views";
export type { EmptyResponse } from "../spec/answers/nothing";
export type {
  GetPresenceResponse,
  GetUserPresenceResponse,
  GetUserStatusResponse,
  UpdatePresenceResponse,
} from "../spec/answers/presence";
export type { CreateCustomProfileFieldResponse, GetCustomProfileFieldsResponse } from "../spec/answers/profile";
export type {
  AddCodePlaygroundResponse,
  AddLinkifierResponse,
  AddRealmDomainResponse,
  GetCustomEmojiResponse,
  GetLinkifiersResponse,
  GetRealmDomainsResponse,
  RealmIconResponse,
  TestWelcomeBotCustomMessageResponse,
  UpdateRealmResponse,
} from "../spec/answers/realm";
export type { CreateMessageReminderResponse, GetRemindersResponse } from "../spec/answers/reminders";
export type { CreateSavedSnippetResponse, GetSavedSnippetsResponse } from "../spec/answers/saved-snippets";
export type { CreateScheduledMessageResponse, GetScheduledMessagesResponse } from "../spec/answers/scheduled-messages";
export type { GetServerSettingsResponse } from "../spec/answers/server";
export type { AddAlertWordsResponse, GetAlertWordsResponse, RemoveAlertWordsResponse } from "../spec/answers/settings";
export type {
  GetSubscriptionStatusResponse,
  SubscribeResponse,
  UnsubscribeResponse,
  UpdateSubscriptionsResponse,
} from "../spec/answers/subscriptions";
export type { GetAttachmentsResponse, GetFileTemporaryUrlResponse, UploadFileResponse } from "../spec/answers/uploads";
export type {
  CreateUserGroupResponse,
  GetIsUserGroupMemberResponse,
  GetUserGroupMembersResponse,
  GetUserGroupSubgroupsResponse,
  GetUserGroupsResponse,
} from "../spec/answers/user-groups";
export type {
  AvatarResponse,
  CreateUserResponse,
  FetchApiKeyResponse,
  GetOwnUserResponse,
  GetUserByEmailResponse,
  GetUserResponse,
  GetUsersResponse,
  RegenerateOwnApiKeyResponse,
} from "../spec/answers/users";
export type {
  ChannelFolderView,
  ChannelView,
  ListedChannelView,
  PersonalView,
  SubscribersView,
  SubscriptionView,
  UnsubscribedChannelView,
} from "../spec/records/channels";
export type { AnonymousGroupView } from "../spec/records/group-values";
export type { UserGroupView } from "../spec/records/groups";
export type { InvitationView } from "../spec/records/invitations";
export type {
  DirectMessageParticipantView,
  EditHistoryEntryView,
  FoundMessageView,
  MessageFlag,
  MessageSnapshotView,
  MessageView,
  TopicView,
} from "../spec/records/messages";
export type { BotView, OwnBotView, ProfileValueView, RegisteredUserView, UserView } from "../spec/records/people";
export type {
  AttachmentView,
  DraftView,
  MutedUserView,
  NavigationViewView,
  ReminderView,
  SavedSnippetView,
  ScheduledMessageView,
  UserTopicView,
} from "../spec/records/personal-items";
export type { ClientPresenceView, LegacyPresenceView, PresenceView, UserStatusView } from "../spec/records/presence";
export type { ReactingUserView, ReactionView } from "../spec/records/reactions";
export type {
  CodePlaygroundView,
  CustomEmojiView,
  CustomProfileFieldView,
  LinkifierView,
  RealmDomainView,
} from "../spec/records/realm-lists";
export type { PermissionConfigurationsView } from "../spec/records/registration-realm";
export type { RegisterQueueResponse, RegisterSpectatorResponse } from "../spec/records/registration";
export type { PermissionConfigurationView, VersionView } from "../spec/records/server";
export type { UserSettingsView } from "../spec/records/settings";
