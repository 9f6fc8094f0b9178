import { muteTopic } from "../../operations/user-topics/mute-topic";
import { optional, required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Endpoints 7 */
export const muteTopicRoute = route({
  id: "mute-topic",
  method: "PATCH",
  path: "/users/me/subscriptions/muted_topics",
  parameters: {
    topic: required("text", shapes.text),
    op: required("text", v.picklist(["add", "remove"], "expected add or remove")),
    stream_id: optional("json", shapes.integer),
    stream: optional("text", shapes.text),
  },
  operation: muteTopic,
});
