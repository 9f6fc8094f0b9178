import type { Intervals } from "../../collections/intervals";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf } from "./conversations";
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

/** Asks of many messages whether an account with rows for them has read them; what is near another is quick to ask. */
export function readTest(realm: Realm, userId: number): (message: Message) => boolean {
  const marks = realm.message_marks.get(userId);
  let near: Message | undefined;
  let read: Intervals | undefined;
  return (message) => {
    if (marks?.unread.has(message.id) === true) return false;
    if (isBornRead(message, userId)) return true;
    if (near === undefined || near.recipient_id !== message.recipient_id || near.topic !== message.topic) {
      read = conversationOf(realm, message)?.read.get(userId);
      near = message;
    }
    if (read?.has(message.id) === true) return true;
    return marks !== undefined && (marks.historical.has(message.id) || marks.given.has(message.id));
  };
}

/** Whether a message is in an account's row and not read. */
export function isUnread(realm: Realm, userId: number, message: Message): boolean {
  return hasRow(realm, userId, message) && !isRead(realm, userId, message);
}
