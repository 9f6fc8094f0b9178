/** Permissions of the realm as old servers said them: numbers that represent system groups. */
import type { RealmGroupSetting, SystemGroupName } from "../../../protocol/group-settings";
import type { GroupValueChange } from "../../../protocol/parameters/accounts";
import { REALM_POLICIES, type RealmPolicy, type RealmPolicyRow } from "../../../protocol/realm-policies";
import { isKnownAt } from "../../../protocol/schema/tables";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { RealmSettings } from "../../realm/settings";
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

/** Group settings as the number that they once were; groups that no number represented show as the table says. */
export function policyOf(name: RealmPolicy, held: RealmSettings): number {
  const { settings, numbers, otherwise } = realmPolicyRow(name);
  const found = Object.entries(numbers).find(([, groups]) =>
    settings.every((setting, index) => held[setting] === groupIdOf(groups[index])),
  );
  return found === undefined ? otherwise : Number(found[0]);
}

function groupIdOf(name: SystemGroupName | undefined): number | undefined {
  return name === undefined ? undefined : systemGroupId(name);
}

/** The old numbers that the realm's feature level takes and tells: below the groups that came in their place. */
export function knownPolicies(realm: Realm): readonly RealmPolicy[] {
  return REALM_POLICY_NAMES.filter((name) => isKnownAt(realmPolicyRow(name), realm.feature_level));
}

/** What old requests may say about permissions. */
export type RealmPolicyParams = { readonly [Name in keyof typeof REALM_POLICIES]?: number };

/**
 * The changes of group settings that old numbers represent. Numbers that the realm's level does not know are ignored.
 */
export function changesByPolicy(realm: Realm, params: RealmPolicyParams) {
  const changes: Partial<Record<RealmGroupSetting, GroupValueChange>> = {};
  for (const name of knownPolicies(realm)) {
    const given = params[name];
    if (given === undefined) continue;
    const { numbers, numbers_since = {}, settings } = realmPolicyRow(name);
    const known = Object.keys(numbers).filter((number) => realm.feature_level >= (numbers_since[Number(number)] ?? 0));
    const groups = numbers[given];
    if (groups === undefined || !known.includes(String(given))) {
      return badRequest("setting_invalid", `${name}: expected one of ${known.join(", ")}.`);
    }
    settings.forEach((setting, index) => {
      const id = groupIdOf(groups[index]);
      if (id !== undefined) changes[setting] = { new: id };
    });
  }
  return changes;
}

/** Changed group settings as the old numbers that the realm's level tells them by. */
export function changedPolicies(
  realm: Realm,
  changed: Partial<RealmSettings>,
): readonly (readonly [RealmPolicy, number])[] {
  return knownPolicies(realm).flatMap((name): (readonly [RealmPolicy, number])[] => {
    const { settings } = realmPolicyRow(name);
    const isChanged = settings.some((setting) => changed[setting] !== undefined);
    return isChanged ? [[name, policyOf(name, { ...realm.settings, ...changed })]] : [];
  });
}
