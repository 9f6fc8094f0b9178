import type { Route } from "./route";
import { addReactionRoute } from "./schemas/add-reaction";
import { checkMessagesMatchNarrowRoute } from "./schemas/check-messages-match-narrow";
import { createChannelFolderRoute } from "./schemas/create-channel-folder";
import { createScheduledMessageRoute } from "./schemas/create-scheduled-message";
import { createUserRoute } from "./schemas/create-user";
import { deactivateOwnUserRoute } from "./schemas/deactivate-own-user";
import { deactivateUserRoute } from "./schemas/deactivate-user";
import { deleteMessageRoute } from "./schemas/delete-message";
import { deleteQueueRoute } from "./schemas/delete-queue";
import { deleteScheduledMessageRoute } from "./schemas/delete-scheduled-message";
import { deleteTopicRoute } from "./schemas/delete-topic";
import { fetchApiKeyRoute } from "./schemas/fetch-api-key";
import { getChannelFoldersRoute } from "./schemas/get-channel-folders";
import { getEventsRoute } from "./schemas/get-events";
import { getMessageRoute } from "./schemas/get-message";
import { getMessageHistoryRoute } from "./schemas/get-message-history";
import { getMessagesRoute } from "./schemas/get-messages";
import { getOwnUserRoute } from "./schemas/get-own-user";
import { getReadReceiptsRoute } from "./schemas/get-read-receipts";
import { getScheduledMessagesRoute } from "./schemas/get-scheduled-messages";
import { getServerSettingsRoute } from "./schemas/get-server-settings";
import { getStreamTopicsRoute } from "./schemas/get-stream-topics";
import { getStreamsRoute } from "./schemas/get-streams";
import { getSubscriptionStatusRoute } from "./schemas/get-subscription-status";
import { getSubscriptionsRoute } from "./schemas/get-subscriptions";
import { getUserRoute } from "./schemas/get-user";
import { getUserByEmailRoute } from "./schemas/get-user-by-email";
import { getUsersRoute } from "./schemas/get-users";
import { markAllAsReadRoute } from "./schemas/mark-all-as-read";
import { markStreamAsReadRoute } from "./schemas/mark-stream-as-read";
import { markTopicAsReadRoute } from "./schemas/mark-topic-as-read";
import { muteTopicRoute } from "./schemas/mute-topic";
import { patchChannelFoldersRoute } from "./schemas/patch-channel-folders";
import { reactivateUserRoute } from "./schemas/reactivate-user";
import { regenerateBotApiKeyRoute } from "./schemas/regenerate-bot-api-key";
import { regenerateOwnApiKeyRoute } from "./schemas/regenerate-own-api-key";
import { registerQueueRoute } from "./schemas/register-queue";
import { removeReactionRoute } from "./schemas/remove-reaction";
import { sendMessageRoute } from "./schemas/send-message";
import { subscribeRoute } from "./schemas/subscribe";
import { unsubscribeRoute } from "./schemas/unsubscribe";
import { updateChannelFolderRoute } from "./schemas/update-channel-folder";
import { updateMessageRoute } from "./schemas/update-message";
import { updateMessageFlagsRoute } from "./schemas/update-message-flags";
import { updateMessageFlagsForNarrowRoute } from "./schemas/update-message-flags-for-narrow";
import { updateRealmUserSettingsDefaultsRoute } from "./schemas/update-realm-user-settings-defaults";
import { updateScheduledMessageRoute } from "./schemas/update-scheduled-message";
import { updateSubscriptionSettingRoute } from "./schemas/update-subscription-setting";
import { updateSubscriptionSettingsRoute } from "./schemas/update-subscription-settings";
import { updateSubscriptionsRoute } from "./schemas/update-subscriptions";
import { updateUserRoute } from "./schemas/update-user";
import { updateUserByEmailRoute } from "./schemas/update-user-by-email";
import { updateUserTopicRoute } from "./schemas/update-user-topic";

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
  // settings
  updateRealmUserSettingsDefaultsRoute,
  // bots
  regenerateBotApiKeyRoute,
  // channel folders
  getChannelFoldersRoute,
  createChannelFolderRoute,
  updateChannelFolderRoute,
  patchChannelFoldersRoute,
  // topic preferences
  updateUserTopicRoute,
  muteTopicRoute,
];
