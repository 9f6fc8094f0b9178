import { asThen, formerRealmSettings, formerUserSettings } from "../../../rules/settings/former-settings";
import type { EventBody } from "../../../../protocol/events/events";
import type { Adapter } from "./adaptation";

type Forms = ReturnType<typeof formerUserSettings>;

/** One setting under the names of two fields of an event. */
function renamed<Told extends EventBody>(event: Told, forms: Forms, name: keyof Told, value: keyof Told): EventBody[] {
  const before = { [String(event[name])]: event[value] };
  const after = asThen(forms, before);
  const [then] = Object.entries(after);
  return then === undefined || after === before ? [event] : [{ ...event, [name]: then[0], [value]: then[1] }];
}

/** Tells of personal settings under the names and with the values that old servers had for them. */
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

/** Likewise of the realm's settings. */
export const formerSettingsOfRealm: Adapter = (event, { realm }) => {
  if (event.type !== "realm") return [event];
  const forms = formerRealmSettings(realm.feature_level);
  if (event.op === "update") return renamed(event, forms, "property", "value");
  return "data" in event && event.property === "default"
    ? [{ ...event, data: { ...asThen(forms, event.data) } }]
    : [event];
};
