import { sendNotice } from "../changes/messages/notices";
import { onlyUsers, eventFor } from "../outcome/audience";
import { type Transition, transition, withEvents } from "../outcome/transition";
import { withFields } from "../realm/change";
import { isFailure } from "../outcome/failures";
import type { Realm } from "../realm/realm";
import { readableMessage } from "../rules/messages/readable";
import { reminderContent } from "../rules/reminders/reminders";
import { userById } from "../rules/users/people";

/**
 * Sends a reminder at its time as a direct message from the notification bot: about the message as it is by then, or
 * as it was where it cannot be read any more. That of a deactivated account goes without a word.
 *
 * @tells the account `message`, then `reminders/remove`
 * @spec States: Scheduled message (reminders: public facts)
 * @settled send_reminder
 */
export function sendReminder(realm: Realm, id: number): Transition {
  const reminder = realm.reminders.get(id);
  if (reminder === undefined) return transition(realm);
  const without = withFields(realm, { reminders: realm.reminders.set(id, withFields(reminder, { delivered: true })) });
  const user = userById(realm, reminder.user_id);
  if (user?.is_active !== true) return transition(without);
  const message = readableMessage(realm, user, reminder.reminder_target_message_id);
  const content = isFailure(message) ? reminder.content : reminderContent(realm, message, reminder.note);
  const removed = eventFor(onlyUsers([reminder.user_id]), { type: "reminders", op: "remove", reminder_id: id });
  return withEvents(sendNotice(without, user.user_id, content), [removed]);
}
