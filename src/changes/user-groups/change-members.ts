import { IdSet } from "../../collections/id-set";
import { badRequest, type Failure } from "../../outcome/failures";
import { type Step, step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import { closesCycle, unknownMember, unknownSubgroup } from "../../rules/user-groups/group-members";
import { allMemberIds } from "../../rules/user-groups/group-membership";
import { mayAddMembers, mayJoin, mayLeave, mayRemoveMembers } from "../../rules/user-groups/group-permissions";
import { memberEvents, subgroupEvents } from "../../views/user-groups/user-group-events";
import { visibilityEvents } from "../../views/channels/channel-visibility";
import { withGroup } from "../users/people-changes";

/** Who and which groups come and go; a list without anything changes nothing. */
export interface MemberChanges {
  /** User IDs of those who come. */
  readonly add?: readonly number[];
  /** User IDs of those who go. */
  readonly delete?: readonly number[];
  /** IDs of groups that come. Since feature level 311. */
  readonly add_subgroups?: readonly number[];
  /** IDs of groups that go. Since feature level 311. */
  readonly delete_subgroups?: readonly number[];
}

/** What an account asks for alone needs less than what it asks for others. */
function isForOneself(actor: User, userIds: readonly number[]): boolean {
  return userIds.every((id) => id === actor.user_id);
}

function wrongAddition(realm: Realm, actor: User, group: UserGroup, userIds: readonly number[]): Failure | undefined {
  const may = isForOneself(actor, userIds) ? mayJoin(realm, group, actor) : mayAddMembers(realm, group, actor);
  if (!may) return badRequest("adding_members_not_allowed", "You may not add members to this group.");
  const stranger = unknownMember(realm, userIds);
  if (stranger !== undefined) return stranger;
  const present = userIds.find((id) => group.members.has(id));
  return present === undefined
    ? undefined
    : badRequest("member_already", `The user with the ID ${present} is a member already.`);
}

function wrongRemoval(
  realm: Realm,
  actor: User,
  group: UserGroup,
  members: IdSet,
  userIds: readonly number[],
): Failure | undefined {
  const may = isForOneself(actor, userIds) ? mayLeave(realm, group, actor) : mayRemoveMembers(realm, group, actor);
  if (!may) return badRequest("removing_members_not_allowed", "You may not take members out of this group.");
  const stranger = unknownMember(realm, userIds);
  if (stranger !== undefined) return stranger;
  const absent = userIds.find((id) => !members.has(id));
  return absent === undefined ? undefined : badRequest("not_a_member", `The user with the ID ${absent} is no member.`);
}

function wrongSubgroups(
  realm: Realm,
  actor: User,
  group: UserGroup,
  added: readonly number[],
  removed: readonly number[],
): Failure | undefined {
  if (added.length > 0) {
    if (!mayAddMembers(realm, group, actor))
      return badRequest("adding_subgroups_not_allowed", "You may not add subgroups to this group.");
    const unknown = unknownSubgroup(realm, added);
    if (unknown !== undefined) return unknown;
    const present = added.find((id) => group.direct_subgroup_ids.includes(id));
    if (present !== undefined)
      return badRequest("subgroup_already", `The group with the ID ${present} is a subgroup already.`);
    const cyclic = added.find((id) => closesCycle(realm, group.id, id));
    if (cyclic !== undefined)
      return badRequest("subgroup_cycle", `The group with the ID ${cyclic} contains this group already.`);
  }
  if (removed.length === 0) return undefined;
  if (!mayRemoveMembers(realm, group, actor))
    return badRequest("removing_subgroups_not_allowed", "You may not take subgroups out of this group.");
  const absent = removed.find((id) => !group.direct_subgroup_ids.includes(id) && !added.includes(id));
  return absent === undefined
    ? undefined
    : badRequest("not_a_subgroup", `The group with the ID ${absent} is no subgroup.`);
}

/**
 * Why members and subgroups of a group cannot be changed in this way: additions are looked at first, then removals,
 * then new subgroups, then old ones; each for the permission, for those named, and for whether they are there.
 *
 * @spec Endpoints 19
 */
export function wrongMemberChanges(
  realm: Realm,
  actor: User,
  group: UserGroup,
  changes: MemberChanges,
): Failure | undefined {
  const added = changes.add ?? [];
  const removed = changes.delete ?? [];
  const addition = added.length === 0 ? undefined : wrongAddition(realm, actor, group, added);
  if (addition !== undefined) return addition;
  const then = group.members.addAll(added);
  const removal = removed.length === 0 ? undefined : wrongRemoval(realm, actor, group, then, removed);
  if (removal !== undefined) return removal;
  return wrongSubgroups(realm, actor, group, changes.add_subgroups ?? [], changes.delete_subgroups ?? []);
}

/**
 * Changes members and subgroups of a group, as checked before: additions first, so that what is in both lists goes.
 *
 * @tells everybody `user_group/add_members`, `remove_members`, `add_subgroups` and `remove_subgroups`, one for each
 *   list that has something in it; those concerned of the channels that come into sight or leave it
 */
export function changeMembers(realm: Realm, group: UserGroup, changes: MemberChanges): Step {
  const added = distinct(changes.add);
  const removed = distinct(changes.delete);
  const addedGroups = distinct(changes.add_subgroups);
  const removedGroups = distinct(changes.delete_subgroups);
  let members = group.members.addAll(added);
  for (const id of removed) members = members.delete(id);
  const subgroups = new Set([...group.direct_subgroup_ids, ...addedGroups]);
  for (const id of removedGroups) subgroups.delete(id);
  const direct_subgroup_ids = [...subgroups].sort((a, b) => a - b);
  const next = withGroup(realm, group.id, { members, direct_subgroup_ids });
  const { id: group_id } = group;
  const throughGroups = [...addedGroups, ...removedGroups].flatMap((id) => allMemberIds(next, id));
  const concerned = [...IdSet.from([...added, ...removed, ...throughGroups])];
  return step(next, [
    ...memberEvents("add_members", group_id, added),
    ...memberEvents("remove_members", group_id, removed),
    ...subgroupEvents("add_subgroups", group_id, addedGroups),
    ...subgroupEvents("remove_subgroups", group_id, removedGroups),
    ...visibilityEvents(realm, next, concerned),
  ]);
}

function distinct(ids: readonly number[] | undefined): readonly number[] {
  return [...new Set(ids ?? [])].sort((a, b) => a - b);
}
