import { setTypingStatusForMessageEdit } from "../../operations/typing/set-typing-status-for-message-edit";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { typingChange } from "./typing-parameters";

/** @card Endpoints 20 */
export const setTypingStatusForMessageEditRoute = route({
  id: "set-typing-status-for-message-edit",
  method: "POST",
  path: "/messages/{message_id}/typing",
  former_paths: [{ path: "/message_edit_typing", until: 361 }],
  since: 351,
  parameters: { message_id: required("json", shapes.integer), op: typingChange },
  operation: setTypingStatusForMessageEdit,
});
