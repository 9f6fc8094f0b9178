import { unmuteUser } from "../../operations/users/unmute-user";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 15 */
export const unmuteUserRoute = route({
  id: "unmute-user",
  method: "DELETE",
  path: "/users/me/muted_users/{muted_user_id}",
  since: 48,
  parameters: {
    muted_user_id: required("json", shapes.integer),
  },
  operation: unmuteUser,
});
