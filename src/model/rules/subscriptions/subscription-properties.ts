import { badRequest } from "../../outcome/failures";
import type { Subscription } from "../../realm/channel";

/**
 * The properties of a subscription that its account may set; `in_home_view` is the inverse of `is_muted`.
 *
 * @see https://zulip.com/api/update-subscription-settings
 */
export const SUBSCRIPTION_PROPERTIES = [
  "color",
  "is_muted",
  "in_home_view",
  "pin_to_top",
  "desktop_notifications",
  "audible_notifications",
  "push_notifications",
  "email_notifications",
  "wildcard_mentions_notify",
] as const;

/** The name of a property of a subscription. */
export type SubscriptionProperty = (typeof SUBSCRIPTION_PROPERTIES)[number];

function isSubscriptionProperty(name: string): name is SubscriptionProperty {
  return SUBSCRIPTION_PROPERTIES.some((property) => property === name);
}

/** Whether a text is a color: a sign and three to six hexadecimal digits. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{3,6}$/i.test(text);
}

/** The new value of a field of a subscription. */
export type SubscriptionChange = Partial<Omit<Subscription, "stream_id" | "user_id" | "active">>;

/** The change of a subscription that setting a property means. */
export function subscriptionChange(property: string, value: boolean | string) {
  if (!isSubscriptionProperty(property)) {
    return badRequest("property_unknown", `property: expected one of ${SUBSCRIPTION_PROPERTIES.join(", ")}.`);
  }
  if (property === "color") {
    if (typeof value === "string" && isColor(value)) return { color: value };
    return badRequest("color_invalid", "value: expected a color like #c2c2c2.");
  }
  if (typeof value !== "boolean") return badRequest("property_value_invalid", `value: ${property} is true or false.`);
  if (property === "in_home_view") return { is_muted: !value };
  return { [property]: value };
}
