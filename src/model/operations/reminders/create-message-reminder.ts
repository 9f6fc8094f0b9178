import { LIMITS, notSeconds } from "../../../protocol/limits";
import { optional, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Reminder } from "../../realm/personal-items";
import { renderedHtml } from "../../rendering/rendering";
import { readableMessage } from "../../rules/messages/message-rows";
import { isFutureSecond, nextScheduledId, reminderContent } from "../../rules/reminders/reminders";
import { accepted } from "../../views/outcome";
import { reminderView } from "../../views/personal-items";
import { messageId, soon } from "../examples";
import { operation } from "../operation";

/**
 * Schedules a reminder of a message. When the virtual clock reaches its time, the notification bot sends a direct
 * message.
 */
export const createMessageReminder = operation(
  () => ({
    id: "create-message-reminder",
    method: "POST",
    path: "/reminders",
    since: 381,
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /** When to send the reminder, in UNIX seconds. Must be in the future. */
      scheduled_delivery_timestamp: required(integer, { checkTyped: notSeconds }),
      /** A note for the reminder. Since feature level 415. */
      note: optional(text, { since: 415 }),
    },
    read_in_order: [["message_id", "scheduled_delivery_timestamp", "note"]],
    answer: {
      /** The ID of the reminder. */
      reminder_id: integer,
    },
    refusals: ["delivery_time_past", "reminder_note_invalid", "message_unknown"],
    events: ["reminders/add"],
    example: (pick) => ({ ...messageId(pick), scheduled_delivery_timestamp: soon(pick) }),
  }),
  (realm, actor, params) => {
    const { scheduled_delivery_timestamp } = params;
    if (!isFutureSecond(realm, scheduled_delivery_timestamp)) {
      return badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected.");
    }
    const note = (params.note ?? "").trim();
    if ([...note].length > LIMITS.MAX_REMINDER_NOTE_LENGTH || note.includes("\0")) {
      const max = LIMITS.MAX_REMINDER_NOTE_LENGTH;
      return badRequest("reminder_note_invalid", `note: at most ${max} characters are expected, and no NUL.`);
    }
    const message = readableMessage(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const id = nextScheduledId(realm);
    const content = reminderContent(realm, message, note);
    const record: Reminder = frozen({
      reminder_id: id,
      user_id: actor.user_id,
      reminder_target_message_id: message.id,
      content,
      rendered_content: renderedHtml(realm, content, actor),
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
      reminders: [reminderView(record)],
    });
    return accepted(transition(next, [event]), { reminder_id: id });
  },
);
