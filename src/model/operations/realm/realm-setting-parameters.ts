/** The parameters of the realm's settings, one for each row of their tables. */
import { FORMER_REALM_SETTINGS } from "../../../protocol/former-settings";
import {
  REALM_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTINGS,
  type RealmGroupSetting,
} from "../../../protocol/group-settings";
import { BARE_GROUP, groupChange, type GroupValueChange } from "../../../protocol/parameters/accounts";
import type { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { optional, type Parameter, type ParameterOptions } from "../../../protocol/schema/parameters";
import { boolean, integer, oneOf, text } from "../../../protocol/schema/shapes";
import type { SettingRule } from "../../../protocol/setting-rule";
import type { PlainRealmSettings } from "../../realm/settings";
import { REALM_POLICY_NAMES, type RealmPolicyParams, realmPolicyRow } from "../../rules/realm/realm-policies";
import { realmSettingRow, settableRealmSettings } from "../../rules/realm/realm-setting-check";
import { lastFormOf, presentValue } from "../../rules/settings/former-forms";

/** A setting that is a number has a word for no limit. */
type UnlimitedWord<Value> = number extends Value ? "unlimited" : never;

/** An optional parameter for each setting of the realm, group setting and former policy. */
export type RealmSettingParameters = {
  readonly [Name in keyof typeof REALM_SETTINGS]: Parameter<
    PlainRealmSettings[Name] | UnlimitedWord<PlainRealmSettings[Name]>,
    false
  >;
} & { readonly [Name in keyof typeof REALM_GROUP_SETTINGS]: Parameter<GroupValueChange, false> } & {
  readonly [Name in keyof RealmPolicyParams]-?: Parameter<number, false>;
};

/** The name, and the values, that old servers had for a setting. */
function formerParameter(name: string): ParameterOptions["former"] {
  const form = lastFormOf(FORMER_REALM_SETTINGS, name);
  if (form === undefined) return undefined;
  const { values, since, until } = form;
  if (values === undefined) return { name: form.name, since, until };
  const shape = values.some(([value]) => typeof value === "boolean") ? boolean : integer;
  const wire = { shape, convert: (value: unknown) => presentValue(values, value) };
  return { name: form.name, since, until, encoding: "json", wire };
}

function plainParameter(name: string, rule: SettingRule, levels: ParameterOptions): Parameter<unknown, false> {
  const former = formerParameter(name);
  const options = { ...levels, ...(former === undefined ? {} : { former }) };
  if (name === "message_retention_days" || rule.kind === "limit") return optional(oneOf(integer, text), options);
  if (rule.kind === "boolean" && former === undefined) return optional(boolean, options);
  if (rule.kind === "string") return optional(text, options);
  if (rule.kind === "address") return optional(text, { ...options, encoding: "json" });
  return optional(integer, options);
}

/** Group settings that were a group ID in requests, with the first level that takes a change with old and new. */
const BARE_UNTIL: Readonly<Partial<Record<RealmGroupSetting, number>>> = {
  can_access_all_users_group: 314,
  create_multiuse_invite_group: 314,
};

/** The parameters of the realm's settings. */
export function realmSettingParameters(): RealmSettingParameters {
  const plain = settableRealmSettings().map((name) => {
    const { rule, since = 0, until } = realmSettingRow(name);
    return [name, plainParameter(name, rule, { since, ...(until === undefined ? {} : { until }) })];
  });
  const groups = REALM_GROUP_SETTING_NAMES.map((name) => {
    const former = { until: BARE_UNTIL[name] ?? 0, wire: BARE_GROUP };
    return [name, optional(groupChange, { since: REALM_GROUP_SETTINGS[name].since, former })];
  });
  const policies = REALM_POLICY_NAMES.map((name) => {
    const { since, until } = realmPolicyRow(name);
    return [name, optional(integer, { since, until })];
  });
  return Object.fromEntries([...plain, ...groups, ...policies]) as RealmSettingParameters;
}
