import { deleteTopic } from "../../operations/channels/delete-topic";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources: Message */
export const deleteTopicRoute = route({
  id: "delete-topic",
  method: "POST",
  path: "/streams/{stream_id}/delete_topic",
  parameters: { stream_id: required("json", shapes.integer), topic_name: required("text", shapes.text) },
  operation: deleteTopic,
});
