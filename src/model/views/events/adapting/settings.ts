/** How older clients receive events of settings. */
import type { EventBody } from "../../../../generated/event-types";
import { LEGACY_DISPLAY_SETTINGS, LEGACY_NOTIFICATION_SETTINGS } from "../../../../protocol/former-settings";
import type { UserSetting } from "../../../../protocol/user-settings";
import { atFormerLevel, formerRealmSettings, formerUserSettings } from "../../../rules/settings/former-forms";
import { isUserSetting, userSettingRow } from "../../../rules/settings/people-settings";
import { publicEmail } from "../../../rules/users/people";
import type { Adapter } from "./adaptation";

type Forms = ReturnType<typeof formerUserSettings>;

/** One setting under the names of two fields of an event. */
function renamed<Body extends EventBody>(event: Body, forms: Forms, name: keyof Body, value: keyof Body): EventBody[] {
  const before = { [String(event[name])]: event[value] };
  const after = atFormerLevel(forms, before);
  const [then] = Object.entries(after);
  return then === undefined || after === before ? [event] : [{ ...event, [name]: then[0], [value]: then[1] }];
}

/** Reports personal settings under the names and with the values that old servers had for them. */
export const formerPersonalSettings: Adapter = (event, { realm }) => {
  const forms = formerUserSettings(realm.feature_level);
  switch (event.type) {
    case "user_settings":
    case "realm_user_settings_defaults":
      return renamed(event, forms, "property", "value");
    case "update_display_settings":
      return renamed(event, forms, "setting_name", "setting");
    case "update_global_notifications":
      return renamed(event, forms, "notification_name", "setting");
    default:
      return [event];
  }
};

/** The same for the realm's settings. */
export const formerSettingsOfRealm: Adapter = (event, { realm }) => {
  if (event.type !== "realm") return [event];
  const forms = formerRealmSettings(realm.feature_level);
  if (event.op === "update") return renamed(event, forms, "property", "value");
  return "data" in event && event.property === "default"
    ? [{ ...event, data: { ...atFormerLevel(forms, event.data) } }]
    : [event];
};

/** Settings that have events of the older types. Later settings do not. */
const LEGACY: ReadonlySet<UserSetting> = new Set([
  ...LEGACY_DISPLAY_SETTINGS,
  ...LEGACY_NOTIFICATION_SETTINGS,
  "timezone",
]);

/**
 * Adds one of the two older events for a setting to the newer event.
 *
 * @see https://zulip.com/api/get-events
 */
export const withOlderSettingEvent: Adapter = (event, { realm, viewer, records }) => {
  if (event.type !== "user_settings") return [event];
  const { property: name, value: setting, language_name } = event;
  if (!isUserSetting(name) || !LEGACY.has(name)) return [event];
  const row = userSettingRow(name);
  const fields = {
    setting,
    user: publicEmail(realm, records.user ?? viewer),
    ...(language_name === undefined ? {} : { language_name }),
  };
  const older: EventBody =
    row.notification === true
      ? { type: "update_global_notifications", notification_name: name, ...fields }
      : { type: "update_display_settings", setting_name: name, ...fields };
  return [event, older];
};

/** Tells who may mention a group under the former name of that setting. */
export const formerGroupSetting: Adapter = (event) => {
  if (event.type !== "user_group" || event.op !== "update" || event.data.can_mention_group === undefined)
    return [event];
  const { can_mention_group, ...data } = event.data;
  return [{ ...event, data: { ...data, can_mention_group_id: can_mention_group } }];
};

/** Tells who may unsubscribe others from a channel under the former name of that setting. */
export const formerChannelSetting: Adapter = (event) => {
  if (event.type !== "stream" || event.op !== "update" || event.property !== "can_remove_subscribers_group")
    return [event];
  return [{ ...event, property: "can_remove_subscribers_group_id" }];
};
