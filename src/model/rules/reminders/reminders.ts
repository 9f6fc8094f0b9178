import { isFailure } from "../../outcome/failures";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { Reminder } from "../../realm/personal-items";
import { checkContent } from "../messages/check-content";
import { fencedContent, messagePlace, quotedLines } from "../messages/message-quoted";
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

/** A reminder of an account by its ID, delivered ones included; undefined when there is none. */
export function ownReminder(realm: Realm, userId: number, id: number): Reminder | undefined {
  const record = realm.reminders.get(id);
  return record?.user_id === userId ? record : undefined;
}

/** What the notification bot will send: which message is meant, the note if there is one, and the message quoted. */
export function reminderContent(realm: Realm, message: Message, note: string): string {
  const author = userById(realm, message.sender_id);
  const by = author === undefined ? "" : ` by @_**${author.full_name}|${author.user_id}**`;
  const noted = note === "" ? "" : `\n\n${quotedLines(note)}`;
  const text = `You asked to be reminded of ${messagePlace(realm, message)}${by}:${noted}`;
  const content = checkContent(realm, `${text}\n\n${fencedContent(message, "quote")}`);
  return isFailure(content) ? text : content;
}
