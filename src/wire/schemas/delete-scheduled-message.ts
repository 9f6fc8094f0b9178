import { deleteScheduledMessage } from "../../operations/scheduled-messages/delete-scheduled-message";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card States: Scheduled message */
export const deleteScheduledMessageRoute = route({
  id: "delete-scheduled-message",
  method: "DELETE",
  path: "/scheduled_messages/{scheduled_message_id}",
  since: 173,
  parameters: { scheduled_message_id: required("json", shapes.integer) },
  operation: deleteScheduledMessage,
});
