import { updateScheduledMessage } from "../../operations/scheduled-messages/update-scheduled-message";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { addressee, messageType } from "./message-parameters";

/** @card States: Scheduled message */
export const updateScheduledMessageRoute = route({
  id: "update-scheduled-message",
  method: "PATCH",
  path: "/scheduled_messages/{scheduled_message_id}",
  since: 184,
  parameters: {
    scheduled_message_id: required("json", shapes.integer),
    type: optional(messageType.encoding, messageType.shape, { words_since: { direct: 174, channel: 248 } }),
    to: optional(addressee.encoding, addressee.shape),
    content: optional("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    scheduled_delivery_timestamp: optional("json", shapes.integer),
  },
  operation: updateScheduledMessage,
});
