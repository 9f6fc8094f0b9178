import {
  CHANNEL_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTING_NAMES,
  USER_GROUP_SETTING_NAMES,
} from "../../../protocol/group-settings";
import { LIMITS } from "../../../protocol/limits";
import type { GroupUse } from "../../../protocol/refusals/codes";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { GroupSettingValue } from "../../realm/user-group";
import { has } from "../realm/feature-level";
import { userById } from "../users/people";
import { allGroups, groupByName, groupsWithin, userGroupById } from "./group-membership";
import { namesGroup } from "./group-value-check";

/** Why a list of accounts cannot be members of a group: one of them is unknown, deactivated, or the server's own. */
export function unknownMember(realm: Realm, userIds: readonly number[]) {
  const unknownId = userIds.find((id) => {
    const user = userById(realm, id);
    return user === undefined || user.is_system_bot || (!user.is_active && has(realm, "deactivatedUsersLeaveGroups"));
  });
  return unknownId === undefined
    ? undefined
    : badRequest("member_unknown", `There is no active user with the ID ${unknownId}.`);
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

const RESERVED_PREFIXES: readonly string[] = ["@", "role:", "user:", "stream:", "channel:"];

/**
 * Checks that a name can be that of a user group. Blanks around it belong to it; names of deactivated groups stay
 * taken.
 *
 * @param groupId - whose name it would be; null for a group that is about to be created
 */
export function checkGroupName(realm: Realm, name: string, groupId: number | null) {
  if (name.trim() === "") return badRequest("group_name_empty", "name: a group must have a name.");
  if ([...name].length > LIMITS.MAX_USER_GROUP_NAME_LENGTH) {
    const msg = `name: at most ${LIMITS.MAX_USER_GROUP_NAME_LENGTH} characters are allowed.`;
    return badRequest("group_name_too_long", msg);
  }
  const prefix = RESERVED_PREFIXES.find((reserved) => name.startsWith(reserved));
  if (prefix !== undefined) {
    return badRequest("group_name_reserved", `name: names of groups cannot begin with "${prefix}".`);
  }
  const same = groupByName(realm, name);
  if (same === undefined || same.id === groupId) return undefined;
  return badRequest("group_name_taken", `name: there is a group "${name}" already.`);
}

/** Whether a setting names a group: one of the realm, of any channel, or of another group. */
export function isNamedBySetting(realm: Realm, groupId: number): boolean {
  const isNamed = (value: GroupSettingValue): boolean => namesGroup(value, groupId);
  return (
    REALM_GROUP_SETTING_NAMES.some((name) => isNamed(realm.settings[name])) ||
    [...realm.channels].some((channel) => CHANNEL_GROUP_SETTING_NAMES.some((name) => isNamed(channel[name]))) ||
    allGroups(realm).some(
      (group) => group.id !== groupId && USER_GROUP_SETTING_NAMES.some((name) => isNamed(group[name])),
    )
  );
}

/**
 * Where a group is used: inside active groups, and in the settings of channels that are not archived, of active groups,
 * itself included, and of the realm.
 *
 * @see https://zulip.com/api/rest-error-handling
 */
export function usesOfGroup(realm: Realm, groupId: number): readonly GroupUse[] {
  const uses: GroupUse[] = [];
  const groups = allGroups(realm).filter((group) => !group.deactivated);
  const supergroup_ids = groups.filter((group) => group.direct_subgroup_ids.includes(groupId)).map(({ id }) => id);
  if (supergroup_ids.length > 0) uses.push({ type: "subgroup", supergroup_ids });
  for (const channel of realm.channels) {
    if (channel.is_archived) continue;
    const settings = CHANNEL_GROUP_SETTING_NAMES.filter((name) => namesGroup(channel[name], groupId));
    if (settings.length > 0) uses.push({ type: "channel", channel_id: channel.stream_id, settings });
  }
  for (const group of groups) {
    const settings = USER_GROUP_SETTING_NAMES.filter((name) => namesGroup(group[name], groupId));
    if (settings.length > 0) uses.push({ type: "user_group", group_id: group.id, settings });
  }
  const settings = REALM_GROUP_SETTING_NAMES.filter((name) => namesGroup(realm.settings[name], groupId));
  if (settings.length > 0) uses.push({ type: "realm", settings });
  return uses;
}
