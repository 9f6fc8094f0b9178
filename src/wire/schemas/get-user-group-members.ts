import { getUserGroupMembers } from "../../operations/user-groups/get-user-group-members";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 19 */
export const getUserGroupMembersRoute = route({
  id: "get-user-group-members",
  method: "GET",
  path: "/user_groups/{user_group_id}/members",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    direct_member_only: optional("json", shapes.boolean),
  },
  operation: getUserGroupMembers,
});
