import { getMessage, messageForSpectators } from "../../operations/messages/get-message";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message */
export const getMessageRoute = route({
  id: "get-message",
  method: "GET",
  path: "/messages/{message_id}",
  parameters: {
    message_id: required("json", shapes.integer),
    apply_markdown: optional("json", shapes.boolean, { since: 120 }),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getMessage,
  spectators: messageForSpectators,
});
