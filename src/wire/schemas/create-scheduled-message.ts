import { createScheduledMessage } from "../../operations/scheduled-messages/create-scheduled-message";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { addressee, messageType } from "./message-parameters";

/** @card Endpoints 1 */
export const createScheduledMessageRoute = route({
  id: "create-scheduled-message",
  method: "POST",
  path: "/scheduled_messages",
  since: 179,
  parameters: {
    type: messageType,
    to: addressee,
    content: required("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    scheduled_delivery_timestamp: required("json", shapes.integer),
    read_by_sender: optional("json", shapes.boolean, { since: 236 }),
  },
  operation: createScheduledMessage,
});
