import { getBotStorage } from "./bot-storage/get-bot-storage";
import { removeBotStorage } from "./bot-storage/remove-bot-storage";
import { updateBotStorage } from "./bot-storage/update-bot-storage";
import { createBot } from "./bots/create-bot";
import { deactivateBot } from "./bots/deactivate-bot";
import { getBots } from "./bots/get-bots";
import { regenerateBotApiKey } from "./bots/regenerate-bot-api-key";
import { updateBot } from "./bots/update-bot";
import { createChannelFolder } from "./channel-folders/create-channel-folder";
import { getChannelFolders } from "./channel-folders/get-channel-folders";
import { patchChannelFolders } from "./channel-folders/patch-channel-folders";
import { updateChannelFolder } from "./channel-folders/update-channel-folder";
import { addDefaultStream } from "./channels/add-default-stream";
import { archiveStream } from "./channels/archive-stream";
import { createChannel } from "./channels/create-channel";
import { deleteTopic } from "./channels/delete-topic";
import { getStreamById } from "./channels/get-stream-by-id";
import { getStreamEmailAddress } from "./channels/get-stream-email-address";
import { getStreamId } from "./channels/get-stream-id";
import { getStreamTopics } from "./channels/get-stream-topics";
import { getStreams } from "./channels/get-streams";
import { getSubscribers } from "./channels/get-subscribers";
import { getSubscriptions } from "./channels/get-subscriptions";
import { getUserChannels } from "./channels/get-user-channels";
import { removeDefaultStream } from "./channels/remove-default-stream";
import { updateStream } from "./channels/update-stream";
import { createDrafts } from "./drafts/create-drafts";
import { deleteDraft } from "./drafts/delete-draft";
import { editDraft } from "./drafts/edit-draft";
import { getDrafts } from "./drafts/get-drafts";
import { deleteQueue } from "./events/delete-queue";
import { getEvents } from "./events/get-events";
import { registerQueue } from "./events/register-queue";
import { createInviteLink } from "./invitations/create-invite-link";
import { getInvites } from "./invitations/get-invites";
import { resendEmailInvite } from "./invitations/resend-email-invite";
import { revokeEmailInvite } from "./invitations/revoke-email-invite";
import { revokeInviteLink } from "./invitations/revoke-invite-link";
import { sendInvites } from "./invitations/send-invites";
import { checkMessagesMatchNarrow } from "./messages/check-messages-match-narrow";
import { deleteMessage } from "./messages/delete-message";
import { getMessage } from "./messages/get-message";
import { getMessageHistory } from "./messages/get-message-history";
import { getMessages } from "./messages/get-messages";
import { getReadReceipts } from "./messages/get-read-receipts";
import { markAllAsRead } from "./messages/mark-all-as-read";
import { markStreamAsRead } from "./messages/mark-stream-as-read";
import { markTopicAsRead } from "./messages/mark-topic-as-read";
import { renderMessage } from "./messages/render-message";
import { sendMessage } from "./messages/send-message";
import { updateMessage } from "./messages/update-message";
import { updateMessageFlags } from "./messages/update-message-flags";
import { updateMessageFlagsForNarrow } from "./messages/update-message-flags-for-narrow";
import { addNavigationView } from "./navigation-views/add-navigation-view";
import { editNavigationView } from "./navigation-views/edit-navigation-view";
import { getNavigationViews } from "./navigation-views/get-navigation-views";
import { removeNavigationView } from "./navigation-views/remove-navigation-view";
import { getPresence } from "./presence/get-presence";
import { getUserPresence } from "./presence/get-user-presence";
import { getUserStatus } from "./presence/get-user-status";
import { updatePresence } from "./presence/update-presence";
import { updateStatus } from "./presence/update-status";
import { updateStatusForUser } from "./presence/update-status-for-user";
import { clearOwnProfile } from "./profile/clear-own-profile";
import { createCustomProfileField } from "./profile/create-custom-profile-field";
import { deleteCustomProfileField } from "./profile/delete-custom-profile-field";
import { getCustomProfileFields } from "./profile/get-custom-profile-fields";
import { reorderCustomProfileFields } from "./profile/reorder-custom-profile-fields";
import { updateCustomProfileField } from "./profile/update-custom-profile-field";
import { updateOwnProfile } from "./profile/update-own-profile";
import { addApnsToken } from "./push/add-apns-token";
import { addFcmToken } from "./push/add-fcm-token";
import { e2eeTestNotify } from "./push/e2ee-test-notify";
import { registerPushDevice } from "./push/register-push-device";
import { removeApnsToken } from "./push/remove-apns-token";
import { removeFcmToken } from "./push/remove-fcm-token";
import { testNotify } from "./push/test-notify";
import { addReaction } from "./reactions/add-reaction";
import { removeReaction } from "./reactions/remove-reaction";
import { addCodePlayground } from "./realm/add-code-playground";
import { addLinkifier } from "./realm/add-linkifier";
import { addRealmDomain } from "./realm/add-realm-domain";
import { deactivateCustomEmoji } from "./realm/deactivate-custom-emoji";
import { getCustomEmoji } from "./realm/get-custom-emoji";
import { getLinkifiers } from "./realm/get-linkifiers";
import { getRealmDomains } from "./realm/get-realm-domains";
import { removeCodePlayground } from "./realm/remove-code-playground";
import { removeLinkifier } from "./realm/remove-linkifier";
import { removeRealmDomain } from "./realm/remove-realm-domain";
import { reorderLinkifiers } from "./realm/reorder-linkifiers";
import { updateLinkifier } from "./realm/update-linkifier";
import { updateRealm } from "./realm/update-realm";
import { updateRealmDomain } from "./realm/update-realm-domain";
import { uploadCustomEmoji } from "./realm/upload-custom-emoji";
import { createMessageReminder } from "./reminders/create-message-reminder";
import { deleteReminder } from "./reminders/delete-reminder";
import { getReminders } from "./reminders/get-reminders";
import { createSavedSnippet } from "./saved-snippets/create-saved-snippet";
import { deleteSavedSnippet } from "./saved-snippets/delete-saved-snippet";
import { editSavedSnippet } from "./saved-snippets/edit-saved-snippet";
import { getSavedSnippets } from "./saved-snippets/get-saved-snippets";
import { createScheduledMessage } from "./scheduled-messages/create-scheduled-message";
import { deleteScheduledMessage } from "./scheduled-messages/delete-scheduled-message";
import { getScheduledMessages } from "./scheduled-messages/get-scheduled-messages";
import { updateScheduledMessage } from "./scheduled-messages/update-scheduled-message";
import { getServerSettings } from "./server/get-server-settings";
import { addAlertWords } from "./settings/add-alert-words";
import { getAlertWords } from "./settings/get-alert-words";
import { removeAlertWords } from "./settings/remove-alert-words";
import { updateRealmUserSettingsDefaults } from "./settings/update-realm-user-settings-defaults";
import { updateSettings } from "./settings/update-settings";
import { getSubscriptionStatus } from "./subscriptions/get-subscription-status";
import { subscribe } from "./subscriptions/subscribe";
import { unsubscribe } from "./subscriptions/unsubscribe";
import { updateSubscriptionSetting } from "./subscriptions/update-subscription-setting";
import { updateSubscriptionSettings } from "./subscriptions/update-subscription-settings";
import { updateSubscriptions } from "./subscriptions/update-subscriptions";
import { setTypingStatus } from "./typing/set-typing-status";
import { setTypingStatusForMessageEdit } from "./typing/set-typing-status-for-message-edit";
import { getAttachments } from "./uploads/get-attachments";
import { getFileTemporaryUrl } from "./uploads/get-file-temporary-url";
import { removeAttachment } from "./uploads/remove-attachment";
import { uploadFile } from "./uploads/upload-file";
import { createUserGroup } from "./user-groups/create-user-group";
import { deactivateUserGroup } from "./user-groups/deactivate-user-group";
import { getIsUserGroupMember } from "./user-groups/get-is-user-group-member";
import { getUserGroupMembers } from "./user-groups/get-user-group-members";
import { getUserGroupSubgroups } from "./user-groups/get-user-group-subgroups";
import { getUserGroups } from "./user-groups/get-user-groups";
import { updateUserGroup } from "./user-groups/update-user-group";
import { updateUserGroupMembers } from "./user-groups/update-user-group-members";
import { updateUserGroupSubgroups } from "./user-groups/update-user-group-subgroups";
import { muteTopic } from "./user-topics/mute-topic";
import { updateUserTopic } from "./user-topics/update-user-topic";
import { createUser } from "./users/create-user";
import { deactivateOwnUser } from "./users/deactivate-own-user";
import { deactivateUser } from "./users/deactivate-user";
import { fetchApiKey } from "./users/fetch-api-key";
import { getOwnUser } from "./users/get-own-user";
import { getUser } from "./users/get-user";
import { getUserByEmail } from "./users/get-user-by-email";
import { getUsers } from "./users/get-users";
import { muteUser } from "./users/mute-user";
import { reactivateUser } from "./users/reactivate-user";
import { regenerateOwnApiKey } from "./users/regenerate-own-api-key";
import { unmuteUser } from "./users/unmute-user";
import { updateUser } from "./users/update-user";
import { updateUserByEmail } from "./users/update-user-by-email";

/** The table of all operations, by the name of the function, by resource. */
export const OPERATIONS = {
  // server, queues and events
  getServerSettings,
  registerQueue,
  getEvents,
  deleteQueue,
  // messages
  removeReaction,
  addReaction,
  sendMessage,
  updateMessage,
  deleteMessage,
  getMessageHistory,
  getMessages,
  checkMessagesMatchNarrow,
  getMessage,
  getReadReceipts,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  renderMessage,
  // scheduled messages
  deleteScheduledMessage,
  updateScheduledMessage,
  getScheduledMessages,
  createScheduledMessage,
  // channels and subscriptions
  getStreams,
  getStreamTopics,
  getSubscriptions,
  deleteTopic,
  subscribe,
  unsubscribe,
  updateSubscriptions,
  updateSubscriptionSettings,
  updateSubscriptionSetting,
  getSubscriptionStatus,
  getStreamById,
  getStreamId,
  getSubscribers,
  getStreamEmailAddress,
  getUserChannels,
  createChannel,
  updateStream,
  archiveStream,
  addDefaultStream,
  removeDefaultStream,
  // users
  getUsers,
  getOwnUser,
  getUser,
  getUserByEmail,
  createUser,
  updateUser,
  updateUserByEmail,
  deactivateUser,
  deactivateOwnUser,
  reactivateUser,
  regenerateOwnApiKey,
  fetchApiKey,
  muteUser,
  unmuteUser,
  // settings
  updateRealmUserSettingsDefaults,
  updateSettings,
  getAlertWords,
  addAlertWords,
  removeAlertWords,
  // bots
  regenerateBotApiKey,
  getBots,
  createBot,
  updateBot,
  deactivateBot,
  // what bots keep
  getBotStorage,
  updateBotStorage,
  removeBotStorage,
  // channel folders
  getChannelFolders,
  createChannelFolder,
  updateChannelFolder,
  patchChannelFolders,
  // topic preferences
  updateUserTopic,
  muteTopic,
  // user groups
  getUserGroups,
  createUserGroup,
  updateUserGroup,
  deactivateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  getUserGroupMembers,
  getIsUserGroupMember,
  getUserGroupSubgroups,
  // drafts
  getDrafts,
  createDrafts,
  editDraft,
  deleteDraft,
  // saved snippets
  getSavedSnippets,
  createSavedSnippet,
  editSavedSnippet,
  deleteSavedSnippet,
  // navigation views
  getNavigationViews,
  addNavigationView,
  editNavigationView,
  removeNavigationView,
  // reminders
  createMessageReminder,
  getReminders,
  deleteReminder,
  // uploads
  uploadFile,
  getAttachments,
  removeAttachment,
  getFileTemporaryUrl,
  // invitations
  getInvites,
  sendInvites,
  createInviteLink,
  resendEmailInvite,
  revokeEmailInvite,
  revokeInviteLink,
  // push devices
  registerPushDevice,
  e2eeTestNotify,
  testNotify,
  addApnsToken,
  removeApnsToken,
  addFcmToken,
  removeFcmToken,
  // typing
  setTypingStatus,
  setTypingStatusForMessageEdit,
  // the realm
  updateRealm,
  getLinkifiers,
  addLinkifier,
  updateLinkifier,
  removeLinkifier,
  reorderLinkifiers,
  getCustomEmoji,
  uploadCustomEmoji,
  deactivateCustomEmoji,
  getRealmDomains,
  addRealmDomain,
  updateRealmDomain,
  removeRealmDomain,
  addCodePlayground,
  removeCodePlayground,
  // status and presence
  updateStatus,
  updateStatusForUser,
  getUserStatus,
  updatePresence,
  getUserPresence,
  getPresence,
  // profiles
  getCustomProfileFields,
  createCustomProfileField,
  updateCustomProfileField,
  deleteCustomProfileField,
  reorderCustomProfileFields,
  updateOwnProfile,
  clearOwnProfile,
};

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;
