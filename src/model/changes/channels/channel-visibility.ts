/**
 * Which accounts a channel becomes visible or invisible to when the realm changes: by a role, a subscription, a
 * channel's privacy or its groups. Everything that changes one of these tells it through here.
 */
import { STREAM_DELETE_EVENT } from "../../../protocol/events/channels";
import { shows } from "../../../protocol/schema/tables";
import { IdSet } from "../../collections/id-set";
import { eventFor, onlyUsers, usersIn } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { AddressedEvent, Audience, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { activeGuests, channelById, observersOf, viewersOf } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { newChannelView } from "../../views/channels/channel-view";
import { channelUpdateEvent } from "./channel-events";

/** A channel that became visible or invisible to some accounts. */
interface VisibilityChange {
  readonly channel: Channel;
  readonly user_ids: readonly number[];
}

function visibilityChanges(
  from: Realm,
  to: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): VisibilityChange[] {
  const changes: VisibilityChange[] = [];
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

/** The changes that send events. On old servers, web-public channels send none to guests. */
function changesWithEvents(realm: Realm, changes: readonly VisibilityChange[]): readonly VisibilityChange[] {
  if (has(realm, "guestsAreNotifiedOfWebPublicChannels")) return changes;
  return changes.flatMap(({ channel, user_ids }) => {
    const hearing = observersOf(realm, channel);
    const heard = user_ids.filter((id) => hearing.has(id));
    return heard.length === 0 ? [] : [{ channel, user_ids: heard }];
  });
}

/** Groups channels that change for the same accounts, so that one event is about all of them. */
function byAudience(changes: readonly VisibilityChange[]): readonly (readonly [Audience, readonly Channel[]])[] {
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

/**
 * `stream/create` for the accounts to which a channel becomes visible.
 *
 * @param counted - the snapshot whose subscribers are counted
 */
export function appearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
  counted: Realm = after,
): RealmEvent[] {
  return byAudience(changesWithEvents(after, visibilityChanges(before, after, userIds, streamIds))).map(
    ([audience, channels]) =>
      eventFor(audience, {
        type: "stream",
        op: "create",
        streams: channels.map((channel) => newChannelView(after, channel, counted)),
      }),
  );
}

/**
 * `stream/delete` for the accounts to which a channel is no longer visible. On old servers it has the whole channel, in
 * its state at that time, without later changes.
 */
export function disappearanceEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[],
): RealmEvent[] {
  return byAudience(visibilityChanges(after, before, userIds, streamIds)).map(([audience, channels]) =>
    channelsDeletedEvent(after, audience, channels),
  );
}

function channelsDeletedEvent(realm: Realm, audience: Audience, channels: readonly Channel[]): AddressedEvent {
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

/**
 * The event of archiving or unarchiving a channel. On old servers, the channel is deleted or created for all accounts.
 */
export function archivingEvent(realm: Realm, audience: Audience, channel: Channel): AddressedEvent {
  if (has(realm, "archivedChannelsAreRegistered")) {
    const event = channelUpdateEvent(audience, channel, "is_archived", channel.is_archived);
    return channel.is_archived ? event : { ...event, unarchived: newChannelView(realm, channel) };
  }
  if (channel.is_archived) return channelsDeletedEvent(realm, audience, [channel]);
  return eventFor(audience, { type: "stream", op: "create", streams: [newChannelView(realm, channel)] });
}

/** A channel, and the accounts that have come to it or left it. */
export interface PeerChange {
  readonly stream_id: number;
  readonly user_ids: readonly number[];
}

/** The names of channels by their IDs. */
export function channelNames(realm: Realm, streamIds: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(streamIds.map((id) => [String(id), channelById(realm, id)?.name ?? ""]));
}

/** That accounts subscribe to channels now, or no more. */
function peerEvent(
  realm: Realm,
  op: "peer_add" | "peer_remove",
  audience: Audience,
  stream_ids: readonly number[],
  user_ids: Iterable<number>,
): RealmEvent {
  const event = eventFor(audience, { type: "subscription", op, stream_ids, user_ids: [...user_ids] });
  return { ...event, records: { channel_names: channelNames(realm, stream_ids) } };
}

/**
 * `subscription/peer_add` or `peer_remove` to the accounts that can see a channel's subscribers, without those that
 * came or left. First private channels one by one, then the others.
 */
export function peerEvents(
  op: "peer_add" | "peer_remove",
  realm: Realm,
  changes: readonly PeerChange[],
): readonly RealmEvent[] {
  const isGrouped = has(realm, "peersAreGroupedByAccounts");
  const inTurn = isGrouped || op === "peer_add" ? changes : byAccount(changes);
  const known = inTurn.flatMap(({ stream_id, user_ids }) => {
    const channel = channelById(realm, stream_id);
    return channel === undefined || user_ids.length === 0 ? [] : [{ channel, user_ids }];
  });
  const event: PeerEventMaker = (channel, changed, stream_ids, user_ids = changed) => {
    const isForGuests = has(realm, "guestsAreNotifiedOfWebPublicChannels");
    let audience = viewersOf(realm, channel);
    const excluded = isForGuests || channel.invite_only ? changed : [...changed, ...activeGuests(realm)];
    for (const id of excluded) audience = audience.delete(id);
    return peerEvent(realm, op, usersIn(audience), stream_ids, user_ids);
  };
  const open = known.filter(({ channel }) => !channel.invite_only);
  return [
    ...known
      .filter(({ channel }) => channel.invite_only)
      .map(({ channel, user_ids }) => event(channel, user_ids, [channel.stream_id])),
    ...(isGrouped ? groupedByAccounts(realm, open, event) : groupedByAccount(open, event)),
  ];
}

interface KnownChange {
  readonly channel: Channel;
  readonly user_ids: readonly number[];
}

/** Creates the event of some channels for those who see the first one given. */
type PeerEventMaker = (
  channel: Channel,
  changed: readonly number[],
  stream_ids: readonly number[],
  user_ids?: readonly number[],
) => RealmEvent;

/** The channels in the order in which the accounts have them: account by account, the oldest channel first. */
function byAccount(changes: readonly PeerChange[]): readonly PeerChange[] {
  const firstOf = ({ user_ids }: PeerChange): number => Math.min(...user_ids);
  return [...changes].sort((a, b) => firstOf(a) - firstOf(b) || a.stream_id - b.stream_id);
}

/**
 * For each set of accounts that changed: the channels with guests among their subscribers one by one, then all
 * web-public ones together, then all others together.
 */
function groupedByAccounts(realm: Realm, open: readonly KnownChange[], event: PeerEventMaker): RealmEvent[] {
  const groups = new Map<string, KnownChange[]>();
  for (const change of open) {
    const key = [...change.user_ids].sort((a, b) => a - b).join(",");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  const guests = activeGuests(realm);
  const hasGuest = ({ subscribers }: Channel): boolean => guests.some((id) => subscribers.has(id));
  const together = (changes: readonly KnownChange[]): RealmEvent[] => {
    const [first] = changes;
    if (first === undefined) return [];
    const ids = changes.map(({ channel }) => channel.stream_id).sort((a, b) => a - b);
    return [event(first.channel, first.user_ids, ids)];
  };
  return [...groups.values()].flatMap((changes) => {
    const webPublic = changes.filter(({ channel }) => channel.is_web_public);
    const others = changes.filter(({ channel }) => !channel.is_web_public);
    const withGuests = new Set(others.filter(({ channel }) => hasGuest(channel)));
    return [
      ...[...withGuests].flatMap((change) => together([change])),
      ...together(webPublic),
      ...together(others.filter((change) => !withGuests.has(change))),
    ];
  });
}

/**
 * Until level 373: an account that changed alone has one event for all such channels, sent to those who see the last.
 */
function groupedByAccount(open: readonly KnownChange[], event: PeerEventMaker): RealmEvent[] {
  const isAlone = ({ user_ids }: KnownChange): boolean => user_ids.length === 1;
  const perAccount = new Map<number, number[]>();
  for (const { channel, user_ids } of open.filter(isAlone)) {
    const [id = 0] = user_ids;
    const streamIds = perAccount.get(id);
    if (streamIds === undefined) perAccount.set(id, [channel.stream_id]);
    else streamIds.push(channel.stream_id);
  }
  const last = open.at(-1);
  return [
    ...open
      .filter((change) => !isAlone(change))
      .map(({ channel, user_ids }) => event(channel, user_ids, [channel.stream_id])),
    ...[...perAccount].flatMap(([id, ids]) =>
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
 * The events of channels that become visible or are no longer visible to accounts: `stream/create` and
 * `subscription/peer_add` with the subscribers, also without any; or `stream/delete`. There is no event without a
 * change.
 *
 * @param userIds - the accounts for which visibility can have changed; others receive no event
 * @param streamIds - the channels that can have changed; all by default
 * @see https://zulip.com/api/get-events
 */
export function visibilityEvents(
  before: Realm,
  after: Realm,
  userIds: readonly number[],
  streamIds: readonly number[] = [...after.channels].map((channel) => channel.stream_id),
): RealmEvent[] {
  const subscribers = changesWithEvents(after, visibilityChanges(before, after, userIds, streamIds)).map(
    ({ channel, user_ids }) =>
      peerEvent(after, "peer_add", onlyUsers(user_ids), [channel.stream_id], channel.subscribers),
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
