import type { MemberChanges } from "../../changes/user-groups/change-members";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";
import { changedMembers } from "./update-user-group-members";

/** Which group, by its ID, and which groups come and go. */
export interface UpdateUserGroupSubgroupsParams {
  readonly user_group_id: number;
  /** Group IDs. */
  readonly add?: readonly number[];
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
  NO_ANSWER,
  (realm, actor, params) => {
    const changes: MemberChanges = { add_subgroups: params.add ?? [], delete_subgroups: params.delete ?? [] };
    return changedMembers(realm, actor, params.user_group_id, changes);
  },
);
