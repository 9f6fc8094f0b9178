import { updateMessage } from "../../operations/messages/update-message";
import { optional, required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Endpoints 2 */
export const updateMessageRoute = route({
  id: "update-message",
  method: "PATCH",
  path: "/messages/{message_id}",
  parameters: {
    message_id: required("json", shapes.integer),
    topic: optional("text", shapes.text, { aliases: ["subject"] }),
    propagate_mode: optional(
      "text",
      v.picklist(
        ["change_one", "change_later", "change_all"],
        "expected one of change_one, change_later, change_all",
      ),
    ),
    send_notification_to_old_thread: optional("json", shapes.boolean),
    send_notification_to_new_thread: optional("json", shapes.boolean),
    content: optional("text", shapes.text),
    prev_content_sha256: optional("text", shapes.text, { since: 379 }),
    stream_id: optional("json", shapes.integer, { since: 1 }),
  },
  operation: updateMessage,
});
