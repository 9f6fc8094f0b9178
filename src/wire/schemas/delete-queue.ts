import { deleteQueue } from "../../operations/events/delete-queue";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Events */
export const deleteQueueRoute = route({
  id: "delete-queue",
  method: "DELETE",
  path: "/events",
  parameters: {
    queue_id: required("text", shapes.text),
  },
  operation: deleteQueue,
});
