import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { isGuest } from "../../rules/users/people";
import {
  besideSubscription,
  byName,
  channelView,
  defaultStreams,
  subscribersView,
  subscriptionView,
} from "../channels/channel-view";
import type { Asked } from "./fetcher";
import type { StatePart } from "../../../protocol/records/registration";
import type { SubscriptionView, UnsubscribedChannelView } from "../../../protocol/records/channels";

/** The channels that an account may know of, by ID; archived ones only for clients that know what these are. */
function seenChannels(realm: Realm, viewer: User, { queue }: Asked): Channel[] {
  const withArchived = queue.client_capabilities.archived_channels && has(realm, "archivedChannelsAreKnown");
  return [...realm.channels].filter(
    (channel) => (withArchived || !channel.is_archived) && hasMetadataAccess(realm, channel, viewer),
  );
}

/** All channels that an account may know of, by name. */
export function streamsState(realm: Realm, viewer: User, asked: Asked): StatePart {
  const seen = seenChannels(realm, viewer, asked).sort(byName);
  const listed = has(realm, "archivedChannelsAreRegistered") ? seen : seen.filter((channel) => !channel.is_archived);
  const isOwnAlone = isGuest(viewer) && !has(realm, "webPublicChannelsAreRegistered");
  const streams = isOwnAlone ? listed.filter((channel) => isSubscribed(channel, viewer.user_id)) : listed;
  return { streams: streams.map((channel) => channelView(realm, channel)) };
}

/**
 * The channels that an account subscribes to, those it once did, and those it never did, as far as it may know of
 * them; by name.
 *
 * @spec Resources: Subscription property names
 */
export function subscriptionsState(realm: Realm, viewer: User, asked: Asked): StatePart {
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
      const beside = besideSubscription(realm, channel, null);
      never_subscribed.push({ ...channelView(realm, channel), ...beside, ...subscribers });
    } else {
      const view = Object.assign(subscriptionView(realm, viewer, channel, row, nulls), subscribers);
      (row.active ? subscriptions : unsubscribed).push(view);
    }
  }
  return { subscriptions, unsubscribed, never_subscribed };
}

/** The channels that newcomers join; guests are not told. */
export function defaultStreamsState(realm: Realm, viewer: User): StatePart {
  return { realm_default_streams: isGuest(viewer) ? [] : defaultStreams(realm) };
}
