import { ROLES } from "../../../protocol/accounts";
import {
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  type RealmGroupSetting,
  SYSTEM_GROUP_NAMES,
  type SystemGroupName,
} from "../../../protocol/group-settings";
import { DAY_SECONDS } from "../../../protocol/limits";
import { FORMER_NUMBERS } from "../../../protocol/realm-policies";
import { IdSet } from "../../collections/id-set";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { GroupSettingValue, UserGroup } from "../../realm/user-group";
import { has } from "../realm/feature-level";
import { isGuest, userById } from "../users/people";

/** The group with an ID, deactivated ones included. */
export function userGroupById(realm: Realm, groupId: number): UserGroup | undefined {
  return realm.user_groups.get(groupId - 1) ?? undefined;
}

/** The groups that there are, by ID: deactivated ones included, deleted ones not. */
export function allGroups(realm: Realm): readonly UserGroup[] {
  return [...realm.user_groups].filter((group) => group !== null);
}

/** The group with a name, deactivated ones included. */
export function groupByName(realm: Realm, name: string): UserGroup | undefined {
  for (const group of realm.user_groups) if (group?.name === name) return group;
  return undefined;
}

/** The ID of a system group; the same in every realm. */
export function systemGroupId(name: SystemGroupName): number {
  return SYSTEM_GROUP_NAMES.indexOf(name) + 1;
}

/** Whether an account has been a member long enough to count as a full one. */
export function isFullMember(realm: Realm, user: User): boolean {
  if (user.role < ROLES.MEMBER) return true;
  if (user.role !== ROLES.MEMBER) return false;
  return realm.now - user.date_joined >= realm.settings.waiting_period_threshold * DAY_SECONDS;
}

/** Whether an account belongs to a system group, directly or through a role above. */
export function isInSystemGroup(realm: Realm, name: SystemGroupName, user: User): boolean {
  switch (name) {
    case "role:nobody":
      return false;
    case "role:owners":
      return user.role <= ROLES.OWNER;
    case "role:administrators":
      return user.role <= ROLES.ADMINISTRATOR;
    case "role:moderators":
      return user.role <= ROLES.MODERATOR;
    case "role:fullmembers":
      return isFullMember(realm, user);
    case "role:members":
      return user.role <= ROLES.MEMBER;
    case "role:everyone":
    case "role:internet":
      return true;
  }
}

/**
 * Whether an account is a direct member of a group: an active one, on old servers a deactivated one, too; those of
 * system groups follow from roles.
 */
export function isDirectMember(realm: Realm, group: UserGroup, user: User): boolean {
  const mayBeIn = user.is_active || !has(realm, "deactivatedUsersLeaveGroups");
  return mayBeIn && isHeldDirectly(realm, group, user);
}

/** Whether a group holds an account, which may be deactivated: servers keep these in system groups. */
export function isHeldDirectly(realm: Realm, group: UserGroup, user: User): boolean {
  if (group.system_name === null) return group.members.has(user.user_id);
  switch (group.system_name) {
    case "role:owners":
      return user.role === ROLES.OWNER;
    case "role:administrators":
      return user.role === ROLES.ADMINISTRATOR;
    case "role:moderators":
      return user.role === ROLES.MODERATOR;
    case "role:fullmembers":
      return user.role === ROLES.MEMBER && isFullMember(realm, user);
    case "role:members":
      return user.role === ROLES.MEMBER;
    case "role:everyone":
      return user.role === ROLES.GUEST;
    default:
      return false;
  }
}

/** Whether an active account belongs to a group, directly or through subgroups of any depth. */
export function isGroupMember(realm: Realm, groupId: number, user: User): boolean {
  return user.is_active && isMember(realm, groupId, user);
}

/** Most settings name a system group. Its members are known without a search. */
function isMember(realm: Realm, groupId: number, user: User): boolean {
  const name = userGroupById(realm, groupId)?.system_name ?? null;
  return name === null ? isMemberOfAny(realm, [groupId], user) : isInSystemGroup(realm, name, user);
}

function isMemberOfAny(realm: Realm, groupIds: readonly number[], user: User): boolean {
  const seen = new Set<number>();
  const waiting = [...groupIds];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const group = userGroupById(realm, id);
    if (group === undefined) continue;
    if (group.system_name !== null) {
      if (isInSystemGroup(realm, group.system_name, user)) return true;
      continue;
    }
    if (group.members.has(user.user_id)) return true;
    waiting.push(...group.direct_subgroup_ids);
  }
  return false;
}

/**
 * Whether an account is among those whom a group setting names.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export function isInGroupSetting(realm: Realm, value: GroupSettingValue, user: User): boolean {
  if (!user.is_active) return false;
  if (typeof value === "number") return isMember(realm, value, user);
  return value.direct_members.includes(user.user_id) || isMemberOfAny(realm, value.direct_subgroups, user);
}

/**
 * Whether an account holds a permission. Where the permission is not for everyone, a guest does not hold it even
 * when named directly.
 */
export function holdsPermission(realm: Realm, value: GroupSettingValue, rule: GroupSettingRule, user: User): boolean {
  if (!rule.allow_everyone && isGuest(user)) return false;
  return isInGroupSetting(realm, value, user);
}

/**
 * Like `holdsPermission`. Where the feature level does not have the setting, its default group decides; a creator has no
 * permission then.
 */
export function holdsKnownPermission(
  realm: Realm,
  value: GroupSettingValue,
  rule: GroupSettingRule,
  user: User,
  isKnown: boolean = realm.feature_level >= rule.since,
): boolean {
  if (isKnown) return holdsPermission(realm, value, rule, user);
  return rule.default_group !== "creator" && isInSystemGroup(realm, rule.default_group, user);
}

/** Whether an account holds one of the realm's permissions, of which some were numbers before they were groups. */
export function holdsRealmPermission(realm: Realm, name: RealmGroupSetting, user: User): boolean {
  const rule: GroupSettingRule = REALM_GROUP_SETTINGS[name];
  const isKnown = realm.feature_level >= rule.since || FORMER_NUMBERS.has(name);
  return holdsKnownPermission(realm, realm.settings[name], rule, user, isKnown);
}

/** The IDs of a group and of all groups inside it: first the group, then its subgroups, then theirs. */
export function groupsWithin(realm: Realm, groupId: number): readonly number[] {
  const found = new Set([groupId]);
  // A set is walked in the order of its growth, what is added on the way included.
  for (const id of found) for (const inner of userGroupById(realm, id)?.direct_subgroup_ids ?? []) found.add(inner);
  return [...found];
}

/** The direct members of a group, ascending: active ones; on old servers deactivated ones, too. */
export function directMemberIds(realm: Realm, group: UserGroup): number[] {
  const ids: number[] = [];
  const all = !has(realm, "deactivatedUsersLeaveGroups");
  if (group.system_name === null) {
    for (const id of group.members) if (all || userById(realm, id)?.is_active === true) ids.push(id);
    return ids;
  }
  for (const user of realm.users) {
    if ((all || user.is_active) && isHeldDirectly(realm, group, user)) ids.push(user.user_id);
  }
  return ids;
}

/** The members of a group and of all groups inside it, ascending: those that `directMemberIds` gives. */
export function allMemberIds(realm: Realm, groupId: number): number[] {
  let ids = IdSet.empty();
  for (const id of groupsWithin(realm, groupId)) {
    const group = userGroupById(realm, id);
    if (group !== undefined) ids = ids.addAll(directMemberIds(realm, group));
  }
  return [...ids];
}
