import { badRequest, type Failure, invalidVariable } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { REALM_SETTINGS, type RealmSetting } from "../../spec/realm-settings";
import { allowedBySettingRule, obeysSettingRule, type SettingRule } from "../../spec/setting-rule";
import { isLanguageCode } from "../settings/people-languages";
import { channelById } from "../channels/channel-access";

/** What the table says of a realm setting beyond its values. */
interface RealmSettingRow {
  readonly rule: SettingRule;
  readonly owner_only?: boolean;
  readonly since?: number;
  readonly dict?: boolean;
}

/** The names of the realm settings that are not group settings, in the order of the table. */
export const REALM_SETTING_NAMES: readonly RealmSetting[] = Object.keys(REALM_SETTINGS).filter(isRealmSetting);

function isRealmSetting(name: string): name is RealmSetting {
  return Object.hasOwn(REALM_SETTINGS, name);
}

/** The row of a realm setting, as the table declares it. */
export function realmSettingRow(name: RealmSetting): RealmSettingRow {
  return REALM_SETTINGS[name];
}

/**
 * Brings a value for a realm setting to the form in which it is stored: the word `unlimited` is null for limits, and
 * -1 for the retention of messages.
 *
 * @refuses REQUEST_VARIABLE_INVALID (with `var_name` and `bad_value`) for a time that is none; BAD_REQUEST for another
 *   value that the setting does not allow, or a channel that is not there
 */
export function checkedRealmSetting(
  realm: Realm,
  name: RealmSetting,
  rule: SettingRule,
  given: unknown,
): { readonly value: unknown } | Failure {
  const value = given === "unlimited" ? unlimited(name, rule) : given;
  const problem = `${name}: expected ${allowedBySettingRule(rule)}.`;
  const isTime = rule.kind === "limit" || name === "message_retention_days";
  const isNoTime = typeof given === "string" ? given !== "unlimited" : typeof given === "number" && given <= 0;
  if (isTime && isNoTime) return invalidVariable("setting_malformed", name, given, problem);
  if (!obeysSettingRule(rule, value)) return badRequest("setting_malformed", problem);
  if (name === "default_language" && !isLanguageCode(String(value))) return badRequest("setting_malformed", problem);
  if (rule.kind === "channel" && typeof value === "number" && value !== -1) {
    const channel = channelById(realm, value);
    if (channel === undefined || channel.is_archived)
      return badRequest("setting_channel_unknown", `${name}: there is no channel ${value}.`);
    if (name === "moderation_request_channel_id" && !channel.invite_only) {
      return badRequest("channel_for_requests_public", `${name}: a private channel is expected.`);
    }
  }
  return { value };
}

function unlimited(name: RealmSetting, rule: SettingRule): unknown {
  if (rule.kind === "limit") return null;
  return name === "message_retention_days" ? -1 : "unlimited";
}
