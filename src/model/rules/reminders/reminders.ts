import { badRequest, isFailure } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Reminder, ScheduledMessage } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { fencedContent, messagePlace, quotedLines } from "../messages/message-rows";
import { checkContent, type PreparedMessage } from "../messages/prepare-message";
import { isChannelType, type MessageType, type To } from "../messages/recipient";
import { userById } from "../users/people";

/** The reminders of an account that were not sent, by their time. */
export function remindersOf(realm: Realm, userId: number): Reminder[] {
  const rows: Reminder[] = [];
  for (const row of realm.reminders.values()) if (row.user_id === userId && row.delivered !== true) rows.push(row);
  return rows.sort(
    (a, b) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp || a.reminder_id - b.reminder_id,
  );
}

/** The next ID of a reminder or a scheduled message: they share one sequence. */
export function nextScheduledId(realm: Realm): number {
  return Math.max(realm.last_ids.scheduled_message, realm.last_ids.reminder) + 1;
}

/** A reminder of an account by its ID, delivered ones included; undefined for an unknown ID. */
export function ownReminder(realm: Realm, userId: number, id: number): Reminder | undefined {
  const record = realm.reminders.get(id);
  return record?.user_id === userId ? record : undefined;
}

/** The text that the notification bot will send: a link to the message, the note if any, and the quoted message. */
export function reminderContent(realm: Realm, message: Message, note: string): string {
  const author = userById(realm, message.sender_id);
  const by = author === undefined ? "" : ` by @_**${author.full_name}|${author.user_id}**`;
  const noted = note === "" ? "" : `\n\n${quotedLines(note)}`;
  const text = `You asked to be reminded of ${messagePlace(realm, message)}${by}:${noted}`;
  const content = checkContent(realm, `${text}\n\n${fencedContent(message, "quote")}`);
  return isFailure(content) ? text : content;
}

/** Whether a time is a whole second that the clock has still to reach. */
export function isFutureSecond(realm: Realm, time: number): boolean {
  return Number.isSafeInteger(time) && time > realm.now;
}

/** The scheduled messages of an account that were not delivered, failed ones included, by their time. */
export function scheduledMessagesOf(realm: Realm, userId: number): ScheduledMessage[] {
  const rows: ScheduledMessage[] = [];
  for (const row of realm.scheduled_messages.values()) {
    if (row.sender_id === userId && row.delivered_message_id === null) rows.push(row);
  }
  return rows.sort(
    (a, b) =>
      a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp ||
      a.scheduled_message_id - b.scheduled_message_id,
  );
}

/** A scheduled message of an account by its ID, delivered ones included; undefined for an unknown ID. */
export function ownScheduledMessage(realm: Realm, userId: number, id: number): ScheduledMessage | undefined {
  const record = realm.scheduled_messages.get(id);
  return record?.sender_id === userId ? record : undefined;
}

/** The channel, or the recipients: without the author, unless it is the only one. */
export function scheduledRecipient(prepared: PreparedMessage, author: User): number | readonly number[] {
  if (prepared.channel !== null) return prepared.channel.stream_id;
  const others = prepared.participants.map((user) => user.user_id).filter((id) => id !== author.user_id);
  return others.length === 0 ? [author.user_id] : others;
}

/** What is wrong with an addressee: a channel goes by its ID alone, users by a list of theirs. */
export function checkScheduledAddressee(type: MessageType, to: To) {
  if (!isChannelType(type)) {
    const isList = typeof to !== "number";
    return isList ? undefined : badRequest("recipients_not_listed", "to: a list of user IDs is expected.");
  }
  return typeof to === "object" ? badRequest("channel_not_one", "to: the ID of one channel is expected.") : undefined;
}
