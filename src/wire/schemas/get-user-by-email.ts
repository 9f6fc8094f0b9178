import { getUserByEmail } from "../../operations/users/get-user-by-email";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const getUserByEmailRoute = route({
  id: "get-user-by-email",
  method: "GET",
  path: "/users/{email}",
  since: 39,
  parameters: {
    email: required("text", shapes.text),
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
  },
  operation: getUserByEmail,
});
