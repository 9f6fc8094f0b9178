import { updateUserGroup } from "../../operations/user-groups/update-user-group";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { userGroupChanges } from "./user-group-parameters";

/** @card Endpoints 13 */
export const updateUserGroupRoute = route({
  id: "update-user-group",
  method: "PATCH",
  path: "/user_groups/{user_group_id}",
  parameters: {
    user_group_id: required("json", shapes.integer),
    name: optional("text", shapes.text),
    description: optional("text", shapes.text),
    ...userGroupChanges,
    deactivated: optional("json", shapes.boolean, { since: 386 }),
  },
  operation: updateUserGroup,
});
