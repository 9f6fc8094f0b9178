import { badRequest, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { directMemberIds, groupsWithin, userGroupById } from "../../rules/user-groups/group-membership";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import { GET_USER_GROUP_MEMBERS_ANSWER, type GetUserGroupMembersResponse } from "../../spec/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Which group, by its ID. */
export interface GetUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Leaves out those who are in through a subgroup only. */
  readonly direct_member_only?: boolean;
}

/**
 * Lists the active members of a user group, ascending: each as often as groups within hold it directly.
 *
 * @refuses BAD_REQUEST for guests, for bots below feature level 496, and for no such group
 * @spec Endpoints 19
 */
export const getUserGroupMembers: Operation<GetUserGroupMembersParams, GetUserGroupMembersResponse> = operation(
  () => GET_USER_GROUP_MEMBERS_ANSWER,
  (realm, actor, params) => {
    const refusal = refusedGroups(realm, actor);
    if (isFailure(refusal)) return refused(realm, refusal);
    const group = userGroupById(realm, params.user_group_id);
    if (group === undefined) return refused(realm, badRequest("group_unknown", "There is no such user group."));
    const isDirect = params.direct_member_only === true;
    return answered(realm, { members: isDirect ? directMemberIds(realm, group) : membersByGroup(realm, group.id) });
  },
);

function membersByGroup(realm: Realm, groupId: number): number[] {
  const groups = groupsWithin(realm, groupId).flatMap((id) => userGroupById(realm, id) ?? []);
  return groups.flatMap((group) => directMemberIds(realm, group)).sort((a, b) => a - b);
}
