import { answered } from "../../outcome/outcome";
import { remindersOf } from "../../rules/reminders";
import { reminderView } from "../../rules/views/reminder-view";
import { operation, type Operation } from "../operation";

/**
 * Lists one's own reminders that were not sent, failed ones included, by their time.
 *
 * @card States: Scheduled message (reminders: public facts)
 */
export const getReminders: Operation<
  Record<never, never>,
  { readonly reminders: readonly Record<string, unknown>[] }
> = operation((realm, actor) =>
  answered(realm, { reminders: remindersOf(realm, actor.user_id).map((row) => reminderView(realm, row)) }),
);
