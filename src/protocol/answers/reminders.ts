/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { REMINDER, type ReminderView } from "../records/personal-items";

/** The new reminder. */
export const CREATE_MESSAGE_REMINDER_ANSWER = record("create_message_reminder_response", {
  /** Its ID. */
  reminder_id: integer,
});

/** The answer declared by `CREATE_MESSAGE_REMINDER_ANSWER`. */
export interface CreateMessageReminderResponse extends RecordOf<typeof CREATE_MESSAGE_REMINDER_ANSWER> {}

/** The actor's reminders. */
export const GET_REMINDERS_ANSWER = record("get_reminders_response", {
  /** By their time. */
  reminders: list(named<ReminderView>(REMINDER)),
});

/** The answer declared by `GET_REMINDERS_ANSWER`. */
export interface GetRemindersResponse extends RecordOf<typeof GET_REMINDERS_ANSWER> {}
