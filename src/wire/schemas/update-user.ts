import { updateUser } from "../../operations/users/update-user";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { userChanges } from "./profile-items";

/** @card Endpoints 6 */
export const updateUserRoute = route({
  id: "update-user",
  method: "PATCH",
  path: "/users/{user_id}",
  parameters: { user_id: required("json", shapes.integer), ...userChanges },
  operation: updateUser,
});
