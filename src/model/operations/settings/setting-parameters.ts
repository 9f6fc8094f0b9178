/** The parameters of personal settings, one for each row of their table. */
import { FORMER_USER_SETTINGS } from "../../../protocol/former-settings";
import { optional, type Parameter, type ParameterOptions } from "../../../protocol/schema/parameters";
import { boolean, integer, literal, text } from "../../../protocol/schema/shapes";
import type { UserSetting } from "../../../protocol/user-settings";
import type { UserSettings } from "../../realm/user";
import { lastFormOf, presentValue } from "../../rules/settings/former-forms";
import { USER_SETTING_NAMES, userSettingRow } from "../../rules/settings/people-settings";

/** An optional parameter for each personal setting. */
export type SettingParameters = { readonly [Name in keyof UserSettings]: Parameter<UserSettings[Name], false> };

/** The name, and the values, that old servers had for a setting. */
function formerParameter(name: UserSetting): ParameterOptions["former"] {
  const form = lastFormOf(FORMER_USER_SETTINGS, name);
  if (form === undefined) return undefined;
  const { values, since, until } = form;
  if (values === undefined) return { name: form.name, since, until };
  const numbers = [...new Set(values.map(([then]) => then).filter((then) => typeof then === "number"))];
  const shape = numbers.length === 0 ? boolean : literal(...numbers);
  return { name: form.name, since, until, wire: { shape, convert: (then: unknown) => presentValue(values, then) } };
}

function settingParameter(name: UserSetting): Parameter<unknown, false> {
  const { rule, since, until, server_only, values_since } = userSettingRow(name);
  const former = formerParameter(name);
  const options = {
    since,
    ...(former === undefined ? {} : { former }),
    ...(until === undefined ? {} : { until }),
    ...(values_since === undefined ? {} : { values_since }),
    ...(server_only === true ? { server_only } : {}),
  };
  if (rule.kind === "boolean") return optional(boolean, options);
  return rule.kind === "string" ? optional(text, options) : optional(integer, options);
}

/**
 * The parameters of personal settings. The operation checks what is allowed beyond the type.
 *
 * @param isOffered - which settings the operation has
 */
export function settingParameters(isOffered: (name: UserSetting) => boolean): SettingParameters {
  const offered = USER_SETTING_NAMES.filter(isOffered).map((name) => [name, settingParameter(name)]);
  return Object.fromEntries(offered) as SettingParameters;
}
