/** Personal settings: their defaults, and their names and values on older servers. */
import { byLevel } from "../../../data/lazy";
import {
  FORMER_REALM_SETTINGS,
  FORMER_USER_SETTINGS,
  type FormerSetting,
  type FormerValues,
} from "../../../protocol/former-settings";
import {
  CHANNEL_GROUP_SETTINGS,
  type GroupSettingRule,
  REALM_GROUP_SETTINGS,
  USER_GROUP_SETTINGS,
} from "../../../protocol/group-settings";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { isKnownAt } from "../../../protocol/schema/tables";
import { allowedBySettingRule, obeysSettingRule, type SettingRule } from "../../../protocol/setting-rule";
import { timeZoneName } from "../../../protocol/time-zones";
import { USER_SETTINGS, type UserSetting, type UserSettingRow } from "../../../protocol/user-settings";
import { badRequest } from "../../outcome/failures";
import type { ChannelGroupSettings } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { followsServer, type RealmSettings } from "../../realm/settings";
import type { UserSettings } from "../../realm/user";
import type { GroupSettingValue, UserGroupSettings } from "../../realm/user-group";
import { systemGroupId } from "../user-groups/group-membership";
import { isLanguageCode } from "./people-languages";

/** The names of all personal settings, in the order of the documentation. */
export const USER_SETTING_NAMES: readonly UserSetting[] = Object.keys(USER_SETTINGS).filter(isUserSetting);

/** Whether a name is that of a personal setting. */
export function isUserSetting(name: string): name is UserSetting {
  return Object.hasOwn(USER_SETTINGS, name);
}

/** The row of a setting, as the table declares it. */
export function userSettingRow(name: UserSetting): UserSettingRow {
  return USER_SETTINGS[name];
}

/** The settings that the realm's feature level has, in the order of the documentation. */
export function knownUserSettings(realm: Realm): readonly UserSetting[] {
  return USER_SETTING_NAMES.filter((name) => isKnownSetting(realm, name));
}

/** Whether the realm's feature level knows a personal setting, perhaps by its former name. */
export function isKnownSetting({ feature_level }: Realm, name: UserSetting): boolean {
  return isKnownAt(userSettingRow(name), feature_level) || formerUserSettings(feature_level).has(name);
}

/** Whether a realm gives accounts that join a default for a setting, by what the realm follows. */
export function hasRealmDefault(realm: Realm, name: UserSetting): boolean {
  const row = userSettingRow(name);
  return row.realm_default && (row.server_only !== true || followsServer(realm, "settingsOnlyOnServers"));
}

/**
 * The settings that a request changes.
 *
 * @param names - the settings that can change; others are ignored
 * @param listed - whether languages and time zones must be among those that the server knows
 * @returns the changed ones with their new values, in the order of the table; or a refusal for the first bad value
 */
export function changedUserSettings(
  realm: Realm,
  current: UserSettings,
  given: Readonly<Record<string, unknown>>,
  names: readonly UserSetting[],
  listed: "listed" | "unlisted_too" = "listed",
) {
  const changes = new Map<UserSetting, unknown>();
  for (const name of names) {
    const value = given[name];
    if (value === undefined) continue;
    const rule = ruleOf(realm, name);
    if (!obeysSettingRule(rule, value) || (listed === "listed" && !isListed(name, value)))
      return badRequest("setting_invalid", `${name}: expected ${allowedBySettingRule(rule)}.`);
    if (current[name] !== value || name === SENT_UNCHANGED) changes.set(name, value);
  }
  return changes;
}

/** Servers compare this setting as a word with a number, so that they find it changed each time it is given. */
const SENT_UNCHANGED: UserSetting = "resolved_topic_notice_auto_read_policy";

/** What the value of a setting may be in a realm. */
function ruleOf(realm: Realm, name: UserSetting): SettingRule {
  const { rule, words_beyond_card, values_until } = userSettingRow(name);
  if (rule.kind !== "string" || rule.values === undefined) return rule;
  const further = followsServer(realm, "settingsOnlyOnServers") ? words_beyond_card : undefined;
  const all = further === undefined ? rule : { ...rule, values: [...rule.values, ...further] };
  return values_until === undefined ? all : withoutValues(all, realm.feature_level, values_until);
}

function withoutValues(rule: SettingRule, level: number, until: Readonly<Record<string, number>>): SettingRule {
  if (rule.kind !== "string" || rule.values === undefined) return rule;
  return { ...rule, values: rule.values.filter((value) => level < (until[value] ?? Infinity)) };
}

/** Whether a language or a time zone is one that the server knows; other settings need no list. */
function isListed(name: UserSetting, value: unknown): boolean {
  if (name === "default_language") return isLanguageCode(String(value));
  return name !== "timezone" || timeZoneName(String(value)) !== undefined;
}

/** A former form with the name that it had. */
interface NamedForm extends FormerSetting {
  readonly name: string;
}

type Table = Readonly<Record<string, FormerSetting>>;

const formsIn = (table: Table): ((level: number) => ReadonlyMap<string, NamedForm>) =>
  byLevel((level) => {
    const known = Object.entries(table).filter(([, form]) => isKnownAt(form, level));
    return new Map(known.map(([name, form]) => [form.setting, { ...form, name }]));
  });

/** The personal settings that a feature level has in a former form, by their present names. */
export const formerUserSettings = formsIn(FORMER_USER_SETTINGS);

/** The same for the settings of the realm. */
export const formerRealmSettings = formsIn(FORMER_REALM_SETTINGS);

/** The former form that a setting had last; undefined for one that never had another. */
export function lastFormOf(table: Table, setting: string): NamedForm | undefined {
  const found = Object.entries(table).find(([, form]) => form.setting === setting);
  return found === undefined ? undefined : { ...found[1], name: found[0] };
}

/** A value as old servers wrote it. */
export function valueThen<Value>(values: FormerValues | undefined, now: Value): Value | boolean | number {
  const pair: FormerValues[number] | undefined = values?.find(([, value]) => value === now);
  return pair === undefined ? now : pair[0];
}

/** The current form of a value of old servers; unknown values stay unchanged. */
export function valueNow<Value>(values: FormerValues | undefined, then: Value): Value | number | string | null {
  const pair: FormerValues[number] | undefined = values?.find(([value]) => value === then);
  return pair === undefined ? then : pair[1];
}

/** A record of settings, each under the name and with the value that it had, as far as a level had others. */
export function asThen(
  forms: ReadonlyMap<string, NamedForm>,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (forms.size === 0) return settings;
  return Object.fromEntries(
    Object.entries(settings).map(([setting, value]) => {
      const form = forms.get(setting);
      return form === undefined ? [setting, value] : [form.name, valueThen(form.values, value)];
    }),
  );
}

/** A table of rows mapped to a record of values under the same names. */
function mapped<Row, Value>(rows: Readonly<Record<string, Row>>, value: (row: Row) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, value(row)]));
}

/** The default of a group setting: a system group, or the creator alone; no account without a creator. */
function defaultGroupValue(rule: GroupSettingRule, creatorId: number | null): GroupSettingValue {
  if (rule.default_group !== "creator") return systemGroupId(rule.default_group);
  return creatorId === null ? systemGroupId("role:nobody") : { direct_members: [creatorId], direct_subgroups: [] };
}

interface RowWithDefault {
  readonly default_value: unknown;
  readonly later?: { readonly since: number; readonly default_value: unknown };
}

/** The settings of a new realm of a feature level; realms that changed nothing share them. */
export const defaultRealmSettings = byLevel((level) =>
  frozen({
    ...mapped<RowWithDefault, unknown>(REALM_SETTINGS, ({ default_value, later }) =>
      later !== undefined && level >= later.since ? later.default_value : default_value,
    ),
    ...mapped<GroupSettingRule, GroupSettingValue>(REALM_GROUP_SETTINGS, ({ default_before, ...rule }) =>
      level < rule.since && default_before !== undefined
        ? systemGroupId(default_before)
        : defaultGroupValue(rule, null),
    ),
  } as RealmSettings),
);

const DEFAULT_USER_SETTINGS = frozen(
  mapped<{ default_value: unknown }, unknown>(USER_SETTINGS, (row) => row.default_value) as UserSettings,
);

/** The personal settings of an account in a new realm; accounts that changed nothing share them. */
export function defaultUserSettings(): UserSettings {
  return DEFAULT_USER_SETTINGS;
}

/** The group settings of a new channel. */
export function defaultChannelGroupSettings(creatorId: number | null): ChannelGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(CHANNEL_GROUP_SETTINGS, (rule) =>
    defaultGroupValue(rule, creatorId),
  ) as ChannelGroupSettings;
}

/** The group settings of a new user group. */
export function defaultUserGroupSettings(creatorId: number | null): UserGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(USER_GROUP_SETTINGS, (rule) =>
    defaultGroupValue(rule, creatorId),
  ) as UserGroupSettings;
}

/** The group settings of a system group. No account can change it. */
export function systemGroupSettings(): UserGroupSettings {
  return mapped<GroupSettingRule, GroupSettingValue>(USER_GROUP_SETTINGS, () =>
    systemGroupId("role:nobody"),
  ) as UserGroupSettings;
}
