/**
 * Who gets to know of a channel, or loses sight of it, when the realm changes: by a role, a subscription, a
 * channel's privacy or its groups. Everything that changes one of these tells it through here.
 */
import { IdSet } from "../../collections/id-set";
import { usersIn, onlyUsers, eventFor } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { Audience } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { observersOf, viewersOf } from "../../rules/channels/channel-viewers";
import { shows } from "../../../protocol/schema/fields-at";
import { STREAM_DELETE_EVENT } from "../../../protocol/events/channels";
import { channelUpdateEvent } from "./channel-activity";
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

/** The changes without those that nobody hears of: old servers told guests of no web-public channel. */
function heardOf(realm: Realm, changes: readonly SightChange[]): readonly SightChange[] {
  if (has(realm, "guestsHearOfWebPublicChannels")) return changes;
  return changes.flatMap(({ channel, user_ids }) => {
    const hearing = observersOf(realm, channel);
    const heard = user_ids.filter((id) => hearing.has(id));
    return heard.length === 0 ? [] : [{ channel, user_ids: heard }];
  });
}

/** Channels that the same accounts see come or go, so that these hear of all of them in one event. */
function byAudience(changes: readonly SightChange[]): readonly (readonly [Audience, readonly Channel[]])[] {
  if (changes.length === 1) return changes.map(({ channel, user_ids }) => [onlyUsers(user_ids), [channel]]);
  const grouped = new Map<string, { readonly audience: Audience; readonly channels: Channel[] }>();
  for (const { channel, user_ids } of changes) {
    const key = user_ids.join(",");
    const same = grouped.get(key);
    if (same === undefined) grouped.set(key, { audience: onlyUsers(user_ids), channels: [channel] });
    else same.channels.push(channel);
  }
  return [...grouped.values()].map(({ audience, channels }) => [audience, channels]);
}

/** `stream/create` for the accounts that may know of a channel now and might not before. */
export function appearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): RealmEvent[] {
  return byAudience(heardOf(after, sightChanges(before, after, userIds, streamIds))).map(([audience, channels]) =>
    eventFor(audience, {
      type: "stream",
      op: "create",
      streams: channels.map((channel) => newChannelView(after, channel)),
    }),
  );
}

/**
 * `stream/delete` for the accounts that may not know of a channel any more. Where old servers tell it as a whole, it is
 * as it was then: what becomes of it later is not for them.
 */
export function disappearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): RealmEvent[] {
  return byAudience(sightChanges(after, before, userIds, streamIds)).map(([audience, channels]) =>
    goneEvent(after, audience, channels),
  );
}

function goneEvent(realm: Realm, audience: Audience, channels: readonly Channel[]): RealmEvent {
  const stream_ids = channels.map((channel) => channel.stream_id);
  return eventFor(audience, {
    type: "stream",
    op: "delete",
    stream_ids,
    streams: shows(STREAM_DELETE_EVENT, "stream_ids", realm.feature_level)
      ? stream_ids.map((stream_id) => ({ stream_id }))
      : channels.map((channel) => newChannelView(realm, channel)),
  });
}

/** That a channel is archived, or is so no more: on old servers it is gone, or new, for everybody. */
export function archivingEvent(realm: Realm, audience: Audience, channel: Channel): RealmEvent {
  if (has(realm, "archivedChannelsAreRegistered")) {
    return channelUpdateEvent(audience, channel, "is_archived", channel.is_archived);
  }
  if (channel.is_archived) return goneEvent(realm, audience, [channel]);
  return eventFor(audience, { type: "stream", op: "create", streams: [newChannelView(realm, channel)] });
}

/** A channel, and the accounts that have come to it or left it. */
export interface PeerChange {
  readonly stream_id: number;
  readonly user_ids: readonly number[];
}

/** That accounts subscribe to channels now, or no more. */
function peerEvent(
  op: "peer_add" | "peer_remove",
  audience: Audience,
  stream_ids: readonly number[],
  user_ids: Iterable<number>,
): RealmEvent {
  return eventFor(audience, { type: "subscription", op, stream_ids, user_ids: [...user_ids] });
}

/**
 * `subscription/peer_add` or `peer_remove` to whoever may see a channel's subscribers, but to none of those meant:
 * first private channels one by one, then public ones. One account alone in several public channels is told of once,
 * to those who see the last of them.
 */
export function peerEvents(
  op: "peer_add" | "peer_remove",
  realm: Realm,
  changes: readonly PeerChange[],
): readonly RealmEvent[] {
  const known = changes.flatMap(({ stream_id, user_ids }) => {
    const channel = channelById(realm, stream_id);
    return channel === undefined || user_ids.length === 0 ? [] : [{ channel, user_ids }];
  });
  const event = (channel: Channel, meant: readonly number[], stream_ids: readonly number[], user_ids = meant) => {
    const isForGuests = has(realm, "guestsHearOfWebPublicChannels");
    let audience = isForGuests ? viewersOf(realm, channel) : observersOf(realm, channel);
    for (const id of meant) audience = audience.delete(id);
    return peerEvent(op, usersIn(audience), stream_ids, user_ids);
  };
  const isPrivate = ({ channel }: (typeof known)[number]): boolean => channel.invite_only;
  const isAlone = ({ user_ids }: (typeof known)[number]): boolean => user_ids.length === 1;
  const open = known.filter((change) => !isPrivate(change));
  const apart = [...known.filter(isPrivate), ...open.filter((change) => !isAlone(change))];
  const last = open.at(-1);
  const perAccount = new Map<number, number[]>();
  for (const { channel, user_ids } of open.filter(isAlone)) {
    const [id = 0] = user_ids;
    const streamIds = perAccount.get(id);
    if (streamIds === undefined) perAccount.set(id, [channel.stream_id]);
    else streamIds.push(channel.stream_id);
  }
  return [
    ...apart.map(({ channel, user_ids }) => event(channel, user_ids, [channel.stream_id])),
    ...(last === undefined ? [] : [...perAccount]).flatMap(([id, ids]) =>
      last === undefined
        ? []
        : [
            event(
              last.channel,
              last.user_ids,
              ids.sort((a, b) => a - b),
              [id],
            ),
          ],
    ),
  ];
}

/**
 * What accounts are told when channels come into their sight or go out of it: `stream/create` and the subscribers as
 * `subscription/peer_add` for what appears, also where there are none, `stream/delete` for what disappears. Nothing
 * where nothing changed.
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
  const subscribers = heardOf(after, sightChanges(before, after, userIds, streamIds)).map(({ channel, user_ids }) =>
    peerEvent("peer_add", onlyUsers(user_ids), [channel.stream_id], channel.subscribers),
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
