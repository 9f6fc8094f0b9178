import { badRequest, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { directMemberIds, groupsWithin, userGroupById } from "../../rules/user-groups/group-membership";
import { groupToRead } from "../../rules/user-groups/group-permissions";
import { GET_USER_GROUP_MEMBERS_ANSWER, type GetUserGroupMembersResponse } from "../../../protocol/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Which group, by its ID. */
export interface GetUserGroupMembersParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** Leaves out those who are in through a subgroup only. */
  readonly direct_member_only?: boolean;
}

/**
 * Lists the active members of a user group, ascending, each once; until level 388 as often as groups within hold it
 * directly.
 *
 * @refuses as `groupToRead` does; BAD_REQUEST for a deactivated group
 * @spec Endpoints 19
 */
export const getUserGroupMembers: Operation<GetUserGroupMembersParams, GetUserGroupMembersResponse> = operation(
  () => GET_USER_GROUP_MEMBERS_ANSWER,
  (realm, actor, params) => {
    const group = groupToRead(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    if (group.deactivated) return refused(realm, badRequest("group_deactivated", "The group is deactivated."));
    const isDirect = params.direct_member_only === true;
    return answered(realm, { members: isDirect ? directMemberIds(realm, group) : membersByGroup(realm, group.id) });
  },
);

function membersByGroup(realm: Realm, groupId: number): number[] {
  const groups = groupsWithin(realm, groupId).flatMap((id) => userGroupById(realm, id) ?? []);
  const ids = groups.flatMap((group) => directMemberIds(realm, group));
  return (has(realm, "membersAreDistinct") ? [...new Set(ids)] : ids).sort((a, b) => a - b);
}
