import { muteTopic } from "../../model/operations/user-topics/mute-topic";
import { updateUserTopic } from "../../model/operations/user-topics/update-user-topic";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints 7 */
export const updateUserTopicRoute = route({
  id: "update-user-topic",
  method: "POST",
  path: "/user_topics",
  since: 170,
  parameters: {
    stream_id: required("json", shapes.integer),
    topic: required("text", shapes.text),
    visibility_policy: required("json", v.picklist([0, 1, 2, 3], "expected one of 0, 1, 2, 3"), {
      values_since: { 3: 219 },
    }),
  },
  operation: updateUserTopic,
});

/** @spec Endpoints 7 */
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
