import type { MemberChanges } from "../../changes/user-groups/change-members";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";
import { changedMembers } from "./update-user-group-members";

/** Which group, by its ID, and which groups come and go. */
export interface UpdateUserGroupSubgroupsParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** IDs of groups that come. */
  readonly add?: readonly number[];
  /** IDs of groups that go. */
  readonly delete?: readonly number[];
}

/**
 * Adds and removes subgroups of a user group.
 *
 * @refuses as `updateUserGroupMembers` does for subgroups
 * @tells everybody `user_group/add_subgroups`, `remove_subgroups`
 * @spec Endpoints 19
 */
export const updateUserGroupSubgroups: Operation<UpdateUserGroupSubgroupsParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const changes: MemberChanges = { add_subgroups: params.add ?? [], delete_subgroups: params.delete ?? [] };
    return changedMembers(realm, actor, params.user_group_id, changes);
  },
);
