import { USER_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { USER_GROUP, type UserGroupView } from "../../../protocol/records/groups";
import { viewAt } from "../../../protocol/schema/prune";
import { shows } from "../../../protocol/schema/tables";
import type { Realm } from "../../realm/realm";
import type { GroupSettingValue, UserGroup } from "../../realm/user-group";
import { directMemberIds } from "../../rules/user-groups/group-membership";
import { groupValueView } from "../../rules/user-groups/group-value-check";

/**
 * A user group as the interface shows it. Members are the active direct ones; those of system groups follow from
 * roles.
 *
 * @see https://zulip.com/api/get-user-groups
 */
export function userGroupView(realm: Realm, group: UserGroup): UserGroupView {
  return viewAt(realm.feature_level, USER_GROUP, {
    id: group.id,
    name: group.name,
    description: group.description,
    date_created: group.date_created,
    creator_id: group.creator_id,
    members: directMemberIds(realm, group),
    direct_subgroup_ids: group.direct_subgroup_ids,
    ...(shows(USER_GROUP, "subgroups", realm.feature_level) ? { subgroups: group.direct_subgroup_ids } : {}),
    is_system_group: group.system_name !== null,
    deactivated: group.deactivated,
    ...shownGroupSettings(realm, group, USER_GROUP_SETTING_NAMES),
    ...(shows(USER_GROUP, "can_mention_group_id", realm.feature_level)
      ? { can_mention_group_id: groupValueView(realm, group.can_mention_group) }
      : {}),
  });
}

/** The group settings of a channel or group on their way out. */
export function shownGroupSettings<Name extends string>(
  realm: Realm,
  holder: { readonly [Each in Name]: GroupSettingValue },
  names: readonly Name[],
): { readonly [Each in Name]: GroupSettingValue };
export function shownGroupSettings(
  realm: Realm,
  holder: Readonly<Record<string, GroupSettingValue>>,
  names: readonly string[],
): Readonly<Record<string, GroupSettingValue>> {
  const shown: Record<string, GroupSettingValue> = {};
  for (const name of names) {
    const value = holder[name];
    if (value !== undefined) shown[name] = groupValueView(realm, value);
  }
  return shown;
}
