import { CHANNEL_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { LIMITS } from "../../../protocol/limits";
import {
  CHANNEL,
  CHANNEL_FOLDER,
  type ChannelFolderView,
  type ChannelView,
  type DEFAULT_STREAM_GROUP,
  type DefaultChannelView,
  type ListedSubscriptionView,
  type PERSONAL_CHANNEL_SETTINGS,
  type SUBSCRIBERS,
  type SubscribersView,
  SUBSCRIPTION,
  type SubscriptionView,
} from "../../../protocol/records/channels";
import { viewAt } from "../../../protocol/schema/prune";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import { hashTableOrder } from "../../collections/hash-table-order";
import type { Channel, ChannelFolder, Subscription } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { weeklyTraffic } from "../../rules/channels/channel-details";
import { channelEmail } from "../../rules/channels/channel-names";
import { postPolicyOf } from "../../rules/channels/channel-settings";
import { has } from "../../rules/realm/feature-level";
import { groupValueView } from "../../rules/user-groups/group-value-check";
import { publicEmail, userById } from "../../rules/users/people";
import { shownGroupSettings } from "../user-groups/user-group-view";

/**
 * A channel as the interface shows it, with the fields that the realm's feature level has.
 *
 * @see https://zulip.com/api/get-streams
 */
export function channelView(realm: Realm, channel: Channel): ChannelView {
  const contents = realm.channel_contents.get(channel.stream_id);
  const policy = postPolicyOf(channel);
  const level = realm.feature_level;
  const hadOldName = shows(CHANNEL, "can_remove_subscribers_group_id", level);
  return viewAt(level, CHANNEL, {
    stream_id: channel.stream_id,
    name: channel.name,
    description: channel.description,
    rendered_description: channel.rendered_description,
    date_created: channel.date_created,
    creator_id: channel.creator_id,
    is_archived: channel.is_archived,
    invite_only: channel.invite_only,
    is_web_public: channel.is_web_public,
    history_public_to_subscribers: channel.history_public_to_subscribers,
    first_message_id: contents?.first_message_id ?? null,
    folder_id: channel.folder_id,
    is_recently_active: isRecentlyActive(realm, channel),
    message_retention_days: channel.message_retention_days,
    topics_policy: channel.topics_policy,
    default_push_notifications: channel.default_push_notifications,
    subscriber_count: channel.subscribers.size,
    stream_weekly_traffic: weeklyTraffic(realm, channel),
    ...shownGroupSettings(realm, channel, CHANNEL_GROUP_SETTING_NAMES),
    stream_post_policy: policy,
    is_announcement_only: policy === 2,
    ...(hadOldName
      ? { can_remove_subscribers_group_id: groupValueView(realm, channel.can_remove_subscribers_group) }
      : {}),
  });
}

/** The order in which channels and groups of them are listed: by name, letter by letter. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** A channel with the number of subscribers of another snapshot. */
export function countedView(realm: Realm, channel: Channel, counted: Realm): ChannelView {
  const view = channelView(realm, channel);
  if (!("subscriber_count" in view)) return view;
  const subscriber_count = counted.channels.get(channel.stream_id - 1)?.subscribers.size ?? 0;
  return { ...view, subscriber_count };
}

/** A channel for accounts to which it is new: without its traffic. */
export function newChannelView(realm: Realm, channel: Channel, counted: Realm = realm): ChannelView {
  const view = countedView(realm, channel, counted);
  return "stream_weekly_traffic" in view ? { ...view, stream_weekly_traffic: null } : view;
}

/** A default channel, as old servers show it: without its traffic. */
function defaultChannelView(realm: Realm, channel: Channel): DefaultChannelView {
  const { stream_weekly_traffic: _traffic, ...view } = channelView(realm, channel);
  return view;
}

/** The default channels, archived ones included: their IDs; on old servers the whole channels, by name. */
export function defaultStreams(realm: Realm): readonly number[] | readonly DefaultChannelView[] {
  const channels = [...realm.channels].filter((channel) => channel.is_default_stream);
  if (has(realm, "defaultChannelsAreIds")) return hashTableOrder(channels.map((channel) => channel.stream_id));
  return channels.sort(byName).map((channel) => defaultChannelView(realm, channel));
}

/** How notification settings that inherit are shown: as null, or as what they inherit. */
type NotificationNulls = "nulls" | "booleans";

/** What an account has set for a channel, on its way out; `wildcard_mentions_notify` is null for old clients, too. */
export function personalView(
  user: User,
  row: Subscription,
  nulls: NotificationNulls,
): ComputedOf<typeof PERSONAL_CHANNEL_SETTINGS> {
  const shown = (own: boolean | null, inherited: boolean): boolean | null =>
    own ?? (nulls === "nulls" ? null : inherited);
  const { settings } = user;
  return {
    color: row.color,
    is_muted: row.is_muted,
    in_home_view: !row.is_muted,
    pin_to_top: row.pin_to_top,
    desktop_notifications: shown(row.desktop_notifications, settings.enable_stream_desktop_notifications),
    audible_notifications: shown(row.audible_notifications, settings.enable_stream_audible_notifications),
    push_notifications: shown(row.push_notifications, settings.enable_stream_push_notifications),
    email_notifications: shown(row.email_notifications, settings.enable_stream_email_notifications),
    wildcard_mentions_notify: row.wildcard_mentions_notify,
  };
}

/** The field of a channel that old servers have only in lists of subscriptions. */
export function subscriptionTraffic(
  realm: Realm,
  channel: Channel,
  subscriberId: number | null,
): Pick<SubscriptionView, "email_address" | "role"> & { readonly stream_weekly_traffic?: number | null } {
  const level = realm.feature_level;
  const isOwn = subscriberId !== null;
  return {
    ...(shows(CHANNEL, "stream_weekly_traffic", level) ? {} : { stream_weekly_traffic: weeklyTraffic(realm, channel) }),
    ...(isOwn && shows(SUBSCRIPTION, "role", level) ? { role: ORDINARY_SUBSCRIBER } : {}),
    ...(isOwn && shows(SUBSCRIPTION, "email_address", level)
      ? { email_address: channelEmail(realm, channel, null) }
      : {}),
  };
}

/** What old servers called subscribers who do not administer the channel. */
const ORDINARY_SUBSCRIBER = 50;

/**
 * A subscription as the interface shows it: the channel and the settings of the account for it.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export function subscriptionView(
  realm: Realm,
  user: User,
  channel: Channel,
  row: Subscription,
  nulls: NotificationNulls,
): SubscriptionView {
  // Into the fresh view of the channel: to spread three views into a fourth takes longer than to make them.
  return Object.assign(
    channelView(realm, channel),
    subscriptionTraffic(realm, channel, user.user_id),
    personalView(user, row, nulls),
  );
}

/** When the newest message was sent that ever came to a channel, or when the channel was created. */
function lastActivity(realm: Realm, channel: Channel): number {
  return Math.max(realm.channel_contents.get(channel.stream_id)?.last_active ?? 0, channel.date_created);
}

/** The second from which on a channel is quiet if no message comes: 180 days after the last one, or its creation. */
export function inactiveFrom(realm: Realm, channel: Channel): number {
  return lastActivity(realm, channel) + LIMITS.RECENTLY_ACTIVE_SECONDS;
}

/** Whether a channel has seen a message, or was created, within the last 180 days. */
export function isRecentlyActive(realm: Realm, channel: Channel): boolean {
  return realm.now < inactiveFrom(realm, channel);
}

/** From this many subscribers on, a client that takes partial lists gets one. */
const PARTIAL_FROM = 250;

/**
 * The subscribers of a channel, as requested: none, all in `subscribers`, or in large channels only the bots in
 * `partial_subscribers`.
 *
 * @see https://zulip.com/api/get-subscriptions
 */
export function subscribersView(
  realm: Realm,
  channel: Channel,
  include: boolean | "partial",
): ComputedOf<typeof SUBSCRIBERS> {
  if (include === false) return {};
  const ids = [...channel.subscribers];
  if (include === true || ids.length < PARTIAL_FROM) return { subscribers: ids };
  return { partial_subscribers: ids.filter((id) => userById(realm, id)?.is_bot === true) };
}

/** The same in the list of the actor's own subscriptions, where old servers have addresses. */
export function listedSubscribersView(
  realm: Realm,
  channel: Channel,
  include: boolean | "partial",
): Pick<ListedSubscriptionView, keyof SubscribersView> {
  if (include === false || has(realm, "subscribersAreIds")) return subscribersView(realm, channel, include);
  return { subscribers: subscriberAddresses(realm, channel) };
}

export function subscriberAddresses(realm: Realm, channel: Channel): string[] {
  return [...channel.subscribers].flatMap((id) => userById(realm, id) ?? []).map((user) => publicEmail(realm, user));
}

/**
 * A folder as the interface shows it, with the fields that the realm's feature level has.
 *
 * @see https://zulip.com/api/get-channel-folders
 */
export function channelFolderView(realm: Realm, folder: ChannelFolder): ChannelFolderView {
  const { id, name, description, rendered_description, date_created, creator_id, is_archived, order } = folder;
  return viewAt(realm.feature_level, CHANNEL_FOLDER, {
    id,
    name,
    description,
    rendered_description,
    date_created,
    creator_id,
    is_archived,
    order,
  });
}

/**
 * The groups of default channels by name, each with its channels by name.
 *
 * All accounts receive them. When the groups have whole channels, private ones are omitted (servers include them).
 */
export function defaultStreamGroupViews(realm: Realm): readonly ComputedOf<typeof DEFAULT_STREAM_GROUP>[] {
  return [...realm.default_stream_groups].sort(byName).map((group) => groupView(realm, group));
}

function groupView(
  realm: Realm,
  { id, name, description, stream_ids }: DefaultStreamGroup,
): ComputedOf<typeof DEFAULT_STREAM_GROUP> {
  const channels = stream_ids.flatMap((streamId) => channelById(realm, streamId) ?? []).sort(byName);
  const streams = has(realm, "defaultChannelsAreIds")
    ? channels.map((channel) => channel.stream_id)
    : channels.filter((channel) => !channel.invite_only).map((channel) => defaultChannelView(realm, channel));
  return { name, id, description, streams };
}
