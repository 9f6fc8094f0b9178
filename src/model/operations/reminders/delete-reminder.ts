import { onlyUsers, eventFor } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownReminder } from "../../rules/reminders/reminders";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The reminder to cancel. */
export interface DeleteReminderParams {
  /** The ID of one's own reminder. */
  readonly reminder_id: number;
}

/**
 * Deletes the actor's own reminder, delivered ones too.
 *
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for one that is unknown or another's
 * @tells the account `reminders/remove`
 * @spec States: Scheduled message (reminders: public facts)
 */
export const deleteReminder: Operation<DeleteReminderParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { reminder_id: id }) => {
    const record = ownReminder(realm, actor.user_id, id);
    if (record === undefined) return refused(realm, unknownPersonalItem(realm, "reminder_unknown", "reminder"));
    const next = withFields(realm, {
      reminders: realm.reminders.delete(id),
      due: realm.due.delete([record.scheduled_delivery_timestamp, "reminder", id]),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "reminders", op: "remove", reminder_id: id });
    return accepted(transition(next, [event]), {});
  },
);
