import { createMessageReminder } from "../../model/operations/reminders/create-message-reminder";
import { deleteReminder } from "../../model/operations/reminders/delete-reminder";
import { getReminders } from "../../model/operations/reminders/get-reminders";
import { UNIX_SECONDS } from "../../protocol/unix-time";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec States: Scheduled message (reminders: public facts) */
export const createMessageReminderRoute = route({
  id: "create-message-reminder",
  method: "POST",
  path: "/reminders",
  since: 381,
  parameters: {
    message_id: required("json", shapes.integer),
    scheduled_delivery_timestamp: required("json", shapes.integer, { in_calls: UNIX_SECONDS }),
    note: optional("text", shapes.text, { since: 415 }),
  },
  operation: createMessageReminder,
});

/** @spec States: Scheduled message (reminders: public facts) */
export const getRemindersRoute = route({
  id: "get-reminders",
  method: "GET",
  path: "/reminders",
  since: 399,
  parameters: {},
  operation: getReminders,
});

/** @spec States: Scheduled message (reminders: public facts) */
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
