import { muteUser } from "../../operations/users/mute-user";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 15 */
export const muteUserRoute = route({
  id: "mute-user",
  method: "POST",
  path: "/users/me/muted_users/{muted_user_id}",
  since: 48,
  parameters: {
    muted_user_id: required("json", shapes.integer),
  },
  operation: muteUser,
});
