import { IdSet } from "../../collections/id-set";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { isGuest, userById } from "../users/people";
import { hasMetadataAccess } from "./channel-access";

/** Who sees all public channels, and who only some: active accounts by whether they are guests. */
interface Members {
  readonly members: IdSet;
  readonly guests: IdSet;
}

/** By the table of users: most operations leave it unchanged. */
const membersByUsers = new WeakMap<Realm["users"], Members>();

function membersOf({ users }: Realm): Members {
  const known = membersByUsers.get(users);
  if (known !== undefined) return known;
  const members: number[] = [];
  const guests: number[] = [];
  for (const user of users) if (user.is_active) (isGuest(user) ? guests : members).push(user.user_id);
  const found = { members: IdSet.from(members), guests: IdSet.from(guests) };
  membersByUsers.set(users, found);
  return found;
}

/** The active accounts that can see that a channel exists, and its subscribers: among some, or among all. */
export function viewersOf(realm: Realm, channel: Channel, among?: Iterable<number>): IdSet {
  if (among === undefined && (channel.is_web_public || !channel.invite_only)) {
    const { members, guests } = membersOf(realm);
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
  for (const id of membersOf(realm).guests) if (!channel.subscribers.has(id)) observers = observers.delete(id);
  return observers;
}
