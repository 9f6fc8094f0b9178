import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { directMemberIds } from "../../rules/user-groups/group-membership";
import { shownGroupValue } from "../../rules/user-groups/group-setting-values";
import { USER_GROUP_SETTING_NAMES, USER_GROUP_SETTINGS } from "../../spec/group-settings";

/** The fields of a group that came later than the operations on groups, by their first feature level. */
const SINCE: Readonly<Record<string, number>> = {
  is_system_group: 93,
  direct_subgroup_ids: 131,
  deactivated: 290,
  date_created: 292,
  creator_id: 292,
  ...Object.fromEntries(USER_GROUP_SETTING_NAMES.map((name) => [name, USER_GROUP_SETTINGS[name].since])),
};

/**
 * A user group on its way out. Members are the direct ones that are active; those of system groups follow from roles.
 *
 * @spec Resources: record fields of a user group (not shown; public facts)
 */
export function userGroupView(realm: Realm, group: UserGroup): Record<string, unknown> {
  const fields: Record<string, unknown> = {
    id: group.id,
    name: group.name,
    description: group.description,
    date_created: group.date_created,
    creator_id: group.creator_id,
    members: directMemberIds(realm, group),
    direct_subgroup_ids: group.direct_subgroup_ids,
    is_system_group: group.system_name !== null,
    deactivated: group.deactivated,
    ...Object.fromEntries(USER_GROUP_SETTING_NAMES.map((name) => [name, shownGroupValue(realm, group[name])])),
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => realm.feature_level >= (SINCE[name] ?? 0)));
}
