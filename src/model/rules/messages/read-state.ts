import type { Intervals } from "../../collections/intervals";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf, oncePerPlace } from "./conversations";
import { hasRow } from "./message-rows";

/** Whether a message was read by an account from the start. */
export function isBornRead(message: Message, userId: number): boolean {
  return message.born_read.everybody !== message.born_read.user_ids.includes(userId);
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
