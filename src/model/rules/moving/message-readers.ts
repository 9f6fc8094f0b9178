import { IdSet } from "../../collections/id-set";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { channelById, hasSharedHistory, isSubscribed } from "../channels/channel-access";
import { isGuest, userById } from "../users/people";

/** All accounts that have received at least one of the messages, whether or not they can still read it. */
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
 * The audience of reactions, votes and deletions of messages in one conversation: accounts with a row for one of them.
 * In private channels they must subscribe, and with shared history all subscribers are in it. In public channels all
 * subscribers are in it, too, but no guests that do not subscribe.
 *
 * @param messages - of one topic, or of one direct conversation
 */
export function messageAudience(realm: Realm, messages: readonly Message[]): IdSet {
  const [first] = messages;
  if (first === undefined) return IdSet.empty();
  const channel = first.stream_id === null ? undefined : channelById(realm, first.stream_id);
  if (channel === undefined) return rowHolders(realm, messages);
  if (channel.invite_only && hasSharedHistory(channel)) return channel.subscribers;
  const holders = rowHolders(realm, messages);
  if (!hasSharedHistory(channel)) return withoutOthers(holders, (id) => isSubscribed(channel, id));
  const known = withoutOthers(holders, (id) => {
    const user = isSubscribed(channel, id) ? undefined : userById(realm, id);
    return user === undefined || !isGuest(user);
  });
  return channel.subscribers.union(known);
}

function withoutOthers(ids: IdSet, stays: (id: number) => boolean): IdSet {
  let rest = ids;
  for (const id of ids) if (!stays(id)) rest = rest.delete(id);
  return rest;
}

/**
 * The audience of an edit of a message: accounts with a row for it, also those that no longer subscribe, and with
 * shared history all subscribers.
 */
export function editAudience(realm: Realm, message: Message): IdSet {
  const holders = rowHolders(realm, [message]);
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  return channel !== undefined && hasSharedHistory(channel) ? channel.subscribers.union(holders) : holders;
}
