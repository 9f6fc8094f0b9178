import { getStreams } from "./channels/get-streams";
import { getSubscriptions } from "./channels/get-subscriptions";
import { deleteQueue } from "./events/delete-queue";
import { getEvents } from "./events/get-events";
import { registerQueue } from "./events/register-queue";
import { getMessages } from "./messages/get-messages";
import { sendMessage } from "./messages/send-message";
import { addReaction } from "./reactions/add-reaction";
import { removeReaction } from "./reactions/remove-reaction";
import { createScheduledMessage } from "./scheduled-messages/create-scheduled-message";
import { deleteScheduledMessage } from "./scheduled-messages/delete-scheduled-message";
import { getScheduledMessages } from "./scheduled-messages/get-scheduled-messages";
import { updateScheduledMessage } from "./scheduled-messages/update-scheduled-message";
import { getServerSettings } from "./server/get-server-settings";
import { updateRealmUserSettingsDefaults } from "./settings/update-realm-user-settings-defaults";
import { getOwnUser } from "./users/get-own-user";
import { getUsers } from "./users/get-users";

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
  getMessages,
  // scheduled messages
  deleteScheduledMessage,
  updateScheduledMessage,
  getScheduledMessages,
  createScheduledMessage,
  // channels and subscriptions
  getStreams,
  getSubscriptions,
  // users
  getUsers,
  getOwnUser,
  // settings
  updateRealmUserSettingsDefaults,
};

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;
