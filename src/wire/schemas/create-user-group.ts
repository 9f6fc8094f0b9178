import { createUserGroup } from "../../operations/user-groups/create-user-group";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { userGroupValues } from "./user-group-parameters";

/** @card Endpoints 13 */
export const createUserGroupRoute = route({
  id: "create-user-group",
  method: "POST",
  path: "/user_groups/create",
  parameters: {
    name: required("text", shapes.text),
    description: required("text", shapes.text),
    members: required("json", shapes.integers),
    subgroups: optional("json", shapes.integers, { since: 311 }),
    ...userGroupValues,
  },
  operation: createUserGroup,
});
