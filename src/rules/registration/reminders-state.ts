import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { reminderView } from "../views/reminder-view";

/** The reminders of an account that have not gone out, by their time. */
export function remindersState(realm: Realm, viewer: User): Record<string, unknown> {
  const own = [...realm.reminders.values()].filter((row) => row.user_id === viewer.user_id);
  own.sort(
    (a, b) => a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp || a.reminder_id - b.reminder_id,
  );
  return { reminders: own.map((row) => reminderView(realm, row)) };
}
