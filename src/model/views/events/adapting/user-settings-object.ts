import { publicEmail } from "../../../rules/users/people";
import { isUserSetting, userSettingRow } from "../../../rules/settings/people-settings";
import type { EventBody } from "../../../../protocol/events/events";
import { LEGACY_DISPLAY_SETTINGS, LEGACY_NOTIFICATION_SETTINGS } from "../../../../protocol/legacy-settings";
import type { UserSetting } from "../../../../protocol/user-settings";
import type { Adapter } from "./adaptation";

/** Settings that are told of in the old way; no later setting joined them. */
const LEGACY: ReadonlySet<UserSetting> = new Set([
  ...LEGACY_DISPLAY_SETTINGS,
  ...LEGACY_NOTIFICATION_SETTINGS,
  "timezone",
]);

/**
 * Tells of a setting in one of the two older events, beside the newer one.
 *
 * @spec Events: user_settings (not shown; public facts)
 */
export const withOlderSettingEvent: Adapter = (event, { realm, viewer }) => {
  if (event.type !== "user_settings") return [event];
  const { property: name, value: setting, language_name } = event;
  if (!isUserSetting(name) || !LEGACY.has(name)) return [event];
  const row = userSettingRow(name);
  const beside = {
    setting,
    user: publicEmail(realm, viewer),
    ...(language_name === undefined ? {} : { language_name }),
  };
  const older: EventBody =
    row.notification === true
      ? { type: "update_global_notifications", notification_name: name, ...beside }
      : { type: "update_display_settings", setting_name: name, ...beside };
  return [event, older];
};
