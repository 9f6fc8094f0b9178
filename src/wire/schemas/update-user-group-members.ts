import { updateUserGroupMembers } from "../../operations/user-groups/update-user-group-members";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 19 */
export const updateUserGroupMembersRoute = route({
  id: "update-user-group-members",
  method: "POST",
  path: "/user_groups/{user_group_id}/members",
  parameters: {
    user_group_id: required("json", shapes.integer),
    add: optional("json", shapes.integers),
    delete: optional("json", shapes.integers),
    add_subgroups: optional("json", shapes.integers, { since: 311 }),
    delete_subgroups: optional("json", shapes.integers, { since: 311 }),
  },
  operation: updateUserGroupMembers,
});
