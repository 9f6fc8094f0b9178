import { deactivateUser } from "../../operations/users/deactivate-user";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const deactivateUserRoute = route({
  id: "deactivate-user",
  method: "DELETE",
  path: "/users/{user_id}",
  parameters: {
    user_id: required("json", shapes.integer),
    deactivation_notification_comment: optional("text", shapes.text, { since: 135 }),
  },
  operation: deactivateUser,
});
