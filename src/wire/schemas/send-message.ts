import { sendMessage } from "../../operations/messages/send-message";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { addressee, messageType } from "./message-parameters";

/** @card Endpoints 1 (the checks of sending) */
export const sendMessageRoute = route({
  id: "send-message",
  method: "POST",
  path: "/messages",
  parameters: {
    type: messageType,
    to: addressee,
    content: required("text", shapes.text),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    queue_id: optional("text", shapes.text),
    local_id: optional("text", shapes.text),
    read_by_sender: optional("json", shapes.boolean, { since: 236 }),
  },
  operation: sendMessage,
});
