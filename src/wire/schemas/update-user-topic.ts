import { updateUserTopic } from "../../operations/user-topics/update-user-topic";
import { required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Endpoints 7 */
export const updateUserTopicRoute = route({
  id: "update-user-topic",
  method: "POST",
  path: "/user_topics",
  since: 170,
  parameters: {
    stream_id: required("json", shapes.integer),
    topic: required("text", shapes.text),
    visibility_policy: required("json", v.picklist([0, 1, 2, 3], "expected one of 0, 1, 2, 3"), {
      words_since: { 3: 219 },
    }),
  },
  operation: updateUserTopic,
});
