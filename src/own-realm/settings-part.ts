/** Settings of the realm and of the account, by their newest names. */
import { isJsonObject } from "../matching/json-value";
import type { FixtureGroupValue } from "../model/fixture/fixture-values";
import { formerRealmSettings, formerUserSettings, presentValue } from "../model/rules/settings/former-forms";
import { REALM_GROUP_SETTING_NAMES } from "../protocol/group-settings";
import { REALM_POLICIES } from "../protocol/realm-policies";
import { REALM_SETTINGS } from "../protocol/realm-settings";
import type { SettingRule } from "../protocol/setting-rule";
import { USER_SETTINGS } from "../protocol/user-settings";
import { type Body, idsIn } from "./answers";
import type { Names } from "./names";

type Rules = Readonly<Record<string, { readonly rule: SettingRule }>>;

/** The realm settings of a registration. Texts are replaced; addresses are left to the server. */
export function realmSettings(
  registration: Body,
  level: number,
  names: Names,
  text: (written: string) => string,
): Record<string, unknown> {
  const shown = (name: string): unknown => registration[`realm_${name}`];
  const settings: Record<string, unknown> = {};
  for (const [name, value] of plainRealmSettings(registration, level)) {
    const rules: Rules = REALM_SETTINGS;
    const rule = rules[name]?.rule;
    if (rule?.kind === "address") continue;
    const channel = rule?.kind === "channel" ? names.channels.get(Number(value))?.name : undefined;
    const isText = rule?.kind === "string" && name.endsWith("_text") && typeof value === "string";
    settings[name] = channel ?? (isText ? text(value) : value);
  }
  for (const name of REALM_GROUP_SETTING_NAMES) {
    const value = groupValueLike(shown(name), names);
    if (value !== undefined) settings[name] = value;
  }
  for (const [policy, { settings: replacing, numbers, until }] of Object.entries(REALM_POLICIES)) {
    const groups: readonly string[] = level < until ? (lookUp(numbers, shown(policy)) ?? []) : [];
    groups.forEach((group, place) => (settings[replacing[place] ?? ""] = group));
  }
  return settings;
}

/** The settings that the account has for itself. */
export function ownSettings(registration: Body, level: number): Record<string, unknown> {
  const { user_settings } = registration;
  const shown = isJsonObject(user_settings) ? user_settings : registration;
  return Object.fromEntries(plainSettings(USER_SETTINGS, formerUserSettings(level), (name) => shown[name]));
}

/** The values of settings that are shown, by their newest names and as their newest values. */
function plainSettings(
  rules: Rules,
  former: ReturnType<typeof formerUserSettings>,
  shown: (name: string) => unknown,
): readonly (readonly [string, unknown])[] {
  return Object.keys(rules).flatMap((name): readonly (readonly [string, unknown])[] => {
    const form = former.get(name);
    const value = shown(form?.name ?? name);
    return value === undefined ? [] : [[name, presentValue(form?.values, value)]];
  });
}

/** The realm settings of a registration that are not group settings, as it shows them. */
export function plainRealmSettings(registration: Body, level: number): readonly (readonly [string, unknown])[] {
  return plainSettings(REALM_SETTINGS, formerRealmSettings(level), (name) => registration[`realm_${name}`]);
}

/** Who has a permission, by the names of the fixture; undefined for a group that is not shown. */
export function groupValueLike(value: unknown, names: Names): FixtureGroupValue | undefined {
  if (typeof value === "number") return names.groups.get(value);
  if (!isJsonObject(value)) return undefined;
  return {
    direct_members: idsIn(value["direct_members"]).flatMap((id) => names.people.get(id)?.email ?? []),
    direct_subgroups: idsIn(value["direct_subgroups"]).flatMap((id) => names.groups.get(id) ?? []),
  };
}

/** The permissions of a channel or a group that are shown. */
export function permissionsLike<Name extends string>(
  rules: Readonly<Record<Name, unknown>>,
  shown: Body,
  names: Names,
): Record<string, FixtureGroupValue> {
  const values = Object.keys(rules).map((name) => [name, groupValueLike(shown[name], names)] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function lookUp<Value>(table: Readonly<Record<number, Value>>, key: unknown): Value | undefined {
  return typeof key === "number" ? table[key] : undefined;
}
