import type { Route } from "./route";
import { addAlertWordsRoute } from "./schemas/add-alert-words";
import { addApnsTokenRoute } from "./schemas/add-apns-token";
import { addCodePlaygroundRoute } from "./schemas/add-code-playground";
import { addDefaultStreamRoute } from "./schemas/add-default-stream";
import { addFcmTokenRoute } from "./schemas/add-fcm-token";
import { addLinkifierRoute } from "./schemas/add-linkifier";
import { addNavigationViewRoute } from "./schemas/add-navigation-view";
import { addReactionRoute } from "./schemas/add-reaction";
import { addRealmDomainRoute } from "./schemas/add-realm-domain";
import { archiveStreamRoute } from "./schemas/archive-stream";
import { checkMessagesMatchNarrowRoute } from "./schemas/check-messages-match-narrow";
import { createBotRoute } from "./schemas/create-bot";
import { createChannelRoute } from "./schemas/create-channel";
import { createChannelFolderRoute } from "./schemas/create-channel-folder";
import { clearOwnProfileRoute } from "./schemas/clear-own-profile";
import { createCustomProfileFieldRoute } from "./schemas/create-custom-profile-field";
import { createDraftsRoute } from "./schemas/create-drafts";
import { createInviteLinkRoute } from "./schemas/create-invite-link";
import { createMessageReminderRoute } from "./schemas/create-message-reminder";
import { createSavedSnippetRoute } from "./schemas/create-saved-snippet";
import { createScheduledMessageRoute } from "./schemas/create-scheduled-message";
import { createUserRoute } from "./schemas/create-user";
import { createUserGroupRoute } from "./schemas/create-user-group";
import { deactivateBotRoute } from "./schemas/deactivate-bot";
import { deactivateCustomEmojiRoute } from "./schemas/deactivate-custom-emoji";
import { deactivateOwnUserRoute } from "./schemas/deactivate-own-user";
import { deactivateUserRoute } from "./schemas/deactivate-user";
import { deactivateUserGroupRoute } from "./schemas/deactivate-user-group";
import { deleteCustomProfileFieldRoute } from "./schemas/delete-custom-profile-field";
import { deleteDraftRoute } from "./schemas/delete-draft";
import { deleteMessageRoute } from "./schemas/delete-message";
import { deleteQueueRoute } from "./schemas/delete-queue";
import { deleteReminderRoute } from "./schemas/delete-reminder";
import { deleteSavedSnippetRoute } from "./schemas/delete-saved-snippet";
import { deleteScheduledMessageRoute } from "./schemas/delete-scheduled-message";
import { deleteTopicRoute } from "./schemas/delete-topic";
import { e2eeTestNotifyRoute } from "./schemas/e2ee-test-notify";
import { editDraftRoute } from "./schemas/edit-draft";
import { editNavigationViewRoute } from "./schemas/edit-navigation-view";
import { editSavedSnippetRoute } from "./schemas/edit-saved-snippet";
import { fetchApiKeyRoute } from "./schemas/fetch-api-key";
import { getAlertWordsRoute } from "./schemas/get-alert-words";
import { getAttachmentsRoute } from "./schemas/get-attachments";
import { getBotStorageRoute } from "./schemas/get-bot-storage";
import { getBotsRoute } from "./schemas/get-bots";
import { getChannelFoldersRoute } from "./schemas/get-channel-folders";
import { getCustomEmojiRoute } from "./schemas/get-custom-emoji";
import { getCustomProfileFieldsRoute } from "./schemas/get-custom-profile-fields";
import { getDraftsRoute } from "./schemas/get-drafts";
import { getEventsRoute } from "./schemas/get-events";
import { getFileTemporaryUrlRoute } from "./schemas/get-file-temporary-url";
import { getInvitesRoute } from "./schemas/get-invites";
import { getIsUserGroupMemberRoute } from "./schemas/get-is-user-group-member";
import { getLinkifiersRoute } from "./schemas/get-linkifiers";
import { getMessageRoute } from "./schemas/get-message";
import { getMessageHistoryRoute } from "./schemas/get-message-history";
import { getMessagesRoute } from "./schemas/get-messages";
import { getNavigationViewsRoute } from "./schemas/get-navigation-views";
import { getOwnUserRoute } from "./schemas/get-own-user";
import { getPresenceRoute } from "./schemas/get-presence";
import { getReadReceiptsRoute } from "./schemas/get-read-receipts";
import { getRealmDomainsRoute } from "./schemas/get-realm-domains";
import { getRemindersRoute } from "./schemas/get-reminders";
import { getSavedSnippetsRoute } from "./schemas/get-saved-snippets";
import { getScheduledMessagesRoute } from "./schemas/get-scheduled-messages";
import { getServerSettingsRoute } from "./schemas/get-server-settings";
import { getStreamByIdRoute } from "./schemas/get-stream-by-id";
import { getStreamEmailAddressRoute } from "./schemas/get-stream-email-address";
import { getStreamIdRoute } from "./schemas/get-stream-id";
import { getStreamTopicsRoute } from "./schemas/get-stream-topics";
import { getStreamsRoute } from "./schemas/get-streams";
import { getSubscribersRoute } from "./schemas/get-subscribers";
import { getSubscriptionStatusRoute } from "./schemas/get-subscription-status";
import { getSubscriptionsRoute } from "./schemas/get-subscriptions";
import { getUserRoute } from "./schemas/get-user";
import { getUserByEmailRoute } from "./schemas/get-user-by-email";
import { getUserChannelsRoute } from "./schemas/get-user-channels";
import { getUserGroupMembersRoute } from "./schemas/get-user-group-members";
import { getUserGroupSubgroupsRoute } from "./schemas/get-user-group-subgroups";
import { getUserGroupsRoute } from "./schemas/get-user-groups";
import { getUserPresenceRoute } from "./schemas/get-user-presence";
import { getUserStatusRoute } from "./schemas/get-user-status";
import { getUsersRoute } from "./schemas/get-users";
import { markAllAsReadRoute } from "./schemas/mark-all-as-read";
import { markStreamAsReadRoute } from "./schemas/mark-stream-as-read";
import { markTopicAsReadRoute } from "./schemas/mark-topic-as-read";
import { muteTopicRoute } from "./schemas/mute-topic";
import { muteUserRoute } from "./schemas/mute-user";
import { patchChannelFoldersRoute } from "./schemas/patch-channel-folders";
import { reactivateUserRoute } from "./schemas/reactivate-user";
import { regenerateBotApiKeyRoute } from "./schemas/regenerate-bot-api-key";
import { regenerateOwnApiKeyRoute } from "./schemas/regenerate-own-api-key";
import { registerPushDeviceRoute } from "./schemas/register-push-device";
import { registerQueueRoute } from "./schemas/register-queue";
import { removeAlertWordsRoute } from "./schemas/remove-alert-words";
import { removeApnsTokenRoute } from "./schemas/remove-apns-token";
import { removeAttachmentRoute } from "./schemas/remove-attachment";
import { removeBotStorageRoute } from "./schemas/remove-bot-storage";
import { removeCodePlaygroundRoute } from "./schemas/remove-code-playground";
import { removeDefaultStreamRoute } from "./schemas/remove-default-stream";
import { removeFcmTokenRoute } from "./schemas/remove-fcm-token";
import { removeLinkifierRoute } from "./schemas/remove-linkifier";
import { removeNavigationViewRoute } from "./schemas/remove-navigation-view";
import { removeReactionRoute } from "./schemas/remove-reaction";
import { removeRealmDomainRoute } from "./schemas/remove-realm-domain";
import { renderMessageRoute } from "./schemas/render-message";
import { reorderCustomProfileFieldsRoute } from "./schemas/reorder-custom-profile-fields";
import { reorderLinkifiersRoute } from "./schemas/reorder-linkifiers";
import { resendEmailInviteRoute } from "./schemas/resend-email-invite";
import { revokeEmailInviteRoute } from "./schemas/revoke-email-invite";
import { revokeInviteLinkRoute } from "./schemas/revoke-invite-link";
import { sendInvitesRoute } from "./schemas/send-invites";
import { sendMessageRoute } from "./schemas/send-message";
import { setTypingStatusRoute } from "./schemas/set-typing-status";
import { setTypingStatusForMessageEditRoute } from "./schemas/set-typing-status-for-message-edit";
import { subscribeRoute } from "./schemas/subscribe";
import { testNotifyRoute } from "./schemas/test-notify";
import { unmuteUserRoute } from "./schemas/unmute-user";
import { unsubscribeRoute } from "./schemas/unsubscribe";
import { updateBotRoute } from "./schemas/update-bot";
import { updateBotStorageRoute } from "./schemas/update-bot-storage";
import { updateChannelFolderRoute } from "./schemas/update-channel-folder";
import { updateCustomProfileFieldRoute } from "./schemas/update-custom-profile-field";
import { updateLinkifierRoute } from "./schemas/update-linkifier";
import { updateMessageRoute } from "./schemas/update-message";
import { updateMessageFlagsRoute } from "./schemas/update-message-flags";
import { updateMessageFlagsForNarrowRoute } from "./schemas/update-message-flags-for-narrow";
import { updatePresenceRoute } from "./schemas/update-presence";
import { updateOwnProfileRoute } from "./schemas/update-own-profile";
import { updateRealmRoute } from "./schemas/update-realm";
import { updateRealmDomainRoute } from "./schemas/update-realm-domain";
import { updateRealmUserSettingsDefaultsRoute } from "./schemas/update-realm-user-settings-defaults";
import { updateScheduledMessageRoute } from "./schemas/update-scheduled-message";
import { updateSettingsRoute } from "./schemas/update-settings";
import { updateStatusRoute } from "./schemas/update-status";
import { updateStatusForUserRoute } from "./schemas/update-status-for-user";
import { updateStreamRoute } from "./schemas/update-stream";
import { updateSubscriptionSettingRoute } from "./schemas/update-subscription-setting";
import { updateSubscriptionSettingsRoute } from "./schemas/update-subscription-settings";
import { updateSubscriptionsRoute } from "./schemas/update-subscriptions";
import { updateUserRoute } from "./schemas/update-user";
import { updateUserByEmailRoute } from "./schemas/update-user-by-email";
import { updateUserGroupRoute } from "./schemas/update-user-group";
import { updateUserGroupMembersRoute } from "./schemas/update-user-group-members";
import { updateUserGroupSubgroupsRoute } from "./schemas/update-user-group-subgroups";
import { updateUserTopicRoute } from "./schemas/update-user-topic";
import { uploadCustomEmojiRoute } from "./schemas/upload-custom-emoji";
import { uploadFileRoute } from "./schemas/upload-file";

/** Every operation on the wire, a row each, by resource. */
export const ROUTES: readonly Route[] = [
  // server, queues and events
  getServerSettingsRoute,
  registerQueueRoute,
  getEventsRoute,
  deleteQueueRoute,
  // messages
  removeReactionRoute,
  addReactionRoute,
  sendMessageRoute,
  updateMessageRoute,
  deleteMessageRoute,
  getMessageHistoryRoute,
  getMessagesRoute,
  checkMessagesMatchNarrowRoute,
  getMessageRoute,
  getReadReceiptsRoute,
  markAllAsReadRoute,
  markStreamAsReadRoute,
  markTopicAsReadRoute,
  updateMessageFlagsRoute,
  updateMessageFlagsForNarrowRoute,
  renderMessageRoute,
  // scheduled messages
  deleteScheduledMessageRoute,
  updateScheduledMessageRoute,
  getScheduledMessagesRoute,
  createScheduledMessageRoute,
  // channels and subscriptions
  getStreamsRoute,
  getStreamTopicsRoute,
  getSubscriptionsRoute,
  deleteTopicRoute,
  subscribeRoute,
  unsubscribeRoute,
  updateSubscriptionsRoute,
  updateSubscriptionSettingsRoute,
  updateSubscriptionSettingRoute,
  getSubscriptionStatusRoute,
  getStreamByIdRoute,
  getStreamIdRoute,
  getSubscribersRoute,
  getStreamEmailAddressRoute,
  getUserChannelsRoute,
  createChannelRoute,
  updateStreamRoute,
  archiveStreamRoute,
  addDefaultStreamRoute,
  removeDefaultStreamRoute,
  // users
  getUsersRoute,
  getOwnUserRoute,
  getUserRoute,
  getUserByEmailRoute,
  createUserRoute,
  updateUserRoute,
  updateUserByEmailRoute,
  deactivateUserRoute,
  deactivateOwnUserRoute,
  reactivateUserRoute,
  regenerateOwnApiKeyRoute,
  fetchApiKeyRoute,
  muteUserRoute,
  unmuteUserRoute,
  // settings
  updateRealmUserSettingsDefaultsRoute,
  updateSettingsRoute,
  getAlertWordsRoute,
  addAlertWordsRoute,
  removeAlertWordsRoute,
  // bots
  regenerateBotApiKeyRoute,
  getBotsRoute,
  createBotRoute,
  updateBotRoute,
  deactivateBotRoute,
  // what bots keep
  getBotStorageRoute,
  updateBotStorageRoute,
  removeBotStorageRoute,
  // channel folders
  getChannelFoldersRoute,
  createChannelFolderRoute,
  updateChannelFolderRoute,
  patchChannelFoldersRoute,
  // topic preferences
  updateUserTopicRoute,
  muteTopicRoute,
  // user groups
  getUserGroupsRoute,
  createUserGroupRoute,
  updateUserGroupRoute,
  deactivateUserGroupRoute,
  updateUserGroupMembersRoute,
  updateUserGroupSubgroupsRoute,
  getUserGroupMembersRoute,
  getIsUserGroupMemberRoute,
  getUserGroupSubgroupsRoute,
  // drafts
  getDraftsRoute,
  createDraftsRoute,
  editDraftRoute,
  deleteDraftRoute,
  // saved snippets
  getSavedSnippetsRoute,
  createSavedSnippetRoute,
  editSavedSnippetRoute,
  deleteSavedSnippetRoute,
  // navigation views
  getNavigationViewsRoute,
  addNavigationViewRoute,
  editNavigationViewRoute,
  removeNavigationViewRoute,
  // reminders
  createMessageReminderRoute,
  getRemindersRoute,
  deleteReminderRoute,
  // uploads
  uploadFileRoute,
  getAttachmentsRoute,
  removeAttachmentRoute,
  getFileTemporaryUrlRoute,
  // invitations
  getInvitesRoute,
  sendInvitesRoute,
  createInviteLinkRoute,
  resendEmailInviteRoute,
  revokeEmailInviteRoute,
  revokeInviteLinkRoute,
  // push devices
  registerPushDeviceRoute,
  e2eeTestNotifyRoute,
  testNotifyRoute,
  addApnsTokenRoute,
  removeApnsTokenRoute,
  addFcmTokenRoute,
  removeFcmTokenRoute,
  // typing
  setTypingStatusRoute,
  setTypingStatusForMessageEditRoute,
  // the realm
  updateRealmRoute,
  getLinkifiersRoute,
  addLinkifierRoute,
  updateLinkifierRoute,
  removeLinkifierRoute,
  reorderLinkifiersRoute,
  getCustomEmojiRoute,
  uploadCustomEmojiRoute,
  deactivateCustomEmojiRoute,
  getRealmDomainsRoute,
  addRealmDomainRoute,
  updateRealmDomainRoute,
  removeRealmDomainRoute,
  addCodePlaygroundRoute,
  removeCodePlaygroundRoute,
  // status and presence
  updateStatusRoute,
  updateStatusForUserRoute,
  getUserStatusRoute,
  updatePresenceRoute,
  getUserPresenceRoute,
  getPresenceRoute,
  // profiles
  getCustomProfileFieldsRoute,
  createCustomProfileFieldRoute,
  updateCustomProfileFieldRoute,
  deleteCustomProfileFieldRoute,
  reorderCustomProfileFieldsRoute,
  updateOwnProfileRoute,
  clearOwnProfileRoute,
];
