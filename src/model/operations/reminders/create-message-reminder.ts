import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Reminder } from "../../realm/reminder";
import { readableMessage } from "../../rules/messages/readable-message";
import { nextScheduledId, reminderContent } from "../../rules/reminders/reminders";
import { isFutureSecond } from "../../rules/scheduled-messages/future-second";
import { LIMITS } from "../../../protocol/limits";
import { reminderView } from "../../views/reminders/reminder-view";
import {
  CREATE_MESSAGE_REMINDER_ANSWER,
  type CreateMessageReminderResponse,
} from "../../../protocol/answers/reminders";
import { type Operation, operation } from "../operation";

/** Of what to be reminded, when, and with which words. */
export interface CreateMessageReminderParams {
  /** The ID of the message. */
  readonly message_id: number;
  /** When to be reminded, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp: number;
  /** Words for the reminder. Since feature level 415. */
  readonly note?: string;
}

/**
 * Lets the notification bot send a direct message about a message when the virtual clock reaches a time.
 *
 * @param params.scheduled_delivery_timestamp - UNIX seconds, after `realm.now`
 * @param params.note - at most 1000 characters
 * @refuses BAD_REQUEST for a time that is not in the future, for a note that is too long or holds NUL, then for a
 *   message that one may not read
 * @tells the account `reminders/add`
 * @spec States: Scheduled message (reminders: public facts)
 * @settled send_reminder
 */
export const createMessageReminder: Operation<CreateMessageReminderParams, CreateMessageReminderResponse> = operation(
  () => CREATE_MESSAGE_REMINDER_ANSWER,
  (realm, actor, params) => {
    const { scheduled_delivery_timestamp } = params;
    if (!isFutureSecond(realm, scheduled_delivery_timestamp)) {
      return refused(
        realm,
        badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected."),
      );
    }
    const note = (params.note ?? "").trim();
    if ([...note].length > LIMITS.MAX_REMINDER_NOTE_LENGTH || note.includes("\0")) {
      const max = LIMITS.MAX_REMINDER_NOTE_LENGTH;
      return refused(
        realm,
        badRequest("reminder_note_malformed", `note: at most ${max} characters are expected, and no NUL.`),
      );
    }
    const message = readableMessage(realm, actor, params.message_id);
    if (isFailure(message)) return refused(realm, message);
    const id = nextScheduledId(realm);
    const record: Reminder = frozen({
      reminder_id: id,
      user_id: actor.user_id,
      reminder_target_message_id: message.id,
      content: reminderContent(realm, message, note),
      note,
      scheduled_delivery_timestamp,
      failed: false,
    });
    const next = withFields(realm, {
      last_ids: withFields(realm.last_ids, { reminder: id }),
      reminders: realm.reminders.set(id, record),
      due: realm.due.set([scheduled_delivery_timestamp, "reminder", id], true),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "reminders",
      op: "add",
      reminders: [reminderView(next, record)],
    });
    return accepted(transition(next, [event]), { reminder_id: id });
  },
);
