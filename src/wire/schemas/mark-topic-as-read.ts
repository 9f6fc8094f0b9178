import { markTopicAsRead } from "../../operations/messages/mark-topic-as-read";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 15 */
export const markTopicAsReadRoute = route({
  id: "mark-topic-as-read",
  method: "POST",
  path: "/mark_topic_as_read",
  parameters: {
    stream_id: required("json", shapes.integer),
    topic_name: required("text", shapes.text),
  },
  operation: markTopicAsRead,
});
