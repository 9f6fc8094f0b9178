import { getUser } from "../../operations/users/get-user";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const getUserRoute = route({
  id: "get-user",
  method: "GET",
  path: "/users/{user_id}",
  since: 1,
  parameters: {
    user_id: required("json", shapes.integer),
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
  },
  operation: getUser,
});
