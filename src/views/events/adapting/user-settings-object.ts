import { publicEmail } from "../../../rules/users/people";
import { LEGACY_DISPLAY_SETTINGS, LEGACY_NOTIFICATION_SETTINGS } from "../../../spec/legacy-settings";
import type { Adapter } from "./adapter";

/** The level after which nobody hears of settings in the old way. */
const OLD_EVENTS_UNTIL = 439;

const DISPLAY: ReadonlySet<unknown> = new Set([...LEGACY_DISPLAY_SETTINGS, "timezone"]);
const NOTIFICATION: ReadonlySet<unknown> = new Set(LEGACY_NOTIFICATION_SETTINGS);

/**
 * Tells clients that do not know the one event for all settings of the older settings in two others, beside it.
 *
 * @spec Events: user_settings (not shown; public facts)
 */
export const adaptUserSettingsObject: Adapter = (event, { realm, queue, viewer }) => {
  if (event.type !== "user_settings") return [event];
  if (queue.client_capabilities.user_settings_object || realm.feature_level >= OLD_EVENTS_UNTIL) return [event];
  const { property, value: setting, language_name } = event;
  const user = publicEmail(realm, viewer);
  if (NOTIFICATION.has(property)) {
    return [event, { type: "update_global_notifications", notification_name: property, setting, user }];
  }
  if (!DISPLAY.has(property)) return [event];
  const old = { type: "update_display_settings", setting_name: property, setting, user };
  return [event, language_name === undefined ? old : { ...old, language_name }];
};
