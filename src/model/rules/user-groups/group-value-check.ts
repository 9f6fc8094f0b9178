import { allowsNobody, type GroupSettingRule, type SystemGroupName } from "../../../protocol/group-settings";
import type { GroupValueChange } from "../../../protocol/parameters/accounts";
import { ascending } from "../../collections/sorted-ids";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { AnonymousGroup, GroupSettingValue } from "../../realm/user-group";
import { has } from "../realm/feature-level";
import { userById } from "../users/people";
import { systemGroupId, userGroupById } from "./group-membership";

/**
 * Converts a group-setting value to its stored form: a list of exactly one subgroup without members is that group; an
 * empty value is `role:nobody`; lists ascend without duplicates.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export function normalizeGroupValue(value: GroupSettingValue): GroupSettingValue {
  if (typeof value === "number") return value;
  const named = namedGroup(value);
  if (typeof named === "number") return named;
  const { direct_members, direct_subgroups } = named;
  if (direct_members.length === 0 && direct_subgroups.length === 0) return systemGroupId("role:nobody");
  return { direct_members: ascending(direct_members), direct_subgroups: ascending(direct_subgroups) };
}

/**
 * A group-setting value as servers read it: a list of exactly one subgroup without members is that group. Answers and
 * the event of creation repeat it in this form, with the order and the duplicates that were sent.
 */
export function namedGroup(value: GroupSettingValue): GroupSettingValue {
  if (typeof value === "number") return value;
  const [first, ...others] = value.direct_subgroups;
  return value.direct_members.length > 0 || others.length > 0 || first === undefined ? value : first;
}

/** Whether two normalised values name the same users and groups. */
function sameGroupValue(first: GroupSettingValue, second: GroupSettingValue): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Whether a group-setting value names an account by itself, not through a group. */
export function namesUser(value: GroupSettingValue, userId: number): boolean {
  return typeof value !== "number" && value.direct_members.includes(userId);
}

/**
 * The shown form of a group-setting value. Deactivated accounts are hidden, except on old servers, but they have the
 * permission again after reactivation.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export function groupValueView(realm: Realm, value: GroupSettingValue): GroupSettingValue {
  if (typeof value === "number" || !has(realm, "deactivatedUsersLeaveGroups")) return value;
  const direct_members = value.direct_members.filter((id) => userById(realm, id)?.is_active === true);
  return direct_members.length === value.direct_members.length ? value : { ...value, direct_members };
}

/**
 * Converts a value for a group setting to its stored form.
 *
 * @refuses BAD_REQUEST for an unknown or deactivated user, then for such a group, on old servers for any users; for one
 *   group BAD_REQUEST when it is unknown or deactivated, then for a system group that the setting excludes
 * @see https://zulip.com/api/group-setting-values
 */
export function checkGroupValue(realm: Realm, name: string, rule: GroupSettingRule, given: GroupSettingValue) {
  const value = normalizeGroupValue(given);
  if (typeof value !== "number") {
    const people = checkedUsers(realm, name, value);
    if (isFailure(people) || realm.feature_level >= rule.objects_since) return people;
    return badRequest("group_value_excluded", `${name}: this server accepts only the ID of a group.`);
  }
  const group = userGroupById(realm, value);
  if (group === undefined || group.deactivated) return groupUnknown(name, value);
  if (!isExcluded(realm, rule, group.system_name)) return value;
  return badRequest("group_value_excluded", `${name}: the group ${group.name} cannot hold this.`);
}

/** Checks a value for a group setting of the realm, some of which only a system group may hold. */
function checkRealmGroupValue(realm: Realm, name: string, rule: GroupSettingRule, given: GroupSettingValue) {
  const value = normalizeGroupValue(given);
  const isRestricted = rule.only_system_groups !== undefined;
  if (isRestricted && typeof value !== "number") return needsSystemGroup(name);
  const checked = checkGroupValue(realm, name, rule, given);
  if (typeof checked !== "number" || !isRestricted) return checked;
  return userGroupById(realm, checked)?.system_name === null ? needsSystemGroup(name) : checked;
}

/** A value that names users and groups, of which any system group may be one. */
function checkedUsers(realm: Realm, name: string, value: AnonymousGroup) {
  const unknownId = value.direct_members.find(
    (id) => userById(realm, id)?.is_active !== true || isSystemBot(realm, id),
  );
  if (unknownId !== undefined)
    return badRequest("group_value_user_unknown", `${name}: there is no active user with the ID ${unknownId}.`);
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
  if (name === "role:nobody" && !allowsNobody(realm.feature_level, rule)) return true;
  const isRefused = rule.refused_groups?.includes(name) === true;
  if (isRefused && !followsServer(realm, "ownersMayMentionGroups")) return true;
  return rule.only_system_groups !== undefined && !rule.only_system_groups.includes(name);
}

/**
 * Checks a change of a group setting against the present value.
 *
 * @returns the value to store, the present one itself when nothing changes
 * @refuses EXPECTATION_MISMATCH when `old` is not the present value; then as a single value, if it is another one
 * Assumption A175.
 */
export function checkGroupValueChange(
  realm: Realm,
  name: string,
  rule: GroupSettingRule,
  present: GroupSettingValue,
  change: GroupValueChange,
) {
  return unchangedValue(realm, name, present, change) ?? checkGroupValue(realm, name, rule, change.new);
}

/** The same for a setting of the realm, some of which only a system group may hold. */
export function checkRealmGroupValueChange(
  realm: Realm,
  name: string,
  rule: GroupSettingRule,
  present: GroupSettingValue,
  change: GroupValueChange,
) {
  return unchangedValue(realm, name, present, change) ?? checkRealmGroupValue(realm, name, rule, change.new);
}

/** The present value where it stays, or the refusal of a wrong idea of it; undefined for another value. */
export function unchangedValue(realm: Realm, name: string, present: GroupSettingValue, change: GroupValueChange) {
  if (change.old !== undefined && !isPresent(realm, change.old, present)) {
    return failure("EXPECTATION_MISMATCH", "group_value_not_as_expected", `${name}: "old" is not the present value.`, {
      ...(has(realm, "mismatchesNameTheField") ? { field_name: "old" } : {}),
    });
  }
  return sameGroupValue(normalizeGroupValue(change.new), present) ? present : undefined;
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
