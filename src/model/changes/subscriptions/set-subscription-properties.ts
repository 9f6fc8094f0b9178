import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/event-queue";
import type { Subscription } from "../../realm/channel";
import { activeSubscription, channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import {
  SUBSCRIPTION_PROPERTIES,
  type SubscriptionChange,
  subscriptionChange,
  type SubscriptionProperty,
} from "../../rules/subscriptions/subscription-properties";
import { withSubscription } from "./subscriptions";

/** One personal setting for one channel. */
export interface SubscriptionDatum {
  /** The ID of a channel that one subscribes to. */
  readonly stream_id: number;
  /** Which setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
  readonly property: string;
  /** What it is to be: a colour as `#rrggbb`, true or false for all others. */
  readonly value: boolean | string;
}

/**
 * Sets properties of an account's subscriptions, one after another, until one of them is refused. Nothing is set when a
 * property or a value is invalid.
 *
 * @refuses per item BAD_REQUEST for the property, for the value; then per item for a channel that is not subscribed to
 *   or is archived
 */
export function setSubscriptionProperties(realm: Realm, userId: number, items: readonly SubscriptionDatum[]) {
  const changes: (SubscriptionChange & { readonly stream_id: number })[] = [];
  for (const { stream_id, property, value } of items) {
    const change = subscriptionChange(property, value);
    if (isFailure(change)) return { step: transition(realm), refusal: change };
    changes.push({ ...change, stream_id });
  }
  let next = realm;
  const events: RealmEvent[] = [];
  for (const { stream_id, ...change } of changes) {
    const row = activeSubscription(next, userId, stream_id);
    if (row === undefined || channelById(next, stream_id)?.is_archived !== false) {
      const msg = `stream_id: you do not subscribe to a channel with the ID ${stream_id}.`;
      return { step: transition(next, events), refusal: badRequest("not_a_subscriber", msg) };
    }
    const updated: Subscription = Object.freeze({ ...row, ...change });
    if (!isSame(row, updated)) next = withSubscription(next, updated);
    events.push(...changeEvents(realm, row, change));
  }
  return { step: transition(next, events) };
}

function isSame(row: Subscription, updated: Subscription): boolean {
  return JSON.stringify(row) === JSON.stringify(updated);
}

function changeEvents(realm: Realm, row: Subscription, change: SubscriptionChange): RealmEvent[] {
  const { is_muted, ...rest } = change;
  const changed = (property: SubscriptionProperty, value: boolean | string | null): RealmEvent =>
    eventFor(onlyUsers([row.user_id]), {
      type: "subscription",
      op: "update",
      stream_id: row.stream_id,
      property,
      value,
    });
  if (is_muted !== undefined) {
    const legacy = changed("in_home_view", !is_muted);
    return has(realm, "muteEventsComeInPairs") ? [legacy, changed("is_muted", is_muted)] : [legacy];
  }
  return SUBSCRIPTION_PROPERTIES.flatMap((property) => {
    const value = property === "is_muted" || property === "in_home_view" ? undefined : rest[property];
    return value === undefined ? [] : [changed(property, value)];
  });
}
