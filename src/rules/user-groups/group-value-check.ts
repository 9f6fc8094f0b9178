import { has } from "../realm/feature-level";
import { badRequest, type Failure, failure, isFailure } from "../../outcome/failures";
import type { GroupSettingValue } from "../../realm/group-setting-value";
import type { Realm } from "../../realm/realm";
import type { GroupSettingRule } from "../../spec/group-settings";
import { userById } from "../users/people";
import { userGroupById } from "./group-membership";
import { normalizeGroupValue, sameGroupValue, shownGroupValue } from "./group-setting-values";

/** A change of a group setting: the new value, and perhaps the one that the client believes to be there. */
export interface GroupValueChange {
  /** Who is to hold the permission: the ID of a group, or members and subgroups. */
  readonly new: GroupSettingValue;
  /** Who holds it as far as the client knows; anything else is a refusal. */
  readonly old?: GroupSettingValue;
}

/** A checked value in the form in which it is stored; wrapped, so that it cannot be taken for a failure. */
export interface CheckedGroupValue {
  readonly value: GroupSettingValue;
}

/**
 * Brings a value for a group setting to the form in which it is stored.
 *
 * @refuses BAD_REQUEST for an unknown or deactivated user, then for such a group; SYSTEM_GROUP_REQUIRED (with
 *   `setting_name`) where only system groups may stand; BAD_REQUEST for a system group that the setting excludes
 * @spec Value conventions: Group-setting value; Endpoints 3, 13
 */
export function checkGroupValue(
  realm: Realm,
  name: string,
  rule: GroupSettingRule,
  given: GroupSettingValue,
): CheckedGroupValue | Failure {
  const value = normalizeGroupValue(given);
  const members = typeof value === "number" ? [] : value.direct_members;
  const groups = typeof value === "number" ? [value] : value.direct_subgroups;
  const stranger = members.find((id) => userById(realm, id)?.is_active !== true || isSystemBot(realm, id));
  if (stranger !== undefined)
    return badRequest("group_value_user_unknown", `${name}: there is no active user with the ID ${stranger}.`);
  const unknown = groups.find((id) => userGroupById(realm, id)?.deactivated !== false);
  if (unknown !== undefined)
    return badRequest("group_value_group_unknown", `${name}: there is no active user group with the ID ${unknown}.`);
  const isSystem = typeof value === "number" && userGroupById(realm, value)?.system_name !== null;
  if (rule.only_system_groups !== undefined && !isSystem) {
    return failure("SYSTEM_GROUP_REQUIRED", "system_group_required", `${name}: only a system group can hold this.`, {
      setting_name: name,
    });
  }
  const excluded = groups.find((id) => isExcluded(realm, rule, id, typeof value === "number"));
  if (excluded === undefined) return { value };
  return badRequest(
    "group_value_excluded",
    `${name}: the group ${userGroupById(realm, excluded)?.name ?? excluded} cannot hold this.`,
  );
}

function isSystemBot(realm: Realm, userId: number): boolean {
  return userById(realm, userId)?.is_system_bot === true;
}

/** Whether a setting excludes a group: as the whole value or as a part of it. */
function isExcluded(realm: Realm, rule: GroupSettingRule, groupId: number, isWhole: boolean): boolean {
  const name = userGroupById(realm, groupId)?.system_name ?? null;
  if (name === null) return false;
  if (name === "role:internet") return true;
  if (name === "role:everyone" && !rule.allow_everyone) return true;
  if (!isWhole) return false;
  if (name === "role:nobody" && !rule.allow_nobody) return true;
  if (rule.refused_groups?.includes(name) === true) return true;
  return rule.only_system_groups !== undefined && !rule.only_system_groups.includes(name);
}

/**
 * Checks a change of a group setting against the present value.
 *
 * @returns the value to store, the present one itself when nothing changes
 * @refuses as a single value; then EXPECTATION_MISMATCH when `old` is not the present value
 */
export function checkGroupValueChange(
  realm: Realm,
  name: string,
  rule: GroupSettingRule,
  present: GroupSettingValue,
  change: GroupValueChange,
): CheckedGroupValue | Failure {
  const checked = checkGroupValue(realm, name, rule, change.new);
  if (isFailure(checked)) return checked;
  if (change.old !== undefined && !isPresent(realm, change.old, present)) {
    return failure("EXPECTATION_MISMATCH", "group_value_not_as_expected", `${name}: "old" is not the present value.`, {
      ...(has(realm, "mismatchesNameTheField") ? { field_name: "old" } : {}),
    });
  }
  return sameGroupValue(checked.value, present) ? { value: present } : checked;
}

/** Whether a client's idea of a value is right: as stored, or as shown without deactivated accounts. */
function isPresent(realm: Realm, old: GroupSettingValue, present: GroupSettingValue): boolean {
  const believed = normalizeGroupValue(old);
  const shown = normalizeGroupValue(shownGroupValue(realm, present));
  return sameGroupValue(believed, present) || sameGroupValue(believed, shown);
}

/** Whether a group-setting value names a group, by itself or among others. */
export function namesGroup(value: GroupSettingValue, groupId: number): boolean {
  return typeof value === "number" ? value === groupId : value.direct_subgroups.includes(groupId);
}
