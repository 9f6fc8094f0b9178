import { IdSet } from "../../collections/id-set";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import {
  activeSubscription,
  channelById,
  hasContentAccess,
  hasSharedHistory,
  isSubscribed,
} from "../channels/channel-access";
import { hasRow } from "../messages/message-rows";
import { userById } from "../users/people";

/** Which of some messages an account can read: all of them, or the listed ones, ascending. */
export type Readable = "all" | readonly number[];

const NONE: Readable = Object.freeze([]);

/** Everybody who has a row for at least one of the messages, whatever else they may. */
export function rowHolders(realm: Realm, messages: readonly Message[]): IdSet {
  let holders = IdSet.empty();
  for (const received of new Set(messages.map((message) => message.received_by))) holders = holders.union(received);
  for (const [userId, marks] of realm.message_marks) {
    if (holders.has(userId) || (marks.historical.isEmpty && marks.given.isEmpty)) continue;
    if (messages.some(({ id }) => marks.historical.has(id) || marks.given.has(id))) holders = holders.add(userId);
  }
  return holders;
}

/**
 * Who hears of a change of messages of a channel: whoever has a row for one of them, and with shared history all
 * subscribers. Whether these can still read them is another question.
 */
export function concernedBy(realm: Realm, channel: Channel, messages: readonly Message[]): IdSet {
  const holders = rowHolders(realm, messages);
  return hasSharedHistory(channel) ? channel.subscribers.union(holders) : holders;
}

/**
 * Those of some accounts who may read a channel; the very same set when it holds its subscribers alone. A deactivated
 * account counts by the subscription that it would come back to.
 */
export function withContentAccess(realm: Realm, channel: Channel, users: IdSet): IdSet {
  if (users === channel.subscribers) return users;
  let allowed = users;
  for (const id of users) {
    if (isSubscribed(channel, id) || activeSubscription(realm, id, channel.stream_id) !== undefined) continue;
    const user = userById(realm, id);
    if (user === undefined || !hasContentAccess(realm, channel, user)) allowed = allowed.delete(id);
  }
  return allowed;
}

/** Which of a channel's messages an account can read. */
export function readableOf(
  realm: Realm,
  channel: Channel,
  messages: readonly Message[],
  userId: number,
  readers: IdSet,
): Readable {
  if (!readers.has(userId)) return NONE;
  if (hasSharedHistory(channel)) return "all";
  const ids = messages.filter((message) => hasRow(realm, userId, message)).map(({ id }) => id);
  return ids.length === messages.length ? "all" : ids;
}

/** The readers of a message among those whom a change of it concerns. */
export function messageReaders(realm: Realm, message: Message): IdSet {
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) return message.received_by;
  const readers = withContentAccess(realm, channel, concernedBy(realm, channel, [message]));
  if (hasSharedHistory(channel)) return readers;
  let holders = readers;
  for (const id of readers) if (!hasRow(realm, id, message)) holders = holders.delete(id);
  return holders;
}
