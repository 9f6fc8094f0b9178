import { createMessageReminder } from "../../operations/reminders/create-message-reminder";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card States: Scheduled message (reminders: public facts) */
export const createMessageReminderRoute = route({
  id: "create-message-reminder",
  method: "POST",
  path: "/reminders",
  since: 381,
  parameters: {
    message_id: required("json", shapes.integer),
    scheduled_delivery_timestamp: required("json", shapes.integer),
    note: optional("text", shapes.text, { since: 415 }),
  },
  operation: createMessageReminder,
});
