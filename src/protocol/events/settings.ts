/** Events about personal settings. */
import { USER_SETTING_FIELDS } from "../records/settings";
import { boolean, email, number, oneOf, text } from "../schema/shapes";
import { event, field, mergeFields } from "../schema/tables";
import { propertyEvents } from "./event-body";

/** A default setting for new users has changed. */
export const REALM_USER_SETTINGS_DEFAULTS_EVENTS = propertyEvents(
  "realm_user_settings_defaults",
  {},
  USER_SETTING_FIELDS,
).map((table) => ({ ...table, since: Math.max(table.since ?? 0, 95) }));

/** A setting of the account has changed. */
export const USER_SETTINGS_EVENTS = propertyEvents(
  "user_settings",
  {
    /** The name of the language; for `default_language` only. */
    language_name: field(text, { optional: true }),
  },
  USER_SETTING_FIELDS,
).map((table) => ({ ...table, since: Math.max(table.since ?? 0, 89) }));

const settingValue = oneOf(boolean, number, text);

const OLD_SETTING_FIELDS = {
  /** The address of the account. */
  user: email,
  /** The name of the language; for `default_language` only. */
  language_name: field(text, { optional: true }),
} as const;

/** A display setting of the account has changed. For clients without the capability `user_settings_object`. */
export const UPDATE_DISPLAY_SETTINGS_EVENT = event(
  "update_display_settings",
  { until: 439 },
  mergeFields(OLD_SETTING_FIELDS, {
    /** The name of the setting. */
    setting_name: text,
    /** The new value. */
    setting: settingValue,
  }),
);

/** A notification setting of the account has changed. For clients without the capability `user_settings_object`. */
export const UPDATE_GLOBAL_NOTIFICATIONS_EVENT = event(
  "update_global_notifications",
  { until: 439 },
  mergeFields(OLD_SETTING_FIELDS, {
    /** The name of the setting. */
    notification_name: text,
    /** The new value. */
    setting: settingValue,
  }),
);
