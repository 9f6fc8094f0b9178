import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { publicEmail, userById } from "../../rules/users/people";
import type { ListedSubscriptionView, SubscribersView } from "../../../protocol/records/channels";

/** From this many subscribers on, a client that takes partial lists gets one. */
const PARTIAL_FROM = 250;

/**
 * The subscribers of a channel, as asked for: none, all under `subscribers`, or in large channels only the bots under
 * `partial_subscribers`.
 *
 * @spec Resources: record fields of a subscription (not shown; public facts)
 */
export function subscribersView(realm: Realm, channel: Channel, include: boolean | "partial"): SubscribersView {
  if (include === false) return {};
  const ids = [...channel.subscribers];
  if (include === true || ids.length < PARTIAL_FROM) return { subscribers: ids };
  return { partial_subscribers: ids.filter((id) => userById(realm, id)?.is_bot === true) };
}

/** The same in the list of one's own subscriptions, where old servers named all by their addresses. */
export function listedSubscribersView(
  realm: Realm,
  channel: Channel,
  include: boolean | "partial",
): Pick<ListedSubscriptionView, keyof SubscribersView> {
  if (include === false || has(realm, "subscribersAreIds")) return subscribersView(realm, channel, include);
  return { subscribers: subscriberAddresses(realm, channel) };
}

/** The addresses of all subscribers. */
export function subscriberAddresses(realm: Realm, channel: Channel): string[] {
  return [...channel.subscribers].flatMap((id) => userById(realm, id) ?? []).map((user) => publicEmail(realm, user));
}
