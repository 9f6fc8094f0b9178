import { deactivateUserGroup } from "../../operations/user-groups/deactivate-user-group";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card States: User group */
export const deactivateUserGroupRoute = route({
  id: "deactivate-user-group",
  method: "POST",
  path: "/user_groups/{user_group_id}/deactivate",
  since: 290,
  parameters: {
    user_group_id: required("json", shapes.integer),
  },
  operation: deactivateUserGroup,
});
