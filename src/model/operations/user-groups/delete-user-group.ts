import { withoutGroup } from "../../changes/user-groups/delete-group";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { managedGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { isNamedBySetting } from "../../rules/user-groups/group-uses";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which group, by its ID. */
export interface DeleteUserGroupParams {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/**
 * Deletes a user group, as was done before groups could be deactivated: it leaves the groups that contain it, and
 * nobody has its ID again. Servers before feature level 294 have it.
 *
 * @refuses BAD_REQUEST for guests and bots; for no such group or a system group; without the permission to manage it;
 *   for one that is deactivated; while a setting of a channel, of another group or of the realm names it
 * @tells everybody `user_group/remove`, then those concerned of the channels that leave their sight
 * @spec Endpoints: operations beyond the twenty (not shown; public facts)
 */
export const deleteUserGroup: Operation<DeleteUserGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const excluded = refusedGroups(realm, actor);
    if (isFailure(excluded)) return refused(realm, excluded);
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    if (group.deactivated) return refused(realm, badRequest("group_deactivated", "The group is deactivated."));
    if (isNamedBySetting(realm, group.id))
      return refused(realm, badRequest("group_named_by_setting", "A permission is given to the group."));
    return accepted(withoutGroup(realm, group), {});
  },
);
