import { USER_GROUP, type UserGroupView } from "../../../protocol/records/groups";
import { optional } from "../../../protocol/schema/parameters";
import { boolean, list, named } from "../../../protocol/schema/shapes";
import { allGroups } from "../../rules/user-groups/group-membership";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import { answered } from "../../views/outcome";
import { userGroupView } from "../../views/user-groups/user-group-view";
import { operation } from "../operation";

/** Lists the user groups, system groups included, by ID. */
export const getUserGroups = operation(
  () => ({
    id: "get-user-groups",
    method: "GET",
    path: "/user_groups",
    parameters: {
      /** Whether to include deactivated groups; false by default. Since feature level 294. */
      include_deactivated_groups: optional(boolean, { since: 294 }),
    },
    answer: {
      /** The groups, by ID. */
      user_groups: list(named<UserGroupView>(USER_GROUP)),
    },
    refusals: ["guests_see_no_groups", "bots_use_no_groups"],
    events: [],
    weight: 1,
  }),
  (realm, _actor, params) => {
    const user_groups = allGroups(realm)
      .filter((group) => !group.deactivated || params.include_deactivated_groups === true)
      .map((group) => userGroupView(realm, group));
    return answered(realm, { user_groups });
  },
  { accessDenied: refusedGroups },
);
