import type { SubscriptionView, UnsubscribedChannelView } from "../../../protocol/records/channels";
import type { StatePart } from "../../../protocol/records/registration";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { isGuest } from "../../rules/users/people";
import {
  byName,
  channelView,
  defaultStreams,
  subscribersView,
  subscriptionTraffic,
  subscriptionView,
} from "../channels/channel-view";
import type { RequestedState } from "./fetcher";

/** The channels that are visible to an account, by ID; archived ones only for clients that support them. */
function seenChannels(realm: Realm, viewer: User, { queue }: RequestedState): Channel[] {
  const withArchived = queue.client_capabilities.archived_channels && has(realm, "archivedChannelsAreKnown");
  return [...realm.channels].filter(
    (channel) => (withArchived || !channel.is_archived) && hasMetadataAccess(realm, channel, viewer),
  );
}

/** All channels that are visible to an account, by name. */
export function streamsState(realm: Realm, viewer: User, asked: RequestedState): StatePart {
  const seen = seenChannels(realm, viewer, asked).sort(byName);
  const listed = has(realm, "archivedChannelsAreRegistered") ? seen : seen.filter((channel) => !channel.is_archived);
  const isOwnAlone = isGuest(viewer) && !has(realm, "webPublicChannelsAreRegistered");
  const streams = isOwnAlone ? listed.filter((channel) => isSubscribed(channel, viewer.user_id)) : listed;
  return { streams: streams.map((channel) => channelView(realm, channel)) };
}

/**
 * The visible channels that an account subscribes to, subscribed to before, and never subscribed to; by name.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export function subscriptionsState(realm: Realm, viewer: User, asked: RequestedState): StatePart {
  const subscriptions: SubscriptionView[] = [];
  const unsubscribed: SubscriptionView[] = [];
  const never_subscribed: UnsubscribedChannelView[] = [];
  const rows = realm.subscriptions.get(viewer.user_id);
  const nulls = asked.queue.client_capabilities.notification_settings_null ? "nulls" : "booleans";
  for (const channel of seenChannels(realm, viewer, asked).sort(byName)) {
    const row = rows?.get(channel.stream_id);
    const subscribers = subscribersView(realm, channel, asked.queue.include_subscribers);
    if (row === undefined) {
      if (channel.is_archived && !has(realm, "archivedSubscriptionsAreEditable")) continue;
      const traffic = subscriptionTraffic(realm, channel, null);
      never_subscribed.push({ ...channelView(realm, channel), ...traffic, ...subscribers });
    } else {
      const view = Object.assign(subscriptionView(realm, viewer, channel, row, nulls), subscribers);
      (row.active ? subscriptions : unsubscribed).push(view);
    }
  }
  return { subscriptions, unsubscribed, never_subscribed };
}

/** The default channels of new users; not for guests. */
export function defaultStreamsState(realm: Realm, viewer: User): StatePart {
  return { realm_default_streams: isGuest(viewer) ? [] : defaultStreams(realm) };
}
