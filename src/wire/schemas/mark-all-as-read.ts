import { markAllAsRead } from "../../operations/messages/mark-all-as-read";
import { route } from "../route";

/** @card Endpoints 15 */
export const markAllAsReadRoute = route({
  id: "mark-all-as-read",
  method: "POST",
  path: "/mark_all_as_read",
  parameters: {},
  operation: markAllAsRead,
});
