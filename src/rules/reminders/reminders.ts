import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { Reminder } from "../../realm/reminder";
import { normalizeContent } from "../../text/markdown/content";
import { narrowAddress } from "../../text/markdown/narrow-address";
import { channelById } from "../channels/channel-access";
import { shownTopic } from "../topics/topic-name";
import { userById } from "../users/people";

/** The reminders of an account that were not sent, failed ones included, by their time. */
export function remindersOf(realm: Realm, userId: number): Reminder[] {
  const rows: Reminder[] = [];
  for (const row of realm.reminders.values()) if (row.user_id === userId) rows.push(row);
  return rows.sort(
    (a, b) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp || a.reminder_id - b.reminder_id,
  );
}

/** A reminder of an account by its ID; undefined when there is none. */
export function ownReminder(realm: Realm, userId: number, id: number): Reminder | undefined {
  const record = realm.reminders.get(id);
  return record?.user_id === userId ? record : undefined;
}

/** What the notification bot will send: which message is meant, the note if there is one, and the message quoted. */
export function reminderContent(realm: Realm, message: Message, note: string): string {
  const author = userById(realm, message.sender_id);
  const by = author === undefined ? "" : ` by @_**${author.full_name}|${author.user_id}**`;
  const noted = note === "" ? "" : `\n\n> ${note.replaceAll("\n", "\n> ")}`;
  const fence = "`".repeat(Math.max(3, longestFence(message.content) + 1));
  const text = `You asked to be reminded of ${place(realm, message)}${by}:${noted}`;
  const whole = `${text}\n\n${fence}quote\n${message.content}\n${fence}`;
  const normalized = normalizeContent(whole, realm.server.max_message_length);
  return "problem" in normalized ? text : normalized.content;
}

function longestFence(content: string): number {
  return Math.max(0, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
}

function place(realm: Realm, message: Message): string {
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) return "a direct message";
  const address = narrowAddress(channel, message.topic, message.id, undefined);
  const title = `${channel.name} > ${shownTopic(realm, message.topic, false)}`;
  return `[a message in ${title.replace(/[[\]\\]/g, "\\$&")}](${address.slice(1)})`;
}
