import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";
import { userById } from "../users/people";
import { groupsWithin, userGroupById } from "./group-membership";

/**
 * Why a list of accounts cannot be members of a group: one of them is unknown, deactivated, or the server's own.
 *
 * @spec Endpoints 19: user IDs must belong to non-deactivated users
 */
export function unknownMember(realm: Realm, userIds: readonly number[]) {
  const stranger = userIds.find((id) => {
    const user = userById(realm, id);
    return user === undefined || user.is_system_bot || (!user.is_active && has(realm, "deactivatedPeopleLeaveGroups"));
  });
  return stranger === undefined
    ? undefined
    : badRequest("member_unknown", `There is no active user with the ID ${stranger}.`);
}

/** Why a list of groups cannot be subgroups: one of them is unknown or deactivated. */
export function unknownSubgroup(realm: Realm, groupIds: readonly number[]) {
  const unknown = groupIds.find((id) => userGroupById(realm, id)?.deactivated !== false);
  return unknown === undefined
    ? undefined
    : badRequest("subgroup_unknown", `There is no active user group with the ID ${unknown}.`);
}

/** Whether a group would contain itself if another became its subgroup. */
export function closesCycle(realm: Realm, groupId: number, subgroupId: number): boolean {
  return groupsWithin(realm, subgroupId).includes(groupId);
}
