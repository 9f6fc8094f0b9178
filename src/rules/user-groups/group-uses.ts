import type { GroupUse } from "../../spec/refusals/codes";
import type { Realm } from "../../realm/realm";
import {
  CHANNEL_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTING_NAMES,
  USER_GROUP_SETTING_NAMES,
} from "../../spec/group-settings";
import { namesGroup } from "./group-value-check";

/**
 * Where a group is used: inside active groups, and in the settings of channels that are not archived, of active groups,
 * itself included, and of the realm.
 *
 * @spec Errors: CANNOT_DEACTIVATE_GROUP_IN_USE (not shown; public facts)
 * @settled check_user_group_can_be_deactivated
 */
export function usesOfGroup(realm: Realm, groupId: number): readonly GroupUse[] {
  const uses: GroupUse[] = [];
  const groups = [...realm.user_groups].filter((group) => !group.deactivated);
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
