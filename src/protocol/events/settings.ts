/** Events about personal settings. */
import { boolean, email, number, oneOf, text } from "../schema/shapes";
import { event, field, mergeFields } from "../schema/tables";
import { USER_SETTING_FIELDS } from "../records/settings";
import { propertyEvents, type EventBodyOf } from "./event-body";

/** A default setting for new users has changed. */
export const REALM_USER_SETTINGS_DEFAULTS_EVENTS = propertyEvents(
  "realm_user_settings_defaults",
  {},
  USER_SETTING_FIELDS,
).map((table) => ({ ...table, since: Math.max(table.since ?? 0, 95) }));

/** A default setting for new users has changed. */
export interface RealmUserSettingsDefaultsEvent extends EventBodyOf<
  (typeof REALM_USER_SETTINGS_DEFAULTS_EVENTS)[number]
> {}

/** A setting of the account has changed. */
export const USER_SETTINGS_EVENTS = propertyEvents(
  "user_settings",
  {
    /** The name of the language; for `default_language` only. */
    language_name: field(text, { optional: true }),
  },
  USER_SETTING_FIELDS,
).map((table) => ({ ...table, since: Math.max(table.since ?? 0, 89) }));

/** A setting of the account has changed. */
export interface UserSettingsEvent extends EventBodyOf<(typeof USER_SETTINGS_EVENTS)[number]> {}

const settingValue = oneOf(boolean, number, text);

const OLD_SETTING_FIELDS = {
  /** The address of the account. */
  user: email,
  /** The name of the language; for `default_language` only. */
  language_name: field(text, { optional: true }),
} as const;

/** A display setting of the account has changed. For clients without the capability `user_settings_object`. */
export interface UpdateDisplaySettingsEvent extends EventBodyOf<typeof UPDATE_DISPLAY_SETTINGS_EVENT> {}
export const UPDATE_DISPLAY_SETTINGS_EVENT = event({
  type: "update_display_settings",
  fields: mergeFields(OLD_SETTING_FIELDS, {
    /** The name of the setting. */
    setting_name: text,
    /** The new value. */
    setting: settingValue,
  }),
  until: 439,
});

/** A notification setting of the account has changed. For clients without the capability `user_settings_object`. */
export interface UpdateGlobalNotificationsEvent extends EventBodyOf<typeof UPDATE_GLOBAL_NOTIFICATIONS_EVENT> {}
export const UPDATE_GLOBAL_NOTIFICATIONS_EVENT = event({
  type: "update_global_notifications",
  fields: mergeFields(OLD_SETTING_FIELDS, {
    /** The name of the setting. */
    notification_name: text,
    /** The new value. */
    setting: settingValue,
  }),
  until: 439,
});

/** Any event of this kind. */
export type AnySettingEvent =
  RealmUserSettingsDefaultsEvent | UserSettingsEvent | UpdateDisplaySettingsEvent | UpdateGlobalNotificationsEvent;

/** The tables of this subject. */
export const SETTING_EVENTS = [
  ...REALM_USER_SETTINGS_DEFAULTS_EVENTS,
  ...USER_SETTINGS_EVENTS,
  UPDATE_DISPLAY_SETTINGS_EVENT,
  UPDATE_GLOBAL_NOTIFICATIONS_EVENT,
];
