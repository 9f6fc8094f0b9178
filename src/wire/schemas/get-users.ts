import { getUsers } from "../../operations/users/get-users";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const getUsersRoute = route({
  id: "get-users",
  method: "GET",
  path: "/users",
  parameters: {
    client_gravatar: optional("json", shapes.boolean),
    include_custom_profile_fields: optional("json", shapes.boolean),
    user_ids: optional("json", shapes.integers, { since: 384 }),
  },
  operation: getUsers,
});
