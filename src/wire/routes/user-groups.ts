import { groupCreatorsAlone, refusedGroups } from "../../model/rules/user-groups/group-permissions";
import { createUserGroup } from "../../model/operations/user-groups/create-user-group";
import { deactivateUserGroup } from "../../model/operations/user-groups/deactivate-user-group";
import { deleteUserGroup } from "../../model/operations/user-groups/delete-user-group";
import { getIsUserGroupMember } from "../../model/operations/user-groups/get-is-user-group-member";
import { getUserGroupMembers } from "../../model/operations/user-groups/get-user-group-members";
import { getUserGroupSubgroups } from "../../model/operations/user-groups/get-user-group-subgroups";
import { getUserGroups } from "../../model/operations/user-groups/get-user-groups";
import { updateUserGroup } from "../../model/operations/user-groups/update-user-group";
import { updateUserGroupMembers } from "../../model/operations/user-groups/update-user-group-members";
import { updateUserGroupSubgroups } from "../../model/operations/user-groups/update-user-group-subgroups";
import { optional, required, shapes } from "../parameter";
import { userGroupChanges, userGroupValues } from "../parameters/user-group-parameters";
import { route } from "../route";

/** @spec Resources */
export const getUserGroupsRoute = route({
  id: "get-user-groups",
  method: "GET",
  path: "/user_groups",
  parameters: {
    include_deactivated_groups: optional("json", shapes.boolean, { since: 294 }),
  },
  accessDenied: refusedGroups,
  operation: getUserGroups,
});

/** @spec Endpoints 13 */
export const createUserGroupRoute = route({
  id: "create-user-group",
  method: "POST",
  path: "/user_groups/create",
  parameters: {
    name: required("text", shapes.text),
    members: required("json", shapes.integers),
    description: required("text", shapes.text),
    subgroups: optional("json", shapes.integers, { since: 311 }),
    ...userGroupValues,
  },
  accessDenied: groupCreatorsAlone,
  operation: createUserGroup,
});

/** @spec Endpoints 13 */
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
  accessDenied: refusedGroups,
  operation: updateUserGroup,
});

/** @spec States: User group */
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

/** @spec Endpoints: operations beyond the twenty (not shown; public facts) */
export const deleteUserGroupRoute = route({
  id: "delete-user-group",
  method: "DELETE",
  path: "/user_groups/{user_group_id}",
  until: 294,
  parameters: {
    user_group_id: required("json", shapes.integer),
  },
  accessDenied: refusedGroups,
  operation: deleteUserGroup,
});

/** @spec Endpoints 19 */
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
  accessDenied: refusedGroups,
  operation: updateUserGroupMembers,
});

/** @spec Endpoints 19 */
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
  accessDenied: refusedGroups,
  operation: updateUserGroupSubgroups,
});

/** @spec Endpoints 19 */
export const getUserGroupMembersRoute = route({
  id: "get-user-group-members",
  method: "GET",
  path: "/user_groups/{user_group_id}/members",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    direct_member_only: optional("json", shapes.boolean),
  },
  accessDenied: refusedGroups,
  operation: getUserGroupMembers,
});

/** @spec Endpoints 19 */
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
  accessDenied: refusedGroups,
  operation: getIsUserGroupMember,
});

/** @spec Endpoints 19 */
export const getUserGroupSubgroupsRoute = route({
  id: "get-user-group-subgroups",
  method: "GET",
  path: "/user_groups/{user_group_id}/subgroups",
  since: 127,
  parameters: {
    user_group_id: required("json", shapes.integer),
    direct_subgroup_only: optional("json", shapes.boolean),
  },
  accessDenied: refusedGroups,
  operation: getUserGroupSubgroups,
});
