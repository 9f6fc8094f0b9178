import { getIsUserGroupMember } from "../../operations/user-groups/get-is-user-group-member";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 19 */
export const getIsUserGroupMemberRoute = route({
  id: "get-is-user-group-member",
  method: "GET",
  path: "/user_groups/{user_group_id}/members/{user_id}",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    user_id: required("json", shapes.integer),
    direct_member_only: optional("json", shapes.boolean),
  },
  operation: getIsUserGroupMember,
});
