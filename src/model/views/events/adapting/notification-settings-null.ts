import type { UserSettings } from "../../../realm/user";
import type { SubscriptionView } from "../../../../protocol/records/channels";
import type { Adapter } from "./adaptation";

/** What a channel's notification settings inherit from while they are null. */
const INHERITED_FROM = {
  desktop_notifications: "enable_stream_desktop_notifications",
  audible_notifications: "enable_stream_audible_notifications",
  push_notifications: "enable_stream_push_notifications",
  email_notifications: "enable_stream_email_notifications",
  wildcard_mentions_notify: "wildcard_mentions_notify",
} as const;

type Inheriting = keyof typeof INHERITED_FROM;

function isInheriting(property: string): property is Inheriting {
  return Object.hasOwn(INHERITED_FROM, property);
}

/** Puts in the inherited value where a client cannot take null. */
export const withInheritedSettings: Adapter = (event, { viewer }) => {
  if (event.type !== "subscription") return [event];
  const { settings } = viewer;
  if (event.op === "update" && event.value === null && isInheriting(event.property)) {
    return [{ ...event, value: settings[INHERITED_FROM[event.property]] }];
  }
  if (event.op !== "add") return [event];
  return [{ ...event, subscriptions: event.subscriptions.map((item) => filled(item, settings)) }];
};

function filled(item: SubscriptionView, settings: UserSettings): SubscriptionView {
  const value = (property: Inheriting): boolean => item[property] ?? settings[INHERITED_FROM[property]];
  return {
    ...item,
    desktop_notifications: value("desktop_notifications"),
    audible_notifications: value("audible_notifications"),
    push_notifications: value("push_notifications"),
    email_notifications: value("email_notifications"),
    wildcard_mentions_notify: value("wildcard_mentions_notify"),
  };
}
