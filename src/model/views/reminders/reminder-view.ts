import type { Realm } from "../../realm/realm";
import type { Reminder } from "../../realm/reminder";
import { renderedHtml } from "../../rules/messages/mentions";
import type { ReminderView } from "../../../protocol/records/personal-items";

/** A reminder as its account sees it: a message to itself. */
export function reminderView(realm: Realm, { user_id, note: _note, ...reminder }: Reminder): ReminderView {
  return { ...reminder, type: "private", to: [user_id], rendered_content: renderedHtml(realm, reminder.content) };
}
