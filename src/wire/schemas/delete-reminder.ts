import { deleteReminder } from "../../operations/reminders/delete-reminder";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card States: Scheduled message (reminders: public facts) */
export const deleteReminderRoute = route({
  id: "delete-reminder",
  method: "DELETE",
  path: "/reminders/{reminder_id}",
  since: 399,
  parameters: {
    reminder_id: required("json", shapes.integer),
  },
  operation: deleteReminder,
});
