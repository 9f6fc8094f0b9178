import { optional, required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { changeMembers, type MemberChanges } from "../../changes/user-groups/change-members";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { changeableGroup, refusedGroups } from "../../rules/user-groups/group-permissions";
import { accepted } from "../../views/outcome";
import { byAdministrator, groupId } from "../examples";
import { operation } from "../operation";

/** Adds and removes members and subgroups of a user group, all or nothing. */
export const updateUserGroupMembers = operation(
  () => ({
    id: "update-user-group-members",
    method: "POST",
    path: "/user_groups/{user_group_id}/members",
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
      /** The IDs of accounts to add. */
      add: optional(list(integer)),
      /** The IDs of accounts to remove. */
      delete: optional(list(integer)),
      /** The IDs of subgroups to add. Since feature level 311. */
      add_subgroups: optional(list(integer), { since: 311 }),
      /** The IDs of subgroups to remove. Since feature level 311. */
      delete_subgroups: optional(list(integer), { since: 311 }),
    },
    answer: {},
    refusals: [
      "guests_see_no_groups",
      "bots_use_no_groups",
      "group_unknown",
      "group_deactivated",
      "nothing_to_change",
      "adding_members_not_allowed",
      "member_unknown",
      "member_already",
      "removing_members_not_allowed",
      "not_a_member",
      "adding_subgroups_not_allowed",
      "subgroup_unknown",
      "subgroup_cycle",
      "removing_subgroups_not_allowed",
      "not_a_subgroup",
      "subgroup_already",
    ],
    events: [
      "message",
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_members",
      "user_group/add_subgroups",
      "user_group/remove_members",
      "user_group/remove_subgroups",
    ],
    example: byAdministrator((pick) => ({ ...groupId(pick), add: pick.users(2), delete: pick.users(2) })),
    weight: 4,
    after: ["create-user-group"],
  }),
  (realm, actor, params) => {
    const { user_group_id, ...changes } = params;
    const group = groupToFill(realm, user_group_id, changes);
    if (isFailure(group)) return group;
    const changed = changeMembers(realm, actor, user_group_id, changes);
    return isFailure(changed) ? changed : accepted(changed, {});
  },
  { accessDenied: refusedGroups },
);

/** The group whose members or subgroups are to change; or why none of them can. */
export function groupToFill(realm: Realm, groupId: number, changes: MemberChanges) {
  const group = changeableGroup(realm, groupId);
  if (isFailure(group)) return group;
  if (group.deactivated && !has(realm, "membershipsOfDeactivatedGroupsChange")) {
    return badRequest("group_deactivated", "The group is deactivated.");
  }
  const lists = [changes.add, changes.delete, changes.add_subgroups, changes.delete_subgroups];
  const isEmpty = lists.every((ids) => (ids ?? []).length === 0);
  return isEmpty ? badRequest("nothing_to_change", "There is nothing to change.") : group;
}
