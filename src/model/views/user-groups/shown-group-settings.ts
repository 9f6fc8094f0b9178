import type { GroupSettingValue } from "../../realm/group-setting-value";
import type { Realm } from "../../realm/realm";
import { groupValueView } from "../../rules/user-groups/group-setting-values";

/** The group settings of a channel or group on their way out. */
export function shownGroupSettings<Name extends string>(
  realm: Realm,
  holder: { readonly [Each in Name]: GroupSettingValue },
  names: readonly Name[],
): { readonly [Each in Name]: GroupSettingValue };
export function shownGroupSettings(
  realm: Realm,
  holder: Readonly<Record<string, GroupSettingValue>>,
  names: readonly string[],
): Readonly<Record<string, GroupSettingValue>> {
  const shown: Record<string, GroupSettingValue> = {};
  for (const name of names) {
    const value = holder[name];
    if (value !== undefined) shown[name] = groupValueView(realm, value);
  }
  return shown;
}
