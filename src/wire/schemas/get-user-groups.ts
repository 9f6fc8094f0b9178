import { getUserGroups } from "../../operations/user-groups/get-user-groups";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const getUserGroupsRoute = route({
  id: "get-user-groups",
  method: "GET",
  path: "/user_groups",
  parameters: {
    include_deactivated_groups: optional("json", shapes.boolean, { since: 294 }),
  },
  operation: getUserGroups,
});
