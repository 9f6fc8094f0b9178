import { changeMembers, type MemberChanges } from "../../changes/user-groups/change-members";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { changeableGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which group, by its ID, and who and what comes and goes. */
export interface UpdateUserGroupMembersParams extends MemberChanges {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/**
 * Adds and removes members and subgroups of a user group, all or nothing.
 *
 * @param params.add - user IDs; somebody who is in `delete` as well is out in the end
 * @refuses BAD_REQUEST for guests, for bots below feature level 496; for no such group or a system group; for a
 *   deactivated group below feature level 391; when nothing is given; then as `changeMembers` does
 * @tells as `changeMembers` does
 * @spec Endpoints 19; States: User group
 * @settled update_user_group_backend
 */
export const updateUserGroupMembers: Operation<UpdateUserGroupMembersParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { user_group_id, ...changes } = params;
    return changedMembers(realm, actor, user_group_id, changes);
  },
);

/** Changes members and subgroups of the group with an ID; what both operations for it have in common. */
export function changedMembers(realm: Realm, actor: User, groupId: number, changes: MemberChanges) {
  const excluded = refusedGroups(realm, actor);
  if (isFailure(excluded)) return refused(realm, excluded);
  const group = changeableGroup(realm, groupId);
  if (isFailure(group)) return refused(realm, group);
  if (group.deactivated && !has(realm, "membershipsOfDeactivatedGroupsChange")) {
    return refused(realm, badRequest("group_deactivated", "The group is deactivated."));
  }
  const lists = [changes.add, changes.delete, changes.add_subgroups, changes.delete_subgroups];
  if (lists.every((ids) => (ids ?? []).length === 0))
    return refused(realm, badRequest("nothing_to_change", "There is nothing to change."));
  const changed = changeMembers(realm, actor, groupId, changes);
  return isFailure(changed) ? refused(realm, changed) : accepted(changed, {});
}
