import { setTypingStatus } from "../../operations/typing/set-typing-status";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { messageType } from "./message-parameters";
import { typingChange } from "./typing-parameters";

/** @card Endpoints 20: the general operation */
export const setTypingStatusRoute = route({
  id: "set-typing-status",
  method: "POST",
  path: "/typing",
  parameters: {
    op: typingChange,
    type: optional(messageType.encoding, messageType.shape, { words_since: { direct: 174, stream: 58, channel: 248 } }),
    to: optional("json", shapes.integers),
    stream_id: optional("json", shapes.integer, { since: 215 }),
    topic: optional("text", shapes.text, { since: 58 }),
  },
  operation: setTypingStatus,
});
