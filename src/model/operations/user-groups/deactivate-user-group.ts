import { withGroup } from "../../changes/users/people-changes";
import { badRequest, failureSince, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { managedGroup } from "../../rules/user-groups/group-permissions";
import { usesOfGroup } from "../../rules/user-groups/group-uses";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { userGroupUpdatedEvent } from "../../views/user-groups/user-group-events";

/** Which group, by its ID. */
export interface DeactivateUserGroupParams {
  /** The ID of the group. */
  readonly user_group_id: number;
}

/**
 * Deactivates a user group: it keeps its members and its name, but cannot be used any more.
 *
 * @refuses BAD_REQUEST for no such group or a system group; without the permission
 *   to manage it; for one that is deactivated already; CANNOT_DEACTIVATE_GROUP_IN_USE (with `objections`; before
 *   feature level 298 BAD_REQUEST) while another group contains it or a setting names it
 * @tells everybody `user_group/update` with `deactivated`
 * @spec States: User group
 */
export const deactivateUserGroup: Operation<DeactivateUserGroupParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    if (group.deactivated)
      return refused(realm, badRequest("group_deactivated_already", "The group is deactivated already."));
    const objections = usesOfGroup(realm, group.id);
    if (objections.length > 0) {
      const code = "CANNOT_DEACTIVATE_GROUP_IN_USE";
      const msg = "The group is in use.";
      const failure = failureSince(realm, "groupsInUseHaveOwnError", code, "group_in_use", msg, { objections });
      return refused(realm, failure);
    }
    const changes = { deactivated: true };
    const event = userGroupUpdatedEvent(group, changes);
    return accepted(transition(withGroup(realm, group.id, changes), [event]), {});
  },
);
