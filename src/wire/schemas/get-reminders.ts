import { getReminders } from "../../operations/reminders/get-reminders";
import { route } from "../route";

/** @card States: Scheduled message (reminders: public facts) */
export const getRemindersRoute = route({
  id: "get-reminders",
  method: "GET",
  path: "/reminders",
  since: 399,
  parameters: {},
  operation: getReminders,
});
