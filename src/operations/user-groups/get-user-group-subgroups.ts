import { badRequest, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { groupsWithin, userGroupById } from "../../rules/user-groups/group-membership";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import { GET_USER_GROUP_SUBGROUPS_ANSWER, type GetUserGroupSubgroupsResponse } from "../../spec/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Which group, by its ID. */
export interface GetUserGroupSubgroupsParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Leaves out the subgroups of subgroups. */
  readonly direct_subgroup_only?: boolean;
}

/**
 * Lists the subgroups of a user group, by ID, ascending; then those of subgroups, and so on.
 *
 * @refuses BAD_REQUEST for guests, for bots below feature level 496, and for no such group
 * @spec Endpoints 19
 */
export const getUserGroupSubgroups: Operation<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse> = operation(
  () => GET_USER_GROUP_SUBGROUPS_ANSWER,
  (realm, actor, params) => {
    const refusal = refusedGroups(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const group = userGroupById(realm, params.user_group_id);
    if (group === undefined) return refused(realm, badRequest("group_unknown", "There is no such user group."));
    const isDirect = params.direct_subgroup_only === true;
    const subgroups = isDirect ? group.direct_subgroup_ids : groupsWithin(realm, group.id).slice(1);
    return answered(realm, { subgroups });
  },
);
