import { storedFor } from "../../../data/lazy";
import {
  CHANNEL_GROUP_SETTINGS,
  type ChannelGroupSetting,
  type GroupSettingRule,
} from "../../../protocol/group-settings";
import { IdSet } from "../../collections/id-set";
import type { Channel, Subscription } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { holdsKnownPermission, holdsRealmPermission } from "../user-groups/group-membership";
import { isAdministrator, isGuest, userById } from "../users/people";

/** The channel with an ID, archived ones included. */
export function channelById(realm: Realm, streamId: number): Channel | undefined {
  return realm.channels.get(streamId - 1);
}

/** The channel of a name, ignoring case and blanks around it, archived ones included. */
export function channelByName(realm: Realm, name: string): Channel | undefined {
  const id = realm.channel_ids_by_name.get(name.trim().toLowerCase());
  return id === undefined ? undefined : channelById(realm, id);
}

/** Whether an account subscribes to a channel now. */
export function isSubscribed(channel: Channel, userId: number): boolean {
  return channel.subscribers.has(userId);
}

/** What an account has set for a channel it subscribes to; undefined when it does not. */
export function activeSubscription(realm: Realm, userId: number, streamId: number): Subscription | undefined {
  const row = realm.subscriptions.get(userId)?.get(streamId);
  return row?.active === true ? row : undefined;
}

/**
 * Whether an account holds one of a channel's own permissions through the group that the channel names. Below the
 * feature level that brought a setting, its default holds; the right to post was a number before it was a group.
 */
export function holdsChannelPermission(realm: Realm, channel: Channel, name: ChannelGroupSetting, user: User): boolean {
  const rule: GroupSettingRule = CHANNEL_GROUP_SETTINGS[name];
  const isKnown = realm.feature_level >= rule.since || name === "can_send_message_group";
  return holdsKnownPermission(realm, channel[name], rule, user, isKnown);
}

/** Whether an account may know that a channel is there, with its settings and subscribers. */
export function hasMetadataAccess(realm: Realm, channel: Channel, user: User): boolean {
  if (channel.is_web_public || isSubscribed(channel, user.user_id) || isAdministrator(user)) return true;
  if (isGuest(user)) return false;
  if (!channel.invite_only) return true;
  return (
    holdsChannelPermission(realm, channel, "can_administer_channel_group", user) ||
    holdsChannelPermission(realm, channel, "can_add_subscribers_group", user) ||
    holdsChannelPermission(realm, channel, "can_subscribe_group", user)
  );
}

/** The channel with an ID if it is visible to an account; undefined also for a channel that does not exist. */
export function visibleChannel(realm: Realm, user: User, streamId: number): Channel | undefined {
  const channel = channelById(realm, streamId);
  return channel !== undefined && hasMetadataAccess(realm, channel, user) ? channel : undefined;
}

/** As `visibleChannel`, without archived channels: for most operations they do not exist. */
export function visibleActiveChannel(realm: Realm, user: User, streamId: number): Channel | undefined {
  const channel = visibleChannel(realm, user, streamId);
  return channel?.is_archived === true ? undefined : channel;
}

/** The channel with an ID as far as an account may look at it: archived ones too since the level that shows them. */
export function shownChannel(realm: Realm, user: User, streamId: number): Channel | undefined {
  const find = has(realm, "archivedChannelsAreShown") ? visibleChannel : visibleActiveChannel;
  return find(realm, user, streamId);
}

/**
 * Whether an account may read a channel: with shared history all of it, with protected history the messages that it
 * has a row for.
 */
export function hasContentAccess(realm: Realm, channel: Channel, user: User): boolean {
  if (channel.is_web_public || isSubscribed(channel, user.user_id)) return true;
  if (isGuest(user)) return false;
  if (!channel.invite_only) return true;
  if (!has(realm, "groupsGrantContentAccess")) return false;
  return (
    holdsChannelPermission(realm, channel, "can_add_subscribers_group", user) ||
    holdsChannelPermission(realm, channel, "can_subscribe_group", user)
  );
}

/**
 * Whether all accounts with content access can read all messages of a channel, of all times. A public one always has
 * it.
 */
export function hasSharedHistory(channel: Channel): boolean {
  return channel.history_public_to_subscribers;
}

/** Whether an account that may read a channel may also subscribe others to it. */
export function mayAddSubscribers(realm: Realm, channel: Channel, user: User): boolean {
  if (!hasContentAccess(realm, channel, user)) return false;
  return (
    mayAdministerChannel(realm, channel, user) ||
    holdsChannelPermission(realm, channel, "can_add_subscribers_group", user) ||
    holdsRealmPermission(realm, "can_add_subscribers_group", user)
  );
}

/**
 * Whether an account is allowed to unsubscribe others from all of some channels: administrators of the realm, accounts
 * that administer all these channels, and accounts that a group setting of each channel allows, if all channels are
 * visible to them. Guests are never allowed.
 */
export function mayUnsubscribeOthers(realm: Realm, channels: readonly Channel[], user: User): boolean {
  if (isAdministrator(user)) return true;
  if (isGuest(user) || !channels.every((channel) => hasMetadataAccess(realm, channel, user))) return false;
  const administersAll = channels.every((channel) => mayAdministerChannel(realm, channel, user));
  if (administersAll && has(realm, "channelAdministratorsUnsubscribe")) return true;
  const isNamedByAll = channels.every((channel) =>
    holdsChannelPermission(realm, channel, "can_remove_subscribers_group", user),
  );
  return isNamedByAll && has(realm, "groupsUnsubscribeOthers");
}

/** Whether an account may change a channel's plain settings. */
export function mayAdministerChannel(realm: Realm, channel: Channel, user: User): boolean {
  return isAdministrator(user) || holdsChannelPermission(realm, channel, "can_administer_channel_group", user);
}

/**
 * Whether an account may post to a channel, leaving its topics aside. Subscribing is not needed for public channels;
 * a bot may do what its owner may.
 */
export function mayPost(realm: Realm, channel: Channel, sender: User): boolean {
  if (sender.is_system_bot) return true;
  if (channel.is_archived) return false;
  const owner = sender.bot_owner_id === null ? undefined : userById(realm, sender.bot_owner_id);
  const holders = owner === undefined ? [sender] : [sender, owner];
  if (!holders.some((user) => holdsChannelPermission(realm, channel, "can_send_message_group", user))) return false;
  if (channel.is_web_public || (!channel.invite_only && !isGuest(sender))) return true;
  if (holders.some((user) => isSubscribed(channel, user.user_id))) return true;
  return channel.invite_only && hasSharedHistory(channel) && hasContentAccess(realm, channel, sender);
}

/** Who sees all public channels, and who only some: active accounts by whether they are guests. */
interface Members {
  readonly members: IdSet;
  readonly guests: IdSet;
}

const membersOf = storedFor((users: Realm["users"]): Members => {
  const members: number[] = [];
  const guests: number[] = [];
  for (const user of users) if (user.is_active) (isGuest(user) ? guests : members).push(user.user_id);
  return { members: IdSet.from(members), guests: IdSet.from(guests) };
});

/** The IDs of the active guests, ascending. */
export function activeGuests(realm: Realm): number[] {
  return [...membersOf(realm.users).guests];
}

/** The active accounts that can see that a channel exists, and its subscribers: among some, or among all. */
export function viewersOf(realm: Realm, channel: Channel, among?: Iterable<number>): IdSet {
  if (among === undefined && (channel.is_web_public || !channel.invite_only)) {
    const { members, guests } = membersOf(realm.users);
    return guests.isEmpty ? members : members.union(viewersAmong(realm, channel, guests));
  }
  return viewersAmong(realm, channel, among ?? activeIds(realm));
}

function* activeIds(realm: Realm): Iterable<number> {
  for (const user of realm.users) if (user.is_active) yield user.user_id;
}

function viewersAmong(realm: Realm, channel: Channel, userIds: Iterable<number>): IdSet {
  const ids: number[] = [];
  for (const id of userIds) {
    const user = userById(realm, id);
    if (user?.is_active === true && hasMetadataAccess(realm, channel, user)) ids.push(id);
  }
  return IdSet.from(ids);
}

/**
 * The active accounts that are notified of changes of a channel: all that see it, without the guests who see a
 * web-public channel and do not subscribe to it.
 */
export function observersOf(realm: Realm, channel: Channel): IdSet {
  const viewers = viewersOf(realm, channel);
  if (!channel.is_web_public) return viewers;
  let observers = viewers;
  for (const id of membersOf(realm.users).guests) if (!channel.subscribers.has(id)) observers = observers.delete(id);
  return observers;
}
