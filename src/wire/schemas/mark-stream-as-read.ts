import { markStreamAsRead } from "../../operations/messages/mark-stream-as-read";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 15 */
export const markStreamAsReadRoute = route({
  id: "mark-stream-as-read",
  method: "POST",
  path: "/mark_stream_as_read",
  parameters: { stream_id: required("json", shapes.integer) },
  operation: markStreamAsRead,
});
