/** Which groups may say who counts as a workplace user. */
import type { UserGroupSetting } from "../../../protocol/group-settings";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { GroupSettingValue, UserGroup } from "../../realm/user-group";
import { groupsWithin, systemGroupId, userGroupById } from "../user-groups/group-membership";

/** The permissions of a group that change its members. */
const MEMBERSHIP = [
  "can_add_members_group",
  "can_join_group",
  "can_manage_group",
  "can_remove_members_group",
] as const satisfies readonly UserGroupSetting[];

/**
 * Refuses a group whose members others than administrators can change, directly or in a subgroup. Members of system
 * groups follow from roles, and those of a group without a name are part of the setting. Assumption A477.
 */
export function checkWorkplaceUsers(realm: Realm, value: GroupSettingValue) {
  const ids = typeof value === "number" ? [value] : value.direct_subgroups;
  const groups = ids.flatMap((id) => groupsWithin(realm, id)).flatMap((id) => userGroupById(realm, id) ?? []);
  if (groups.every((group) => changesByAdministratorsOnly(group))) return undefined;
  const msg = "workplace_users_group: a group is expected whose members only administrators can change.";
  return badRequest("workplace_users_not_allowed", msg);
}

function changesByAdministratorsOnly(group: UserGroup): boolean {
  return group.system_name !== null || MEMBERSHIP.every((name) => isOfAdministrators(group[name]));
}

function isOfAdministrators(value: GroupSettingValue): boolean {
  const allowed = (["role:nobody", "role:owners", "role:administrators"] as const).map((name) => systemGroupId(name));
  if (typeof value === "number") return allowed.includes(value);
  return value.direct_members.length === 0 && value.direct_subgroups.every((id) => allowed.includes(id));
}
