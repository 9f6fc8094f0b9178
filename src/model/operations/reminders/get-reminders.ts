import { REMINDER, type ReminderView } from "../../../protocol/records/personal-items";
import { list, named } from "../../../protocol/schema/shapes";
import { remindersOf } from "../../rules/reminders/reminders";
import { answered } from "../../views/outcome";
import { reminderView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the reminders of the actor that were not sent yet, by their time. */
export const getReminders = operation(
  () => ({
    id: "get-reminders",
    method: "GET",
    path: "/reminders",
    since: 399,
    parameters: {},
    answer: {
      /** The reminders, by their time. */
      reminders: list(named<ReminderView>(REMINDER)),
    },
    refusals: [],
    events: [],
  }),
  (realm, actor) => answered(realm, { reminders: remindersOf(realm, actor.user_id).map(reminderView) }),
);
