import { getMessages, messagesForSpectators } from "../../operations/messages/get-messages";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { rangeParameters } from "./narrow-parameters";

/** @card Endpoints 10 */
export const getMessagesRoute = route({
  id: "get-messages",
  method: "GET",
  path: "/messages",
  parameters: {
    ...rangeParameters,
    message_ids: optional("json", shapes.integers, { since: 300 }),
    client_gravatar: optional("json", shapes.boolean),
    apply_markdown: optional("json", shapes.boolean),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
    use_first_unread_anchor: optional("json", shapes.boolean),
  },
  operation: getMessages,
  spectators: messagesForSpectators,
});
