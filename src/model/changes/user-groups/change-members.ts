import type { Reason } from "../../../protocol/refusals/reasons";
import { ascending } from "../../collections/sorted-ids";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type FailureOf, isFailure } from "../../outcome/failures";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import {
  wrongAddition,
  wrongNewSubgroups,
  wrongOldSubgroups,
  wrongRemoval,
} from "../../rules/user-groups/check-members";
import { allGroups, allMemberIds, userGroupById } from "../../rules/user-groups/group-membership";
import { userById } from "../../rules/users/people";
import { sendNotice } from "../messages/notices";
import { withGroup } from "../users/people-changes";
import { memberEvents, subgroupEvents, visibilityOf } from "./user-group-events";

/** Which groups come and go; a list without anything changes nothing. */
export interface SubgroupChanges {
  /** The IDs of subgroups to add. Since feature level 311. */
  readonly add_subgroups?: readonly number[];
  /** The IDs of subgroups to remove. Since feature level 311. */
  readonly delete_subgroups?: readonly number[];
}

/** Who comes and goes, too. */
export interface MemberChanges extends SubgroupChanges {
  /** The IDs of accounts to add. */
  readonly add?: readonly number[];
  /** The IDs of accounts to remove. */
  readonly delete?: readonly number[];
}

/** One of the four kinds of change: why it cannot be, and what it does. */
interface Kind<R extends Reason> {
  readonly list: keyof MemberChanges;
  wrong(realm: Realm, actor: User, group: UserGroup, ids: readonly number[]): FailureOf<"BAD_REQUEST", R> | undefined;
  change(realm: Realm, actor: User, group: UserGroup, ids: readonly number[]): Transition;
}

/** The kinds of changes of members, in the order in which they are executed. */
const KINDS_OF_MEMBERS = [
  {
    list: "add",
    wrong: wrongAddition,
    change: (realm, actor, group, ids) =>
      noticesTo(withMembers(realm, group, ids, "add_members"), actor, ids, `added you to the group ${mention(group)}.`),
  },
  {
    list: "delete",
    wrong: wrongRemoval,
    change: (realm, actor, group, ids) =>
      noticesTo(
        withMembers(realm, group, ids, "remove_members"),
        actor,
        ids,
        `removed you from the group ${mention(group)}.`,
      ),
  },
] as const satisfies readonly Kind<Reason>[];

/** The kinds of changes of subgroups, which come after those of members. */
const KINDS_OF_SUBGROUPS = [
  {
    list: "add_subgroups",
    wrong: wrongNewSubgroups,
    change: (realm, _actor, group, ids) => withSubgroups(realm, group, ids, "add_subgroups"),
  },
  {
    list: "delete_subgroups",
    wrong: wrongOldSubgroups,
    change: (realm, _actor, group, ids) => withSubgroups(realm, group, ids, "remove_subgroups"),
  },
] as const satisfies readonly Kind<Reason>[];

/**
 * Changes members and subgroups of a group, one kind of change after the other. An account that is added and removed in
 * the same call is removed in the end. Other accounts get a message from the notification bot.
 */
export function changeMembers(realm: Realm, actor: User, groupId: number, changes: MemberChanges) {
  const done = changeEach(realm, actor, groupId, changes, KINDS_OF_MEMBERS);
  if (isFailure(done)) return done;
  const subgroups = changeEach(done.realm, actor, groupId, changes, KINDS_OF_SUBGROUPS);
  return isFailure(subgroups) ? subgroups : andThen(done, () => subgroups);
}

/** Changes the subgroups of a group alone; refuses as `changeMembers` does. */
export function changeSubgroups(realm: Realm, actor: User, groupId: number, changes: SubgroupChanges) {
  return changeEach(realm, actor, groupId, changes, KINDS_OF_SUBGROUPS);
}

function changeEach<R extends Reason>(
  realm: Realm,
  actor: User,
  groupId: number,
  changes: MemberChanges,
  kinds: readonly Kind<R>[],
): Transition | FailureOf<"BAD_REQUEST", R> {
  let done: Transition = transition(realm);
  for (const kind of kinds) {
    const ids = changes[kind.list] ?? [];
    const group = userGroupById(done.realm, groupId);
    if (ids.length === 0 || group === undefined) continue;
    const wrong = kind.wrong(done.realm, actor, group, ids);
    if (isFailure(wrong)) return wrong;
    done = andThen(done, (current) => kind.change(current, actor, group, ascending(ids)));
  }
  return done;
}

function withMembers(
  realm: Realm,
  group: UserGroup,
  ids: readonly number[],
  op: "add_members" | "remove_members",
): Transition {
  let members = group.members;
  for (const id of ids) members = op === "add_members" ? members.add(id) : members.delete(id);
  const next = withGroup(realm, group.id, { members });
  return transition(next, [...memberEvents(op, group.id, ids), ...visibilityOf(realm, next, ids)]);
}

/** Gives a group subgroups, or takes some away. */
export function withSubgroups(
  realm: Realm,
  group: UserGroup,
  ids: readonly number[],
  op: "add_subgroups" | "remove_subgroups",
): Transition {
  const subgroups = new Set(group.direct_subgroup_ids);
  for (const id of ids) {
    if (op === "add_subgroups") subgroups.add(id);
    else subgroups.delete(id);
  }
  const next = withGroup(realm, group.id, { direct_subgroup_ids: [...subgroups].sort((a, b) => a - b) });
  const concerned = ascending(ids.flatMap((id) => allMemberIds(next, id)));
  return transition(next, [...subgroupEvents(op, group.id, ids), ...visibilityOf(realm, next, concerned)]);
}

function mention(group: UserGroup): string {
  return `@_*${group.name}*`;
}

/** Sends each user a direct message about what another account has done with it. */
function noticesTo(first: Transition, actor: User, userIds: readonly number[], action: string): Transition {
  return andThenForEach(first, userIds, (realm, id) => {
    if (id === actor.user_id || userById(realm, id)?.is_bot !== false) return transition(realm);
    return sendNotice(realm, id, `@_**${actor.full_name}|${actor.user_id}** ${action}`);
  });
}

/**
 * Deletes a group; other groups no longer contain it. Its place in the table stays empty, so that no other group gets
 * its ID.
 */
export function withoutGroup(realm: Realm, { id }: UserGroup): Transition {
  let emptied = realm;
  for (const holder of allGroups(realm)) {
    if (!holder.direct_subgroup_ids.includes(id)) continue;
    emptied = withGroup(emptied, holder.id, {
      direct_subgroup_ids: holder.direct_subgroup_ids.filter((each) => each !== id),
    });
  }
  const next = withFields(emptied, { user_groups: emptied.user_groups.set(id - 1, null) });
  const removed = eventFor(ALL_USERS, { type: "user_group", op: "remove", group_id: id });
  return transition(next, [removed, ...visibilityOf(realm, next, allMemberIds(realm, id))]);
}
