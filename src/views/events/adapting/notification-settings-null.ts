import type { UserSettings } from "../../../realm/user";
import { type Adapter, listIn, recordIn } from "./adapter";

/** What a channel's notification settings inherit from while they are null. */
const INHERITED_FROM: Readonly<Record<string, keyof UserSettings>> = {
  desktop_notifications: "enable_stream_desktop_notifications",
  audible_notifications: "enable_stream_audible_notifications",
  push_notifications: "enable_stream_push_notifications",
  email_notifications: "enable_stream_email_notifications",
  wildcard_mentions_notify: "wildcard_mentions_notify",
};

/** Puts in the inherited value where a client cannot take null. */
export const adaptNotificationSettingsNull: Adapter = (event, { queue, viewer }) => {
  if (event.type !== "subscription" || queue.client_capabilities.notification_settings_null) return [event];
  const inherited = (property: string): boolean => {
    const name = INHERITED_FROM[property];
    return name !== undefined && viewer.settings[name] === true;
  };
  if (event.op === "update") {
    const property = String(event["property"]);
    const isInherited = event["value"] === null && Object.hasOwn(INHERITED_FROM, property);
    return [isInherited ? { ...event, value: inherited(property) } : event];
  }
  if (event.op !== "add") return [event];
  const subscriptions = listIn(event["subscriptions"]).map((item) => {
    const fields = Object.entries(recordIn(item)).map(([name, value]) => [
      name,
      value === null && Object.hasOwn(INHERITED_FROM, name) ? inherited(name) : value,
    ]);
    return Object.fromEntries(fields);
  });
  return [{ ...event, subscriptions }];
};
