import type { GroupUse } from "../../../protocol/refusals/codes";
import type { GroupSettingValue } from "../../realm/user-group";
import type { Realm } from "../../realm/realm";
import {
  CHANNEL_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTING_NAMES,
  USER_GROUP_SETTING_NAMES,
} from "../../../protocol/group-settings";
import { allGroups } from "./group-membership";
import { namesGroup } from "./group-value-check";

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
 * @spec Errors: CANNOT_DEACTIVATE_GROUP_IN_USE (not shown; public facts)
 * @settled check_user_group_can_be_deactivated
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
