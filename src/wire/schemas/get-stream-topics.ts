import { getStreamTopics, topicsForSpectators } from "../../operations/channels/get-stream-topics";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 18 */
export const getStreamTopicsRoute = route({
  id: "get-stream-topics",
  method: "GET",
  path: "/users/me/{stream_id}/topics",
  parameters: {
    stream_id: required("json", shapes.integer),
    allow_empty_topic_name: optional("json", shapes.boolean, { since: 334 }),
  },
  operation: getStreamTopics,
  spectators: topicsForSpectators,
});
