import type { Realm } from "../../realm/realm";
import type { Reminder } from "../../realm/reminder";
import { renderedHtml } from "../../rules/messages/mentions";

/** A reminder as its account sees it: a message to itself. */
export function reminderView(realm: Realm, { user_id, ...reminder }: Reminder): Record<string, unknown> {
  return { ...reminder, type: "private", to: [user_id], rendered_content: renderedHtml(realm, reminder.content) };
}
