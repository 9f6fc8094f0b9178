import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, list } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { groupsWithin } from "../../rules/user-groups/group-membership";
import { groupToRead, refusedGroups } from "../../rules/user-groups/group-permissions";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Lists the subgroups of a user group, ascending by ID; then the subgroups of those, and so on. */
export const getUserGroupSubgroups = operation(
  () => ({
    id: "get-user-group-subgroups",
    method: "GET",
    path: "/user_groups/{user_group_id}/subgroups",
    since: 127,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
      /** Whether to omit subgroups of subgroups. */
      direct_subgroup_only: optional(boolean),
    },
    answer: {
      /** The IDs of the subgroups. */
      subgroups: list(integer),
    },
    refusals: ["guests_see_no_groups", "bots_use_no_groups", "group_unknown", "group_deactivated"],
    events: [],
    example: (pick) => ({ user_group_id: pick.group() }),
  }),
  (realm, _actor, params) => {
    const group = groupToRead(realm, params.user_group_id);
    if (isFailure(group)) return group;
    const isDirect = params.direct_subgroup_only === true;
    const subgroups = isDirect ? group.direct_subgroup_ids : groupsWithin(realm, group.id).slice(1);
    return answered(realm, { subgroups });
  },
  { accessDenied: refusedGroups },
);
