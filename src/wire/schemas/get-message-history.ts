import { getMessageHistory } from "../../operations/messages/get-message-history";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message: Edit history entry */
export const getMessageHistoryRoute = route({
  id: "get-message-history",
  method: "GET",
  path: "/messages/{message_id}/history",
  parameters: {
    message_id: required("json", shapes.integer),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getMessageHistory,
});
