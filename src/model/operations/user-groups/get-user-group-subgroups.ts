import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { groupsWithin } from "../../rules/user-groups/group-membership";
import { groupToRead } from "../../rules/user-groups/group-permissions";
import {
  GET_USER_GROUP_SUBGROUPS_ANSWER,
  type GetUserGroupSubgroupsResponse,
} from "../../../protocol/answers/user-groups";
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
 * @refuses as `groupToRead` does
 * @spec Endpoints 19
 */
export const getUserGroupSubgroups: Operation<GetUserGroupSubgroupsParams, GetUserGroupSubgroupsResponse> = operation(
  () => GET_USER_GROUP_SUBGROUPS_ANSWER,
  (realm, actor, params) => {
    const group = groupToRead(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    const isDirect = params.direct_subgroup_only === true;
    const subgroups = isDirect ? group.direct_subgroup_ids : groupsWithin(realm, group.id).slice(1);
    return answered(realm, { subgroups });
  },
);
