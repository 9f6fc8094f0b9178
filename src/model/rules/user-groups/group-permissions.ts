/* Who may do what with user groups: one question each, for the operations on groups and for invitations. */
import { USER_GROUP_SETTINGS, type UserGroupSetting } from "../../../protocol/group-settings";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import { has } from "../realm/feature-level";
import { isGuest, isModerator } from "../users/people";
import { holdsKnownPermission, holdsRealmPermission, userGroupById } from "./group-membership";

/** Whether an account has one of a group's permissions. */
export function holdsGroupPermission(realm: Realm, group: UserGroup, name: UserGroupSetting, user: User): boolean {
  return holdsKnownPermission(realm, group[name], USER_GROUP_SETTINGS[name], user);
}

/**
 * Whether an account may change a group, deactivate it, and do everything with its members. At first, an account with
 * `can_manage_all_groups` that is not a moderator could change only groups that it belongs to.
 */
export function mayManageGroup(realm: Realm, group: UserGroup, user: User): boolean {
  if (holdsGroupPermission(realm, group, "can_manage_group", user)) return true;
  if (!holdsRealmPermission(realm, "can_manage_all_groups", user)) return false;
  const isForAll = has(realm, "managersReachAllGroups") || isModerator(user);
  return isForAll || group.members.has(user.user_id);
}

/**
 * Whether an account may add others, or subgroups, to a group.
 *
 * @see https://zulip.com/api/send-invites
 */
export function mayAddMembers(realm: Realm, group: UserGroup, user: User): boolean {
  return mayManageGroup(realm, group, user) || holdsGroupPermission(realm, group, "can_add_members_group", user);
}

/** Whether an account may add itself to a group. */
export function mayJoin(realm: Realm, group: UserGroup, user: User): boolean {
  return mayAddMembers(realm, group, user) || holdsGroupPermission(realm, group, "can_join_group", user);
}

/** Whether an account may take others, or subgroups, out of a group. */
export function mayRemoveMembers(realm: Realm, group: UserGroup, user: User): boolean {
  return mayManageGroup(realm, group, user) || holdsGroupPermission(realm, group, "can_remove_members_group", user);
}

/** Whether an account may leave a group. */
export function mayLeave(realm: Realm, group: UserGroup, user: User): boolean {
  return mayRemoveMembers(realm, group, user) || holdsGroupPermission(realm, group, "can_leave_group", user);
}

/** Why an account cannot use operations on groups at all: guests cannot, nor bots before the level that lets them. */
export function refusedGroups(realm: Realm, user: User) {
  if (isGuest(user)) return badRequest("guests_see_no_groups", "Guests cannot use operations on user groups.");
  if (!user.is_bot || has(realm, "botsUseGroups")) return undefined;
  return badRequest("bots_use_no_groups", "Bots cannot use operations on user groups.");
}

/** Why an account cannot create groups: it cannot use them at all, or has not the permission. */
export function groupCreatorsOnly(realm: Realm, user: User) {
  const excluded = refusedGroups(realm, user);
  if (isFailure(excluded)) return excluded;
  if (holdsRealmPermission(realm, "can_create_groups", user)) return undefined;
  return badRequest("group_creation_not_allowed", "You are not allowed to create user groups.");
}

/**
 * Finds the group whose members are requested.
 *
 * @refuses BAD_REQUEST for no such group; for a deactivated one below feature level 391
 */
export function groupToRead(realm: Realm, groupId: number) {
  const group = userGroupById(realm, groupId);
  if (group === undefined) return badRequest("group_unknown", "There is no such user group.");
  return group.deactivated ? badRequest("group_deactivated", "The group is deactivated.") : group;
}

/** Finds a group that requests can change. */
export function changeableGroup(realm: Realm, groupId: number) {
  const group = userGroupById(realm, groupId);
  if (group !== undefined && group.system_name === null) return group;
  return badRequest("group_unknown", "There is no such user group that can be changed.");
}

/** Finds a group that an account is about to change as a whole. */
export function managedGroup(realm: Realm, actor: User, groupId: number) {
  const group = changeableGroup(realm, groupId);
  if (isFailure(group) || mayManageGroup(realm, group, actor)) return group;
  return badRequest("group_management_not_allowed", "You are not allowed to manage this group.");
}
