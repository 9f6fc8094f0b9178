/** Permissions of the realm as old servers said them: numbers that stand for system groups. */

import type { GroupSettingValue } from "../../realm/group-setting-value";
import type { Realm } from "../../realm/realm";
import { SYSTEM_GROUP_NAMES } from "../../spec/group-settings";
import { REALM_POLICIES, type RealmPolicy, type RealmPolicyRow } from "../../spec/realm-policies";
import { systemGroupId } from "../user-groups/group-membership";

/** The names of the old numbers, in the order of their table. */
export const REALM_POLICY_NAMES: readonly RealmPolicy[] = Object.keys(REALM_POLICIES).filter(isRealmPolicy);

function isRealmPolicy(name: string): name is RealmPolicy {
  return Object.hasOwn(REALM_POLICIES, name);
}

/** The row of an old number, as the table declares it. */
export function realmPolicyRow(name: RealmPolicy): RealmPolicyRow {
  return REALM_POLICIES[name];
}

/** A group setting as the number that it once was; a group that no number stood for shows as the table says. */
export function policyOf(name: RealmPolicy, value: GroupSettingValue): number {
  const { numbers, otherwise } = realmPolicyRow(name);
  const group = SYSTEM_GROUP_NAMES.find((each) => systemGroupId(each) === value);
  return (group === undefined ? undefined : numbers[group]) ?? otherwise;
}

/** The group that an old number stands for; undefined for a number that stands for none. */
export function groupOfPolicy(name: RealmPolicy, policy: number): number | undefined {
  const { numbers } = realmPolicyRow(name);
  const group = SYSTEM_GROUP_NAMES.find((each) => numbers[each] === policy);
  return group === undefined ? undefined : systemGroupId(group);
}

/** All old numbers as they stand now, whatever the level of the realm. */
export function realmPolicies({ settings }: Realm): readonly (readonly [RealmPolicy, number])[] {
  return REALM_POLICY_NAMES.map((name) => [name, policyOf(name, settings[realmPolicyRow(name).setting])]);
}
