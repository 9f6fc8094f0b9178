/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { SCHEDULED_MESSAGE, type ScheduledMessageView } from "../records/personal-items";

/** The new scheduled message. */
export const CREATE_SCHEDULED_MESSAGE_ANSWER = record("create_scheduled_message_response", {
  /** Its ID; the message will have another one. */
  scheduled_message_id: integer,
});

/** The answer declared by `CREATE_SCHEDULED_MESSAGE_ANSWER`. */
export interface CreateScheduledMessageResponse extends RecordOf<typeof CREATE_SCHEDULED_MESSAGE_ANSWER> {}

/** The actor's scheduled messages. */
export const GET_SCHEDULED_MESSAGES_ANSWER = record("get_scheduled_messages_response", {
  /** By their time. */
  scheduled_messages: list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)),
});

/** The answer declared by `GET_SCHEDULED_MESSAGES_ANSWER`. */
export interface GetScheduledMessagesResponse extends RecordOf<typeof GET_SCHEDULED_MESSAGES_ANSWER> {}
