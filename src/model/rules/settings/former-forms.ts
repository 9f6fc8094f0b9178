/** Settings on older servers: the names and values that they had. */
import { byLevel } from "../../../data/lazy";
import {
  FORMER_REALM_SETTINGS,
  FORMER_USER_SETTINGS,
  type FormerSetting,
  type FormerValues,
} from "../../../protocol/former-settings";
import { isKnownAt } from "../../../protocol/schema/tables";

/** A former form with the name that it had. */
interface NamedForm extends FormerSetting {
  readonly name: string;
}

type Table = Readonly<Record<string, FormerSetting>>;

const formsByLevel = (table: Table): ((level: number) => ReadonlyMap<string, NamedForm>) =>
  byLevel((level) => {
    const known = Object.entries(table).filter(([, form]) => isKnownAt(form, level));
    return new Map(known.map(([name, form]) => [form.setting, { ...form, name }]));
  });

/** The personal settings that a feature level has in a former form, by their present names. */
export const formerUserSettings = formsByLevel(FORMER_USER_SETTINGS);

/** The same for the settings of the realm. */
export const formerRealmSettings = formsByLevel(FORMER_REALM_SETTINGS);

/** The former form that a setting had last; undefined for one that never had another. */
export function lastFormOf(table: Table, setting: string): NamedForm | undefined {
  const found = Object.entries(table).find(([, form]) => form.setting === setting);
  return found === undefined ? undefined : { ...found[1], name: found[0] };
}

/** A value as old servers wrote it. */
export function formerValue<Value>(values: FormerValues | undefined, now: Value): Value | boolean | number {
  const pair: FormerValues[number] | undefined = values?.find(([, value]) => value === now);
  return pair === undefined ? now : pair[0];
}

/** The current form of a value of old servers; unknown values stay unchanged. */
export function presentValue<Value>(values: FormerValues | undefined, then: Value): Value | number | string | null {
  const pair: FormerValues[number] | undefined = values?.find(([value]) => value === then);
  return pair === undefined ? then : pair[1];
}

/** A record of settings, each under the name and with the value that it had, as far as a level had others. */
export function atFormerLevel(
  forms: ReadonlyMap<string, NamedForm>,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (forms.size === 0) return settings;
  return Object.fromEntries(
    Object.entries(settings).map(([setting, value]) => {
      const form = forms.get(setting);
      return form === undefined ? [setting, value] : [form.name, formerValue(form.values, value)];
    }),
  );
}
