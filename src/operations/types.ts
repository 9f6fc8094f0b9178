/** The types of what operations take and answer. Written by `npm run generate`; a test holds it to be current. */
export type { GetBotStorageParams } from "./bot-storage/get-bot-storage";
export type { RemoveBotStorageParams } from "./bot-storage/remove-bot-storage";
export type { UpdateBotStorageParams } from "./bot-storage/update-bot-storage";
export type { CreateBotParams } from "./bots/create-bot";
export type { DeactivateBotParams } from "./bots/deactivate-bot";
export type { RegenerateBotApiKeyParams } from "./bots/regenerate-bot-api-key";
export type { UpdateBotParams } from "./bots/update-bot";
export type { CreateBigBlueButtonVideoCallParams } from "./calls/create-big-blue-button-video-call";
export type { CreateZoomVideoCallParams } from "./calls/create-zoom-video-call";
export type { CreateChannelFolderParams } from "./channel-folders/create-channel-folder";
export type { GetChannelFoldersParams } from "./channel-folders/get-channel-folders";
export type { PatchChannelFoldersParams } from "./channel-folders/patch-channel-folders";
export type { UpdateChannelFolderParams } from "./channel-folders/update-channel-folder";
export type { AddDefaultStreamParams } from "./channels/add-default-stream";
export type { ArchiveStreamParams } from "./channels/archive-stream";
export type { CreateChannelParams } from "./channels/create-channel";
export type { DeleteTopicParams } from "./channels/delete-topic";
export type { GetStreamByIdParams } from "./channels/get-stream-by-id";
export type { GetStreamEmailAddressParams } from "./channels/get-stream-email-address";
export type { GetStreamIdParams } from "./channels/get-stream-id";
export type { GetStreamTopicsParams } from "./channels/get-stream-topics";
export type { GetStreamsParams } from "./channels/get-streams";
export type { GetSubscribersParams } from "./channels/get-subscribers";
export type { GetSubscriptionsParams } from "./channels/get-subscriptions";
export type { GetUserChannelsParams } from "./channels/get-user-channels";
export type { RemoveDefaultStreamParams } from "./channels/remove-default-stream";
export type { CreateDefaultStreamGroupParams } from "./default-stream-groups/create-default-stream-group";
export type { RemoveDefaultStreamGroupParams } from "./default-stream-groups/remove-default-stream-group";
export type {
  UpdateDefaultStreamGroupStreamsParams,
} from "./default-stream-groups/update-default-stream-group-streams";
export type { UpdateDefaultStreamGroupParams } from "./default-stream-groups/update-default-stream-group";
export type { CreateDraftsParams } from "./drafts/create-drafts";
export type { DeleteDraftParams } from "./drafts/delete-draft";
export type { EditDraftParams } from "./drafts/edit-draft";
export type { DeleteQueueParams } from "./events/delete-queue";
export type { GetEventsParams } from "./events/get-events";
export type { RegisterQueueParams } from "./events/register-queue";
export type { ResendEmailInviteParams } from "./invitations/resend-email-invite";
export type { RevokeEmailInviteParams } from "./invitations/revoke-email-invite";
export type { RevokeInviteLinkParams } from "./invitations/revoke-invite-link";
export type { SendInvitesParams } from "./invitations/send-invites";
export type { AddSubmessageParams } from "./messages/add-submessage";
export type { CheckMessagesMatchNarrowParams } from "./messages/check-messages-match-narrow";
export type { DeleteMessageParams, DeleteMessageResponse } from "./messages/delete-message";
export type { GetMessageHistoryParams } from "./messages/get-message-history";
export type { GetMessageParams } from "./messages/get-message";
export type { GetMessagesParams } from "./messages/get-messages";
export type { GetReadReceiptsParams } from "./messages/get-read-receipts";
export type { MarkStreamAsReadParams } from "./messages/mark-stream-as-read";
export type { MarkTopicAsReadParams } from "./messages/mark-topic-as-read";
export type { RenderMessageParams } from "./messages/render-message";
export type { ReportMessageParams } from "./messages/report-message";
export type { SendMessageParams } from "./messages/send-message";
export type { UpdateMessageFlagsForNarrowParams } from "./messages/update-message-flags-for-narrow";
export type { UpdateMessageFlagsParams } from "./messages/update-message-flags";
export type { AddNavigationViewParams } from "./navigation-views/add-navigation-view";
export type { EditNavigationViewParams } from "./navigation-views/edit-navigation-view";
export type { RemoveNavigationViewParams } from "./navigation-views/remove-navigation-view";
export type { GetUserPresenceParams } from "./presence/get-user-presence";
export type { GetUserStatusParams } from "./presence/get-user-status";
export type { UpdatePresenceParams } from "./presence/update-presence";
export type { UpdateStatusForUserParams } from "./presence/update-status-for-user";
export type { UpdateStatusParams } from "./presence/update-status";
export type { ClearOwnProfileParams } from "./profile/clear-own-profile";
export type { CreateCustomProfileFieldParams, ProfileFieldParams } from "./profile/create-custom-profile-field";
export type { DeleteCustomProfileFieldParams } from "./profile/delete-custom-profile-field";
export type { ReorderCustomProfileFieldsParams } from "./profile/reorder-custom-profile-fields";
export type { UpdateCustomProfileFieldParams } from "./profile/update-custom-profile-field";
export type { UpdateOwnProfileParams } from "./profile/update-own-profile";
export type { AddApnsTokenParams } from "./push/add-apns-token";
export type { AddFcmTokenParams } from "./push/add-fcm-token";
export type { E2eeTestNotifyParams } from "./push/e2ee-test-notify";
export type { RegisterPushDeviceParams } from "./push/register-push-device";
export type { RemoveApnsTokenParams } from "./push/remove-apns-token";
export type { RemoveFcmTokenParams } from "./push/remove-fcm-token";
export type { TestNotifyParams } from "./push/test-notify";
export type { AddReactionParams } from "./reactions/add-reaction";
export type { RemoveReactionParams } from "./reactions/remove-reaction";
export type { AddCodePlaygroundParams } from "./realm/add-code-playground";
export type { DeactivateCustomEmojiParams } from "./realm/deactivate-custom-emoji";
export type { DeleteRealmExportParams } from "./realm/delete-realm-export";
export type { ExportRealmParams } from "./realm/export-realm";
export type { RemoveCodePlaygroundParams } from "./realm/remove-code-playground";
export type { RemoveLinkifierParams } from "./realm/remove-linkifier";
export type { RemoveRealmDomainParams } from "./realm/remove-realm-domain";
export type { RemoveRealmLogoParams } from "./realm/remove-realm-logo";
export type { ReorderLinkifiersParams } from "./realm/reorder-linkifiers";
export type { TestWelcomeBotCustomMessageParams } from "./realm/test-welcome-bot-custom-message";
export type { UpdateLinkifierParams } from "./realm/update-linkifier";
export type { UpdateRealmParams } from "./realm/update-realm";
export type { UploadCustomEmojiParams } from "./realm/upload-custom-emoji";
export type { UploadRealmIconParams } from "./realm/upload-realm-icon";
export type { UploadRealmLogoParams } from "./realm/upload-realm-logo";
export type { CreateMessageReminderParams } from "./reminders/create-message-reminder";
export type { DeleteReminderParams } from "./reminders/delete-reminder";
export type { CreateSavedSnippetParams } from "./saved-snippets/create-saved-snippet";
export type { DeleteSavedSnippetParams } from "./saved-snippets/delete-saved-snippet";
export type { EditSavedSnippetParams } from "./saved-snippets/edit-saved-snippet";
export type { CreateScheduledMessageParams } from "./scheduled-messages/create-scheduled-message";
export type { DeleteScheduledMessageParams } from "./scheduled-messages/delete-scheduled-message";
export type { UpdateScheduledMessageParams } from "./scheduled-messages/update-scheduled-message";
export type { AlertWordsParams } from "./settings/add-alert-words";
export type { MarkOnboardingStepParams } from "./settings/mark-onboarding-step";
export type { RunCommandParams } from "./settings/run-command";
export type { UpdateSettingsParams } from "./settings/update-settings";
export type { GetSubscriptionStatusParams } from "./subscriptions/get-subscription-status";
export type { UpdateSubscriptionSettingsParams } from "./subscriptions/update-subscription-settings";
export type { UpdateSubscriptionsParams } from "./subscriptions/update-subscriptions";
export type { SetTypingStatusForMessageEditParams } from "./typing/set-typing-status-for-message-edit";
export type { SetTypingStatusParams } from "./typing/set-typing-status";
export type { GetFileTemporaryUrlParams } from "./uploads/get-file-temporary-url";
export type { RemoveAttachmentParams } from "./uploads/remove-attachment";
export type { UploadFileParams } from "./uploads/upload-file";
export type { CreateUserGroupParams, UserGroupValues } from "./user-groups/create-user-group";
export type { DeactivateUserGroupParams } from "./user-groups/deactivate-user-group";
export type { DeleteUserGroupParams } from "./user-groups/delete-user-group";
export type { GetIsUserGroupMemberParams } from "./user-groups/get-is-user-group-member";
export type { GetUserGroupMembersParams } from "./user-groups/get-user-group-members";
export type { GetUserGroupSubgroupsParams } from "./user-groups/get-user-group-subgroups";
export type { GetUserGroupsParams } from "./user-groups/get-user-groups";
export type { UpdateUserGroupMembersParams } from "./user-groups/update-user-group-members";
export type { UpdateUserGroupSubgroupsParams } from "./user-groups/update-user-group-subgroups";
export type { UpdateUserGroupParams, UserGroupChanges } from "./user-groups/update-user-group";
export type { MuteTopicParams } from "./user-topics/mute-topic";
export type { UpdateUserTopicParams } from "./user-topics/update-user-topic";
export type { CreateUserParams } from "./users/create-user";
export type { DeactivateUserParams } from "./users/deactivate-user";
export type { DevFetchApiKeyParams } from "./users/dev-fetch-api-key";
export type { FetchApiKeyParams } from "./users/fetch-api-key";
export type { GetUserByEmailParams } from "./users/get-user-by-email";
export type { GetUserParams, UserShown } from "./users/get-user";
export type { GetUsersParams } from "./users/get-users";
export type { MuteUserParams } from "./users/mute-user";
export type { ReactivateUserParams } from "./users/reactivate-user";
export type { UnmuteUserParams } from "./users/unmute-user";
export type { UpdateUserByEmailParams } from "./users/update-user-by-email";
export type { UpdateUserParams } from "./users/update-user";
export type { UploadAvatarParams } from "./users/upload-avatar";
export type { GetBotStorageResponse } from "../spec/answers/bot-storage";
export type {
  CreateBotResponse,
  GetBotsResponse,
  RegenerateBotApiKeyResponse,
  UpdateBotResponse,
} from "../spec/answers/bots";
export type { CreateBigBlueButtonVideoCallResponse, CreateZoomVideoCallResponse } from "../spec/answers/calls";
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
export type {
  CreateInviteLinkResponse,
  GetInvitesResponse,
  ResendEmailInviteResponse,
} from "../spec/answers/invitations";
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
  ExportRealmResponse,
  GetRealmExportConsentsResponse,
  GetRealmExportsResponse,
} from "../spec/answers/realm-exports";
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
} from "../spec/answers/realm";
export type { CreateMessageReminderResponse, GetRemindersResponse } from "../spec/answers/reminders";
export type { CreateSavedSnippetResponse, GetSavedSnippetsResponse } from "../spec/answers/saved-snippets";
export type { CreateScheduledMessageResponse, GetScheduledMessagesResponse } from "../spec/answers/scheduled-messages";
export type { GetServerSettingsResponse } from "../spec/answers/server";
export type {
  AddAlertWordsResponse,
  GetAlertWordsResponse,
  RemoveAlertWordsResponse,
  RunCommandResponse,
} from "../spec/answers/settings";
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
} from "../spec/answers/users";
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
export type {
  BotServiceView,
  BotView,
  OwnBotView,
  ProfileValueView,
  RegisteredUserView,
  UserView,
} from "../spec/records/people";
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
} from "../spec/records/personal-items";
export type { ClientPresenceView, LegacyPresenceView, PresenceView, UserStatusView } from "../spec/records/presence";
export type { ReactingUserView, ReactionView } from "../spec/records/reactions";
export type { ExportConsentView, RealmExportView } from "../spec/records/realm-exports";
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
