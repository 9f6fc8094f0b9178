import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import { closesCycle, unknownMember, unknownSubgroup } from "./group-members";
import { mayAddMembers, mayJoin, mayLeave, mayManageGroup, mayRemoveMembers } from "./group-permissions";

/** Whether a change is only about the actor. This needs fewer permissions than changes of others. */
function isOnlyActor(actor: User, userIds: readonly number[]): boolean {
  return userIds.length === 1 && userIds[0] === actor.user_id;
}

/** Why accounts cannot be added as members; undefined if they can. */
export function wrongAddition(realm: Realm, actor: User, group: UserGroup, userIds: readonly number[]) {
  const may = isOnlyActor(actor, userIds) ? mayJoin(realm, group, actor) : mayAddMembers(realm, group, actor);
  if (!may) return badRequest("adding_members_not_allowed", "You are not allowed to add members to this group.");
  const unknown = unknownMember(realm, userIds);
  if (isFailure(unknown)) return unknown;
  const present = userIds.find((id) => group.members.has(id));
  return present === undefined
    ? undefined
    : badRequest("member_already", `The user with the ID ${present} is a member already.`);
}

/** Why members cannot be removed; undefined if they can. */
export function wrongRemoval(realm: Realm, actor: User, group: UserGroup, userIds: readonly number[]) {
  const may = isOnlyActor(actor, userIds) ? mayLeave(realm, group, actor) : mayRemoveMembers(realm, group, actor);
  if (!may) return badRequest("removing_members_not_allowed", "You are not allowed to remove members from this group.");
  const unknown = unknownMember(realm, userIds);
  if (isFailure(unknown)) return unknown;
  const absent = userIds.find((id) => !group.members.has(id));
  return absent === undefined
    ? undefined
    : badRequest("not_a_member", `The user with the ID ${absent} is not a member.`);
}

/** Why groups cannot become subgroups; undefined if they can. */
export function wrongNewSubgroups(realm: Realm, actor: User, group: UserGroup, ids: readonly number[]) {
  if (!mayAddMembers(realm, group, actor))
    return badRequest("adding_subgroups_not_allowed", "You are not allowed to add subgroups to this group.");
  const unknown = unknownSubgroup(realm, ids);
  if (isFailure(unknown)) return unknown;
  const present = ids.find((id) => group.direct_subgroup_ids.includes(id));
  if (present !== undefined)
    return badRequest("subgroup_already", `The group with the ID ${present} is a subgroup already.`);
  const cyclic = ids.find((id) => closesCycle(realm, group.id, id));
  return cyclic === undefined
    ? undefined
    : badRequest("subgroup_cycle", `The group with the ID ${cyclic} contains this group already.`);
}

/** Why subgroups cannot be removed; undefined if they can. */
export function wrongOldSubgroups(realm: Realm, actor: User, group: UserGroup, ids: readonly number[]) {
  if (!mayManageGroup(realm, group, actor))
    return badRequest("removing_subgroups_not_allowed", "You are not allowed to remove subgroups from this group.");
  const unknown = unknownSubgroup(realm, ids);
  if (isFailure(unknown)) return unknown;
  const absent = ids.find((id) => !group.direct_subgroup_ids.includes(id));
  return absent === undefined
    ? undefined
    : badRequest("not_a_subgroup", `The group with the ID ${absent} is not a subgroup.`);
}
