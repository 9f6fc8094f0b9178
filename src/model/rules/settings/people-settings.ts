/** Personal settings: which ones a realm knows, and what a request changes. */
import { isKnownAt } from "../../../protocol/schema/tables";
import { allowedBySettingRule, obeysSettingRule, type SettingRule } from "../../../protocol/setting-rule";
import { timeZoneName } from "../../../protocol/time-zones";
import { USER_SETTINGS, type UserSetting, type UserSettingRow } from "../../../protocol/user-settings";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { UserSettings } from "../../realm/user";
import { formerUserSettings } from "./former-forms";
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
  const { rule, values_only_on_servers, values_until } = userSettingRow(name);
  if (rule.kind !== "string" || rule.values === undefined) return rule;
  const further = followsServer(realm, "settingsOnlyOnServers") ? values_only_on_servers : undefined;
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
