import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { allGroups } from "../../rules/user-groups/group-membership";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import { userGroupView } from "../../views/user-groups/user-group-view";
import { GET_USER_GROUPS_ANSWER, type GetUserGroupsResponse } from "../../../protocol/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Whether deactivated groups are listed too; by default they are not. */
export interface GetUserGroupsParams {
  /** Whether groups that are out of use are listed too; false by default. Since feature level 294. */
  readonly include_deactivated_groups?: boolean;
}

/**
 * Lists the user groups, system groups included, by ID.
 *
 * @refuses BAD_REQUEST for guests, and for bots below feature level 496
 * @spec Resources: record fields of a user group
 */
export const getUserGroups: Operation<GetUserGroupsParams, GetUserGroupsResponse> = operation(
  () => GET_USER_GROUPS_ANSWER,
  (realm, actor, params = {}) => {
    const refusal = refusedGroups(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const user_groups = allGroups(realm)
      .filter((group) => !group.deactivated || params.include_deactivated_groups === true)
      .map((group) => userGroupView(realm, group));
    return answered(realm, { user_groups });
  },
);
