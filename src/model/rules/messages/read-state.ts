import type { Intervals } from "../../collections/intervals";
import type { Conversation, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { conversationOf, oncePerPlace } from "./conversations";
import { hasRow, marksOf, messageById } from "./message-rows";
import { unreadIn } from "./unread-in";

/** Whether a message was read by an account from the start. */
export function isBornRead(message: Message, userId: number): boolean {
  return message.born_read.all_users !== message.born_read.user_ids.includes(userId);
}

/** Whether a message is read unless it is marked as unread: it was born read, was read, or its row came later. */
export function isReadAnyway(realm: Realm, userId: number, message: Message): boolean {
  if (isBornRead(message, userId)) return true;
  if (conversationOf(realm, message)?.read.get(userId)?.has(message.id) === true) return true;
  const marks = realm.message_marks.get(userId);
  return marks !== undefined && (marks.historical.has(message.id) || marks.given.has(message.id));
}

/** Whether an account with a row for a message has read it. */
export function isRead(realm: Realm, userId: number, message: Message): boolean {
  if (realm.message_marks.get(userId)?.unread.has(message.id) === true) return false;
  return isReadAnyway(realm, userId, message);
}

/** Asks of many messages whether an account with rows for them has read them; each place is looked up once. */
export function readTest(realm: Realm, userId: number): (message: Message) => boolean {
  const intervalsOf = oncePerPlace((message) => conversationOf(realm, message)?.read.get(userId));
  const isRead = readTestWithin(realm, userId);
  return (message) => isRead(message, intervalsOf(message));
}

/** The same for callers who know what the account has read of a message's conversation. */
export function readTestWithin(
  realm: Realm,
  userId: number,
): (message: Message, intervals: Intervals | undefined) => boolean {
  const marks = realm.message_marks.get(userId);
  return (message, intervals) => {
    if (marks?.unread.has(message.id) === true) return false;
    if (isBornRead(message, userId) || intervals?.has(message.id) === true) return true;
    return marks !== undefined && (marks.historical.has(message.id) || marks.given.has(message.id));
  };
}

/** Whether a message is in an account's row and not read. */
export function isUnread(realm: Realm, userId: number, message: Message): boolean {
  return hasRow(realm, userId, message) && !isRead(realm, userId, message);
}

/** What an account has left unread of one conversation. */
export interface UnreadConversation {
  /** The channel, or null for direct messages. */
  readonly stream_id: number | null;
  /** The topic as its oldest unread message writes it; the empty string for direct messages. */
  readonly topic: string;
  /** All participants of the direct messages, ascending; null in channels. */
  readonly user_ids: readonly number[] | null;
  /** Ascending, at least one. */
  readonly message_ids: readonly number[];
}

/**
 * Visits what an account has left unread, a conversation at a time: first its direct messages, then the channels that
 * it subscribes to, in no order that means anything.
 */
export function* unreadMessages(realm: Realm, user: User): IterableIterator<UnreadConversation> {
  const userId = user.user_id;
  const marked = markedByConversation(realm, userId);
  for (const key of realm.direct_keys.get(userId) ?? []) {
    const conversation = realm.direct_conversations.get(key);
    if (conversation !== undefined) yield* grouped(realm, userId, conversation, marked);
  }
  for (const { stream_id: streamId, active } of realm.subscriptions.get(userId)?.values() ?? []) {
    if (!active) continue;
    for (const conversation of searchedTopics(realm, userId, streamId)) {
      yield* grouped(realm, userId, conversation, marked);
    }
  }
}

/** The IDs of what an account has left unread in a channel, ascending within each topic. */
export function* unreadInChannel(realm: Realm, userId: number, streamId: number): IterableIterator<number> {
  const marked = markedByConversation(realm, userId);
  for (const conversation of searchedTopics(realm, userId, streamId)) {
    yield* unreadIdsOf(realm, userId, conversation, marked.get(conversation) ?? []);
  }
}

/** The topics of a channel in which an account has possibly left something unread. */
function searchedTopics(realm: Realm, userId: number, streamId: number): Iterable<Conversation> {
  const contents = realm.channel_contents.get(streamId);
  if (contents === undefined) return [];
  const { message_ids: ids, topics } = contents;
  const readUpTo = contents.read_up_to?.get(userId);
  if (readUpTo === undefined) return topics.values();
  const later = ids.slice(ids.lowerBound(readUpTo + 1)).flatMap((id) => messageById(realm, id) ?? []);
  return new Set(later.flatMap((message) => conversationOf(realm, message) ?? []));
}

/** The IDs of what an account has left unread in a conversation, ascending. */
export function unreadInConversation(realm: Realm, userId: number, conversation: Conversation): number[] {
  return unreadIdsOf(realm, userId, conversation, markedByConversation(realm, userId).get(conversation) ?? []);
}

function* grouped(
  realm: Realm,
  userId: number,
  conversation: Conversation,
  marked: ReadonlyMap<Conversation, readonly number[]>,
): IterableIterator<UnreadConversation> {
  const ids = unreadIdsOf(realm, userId, conversation, marked.get(conversation) ?? []);
  const oldest = messageById(realm, ids[0] ?? 0);
  if (oldest === undefined) return;
  const { stream_id, topic, user_ids } = oldest;
  yield { stream_id, topic, user_ids, message_ids: ids };
}

function unreadIdsOf(realm: Realm, userId: number, conversation: Conversation, marked: readonly number[]): number[] {
  const ids: number[] = [];
  const take = (id: number): void => {
    const message = messageById(realm, id);
    if (message !== undefined && isUnread(realm, userId, message)) ids.push(id);
  };
  const cursor = unreadIn(conversation, userId, marksOf(realm, userId).unread)?.up(1);
  for (let id = cursor?.(); id !== undefined; id = cursor?.()) take(id);
  if (marked.length === 0) return ids;
  marked.forEach(take);
  return ids.sort((a, b) => a - b);
}

/** The messages that an account marked as unread one by one, by where they are. */
function markedByConversation(realm: Realm, userId: number): Map<Conversation, number[]> {
  const groups = new Map<Conversation, number[]>();
  for (const id of marksOf(realm, userId).unread) {
    const message = messageById(realm, id);
    const conversation = message === undefined ? undefined : conversationOf(realm, message);
    if (conversation === undefined) continue;
    const group = groups.get(conversation);
    if (group === undefined) groups.set(conversation, [id]);
    else group.push(id);
  }
  return groups;
}
