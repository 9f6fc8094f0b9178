import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer } from "../../../protocol/schema/shapes";
import { badRequest, isFailure } from "../../outcome/failures";
import { has } from "../../rules/realm/feature-level";
import { isDirectMember, isGroupMember } from "../../rules/user-groups/group-membership";
import { groupToRead, refusedGroups } from "../../rules/user-groups/group-permissions";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Returns whether an account belongs to a user group. */
export const getIsUserGroupMember = operation(
  () => ({
    id: "get-is-user-group-member",
    method: "GET",
    path: "/user_groups/{user_group_id}/members/{user_id}",
    since: 127,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
      /** The ID of the account. */
      user_id: required(integer),
      /** Whether only direct membership counts. */
      direct_member_only: optional(boolean),
    },
    answer: {
      /** Whether the account is a member, directly or, if requested, through a subgroup. */
      is_user_group_member: boolean,
    },
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_unknown",
      "group_deactivated",
      "user_unknown",
      "membership_of_bots",
    ],
    events: [],
    example: (pick) => ({ user_group_id: pick.group(), user_id: pick.user() }),
  }),
  (realm, actor, params) => {
    const group = groupToRead(realm, params.user_group_id);
    if (isFailure(group)) return group;
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_system_bot || !canAccessUser(realm, actor, user)) {
      return badRequest("user_unknown", "There is no such account.");
    }
    if (!user.is_active) return badRequest("user_unknown", "The account is deactivated.");
    if (user.is_bot && !has(realm, "botsAreLookedUp")) {
      return badRequest("membership_of_bots", "The membership of bots cannot be requested.");
    }
    const isDirect = params.direct_member_only === true;
    const is_user_group_member = isDirect ? isDirectMember(realm, group, user) : isGroupMember(realm, group.id, user);
    return answered(realm, { is_user_group_member });
  },
  { accessDenied: refusedGroups },
);
