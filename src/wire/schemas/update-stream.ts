import { updateStream } from "../../operations/channels/update-stream";
import { optional, shapes, v } from "../parameter";
import { route } from "../route";
import {
  groupChangeParameters,
  postPolicyParameters,
  retentionParameter,
  streamIdInPath,
  topicsPolicyParameter,
} from "./channel-parameters";

/** @card Endpoints 3 */
export const updateStreamRoute = route({
  id: "update-stream",
  method: "PATCH",
  path: "/streams/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
    description: optional("text", shapes.text),
    new_name: optional("text", shapes.text),
    is_private: optional("json", shapes.boolean),
    is_web_public: optional("json", shapes.boolean, { since: 98 }),
    history_public_to_subscribers: optional("json", shapes.boolean),
    is_default_stream: optional("json", shapes.boolean, { since: 200 }),
    message_retention_days: retentionParameter,
    is_archived: optional("json", shapes.boolean, { since: 388 }),
    folder_id: optional("json", v.nullable(shapes.integer), { since: 389 }),
    topics_policy: topicsPolicyParameter,
    ...groupChangeParameters,
    ...postPolicyParameters,
  },
  operation: updateStream,
});
