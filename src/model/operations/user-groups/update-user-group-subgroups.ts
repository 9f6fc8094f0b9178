import { optional, required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { changeSubgroups, type SubgroupChanges } from "../../changes/user-groups/change-members";
import { isFailure } from "../../outcome/failures";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import { accepted } from "../../views/outcome";
import { byAdministrator, groupId } from "../examples";
import { operation } from "../operation";
import { groupToFill } from "./update-user-group-members";

/** Adds and removes subgroups of a user group. */
export const updateUserGroupSubgroups = operation(
  () => ({
    id: "update-user-group-subgroups",
    method: "POST",
    path: "/user_groups/{user_group_id}/subgroups",
    since: 127,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
      /** The IDs of subgroups to add. */
      add: optional(list(integer)),
      /** The IDs of subgroups to remove. */
      delete: optional(list(integer)),
    },
    answer: {},
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_unknown",
      "group_deactivated",
      "nothing_to_change",
      "adding_subgroups_not_allowed",
      "subgroup_unknown",
      "subgroup_already",
      "subgroup_cycle",
      "removing_subgroups_not_allowed",
      "not_a_subgroup",
    ],
    events: [
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_subgroups",
      "user_group/remove_subgroups",
    ],
    example: byAdministrator((pick) => ({ ...groupId(pick), add: pick.some([9, 10], 1), delete: [] })),
    after: ["create-user-group"],
  }),
  (realm, actor, params) => {
    const { user_group_id } = params;
    const changes: SubgroupChanges = { add_subgroups: params.add ?? [], delete_subgroups: params.delete ?? [] };
    const group = groupToFill(realm, user_group_id, changes);
    if (isFailure(group)) return group;
    const changed = changeSubgroups(realm, actor, user_group_id, changes);
    return isFailure(changed) ? changed : accepted(changed, {});
  },
  { accessDenied: refusedGroups },
);
