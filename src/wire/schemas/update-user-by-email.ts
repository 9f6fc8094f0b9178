import { updateUserByEmail } from "../../operations/users/update-user-by-email";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { userChanges } from "./profile-items";

/** @card Endpoints 6 */
export const updateUserByEmailRoute = route({
  id: "update-user-by-email",
  method: "PATCH",
  path: "/users/{email}",
  since: 313,
  parameters: { email: required("text", shapes.text), ...userChanges },
  operation: updateUserByEmail,
});
