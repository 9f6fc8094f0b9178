/** Accounts begin and stop to subscribe to channels. */
import type { ChannelView, SubscribersView } from "../../../protocol/records/channels";
import { ascending } from "../../collections/sorted-ids";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { activeSubscription, channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import type { Leave } from "../../rules/subscriptions/plan-unsubscribing";
import { userById } from "../../rules/users/people";
import { countedView, personalView, subscriptionTraffic } from "../../views/channels/channel-view";
import { appearanceEvents, disappearanceEvents, peerEvents } from "../channels/channel-visibility";
import { markChannelRead } from "../messages/marks";
import { userVisibilityEvents } from "../users/people-events";
import { addSubscriptions, removeSubscription } from "./subscriptions";

/** A channel and the accounts that are to be subscribed to it; none of them is yet. */
export interface Join {
  readonly stream_id: number;
  readonly user_ids: readonly number[];
  readonly color?: string;
}

/** Subscribes accounts to channels. The events count the subscribers from before. */
export function addSubscribers(realm: Realm, joins: readonly Join[]): Transition {
  const next = withSubscriptions(realm, joins);
  const userIds = ascending(joins.flatMap((join) => join.user_ids));
  if (userIds.length === 0) return transition(realm);
  const streamIds = joins.map((join) => join.stream_id);
  return transition(next, [
    ...streamIds
      .filter((id) => hasEventForNewSubscribers(next, id))
      .flatMap((id) => appearanceEvents(realm, next, userIds, [id], realm)),
    ...additionEvents(next, joins, userIds, realm),
    ...userVisibilityEvents(realm, next, userIds),
    ...peerEvents("peer_add", next, joins),
  ]);
}

/** Subscribes: first where a colour is given, so that no other channel takes it; then the oldest channels first. */
function withSubscriptions(realm: Realm, joins: readonly Join[]): Realm {
  const inTurn = [...joins].sort(
    (a, b) => Number(a.color === undefined) - Number(b.color === undefined) || a.stream_id - b.stream_id,
  );
  let next = realm;
  for (const { stream_id, user_ids, color } of inTurn) next = addSubscriptions(next, user_ids, stream_id, color);
  return next;
}

/** Whether new subscribers receive an event about a new channel; on old servers not for public channels. */
function hasEventForNewSubscribers(realm: Realm, streamId: number): boolean {
  return channelById(realm, streamId)?.invite_only === true || has(realm, "guestsAreNotifiedOfPublicChannels");
}

function subscriptionExtras(realm: Realm, streamId: number, userId: number): ReturnType<typeof subscriptionTraffic> {
  const channel = channelById(realm, streamId);
  return channel === undefined ? {} : subscriptionTraffic(realm, channel, userId);
}

function additionEvents(
  realm: Realm,
  joins: readonly Join[],
  userIds: readonly number[],
  counted: Realm,
): RealmEvent[] {
  const views = new Map<number, ChannelView & SubscribersView>();
  for (const { stream_id } of joins) {
    const channel = channelById(realm, stream_id);
    if (channel === undefined) continue;
    views.set(stream_id, { ...countedView(realm, channel, counted), subscribers: [...channel.subscribers] });
  }
  const joining = new Map(joins.map((join) => [join.stream_id, new Set(join.user_ids)]));
  return userIds.map((userId) => {
    const user = userById(realm, userId);
    const subscriptions = joins.flatMap(({ stream_id }) => {
      const row = activeSubscription(realm, userId, stream_id);
      const view = views.get(stream_id);
      if (user === undefined || row === undefined || view === undefined) return [];
      return joining.get(stream_id)?.has(userId) === true
        ? [{ ...view, ...subscriptionExtras(realm, stream_id, userId), ...personalView(user, row, "nulls") }]
        : [];
    });
    return eventFor(onlyUsers([userId]), { type: "subscription", op: "add", subscriptions });
  });
}

/**
 * Unsubscribes accounts from channels. What they have set for the channels stays; what they have not read there
 * becomes read.
 */
export function removeSubscribers(realm: Realm, leaves: readonly Leave[]): Transition {
  let next = realm;
  for (const { stream_id, user_ids } of leaves) {
    for (const id of user_ids) next = removeSubscription(next, id, stream_id);
  }
  const userIds = ascending(leaves.flatMap((leave) => leave.user_ids));
  if (userIds.length === 0) return transition(realm);
  const streamIds = leaves.map((leave) => leave.stream_id);
  const left = transition(next, [
    ...removalEvents(next, leaves, userIds),
    ...userIds.flatMap((id) => disappearanceEvents(realm, next, [id], streamIds)),
    ...peerEvents("peer_remove", next, leaves),
    ...userVisibilityEvents(realm, next),
  ]);
  return andThenForEach(left, leaves, (current, { stream_id, user_ids }) =>
    andThenForEach(transition(current), user_ids, (inner, userId) => markChannelRead(inner, userId, stream_id)),
  );
}

function removalEvents(realm: Realm, leaves: readonly Leave[], userIds: readonly number[]): RealmEvent[] {
  const leaving = leaves.map(({ stream_id, user_ids }) => ({ stream_id, members: new Set(user_ids) }));
  return userIds.map((userId) => {
    const subscriptions = leaving
      .filter(({ members }) => members.has(userId))
      .map(({ stream_id }) => ({ stream_id, name: channelById(realm, stream_id)?.name ?? "" }));
    return eventFor(onlyUsers([userId]), { type: "subscription", op: "remove", subscriptions });
  });
}
