import { getUserGroupSubgroups } from "../../operations/user-groups/get-user-group-subgroups";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 19 */
export const getUserGroupSubgroupsRoute = route({
  id: "get-user-group-subgroups",
  method: "GET",
  path: "/user_groups/{user_group_id}/subgroups",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    direct_subgroup_only: optional("json", shapes.boolean),
  },
  operation: getUserGroupSubgroups,
});
