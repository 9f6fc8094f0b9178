import { createScheduledMessage } from "../../model/operations/scheduled-messages/create-scheduled-message";
import { deleteScheduledMessage } from "../../model/operations/scheduled-messages/delete-scheduled-message";
import { getScheduledMessages } from "../../model/operations/scheduled-messages/get-scheduled-messages";
import { updateScheduledMessage } from "../../model/operations/scheduled-messages/update-scheduled-message";
import { UNIX_SECONDS } from "../../protocol/unix-time";
import { optional, required, shapes } from "../parameter";
import { messageType, scheduledRecipient } from "../parameters/message-parameters";
import { route } from "../route";

/** @spec States: Scheduled message */
export const deleteScheduledMessageRoute = route({
  id: "delete-scheduled-message",
  method: "DELETE",
  path: "/scheduled_messages/{scheduled_message_id}",
  since: 173,
  parameters: { scheduled_message_id: required("json", shapes.integer) },
  operation: deleteScheduledMessage,
});

/** @spec States: Scheduled message */
export const updateScheduledMessageRoute = route({
  id: "update-scheduled-message",
  method: "PATCH",
  path: "/scheduled_messages/{scheduled_message_id}",
  since: 184,
  parameters: {
    scheduled_message_id: required("json", shapes.integer),
    type: optional(messageType.encoding, messageType.shape, { values_since: { direct: 174, channel: 248 } }),
    to: optional(scheduledRecipient.encoding, scheduledRecipient.shape),
    content: optional("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    scheduled_delivery_timestamp: optional("json", shapes.integer, { in_calls: UNIX_SECONDS }),
  },
  operation: updateScheduledMessage,
});

/** @spec Scheduled message */
export const getScheduledMessagesRoute = route({
  id: "get-scheduled-messages",
  method: "GET",
  path: "/scheduled_messages",
  since: 173,
  parameters: {},
  operation: getScheduledMessages,
});

/** @spec Endpoints 1 */
export const createScheduledMessageRoute = route({
  id: "create-scheduled-message",
  method: "POST",
  path: "/scheduled_messages",
  since: 179,
  parameters: {
    type: messageType,
    to: scheduledRecipient,
    content: required("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    scheduled_delivery_timestamp: required("json", shapes.integer, { in_calls: UNIX_SECONDS }),
    read_by_sender: optional("json", shapes.boolean, { since: 236 }),
    scheduled_message_id: optional("json", shapes.integer, { until: 184 }),
  },
  operation: createScheduledMessage,
});
