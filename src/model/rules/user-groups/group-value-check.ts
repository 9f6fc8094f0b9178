import type { GroupValueChange } from "../../../protocol/parameters/groups";
import { has } from "../realm/feature-level";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { AnonymousGroup, GroupSettingValue } from "../../realm/user-group";
import { followsServer } from "../../realm/settings";
import type { Realm } from "../../realm/realm";
import type { GroupSettingRule, SystemGroupName } from "../../../protocol/group-settings";
import { userById } from "../users/people";
import { userGroupById } from "./group-membership";
import { normalizeGroupValue, sameGroupValue, groupValueView } from "./group-setting-values";

/**
 * Brings a value for a group setting to the form in which it is stored.
 *
 * @refuses SYSTEM_GROUP_REQUIRED (with `setting_name`) for people and groups where only a system group may stand, then
 *   BAD_REQUEST for an unknown or deactivated user among them, then for such a group, on old servers for any; for one
 *   group BAD_REQUEST when it is unknown or deactivated, SYSTEM_GROUP_REQUIRED, then BAD_REQUEST for a system group
 *   that the setting excludes
 * @spec Value conventions: Group-setting value; Endpoints 3, 13
 */
export function checkGroupValue(realm: Realm, name: string, rule: GroupSettingRule, given: GroupSettingValue) {
  const value = normalizeGroupValue(given);
  if (typeof value !== "number") {
    if (rule.only_system_groups !== undefined) return needsSystemGroup(name);
    const people = checkedPeople(realm, name, value);
    if (isFailure(people) || realm.feature_level >= rule.objects_since) return people;
    return badRequest("group_value_excluded", `${name}: this server takes the ID of a group alone.`);
  }
  const group = userGroupById(realm, value);
  if (group === undefined || group.deactivated) return groupUnknown(name, value);
  if (rule.only_system_groups !== undefined && group.system_name === null) return needsSystemGroup(name);
  if (!isExcluded(realm, rule, group.system_name)) return value;
  return badRequest("group_value_excluded", `${name}: the group ${group.name} cannot hold this.`);
}

/** A value that names people and groups, of which any system group may be one. */
function checkedPeople(realm: Realm, name: string, value: AnonymousGroup) {
  const stranger = value.direct_members.find((id) => userById(realm, id)?.is_active !== true || isSystemBot(realm, id));
  if (stranger !== undefined)
    return badRequest("group_value_user_unknown", `${name}: there is no active user with the ID ${stranger}.`);
  const unknown = value.direct_subgroups.find((id) => userGroupById(realm, id)?.deactivated !== false);
  return unknown === undefined ? value : groupUnknown(name, unknown);
}

function groupUnknown(name: string, groupId: number) {
  return badRequest("group_value_group_unknown", `${name}: there is no active user group with the ID ${groupId}.`);
}

function needsSystemGroup(name: string) {
  const fields = { setting_name: name };
  return failure(
    "SYSTEM_GROUP_REQUIRED",
    "system_group_required",
    `${name}: only a system group can hold this.`,
    fields,
  );
}

function isSystemBot(realm: Realm, userId: number): boolean {
  return userById(realm, userId)?.is_system_bot === true;
}

/** Whether a setting excludes a group as its whole value. */
function isExcluded(realm: Realm, rule: GroupSettingRule, name: SystemGroupName | null): boolean {
  if (name === null) return false;
  if (name === "role:internet") return true;
  if (name === "role:everyone" && !rule.allow_everyone) return true;
  if (name === "role:nobody" && !rule.allow_nobody) return true;
  const isRefused = rule.refused_groups?.includes(name) === true;
  if (isRefused && !followsServer(realm, "ownersMayMentionGroups")) return true;
  return rule.only_system_groups !== undefined && !rule.only_system_groups.includes(name);
}

/**
 * Checks a change of a group setting against the present value.
 *
 * @returns the value to store, the present one itself when nothing changes
 * @refuses EXPECTATION_MISMATCH when `old` is not the present value; then as a single value, if it is another one
 * @assumes A175
 */
export function checkGroupValueChange(
  realm: Realm,
  name: string,
  rule: GroupSettingRule,
  present: GroupSettingValue,
  change: GroupValueChange,
) {
  if (change.old !== undefined && !isPresent(realm, change.old, present)) {
    return failure("EXPECTATION_MISMATCH", "group_value_not_as_expected", `${name}: "old" is not the present value.`, {
      ...(has(realm, "mismatchesNameTheField") ? { field_name: "old" } : {}),
    });
  }
  if (sameGroupValue(normalizeGroupValue(change.new), present)) return present;
  return checkGroupValue(realm, name, rule, change.new);
}

/** Whether a client's idea of a value is right: as stored, or as shown without deactivated accounts. */
function isPresent(realm: Realm, old: GroupSettingValue, present: GroupSettingValue): boolean {
  const believed = normalizeGroupValue(old);
  const shown = normalizeGroupValue(groupValueView(realm, present));
  return sameGroupValue(believed, present) || sameGroupValue(believed, shown);
}

/** Whether a group-setting value names a group, by itself or among others. */
export function namesGroup(value: GroupSettingValue, groupId: number): boolean {
  return typeof value === "number" ? value === groupId : value.direct_subgroups.includes(groupId);
}
