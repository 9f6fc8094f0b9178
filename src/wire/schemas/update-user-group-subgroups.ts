import { updateUserGroupSubgroups } from "../../operations/user-groups/update-user-group-subgroups";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 19 */
export const updateUserGroupSubgroupsRoute = route({
  id: "update-user-group-subgroups",
  method: "POST",
  path: "/user_groups/{user_group_id}/subgroups",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    add: optional("json", shapes.integers),
    delete: optional("json", shapes.integers),
  },
  operation: updateUserGroupSubgroups,
});
