import { sendNotice } from "../changes/messages/send-notice";
import { onlyUsers, tell } from "../outcome/audience";
import { type Step, step, telling } from "../outcome/step";
import { withFields } from "../realm/change";
import type { Realm } from "../realm/realm";
import { userById } from "../rules/users/people";

/**
 * Sends a reminder at its time as a direct message from the notification bot. When its account is deactivated it fails
 * in silence and stays.
 *
 * @tells the account `message`, then `reminders/remove`
 * @spec States: Scheduled message (reminders: public facts)
 * @assumes A133
 */
export function sendReminder(realm: Realm, id: number): Step {
  const reminder = realm.reminders.get(id);
  if (reminder === undefined) return step(realm);
  if (userById(realm, reminder.user_id)?.is_active !== true) {
    return step(withFields(realm, { reminders: realm.reminders.set(id, withFields(reminder, { failed: true })) }));
  }
  const without = withFields(realm, { reminders: realm.reminders.delete(id) });
  const removed = tell(onlyUsers([reminder.user_id]), { type: "reminders", op: "remove", reminder_id: id });
  return telling(sendNotice(without, reminder.user_id, reminder.content), [removed]);
}
