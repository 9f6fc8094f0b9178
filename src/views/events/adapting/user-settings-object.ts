import { isUserSetting, userSettingRow } from "../../../rules/settings/people-settings";
import type { Adapter } from "./adapter";

/** The level after which nobody hears of settings in the old way. */
const OLD_EVENTS_UNTIL = 439;
/** The level that brought the one event for all settings; later settings were never told in the old way. */
const ONE_EVENT_SINCE = 89;

/**
 * Tells clients that do not know the one event for all settings of them in the two older ones, beside it.
 *
 * @spec Events: user_settings (not shown; public facts)
 */
export const adaptUserSettingsObject: Adapter = (event, { realm, queue, viewer }) => {
  const name = event["property"];
  if (event.type !== "user_settings" || typeof name !== "string" || !isUserSetting(name)) return [event];
  if (queue.client_capabilities.user_settings_object || realm.feature_level >= OLD_EVENTS_UNTIL) return [event];
  const row = userSettingRow(name);
  if (row.since > ONE_EVENT_SINCE) return [event];
  const { value: setting, language_name } = event;
  const old =
    row.notification === true
      ? { type: "update_global_notifications", notification_name: name, setting, user: viewer.delivery_email }
      : { type: "update_display_settings", setting_name: name, setting, user: viewer.delivery_email };
  return [event, language_name === undefined ? old : { ...old, language_name }];
};
