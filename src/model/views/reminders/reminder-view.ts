import type { Realm } from "../../realm/realm";
import type { Reminder } from "../../realm/reminder";
import { markdownContext } from "../../rules/messages/markdown-of-realm";
import { renderedOnce } from "../../rules/messages/remembered-rendering";
import type { ReminderView } from "../../../protocol/records/personal-items";

/** A reminder as its account sees it: a message to itself. */
export function reminderView(realm: Realm, record: Reminder): ReminderView {
  const { user_id, note: _note, ...reminder } = record;
  const rendered = renderedOnce(realm, record, record.content, (asked) => markdownContext(asked));
  return { ...reminder, type: "private", to: [user_id], rendered_content: rendered.html };
}
