import { getScheduledMessages } from "../../operations/scheduled-messages/get-scheduled-messages";
import { route } from "../route";

/** @card Scheduled message */
export const getScheduledMessagesRoute = route({
  id: "get-scheduled-messages",
  method: "GET",
  path: "/scheduled_messages",
  since: 173,
  parameters: {},
  operation: getScheduledMessages,
});
