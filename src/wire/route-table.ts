import type { Route } from "./route";
import { addReactionRoute } from "./schemas/add-reaction";
import { createScheduledMessageRoute } from "./schemas/create-scheduled-message";
import { deleteQueueRoute } from "./schemas/delete-queue";
import { deleteScheduledMessageRoute } from "./schemas/delete-scheduled-message";
import { getEventsRoute } from "./schemas/get-events";
import { getMessagesRoute } from "./schemas/get-messages";
import { getOwnUserRoute } from "./schemas/get-own-user";
import { getScheduledMessagesRoute } from "./schemas/get-scheduled-messages";
import { getServerSettingsRoute } from "./schemas/get-server-settings";
import { getStreamsRoute } from "./schemas/get-streams";
import { getSubscriptionsRoute } from "./schemas/get-subscriptions";
import { getUsersRoute } from "./schemas/get-users";
import { registerQueueRoute } from "./schemas/register-queue";
import { removeReactionRoute } from "./schemas/remove-reaction";
import { sendMessageRoute } from "./schemas/send-message";
import { updateRealmUserSettingsDefaultsRoute } from "./schemas/update-realm-user-settings-defaults";
import { updateScheduledMessageRoute } from "./schemas/update-scheduled-message";

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
  getMessagesRoute,
  // scheduled messages
  deleteScheduledMessageRoute,
  updateScheduledMessageRoute,
  getScheduledMessagesRoute,
  createScheduledMessageRoute,
  // channels and subscriptions
  getStreamsRoute,
  getSubscriptionsRoute,
  // users
  getUsersRoute,
  getOwnUserRoute,
  // settings
  updateRealmUserSettingsDefaultsRoute,
];
