import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withoutGroup } from "../../changes/user-groups/change-members";
import { badRequest, isFailure } from "../../outcome/failures";
import { has } from "../../rules/realm/feature-level";
import { isNamedBySetting } from "../../rules/user-groups/group-members";
import { managedGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { accepted } from "../../views/outcome";
import { byAdministrator, groupId } from "../examples";
import { operation } from "../operation";

/**
 * Deletes a user group. It leaves the groups that contain it, and its ID is never used again. Only servers before
 * feature level 294 have this operation; later groups are deactivated.
 */
export const deleteUserGroup = operation(
  () => ({
    id: "delete-user-group",
    method: "DELETE",
    path: "/user_groups/{user_group_id}",
    until: 294,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
    },
    answer: {},
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_unknown",
      "group_management_not_allowed",
      "group_deactivated",
      "group_named_by_setting",
    ],
    events: ["user_group/remove"],
    example: byAdministrator((pick) =>
      has(pick.realm, "groupsAreNeverDeleted") ? { user_group_id: 1 } : groupId(pick),
    ),
    after: ["create-user-group"],
  }),
  (realm, actor, params) => {
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return group;
    if (group.deactivated) return badRequest("group_deactivated", "The group is deactivated.");
    if (isNamedBySetting(realm, group.id))
      return badRequest("group_named_by_setting", "A permission is given to the group.");
    return accepted(withoutGroup(realm, group), {});
  },
  { accessDenied: refusedGroups },
);
