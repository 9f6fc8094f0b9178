import { badRequest, isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { has } from "../../rules/realm/feature-level";
import { isDirectMember, isGroupMember } from "../../rules/user-groups/group-membership";
import { groupToRead } from "../../rules/user-groups/group-permissions";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import {
  GET_IS_USER_GROUP_MEMBER_ANSWER,
  type GetIsUserGroupMemberResponse,
} from "../../../protocol/answers/user-groups";
import { type Operation, operation } from "../operation";

/** Which account in which group, by their IDs. */
export interface GetIsUserGroupMemberParams {
  /** The ID of the group. */
  readonly user_group_id: number;
  /** The ID of who may be a member. */
  readonly user_id: number;
  /** Whether being in through a subgroup does not count. */
  readonly direct_member_only?: boolean;
}

/**
 * Tells whether an account belongs to a user group.
 *
 * @refuses as `groupToRead` does; BAD_REQUEST for no such active account, and below feature level 458 for a bot as the
 *   account meant
 * @spec Endpoints 19
 */
export const getIsUserGroupMember: Operation<GetIsUserGroupMemberParams, GetIsUserGroupMemberResponse> = operation(
  () => GET_IS_USER_GROUP_MEMBER_ANSWER,
  (realm, actor, params) => {
    const group = groupToRead(realm, actor, params.user_group_id);
    if (isFailure(group)) return refused(realm, group);
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_system_bot || !canAccessUser(realm, actor, user)) {
      return refused(realm, badRequest("user_unknown", "There is no such account."));
    }
    if (!user.is_active) return refused(realm, badRequest("user_unknown", "The account is deactivated."));
    if (user.is_bot && !has(realm, "membershipOfBotsIsAnswered")) {
      return refused(realm, badRequest("membership_of_bots", "The membership of bots cannot be asked for."));
    }
    const isDirect = params.direct_member_only === true;
    const is_user_group_member = isDirect ? isDirectMember(realm, group, user) : isGroupMember(realm, group.id, user);
    return answered(realm, { is_user_group_member });
  },
);
