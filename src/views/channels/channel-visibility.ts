/**
 * Who gets to know of a channel, or loses sight of it, when the realm changes: by a role, a subscription, a
 * channel's privacy or its groups. Everything that changes one of these tells it through here.
 */
import { IdSet } from "../../collections/id-set";
import { everyoneIn, onlyUsers, tell } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { Audience } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById } from "../../rules/channels/channel-access";
import { viewersOf } from "../../rules/channels/channel-viewers";
import { newChannelView } from "./channel-view";

/** A channel that came into sight of some accounts, or went out of sight. */
interface SightChange {
  readonly channel: Channel;
  readonly user_ids: readonly number[];
}

function sightChanges(from: Realm, to: Realm, userIds: readonly number[], streamIds: readonly number[]): SightChange[] {
  const changes: SightChange[] = [];
  for (const streamId of streamIds) {
    const channel = channelById(to, streamId);
    if (channel === undefined) continue;
    const earlier = channelById(from, streamId);
    const knew = earlier === undefined ? IdSet.empty() : viewersOf(from, earlier, userIds);
    const user_ids = [...viewersOf(to, channel, userIds)].filter((id) => !knew.has(id));
    if (user_ids.length > 0) changes.push({ channel, user_ids });
  }
  return changes;
}

/** Channels that the same accounts see come or go, so that these hear of all of them in one event. */
function byAudience(changes: readonly SightChange[]): Map<string, Channel[]> {
  const grouped = new Map<string, Channel[]>();
  for (const { channel, user_ids } of changes) {
    const key = user_ids.join(",");
    grouped.set(key, [...(grouped.get(key) ?? []), channel]);
  }
  return grouped;
}

function audienceOf(key: string): Audience {
  return onlyUsers(key.split(",").map(Number));
}

/** `stream/create` for the accounts that may know of a channel now and might not before. */
export function appearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): RealmEvent[] {
  return [...byAudience(sightChanges(before, after, userIds, streamIds))].map(([key, channels]) =>
    tell(audienceOf(key), {
      type: "stream",
      op: "create",
      streams: channels.map((channel) => newChannelView(after, channel)),
    }),
  );
}

/** `stream/delete` for the accounts that may not know of a channel any more. */
export function disappearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): RealmEvent[] {
  return [...byAudience(sightChanges(after, before, userIds, streamIds))].map(([key, channels]) => {
    const stream_ids = channels.map((channel) => channel.stream_id);
    return tell(audienceOf(key), {
      type: "stream",
      op: "delete",
      stream_ids,
      streams: stream_ids.map((stream_id) => ({ stream_id })),
    });
  });
}

/** `subscription/peer_add` or `peer_remove` to whoever may see a channel's subscribers, but to none of those meant. */
export function peerEvent(
  op: "peer_add" | "peer_remove",
  realm: Realm,
  channel: Channel,
  userIds: readonly number[],
): RealmEvent {
  let audience = viewersOf(realm, channel);
  for (const id of userIds) audience = audience.delete(id);
  const body = { type: "subscription", op, stream_ids: [channel.stream_id], user_ids: [...userIds] };
  return tell(everyoneIn(audience), body);
}

/**
 * `subscription/peer_remove` to whoever may see a channel's subscribers; those who left hear of each other.
 *
 * @assumes A171
 */
export function departureEvents(realm: Realm, channel: Channel, userIds: readonly number[]): RealmEvent[] {
  const leaversWhoSee = [...viewersOf(realm, channel, userIds)];
  const amongThemselves = leaversWhoSee.flatMap((id) => {
    const others = userIds.filter((other) => other !== id);
    const body = { type: "subscription", op: "peer_remove", stream_ids: [channel.stream_id], user_ids: others };
    return others.length === 0 ? [] : [tell(onlyUsers([id]), body)];
  });
  return [peerEvent("peer_remove", realm, channel, userIds), ...amongThemselves];
}

/**
 * What accounts are told when channels come into their sight or go out of it: `stream/create` and the subscribers as
 * `subscription/peer_add` for what appears, `stream/delete` for what disappears. Nothing where nothing changed.
 *
 * @param userIds - whose sight may have changed; nobody else hears of anything
 * @param streamIds - the channels that may be concerned; all of them when left out
 * @spec Events
 */
export function visibilityEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[] = [...after.channels].map((channel) => channel.stream_id),
): RealmEvent[] {
  const subscribers = sightChanges(before, after, userIds, streamIds)
    .filter(({ channel }) => !channel.subscribers.isEmpty)
    .map(({ channel, user_ids }) =>
      tell(onlyUsers(user_ids), {
        type: "subscription",
        op: "peer_add",
        stream_ids: [channel.stream_id],
        user_ids: [...channel.subscribers],
      }),
    );
  return [
    ...appearanceEvents(before, after, userIds, streamIds),
    ...subscribers,
    ...disappearanceEvents(before, after, userIds, streamIds),
  ];
}

/** All active accounts of the realm, for changes that may concern any of them. */
export function allActiveIds(realm: Realm): number[] {
  return [...realm.users].filter((user) => user.is_active).map((user) => user.user_id);
}
