import { deleteMessage } from "../../operations/messages/delete-message";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources: Message */
export const deleteMessageRoute = route({
  id: "delete-message",
  method: "DELETE",
  path: "/messages/{message_id}",
  parameters: { message_id: required("json", shapes.integer) },
  operation: deleteMessage,
});
