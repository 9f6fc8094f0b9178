import { Intervals } from "../../collections/intervals";
import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";

/**
 * The conversation with a new message at its end. What everybody has read from the start, as the past of a fixture, is
 * kept in intervals, so that whoever looks for unread messages passes over it.
 */
export function appended({ message_ids: ids, read, born_read: before }: Conversation, message: Message): Conversation {
  const message_ids = ids.add(message.id);
  if (message.born_read.everybody && message.born_read.user_ids.length === 0) {
    const last = ids.last();
    const known = before ?? Intervals.empty();
    const from = last !== undefined && known.has(last) ? last : message.id;
    return Object.freeze({ message_ids, read, born_read: known.add(from, message.id) });
  }
  return Object.freeze(before === undefined ? { message_ids, read } : { message_ids, read, born_read: before });
}
