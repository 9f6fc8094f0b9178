import { IdSet } from "../../collections/id-set";
import type { Channel } from "../../realm/channel";
import type { Message, MessageMarks } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, hasContentAccess, hasSharedHistory, isSubscribed } from "../channels/channel-access";
import { isGuest } from "../users/people";

/** What somebody who marked nothing has marked. */
export const NO_MARKS: MessageMarks = Object.freeze({
  starred: IdSet.empty(),
  collapsed: IdSet.empty(),
  unread: IdSet.empty(),
  historical: IdSet.empty(),
  given: IdSet.empty(),
});

/** The message with an ID; undefined when it never was or was deleted. */
export function messageById(realm: Realm, messageId: number): Message | undefined {
  return realm.messages.get(messageId - 1) ?? undefined;
}

/** What an account has made of single messages. */
export function marksOf(realm: Realm, userId: number): MessageMarks {
  return realm.message_marks.get(userId) ?? NO_MARKS;
}

/**
 * Whether an account has a personal row for a message: it received the message, or was given the row later by a
 * flag, a reaction or a move. Rows make the personal history.
 *
 * @spec Endpoints 10: a user's history excludes channel messages from before they subscribed
 */
export function hasRow(realm: Realm, userId: number, message: Message): boolean {
  const marks = realm.message_marks.get(userId);
  if (marks === undefined) return message.received_by.has(userId);
  return marks.historical.has(message.id) || marks.given.has(message.id) || message.received_by.has(userId);
}

/** Asks the same of many messages for one account. */
export function rowTest(realm: Realm, userId: number): (message: Message) => boolean {
  const marks = realm.message_marks.get(userId);
  return marks === undefined
    ? (message) => message.received_by.has(userId)
    : (message) => hasRow(realm, userId, message);
}

/**
 * Whether an account may read messages of a channel one by one. A guest reads those of a web-public channel only as a
 * subscriber, or as part of the channel's history.
 */
export function opensMessages(realm: Realm, channel: Channel, user: User): boolean {
  if (isGuest(user)) return isSubscribed(channel, user.user_id);
  return hasContentAccess(realm, channel, user);
}

/** Whether an account may read a message now. */
export function canReadMessage(realm: Realm, user: User, message: Message): boolean {
  if (message.stream_id === null) return message.received_by.has(user.user_id);
  const channel = channelById(realm, message.stream_id);
  if (channel === undefined || !opensMessages(realm, channel, user)) return false;
  return hasSharedHistory(channel) || hasRow(realm, user.user_id, message);
}
