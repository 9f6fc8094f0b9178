/** The types of what operations take and answer. Written by `npm run generate`; a test holds it to be current. */
export type { GetBotStorageParams } from "../model/operations/bot-storage/get-bot-storage";
export type { RemoveBotStorageParams } from "../model/operations/bot-storage/remove-bot-storage";
export type { UpdateBotStorageParams } from "../model/operations/bot-storage/update-bot-storage";
export type { CreateBotParams } from "../model/operations/bots/create-bot";
export type { DeactivateBotParams } from "../model/operations/bots/deactivate-bot";
export type { RegenerateBotApiKeyParams } from "../model/operations/bots/regenerate-bot-api-key";
export type { UpdateBotParams } from "../model/operations/bots/update-bot";
export type { CreateBigBlueButtonVideoCallParams } from "../model/operations/calls/create-big-blue-button-video-call";
export type { CreateZoomVideoCallParams } from "../model/operations/calls/create-zoom-video-call";
export type { CreateChannelFolderParams } from "../model/operations/channel-folders/create-channel-folder";
export type { GetChannelFoldersParams } from "../model/operations/channel-folders/get-channel-folders";
export type { PatchChannelFoldersParams } from "../model/operations/channel-folders/patch-channel-folders";
export type { UpdateChannelFolderParams } from "../model/operations/channel-folders/update-channel-folder";
export type { AddDefaultStreamParams } from "../model/operations/channels/add-default-stream";
export type { ArchiveStreamParams } from "../model/operations/channels/archive-stream";
export type { CreateChannelParams } from "../model/operations/channels/create-channel";
export type { DeleteTopicParams } from "../model/operations/channels/delete-topic";
export type { GetStreamByIdParams } from "../model/operations/channels/get-stream-by-id";
export type { GetStreamEmailAddressParams } from "../model/operations/channels/get-stream-email-address";
export type { GetStreamIdParams } from "../model/operations/channels/get-stream-id";
export type { GetStreamTopicsParams } from "../model/operations/channels/get-stream-topics";
export type { GetStreamsParams } from "../model/operations/channels/get-streams";
export type { GetSubscribersParams } from "../model/operations/channels/get-subscribers";
export type { GetSubscriptionsParams } from "../model/operations/channels/get-subscriptions";
export type { GetUserChannelsParams } from "../model/operations/channels/get-user-channels";
export type { RemoveDefaultStreamParams } from "../model/operations/channels/remove-default-stream";
export type {
  CreateDefaultStreamGroupParams,
} from "../model/operations/default-stream-groups/create-default-stream-group";
export type {
  RemoveDefaultStreamGroupParams,
} from "../model/operations/default-stream-groups/remove-default-stream-group";
export type {
  UpdateDefaultStreamGroupStreamsParams,
} from "../model/operations/default-stream-groups/update-default-stream-group-streams";
export type {
  UpdateDefaultStreamGroupParams,
} from "../model/operations/default-stream-groups/update-default-stream-group";
export type { CreateDraftsParams } from "../model/operations/drafts/create-drafts";
export type { DeleteDraftParams } from "../model/operations/drafts/delete-draft";
export type { EditDraftParams } from "../model/operations/drafts/edit-draft";
export type { DeleteQueueParams } from "../model/operations/events/delete-queue";
export type { GetEventsParams } from "../model/operations/events/get-events";
export type { RegisterQueueParams } from "../model/operations/events/register-queue";
export type { ResendEmailInviteParams } from "../model/operations/invitations/resend-email-invite";
export type { RevokeEmailInviteParams } from "../model/operations/invitations/revoke-email-invite";
export type { RevokeInviteLinkParams } from "../model/operations/invitations/revoke-invite-link";
export type { SendInvitesParams } from "../model/operations/invitations/send-invites";
export type { AddSubmessageParams } from "../model/operations/messages/add-submessage";
export type { CheckMessagesMatchNarrowParams } from "../model/operations/messages/check-messages-match-narrow";
export type { DeleteMessageParams, DeleteMessageResponse } from "../model/operations/messages/delete-message";
export type { GetMessageHistoryParams } from "../model/operations/messages/get-message-history";
export type { GetMessageParams } from "../model/operations/messages/get-message";
export type { GetMessagesParams } from "../model/operations/messages/get-messages";
export type { GetReadReceiptsParams } from "../model/operations/messages/get-read-receipts";
export type { MarkStreamAsReadParams } from "../model/operations/messages/mark-stream-as-read";
export type { MarkTopicAsReadParams } from "../model/operations/messages/mark-topic-as-read";
export type { RenderMessageParams } from "../model/operations/messages/render-message";
export type { ReportMessageParams } from "../model/operations/messages/report-message";
export type { SendMessageParams } from "../model/operations/messages/send-message";
export type { UpdateMessageFlagsForNarrowParams } from "../model/operations/messages/update-message-flags-for-narrow";
export type { UpdateMessageFlagsParams } from "../model/operations/messages/update-message-flags";
export type { AddNavigationViewParams } from "../model/operations/navigation-views/add-navigation-view";
export type { EditNavigationViewParams } from "../model/operations/navigation-views/edit-navigation-view";
export type { RemoveNavigationViewParams } from "../model/operations/navigation-views/remove-navigation-view";
export type { GetUserPresenceParams } from "../model/operations/presence/get-user-presence";
export type { GetUserStatusParams } from "../model/operations/presence/get-user-status";
export type { UpdatePresenceParams } from "../model/operations/presence/update-presence";
export type { UpdateStatusForUserParams } from "../model/operations/presence/update-status-for-user";
export type { UpdateStatusParams } from "../model/operations/presence/update-status";
export type { ClearOwnProfileParams } from "../model/operations/profile/clear-own-profile";
export type {
  CreateCustomProfileFieldParams,
  ProfileFieldParams,
} from "../model/operations/profile/create-custom-profile-field";
export type { DeleteCustomProfileFieldParams } from "../model/operations/profile/delete-custom-profile-field";
export type { ReorderCustomProfileFieldsParams } from "../model/operations/profile/reorder-custom-profile-fields";
export type { UpdateCustomProfileFieldParams } from "../model/operations/profile/update-custom-profile-field";
export type { UpdateOwnProfileParams } from "../model/operations/profile/update-own-profile";
export type { AddApnsTokenParams } from "../model/operations/push/add-apns-token";
export type { AddFcmTokenParams } from "../model/operations/push/add-fcm-token";
export type { E2eeTestNotifyParams } from "../model/operations/push/e2ee-test-notify";
export type { RegisterPushDeviceParams } from "../model/operations/push/register-push-device";
export type { RemoveApnsTokenParams } from "../model/operations/push/remove-apns-token";
export type { RemoveFcmTokenParams } from "../model/operations/push/remove-fcm-token";
export type { TestNotifyParams } from "../model/operations/push/test-notify";
export type { AddReactionParams } from "../model/operations/reactions/add-reaction";
export type { RemoveReactionParams } from "../model/operations/reactions/remove-reaction";
export type { AddCodePlaygroundParams } from "../model/operations/realm/add-code-playground";
export type { DeactivateCustomEmojiParams } from "../model/operations/realm/deactivate-custom-emoji";
export type { DeleteRealmExportParams } from "../model/operations/realm/delete-realm-export";
export type { ExportRealmParams } from "../model/operations/realm/export-realm";
export type { RemoveCodePlaygroundParams } from "../model/operations/realm/remove-code-playground";
export type { RemoveLinkifierParams } from "../model/operations/realm/remove-linkifier";
export type { RemoveRealmDomainParams } from "../model/operations/realm/remove-realm-domain";
export type { RemoveRealmLogoParams } from "../model/operations/realm/remove-realm-logo";
export type { ReorderLinkifiersParams } from "../model/operations/realm/reorder-linkifiers";
export type { TestWelcomeBotCustomMessageParams } from "../model/operations/realm/test-welcome-bot-custom-message";
export type { UpdateLinkifierParams } from "../model/operations/realm/update-linkifier";
export type { UpdateRealmParams } from "../model/operations/realm/update-realm";
export type { UploadCustomEmojiParams } from "../model/operations/realm/upload-custom-emoji";
export type { UploadRealmIconParams } from "../model/operations/realm/upload-realm-icon";
export type { UploadRealmLogoParams } from "../model/operations/realm/upload-realm-logo";
export type { CreateMessageReminderParams } from "../model/operations/reminders/create-message-reminder";
export type { DeleteReminderParams } from "../model/operations/reminders/delete-reminder";
export type { CreateSavedSnippetParams } from "../model/operations/saved-snippets/create-saved-snippet";
export type { DeleteSavedSnippetParams } from "../model/operations/saved-snippets/delete-saved-snippet";
export type { EditSavedSnippetParams } from "../model/operations/saved-snippets/edit-saved-snippet";
export type { CreateScheduledMessageParams } from "../model/operations/scheduled-messages/create-scheduled-message";
export type { DeleteScheduledMessageParams } from "../model/operations/scheduled-messages/delete-scheduled-message";
export type { UpdateScheduledMessageParams } from "../model/operations/scheduled-messages/update-scheduled-message";
export type { AlertWordsParams } from "../model/operations/settings/add-alert-words";
export type { MarkOnboardingStepParams } from "../model/operations/settings/mark-onboarding-step";
export type { RunCommandParams } from "../model/operations/settings/run-command";
export type { UpdateSettingsParams } from "../model/operations/settings/update-settings";
export type { GetSubscriptionStatusParams } from "../model/operations/subscriptions/get-subscription-status";
export type { UpdateSubscriptionSettingsParams } from "../model/operations/subscriptions/update-subscription-settings";
export type { UpdateSubscriptionsParams } from "../model/operations/subscriptions/update-subscriptions";
export type {
  SetTypingStatusForMessageEditParams,
} from "../model/operations/typing/set-typing-status-for-message-edit";
export type { SetTypingStatusParams } from "../model/operations/typing/set-typing-status";
export type { GetFileTemporaryUrlParams } from "../model/operations/uploads/get-file-temporary-url";
export type { RemoveAttachmentParams } from "../model/operations/uploads/remove-attachment";
export type { UploadFileParams } from "../model/operations/uploads/upload-file";
export type { CreateUserGroupParams, UserGroupValues } from "../model/operations/user-groups/create-user-group";
export type { DeactivateUserGroupParams } from "../model/operations/user-groups/deactivate-user-group";
export type { DeleteUserGroupParams } from "../model/operations/user-groups/delete-user-group";
export type { GetIsUserGroupMemberParams } from "../model/operations/user-groups/get-is-user-group-member";
export type { GetUserGroupMembersParams } from "../model/operations/user-groups/get-user-group-members";
export type { GetUserGroupSubgroupsParams } from "../model/operations/user-groups/get-user-group-subgroups";
export type { GetUserGroupsParams } from "../model/operations/user-groups/get-user-groups";
export type { UpdateUserGroupMembersParams } from "../model/operations/user-groups/update-user-group-members";
export type { UpdateUserGroupSubgroupsParams } from "../model/operations/user-groups/update-user-group-subgroups";
export type { UpdateUserGroupParams, UserGroupChanges } from "../model/operations/user-groups/update-user-group";
export type { MuteTopicParams } from "../model/operations/user-topics/mute-topic";
export type { UpdateUserTopicParams } from "../model/operations/user-topics/update-user-topic";
export type { CreateUserParams } from "../model/operations/users/create-user";
export type { DeactivateUserParams } from "../model/operations/users/deactivate-user";
export type { DevFetchApiKeyParams } from "../model/operations/users/dev-fetch-api-key";
export type { FetchApiKeyParams } from "../model/operations/users/fetch-api-key";
export type { GetUserByEmailParams } from "../model/operations/users/get-user-by-email";
export type { GetUserParams, UserShown } from "../model/operations/users/get-user";
export type { GetUsersParams } from "../model/operations/users/get-users";
export type { MuteUserParams } from "../model/operations/users/mute-user";
export type { ReactivateUserParams } from "../model/operations/users/reactivate-user";
export type { UnmuteUserParams } from "../model/operations/users/unmute-user";
export type { UpdateUserByEmailParams } from "../model/operations/users/update-user-by-email";
export type { UpdateUserParams } from "../model/operations/users/update-user";
export type { UploadAvatarParams } from "../model/operations/users/upload-avatar";
export type { GetBotStorageResponse } from "../protocol/answers/bot-storage";
export type {
  CreateBotResponse,
  GetBotsResponse,
  RegenerateBotApiKeyResponse,
  UpdateBotResponse,
} from "../protocol/answers/bots";
export type { CreateBigBlueButtonVideoCallResponse, CreateZoomVideoCallResponse } from "../protocol/answers/calls";
export type { CreateChannelFolderResponse, GetChannelFoldersResponse } from "../protocol/answers/channel-folders";
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
} from "../protocol/answers/channels";
export type { CreateDraftsResponse, GetDraftsResponse } from "../protocol/answers/drafts";
export type { GetEventsResponse } from "../protocol/answers/events";
export type {
  CreateInviteLinkResponse,
  GetInvitesResponse,
  ResendEmailInviteResponse,
} from "../protocol/answers/invitations";
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
} from "../protocol/answers/messages";
export type { GetNavigationViewsResponse } from "../protocol/answers/navigation-views";
export type { EmptyResponse } from "../protocol/answers/nothing";
export type {
  GetPresenceResponse,
  GetUserPresenceResponse,
  GetUserStatusResponse,
  UpdatePresenceResponse,
} from "../protocol/answers/presence";
export type { CreateCustomProfileFieldResponse, GetCustomProfileFieldsResponse } from "../protocol/answers/profile";
export type {
  ExportRealmResponse,
  GetRealmExportConsentsResponse,
  GetRealmExportsResponse,
} from "../protocol/answers/realm-exports";
export type {
  AddCodePlaygroundResponse,
  AddLinkifierResponse,
  AddRealmDomainResponse,
  GetCustomEmojiResponse,
  GetLinkifiersResponse,
  GetRealmDomainsResponse,
  RemoveRealmIconResponse,
  TestWelcomeBotCustomMessageResponse,
  UpdateRealmResponse,
  UploadRealmIconResponse,
} from "../protocol/answers/realm";
export type { CreateMessageReminderResponse, GetRemindersResponse } from "../protocol/answers/reminders";
export type { CreateSavedSnippetResponse, GetSavedSnippetsResponse } from "../protocol/answers/saved-snippets";
export type {
  CreateScheduledMessageResponse,
  GetScheduledMessagesResponse,
} from "../protocol/answers/scheduled-messages";
export type { GetServerSettingsResponse } from "../protocol/answers/server";
export type {
  AddAlertWordsResponse,
  GetAlertWordsResponse,
  RemoveAlertWordsResponse,
  RunCommandResponse,
} from "../protocol/answers/settings";
export type {
  GetSubscriptionStatusResponse,
  SubscribeResponse,
  UnsubscribeResponse,
  UpdateSubscriptionsResponse,
} from "../protocol/answers/subscriptions";
export type {
  GetAttachmentsResponse,
  GetFileTemporaryUrlResponse,
  UploadFileResponse,
} from "../protocol/answers/uploads";
export type {
  CreateUserGroupResponse,
  GetIsUserGroupMemberResponse,
  GetUserGroupMembersResponse,
  GetUserGroupSubgroupsResponse,
  GetUserGroupsResponse,
} from "../protocol/answers/user-groups";
export type {
  CreateUserResponse,
  DevFetchApiKeyResponse,
  FetchApiKeyResponse,
  GetOwnUserResponse,
  GetUserByEmailResponse,
  GetUserResponse,
  GetUsersResponse,
  RegenerateOwnApiKeyResponse,
  RemoveAvatarResponse,
  UploadAvatarResponse,
} from "../protocol/answers/users";
export type {
  ChannelFolderView,
  ChannelView,
  DefaultChannelView,
  DefaultStreamGroupView,
  ListedChannelView,
  ListedSubscriptionView,
  PersonalView,
  SubscribersView,
  SubscriptionView,
  UnsubscribedChannelView,
} from "../protocol/records/channels";
export type { AnonymousGroupView } from "../protocol/records/group-values";
export type { UserGroupView } from "../protocol/records/groups";
export type { InvitationView } from "../protocol/records/invitations";
export type {
  DirectMessageParticipantView,
  EditHistoryEntryView,
  FoundMessageView,
  MessageFlag,
  MessageSnapshotView,
  MessageView,
  TopicView,
} from "../protocol/records/messages";
export type {
  BotServiceView,
  BotView,
  OwnBotView,
  ProfileValueView,
  RegisteredUserView,
  UserView,
} from "../protocol/records/people";
export type {
  AttachmentView,
  DraftView,
  MutedUserView,
  NavigationViewView,
  OnboardingStepView,
  ReminderView,
  SavedSnippetView,
  ScheduledMessageView,
  UserTopicView,
} from "../protocol/records/personal-items";
export type {
  ClientPresenceView,
  LegacyPresenceView,
  PresenceView,
  UserStatusView,
} from "../protocol/records/presence";
export type { ReactingUserView, ReactionView } from "../protocol/records/reactions";
export type { ExportConsentView, RealmExportView } from "../protocol/records/realm-exports";
export type {
  CodePlaygroundView,
  CustomEmojiView,
  CustomProfileFieldView,
  LinkifierView,
  RealmDomainView,
} from "../protocol/records/realm-lists";
export type { PermissionConfigurationsView } from "../protocol/records/registration-realm";
export type { RegisterQueueResponse, RegisterSpectatorResponse } from "../protocol/records/registration";
export type { PermissionConfigurationView, VersionView } from "../protocol/records/server";
export type { UserSettingsView } from "../protocol/records/settings";
