import { setTypingStatus } from "../../model/operations/typing/set-typing-status";
import { setTypingStatusForMessageEdit } from "../../model/operations/typing/set-typing-status-for-message-edit";
import { optional, required, shapes } from "../parameter";
import { messageType } from "../parameters/message-parameters";
import { typingChange } from "../parameters/typing-parameters";
import { route } from "../route";

/** @spec Endpoints 20: the general operation */
export const setTypingStatusRoute = route({
  id: "set-typing-status",
  method: "POST",
  path: "/typing",
  parameters: {
    op: typingChange,
    type: optional(messageType.encoding, messageType.shape, {
      values_since: { direct: 174, stream: 58, channel: 248 },
    }),
    to: optional("json", shapes.integers),
    stream_id: optional("json", shapes.integer, { since: 215 }),
    topic: optional("text", shapes.text, { since: 58, aliases: ["subject"] }),
  },
  operation: setTypingStatus,
});

/** @spec Endpoints 20 */
export const setTypingStatusForMessageEditRoute = route({
  id: "set-typing-status-for-message-edit",
  method: "POST",
  path: "/messages/{message_id}/typing",
  former_paths: [{ path: "/message_edit_typing", until: 361 }],
  since: 351,
  parameters: { message_id: required("json", shapes.integer), op: typingChange },
  operation: setTypingStatusForMessageEdit,
});
