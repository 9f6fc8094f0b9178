import { required, optional } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { refusedGroups } from "../../rules/user-groups/group-permissions";
import type { MemberChanges } from "../../changes/user-groups/change-members";
import { operation } from "../operation";
import { changedMembers } from "./update-user-group-members";

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
      /** IDs of groups that come. */
      add: optional(list(integer)),
      /** IDs of groups that go. */
      delete: optional(list(integer)),
    },
    answer: {},
    refusals: [
      "group_unknown",
      "nothing_to_change",
      "adding_subgroups_not_allowed",
      "subgroup_unknown",
      "subgroup_already",
      "subgroup_cycle",
      "not_a_subgroup",
      "removing_subgroups_not_allowed",
      "bots_use_no_groups",
      "guests_see_no_groups",
      "group_deactivated",
      "adding_members_not_allowed",
      "removing_members_not_allowed",
      "member_unknown",
      "member_already",
      "not_a_member",
    ],
    events: [
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_subgroups",
      "user_group/remove_subgroups",
    ],
  }),
  (realm, actor, params) => {
    const changes: MemberChanges = { add_subgroups: params.add ?? [], delete_subgroups: params.delete ?? [] };
    return changedMembers(realm, actor, params.user_group_id, changes);
  },
  { accessDenied: refusedGroups },
);
