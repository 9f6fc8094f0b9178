/** Settings of accounts and of the realm, from the tables that say what each may hold. */
import { FORMER_REALM_SETTINGS, FORMER_USER_SETTINGS, type FormerSetting } from "../former-settings";
import { REALM_GROUP_SETTINGS } from "../group-settings";
import { REALM_POLICIES, type RealmPolicyRow } from "../realm-policies";
import { REALM_SETTINGS } from "../realm-settings";
import { boolean, integer, list, literal, nullable, type Shape, text, url } from "../schema/shapes";
import { type Field, field, mergeFields, record, type RecordOf } from "../schema/tables";
import type { SettingRule } from "../setting-rule";
import { NOTIFICATION_SOUNDS, USER_SETTINGS } from "../user-settings";
import { groupSettingFields } from "./groups";

/** A row of a table of settings, as far as its field goes. */
interface SettingRow<Value> {
  readonly rule: SettingRule;
  readonly default_value: Value;
  readonly since?: number;
  readonly until?: number;
}

type Rows = Readonly<Record<string, SettingRow<unknown>>>;

/** The type of a setting's values, by its default. */
export type SettingValue<Value> = Value extends boolean
  ? boolean
  : Value extends string
    ? string
    : Value extends number
      ? number
      : Value;

/** The shape of what a rule allows. */
export function shapeOfRule(rule: SettingRule): Shape {
  switch (rule.kind) {
    case "boolean":
      return boolean;
    case "integer":
      return rule.values === undefined ? integer : literal(...rule.values);
    case "string":
      return rule.values === undefined ? text : literal(...rule.values);
    case "limit":
      return nullable(integer);
    case "address":
      return nullable(url);
    case "channel":
      return integer;
  }
}

/** The fields of settings, each at the levels of its row. */
export function settingFields<const T extends Rows>(
  rows: T,
): {
  readonly [Name in keyof T]: Field<
    SettingValue<T[Name]["default_value"]>,
    T[Name] extends { readonly until: number } ? "leaving" : "arriving"
  >;
};
/* @__NO_SIDE_EFFECTS__ */
export function settingFields(rows: Rows): Readonly<Record<string, Field<unknown, "arriving" | "leaving">>> {
  const fields = Object.entries(rows).map(([name, { rule, since = 0, until }]) => [
    name,
    field(shapeOfRule(rule), { since, ...(until === undefined ? {} : { until }) }),
  ]);
  return Object.fromEntries(fields);
}

function levelsOf({ since, until }: FormerSetting): { readonly since: number; readonly until: number } {
  return { since, until };
}

/** What a setting lets one choose from. */
export const KEYED_CHOICE = record("keyed_choice", {
  /** The value of the setting. */
  key: text,
  /** The name of the choice. */
  text: text,
});

/** What clients need to offer the settings. */
export const CHOICE_FIELDS = {
  /** The emoji sets that users can choose. */
  emojiset_choices: list(KEYED_CHOICE),
  /** The notification sounds that users can choose. */
  available_notification_sounds: list(literal(...NOTIFICATION_SOUNDS)),
} as const;

const SWITCH: SettingRow<boolean> = { rule: { kind: "boolean" }, default_value: false };

/** Personal settings by their former names. */
const FORMER_ROWS = {
  /** The home view of the web client. The former name of `web_home_view`. */
  default_view: { ...USER_SETTINGS.web_home_view, ...levelsOf(FORMER_USER_SETTINGS.default_view) },
  /** Whether Escape opens the home view. The former name of `web_escape_navigates_to_home_view`. */
  escape_navigates_to_default_view: {
    ...USER_SETTINGS.web_escape_navigates_to_home_view,
    ...levelsOf(FORMER_USER_SETTINGS.escape_navigates_to_default_view),
  },
  /** Whether emails mention the name of the realm. The former form of `realm_name_in_email_notifications_policy`. */
  realm_name_in_notifications: { ...SWITCH, ...levelsOf(FORMER_USER_SETTINGS.realm_name_in_notifications) },
} as const;

/** The fields of all personal settings, with those that had other names. */
export const USER_SETTING_FIELDS = mergeFields(settingFields(USER_SETTINGS), settingFields(FORMER_ROWS));

/**
 * The settings of an account.
 *
 * @see https://zulip.com/api/update-settings
 */
export interface UserSettingsView extends RecordOf<typeof USER_SETTINGS_RECORD> {}
export const USER_SETTINGS_RECORD = record("user_settings", mergeFields(USER_SETTING_FIELDS, CHOICE_FIELDS));

/** Realm settings by their former names. */
const FORMER_REALM_ROWS = {
  /** The former name of `new_stream_announcements_stream_id`. */
  notifications_stream_id: {
    ...REALM_SETTINGS.new_stream_announcements_stream_id,
    ...levelsOf(FORMER_REALM_SETTINGS.notifications_stream_id),
  },
  /** The former name of `signup_announcements_stream_id`. */
  signup_notifications_stream_id: {
    ...REALM_SETTINGS.signup_announcements_stream_id,
    ...levelsOf(FORMER_REALM_SETTINGS.signup_notifications_stream_id),
  },
} as const;

/** The fields of all realm settings, group settings included, with those that had other names. */
export const REALM_SETTING_FIELDS = mergeFields(
  mergeFields(settingFields(REALM_SETTINGS), settingFields(FORMER_REALM_ROWS)),
  groupSettingFields(REALM_GROUP_SETTINGS),
);

type PolicyFields = { readonly [Name in keyof typeof REALM_POLICIES]: Field<number, "leaving"> };

/** The fields of permissions that were numbers; in registration, four of them are there to this day. */
function policyFields(place: "registration" | "changes"): PolicyFields;
/* @__NO_SIDE_EFFECTS__ */
function policyFields(place: "registration" | "changes"): Readonly<Record<string, Field<number, "leaving">>> {
  const rows: readonly (readonly [string, RealmPolicyRow])[] = Object.entries(REALM_POLICIES);
  const fields = rows.map(([name, { since, until, shown_on }]) => {
    const stays = shown_on && place === "registration";
    return [name, stays ? { shape: integer, since } : { shape: integer, since, until }];
  });
  return Object.fromEntries(fields);
}

/** In registration. */
export const SHOWN_POLICY_FIELDS = policyFields("registration");
/** In answers and events about changes. */
export const CHANGED_POLICY_FIELDS = policyFields("changes");
