import { HashMap } from "../../collections/hash-map";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Channel, Subscription } from "../../realm/channel";
import type { RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { activeSubscription, channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import {
  SUBSCRIPTION_PROPERTIES,
  type SubscriptionChange,
  subscriptionChange,
  type SubscriptionProperty,
} from "../../rules/subscriptions/subscription-properties";
import { userById } from "../../rules/users/people";
import { channelNames } from "../channels/channel-visibility";

/** The colours that subscriptions take in turn. */
export const SUBSCRIPTION_COLORS: readonly string[] = [
  "#76ce90",
  "#fae589",
  "#a6c7e5",
  "#e79ab5",
  "#bfd56f",
  "#f4ae55",
  "#b0a5fd",
  "#addfe5",
  "#f5ce6e",
  "#c2726a",
  "#94c849",
  "#bd86e5",
  "#ee7e4a",
  "#a6dcbf",
  "#95a5fd",
  "#53a063",
  "#9987e1",
  "#e4523d",
  "#c2c2c2",
  "#4f8de4",
  "#c6a8ad",
  "#e7cc4d",
  "#c8bebf",
  "#a47462",
];

const NO_ROWS = HashMap.empty<number, Subscription>();

const FEW_ROWS = 4 * SUBSCRIPTION_COLORS.length;

/** A bit of a number for each colour, since creating a large realm looks for the next colour very often. */
const COLOR_BITS: ReadonlyMap<string, number> = new Map(SUBSCRIPTION_COLORS.map((color, place) => [color, 1 << place]));
const ALL_COLORS = (1 << SUBSCRIPTION_COLORS.length) - 1;

/** The first colour that no channel of the account has; when all are taken, one by the channel's recipient ID. */
function nextColor(rows: HashMap<number, Subscription>, { stream_id, recipient_id }: Channel): string {
  let taken = 0;
  // Neighbours are worth looking for only among many rows.
  for (const row of rows.size > FEW_ROWS ? neighborsFirst(rows, stream_id) : rows.values()) {
    taken |= COLOR_BITS.get(row.color) ?? 0;
    if (taken === ALL_COLORS) break;
  }
  const free = SUBSCRIPTION_COLORS.find((_, place) => (taken & (1 << place)) === 0);
  return free ?? SUBSCRIPTION_COLORS[recipient_id % SUBSCRIPTION_COLORS.length] ?? "";
}

/**
 * All rows, those of channels with close IDs first. An account in thousands of channels has every colour among them,
 * so that the rest is not read; the order of the map alone would need thousands of rows.
 */
function* neighborsFirst(rows: HashMap<number, Subscription>, streamId: number): Iterable<Subscription> {
  for (let distance = 1; distance <= 2 * SUBSCRIPTION_COLORS.length; distance += 1) {
    for (const row of [rows.get(streamId - distance), rows.get(streamId + distance)]) if (row !== undefined) yield row;
  }
  yield* rows.values();
}

/**
 * Subscribes accounts to a channel; what they once set for the channel comes back, its color too. Notifies no account:
 * operations do that.
 */
export function addSubscriptions(realm: Realm, userIds: readonly number[], streamId: number, color?: string): Realm {
  const channel = channelById(realm, streamId);
  if (channel === undefined) return realm;
  const push_notifications = startsWithPushes(realm, channel) ? true : null;
  const subscribed = userIds.map((userId) => {
    const rows = realm.subscriptions.get(userId) ?? NO_ROWS;
    const known = rows.get(streamId);
    const row: Subscription = Object.freeze(
      known === undefined
        ? {
            stream_id: streamId,
            user_id: userId,
            active: true,
            color: color ?? nextColor(rows, channel),
            is_muted: false,
            pin_to_top: false,
            desktop_notifications: null,
            audible_notifications: null,
            push_notifications,
            email_notifications: null,
            wildcard_mentions_notify: null,
          }
        : { ...known, active: true },
    );
    return [userId, rows.set(streamId, row)] as const;
  });
  const subscribers = channel.subscribers.addAll(userIds.filter((id) => userById(realm, id)?.is_active === true));
  return withFields(realm, {
    subscriptions: realm.subscriptions.setAll(subscribed),
    channels: realm.channels.set(streamId - 1, withFields(channel, { subscribers })),
  });
}

/** Subscribes one account to a channel. */
export function addSubscription(realm: Realm, userId: number, streamId: number): Realm {
  return addSubscriptions(realm, [userId], streamId);
}

/** Whether a first subscription gets push notifications from its channel. Assumption A507. */
function startsWithPushes(realm: Realm, { default_push_notifications }: Channel): boolean {
  return default_push_notifications && has(realm, "channelsHaveDefaultPushNotifications");
}

/**
 * Ends the subscription of an account. Its settings for the channel stay for the next one. It has no event, and the
 * operation marks messages as read.
 */
export function removeSubscription(realm: Realm, userId: number, streamId: number): Realm {
  const channel = channelById(realm, streamId);
  const rows = realm.subscriptions.get(userId);
  const row = rows?.get(streamId);
  if (channel === undefined || rows === undefined || row?.active !== true) return realm;
  return withFields(realm, {
    subscriptions: realm.subscriptions.set(userId, rows.set(streamId, withFields(row, { active: false }))),
    channels: realm.channels.set(
      streamId - 1,
      withFields(channel, { subscribers: channel.subscribers.delete(userId) }),
    ),
  });
}

/** Replaces what an account has set for a channel that it subscribes to. */
function withSubscription(realm: Realm, row: Subscription): Realm {
  const rows = realm.subscriptions.get(row.user_id) ?? NO_ROWS;
  return withFields(realm, { subscriptions: realm.subscriptions.set(row.user_id, rows.set(row.stream_id, row)) });
}

/** One personal setting for one channel. */
interface SubscriptionDatum {
  /** The ID of a channel that the actor subscribes to. */
  readonly stream_id: number;
  /** The setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
  readonly property: string;
  /** The new value: a color as `#rrggbb`; for all other settings true or false. */
  readonly value: boolean | string;
}

/**
 * Sets properties of an account's subscriptions, one after another, until one of them is refused. Nothing is set when a
 * property or a value is invalid.
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
  const { user_id, stream_id } = row;
  const user = userById(realm, user_id);
  const records = { ...(user === undefined ? {} : { user }), channel_names: channelNames(realm, [stream_id]) };
  const changed = (property: SubscriptionProperty, value: boolean | string | null): RealmEvent => ({
    ...eventFor(onlyUsers([user_id]), { type: "subscription", op: "update", stream_id, property, value }),
    records,
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
