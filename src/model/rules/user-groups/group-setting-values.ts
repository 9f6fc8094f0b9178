import type { GroupSettingValue } from "../../realm/user-group";
import type { Realm } from "../../realm/realm";
import { has } from "../realm/feature-level";
import { userById } from "../users/people";
import { systemGroupId } from "./group-membership";

/**
 * Brings a group-setting value to the form in which it is stored: one subgroup and no member is that group; nobody at
 * all is `role:nobody`; lists ascend without duplicates.
 *
 * @spec Value conventions: Group-setting value
 */
export function normalizeGroupValue(value: GroupSettingValue): GroupSettingValue {
  if (typeof value === "number") return value;
  const members = [...new Set(value.direct_members)].sort((a, b) => a - b);
  const subgroups = [...new Set(value.direct_subgroups)].sort((a, b) => a - b);
  const [first, ...others] = subgroups;
  if (members.length > 0 || others.length > 0) return { direct_members: members, direct_subgroups: subgroups };
  return first ?? systemGroupId("role:nobody");
}

/** Whether two normalised values name the same people and groups. */
export function sameGroupValue(first: GroupSettingValue, second: GroupSettingValue): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Whether a group-setting value names an account by itself, not through a group. */
export function namesUser(value: GroupSettingValue, userId: number): boolean {
  return typeof value !== "number" && value.direct_members.includes(userId);
}

/**
 * A group-setting value on its way out: deactivated accounts are not shown, but on old servers, though they hold the
 * permission again when they come back.
 *
 * @spec Value conventions: Group-setting value
 */
export function groupValueView(realm: Realm, value: GroupSettingValue): GroupSettingValue {
  if (typeof value === "number" || !has(realm, "deactivatedPeopleLeaveGroups")) return value;
  const direct_members = value.direct_members.filter((id) => userById(realm, id)?.is_active === true);
  return direct_members.length === value.direct_members.length ? value : { ...value, direct_members };
}
