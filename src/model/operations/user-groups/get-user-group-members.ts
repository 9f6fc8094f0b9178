import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, list } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { directMemberIds, groupsWithin, userGroupById } from "../../rules/user-groups/group-membership";
import { groupToRead, refusedGroups } from "../../rules/user-groups/group-permissions";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Lists the active members of a user group, ascending. An account occurs once for each group inside it that has it as a
 * direct member.
 */
export const getUserGroupMembers = operation(
  () => ({
    id: "get-user-group-members",
    method: "GET",
    path: "/user_groups/{user_group_id}/members",
    since: 127,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
      /** Whether to omit members of subgroups. */
      direct_member_only: optional(boolean),
    },
    answer: {
      /** The IDs of the members. */
      members: list(integer),
    },
    refusals: ["guests_see_no_groups", "bots_use_no_groups", "group_unknown", "group_deactivated"],
    events: [],
    example: (pick) => ({ user_group_id: pick.group() }),
  }),
  (realm, _actor, params) => {
    const group = groupToRead(realm, params.user_group_id);
    if (isFailure(group)) return group;
    const isDirect = params.direct_member_only === true;
    return answered(realm, { members: isDirect ? directMemberIds(realm, group) : membersByGroup(realm, group.id) });
  },
  { accessDenied: refusedGroups },
);

function membersByGroup(realm: Realm, groupId: number): number[] {
  const groups = groupsWithin(realm, groupId).flatMap((id) => userGroupById(realm, id) ?? []);
  const ids = groups.flatMap((group) => directMemberIds(realm, group));
  return (has(realm, "membersAreDistinct") ? [...new Set(ids)] : ids).sort((a, b) => a - b);
}
