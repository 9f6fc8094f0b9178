import { answered } from "../../outcome/outcome";
import { remindersOf } from "../../rules/reminders/reminders";
import { reminderView } from "../../views/reminders/reminder-view";
import { GET_REMINDERS_ANSWER, type GetRemindersResponse } from "../../../protocol/answers/reminders";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own reminders that were not sent, by their time.
 *
 * @spec States: Scheduled message (reminders: public facts)
 */
export const getReminders: Operation<NoParams, GetRemindersResponse> = operation(
  () => GET_REMINDERS_ANSWER,
  (realm, actor) =>
    answered(realm, { reminders: remindersOf(realm, actor.user_id).map((row) => reminderView(realm, row)) }),
);
