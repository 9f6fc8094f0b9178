import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { conversationOf } from "./conversations";
import { hasRow } from "./message-rows";

/** Whether a message was read by an account from the start. */
export function isBornRead(message: Message, userId: number): boolean {
  return message.born_read.everybody !== message.born_read.user_ids.includes(userId);
}

/** Whether an account with a row for a message has read it. */
export function isRead(realm: Realm, userId: number, message: Message): boolean {
  if (realm.message_marks.get(userId)?.unread.has(message.id) === true) return false;
  if (isBornRead(message, userId)) return true;
  return conversationOf(realm, message)?.read.get(userId)?.has(message.id) === true;
}

/** Whether a message is in an account's row and not read. */
export function isUnread(realm: Realm, userId: number, message: Message): boolean {
  return hasRow(realm, userId, message) && !isRead(realm, userId, message);
}
