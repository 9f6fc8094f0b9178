import { userSettingRow } from "../../../rules/settings/people-settings";
import type { EventBody } from "../../../spec/events/events";
import type { Adapter } from "./adaptation";

/** The level that brought the one event for all settings; later settings were never told in the old way. */
const ONE_EVENT_SINCE = 89;

/**
 * Tells of a setting in one of the two older events, beside the newer one.
 *
 * @spec Events: user_settings (not shown; public facts)
 */
export const withOlderSettingEvent: Adapter = (event, { viewer }) => {
  if (event.type !== "user_settings") return [event];
  const { property: name, value: setting, language_name } = event;
  const row = userSettingRow(name);
  if (row.since > ONE_EVENT_SINCE) return [event];
  const beside = { setting, user: viewer.delivery_email, ...(language_name === undefined ? {} : { language_name }) };
  const older: EventBody =
    row.notification === true
      ? { type: "update_global_notifications", notification_name: name, ...beside }
      : { type: "update_display_settings", setting_name: name, ...beside };
  return [event, older];
};
