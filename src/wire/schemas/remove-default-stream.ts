import { removeDefaultStream } from "../../operations/channels/remove-default-stream";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 3 */
export const removeDefaultStreamRoute = route({
  id: "remove-default-stream",
  method: "DELETE",
  path: "/default_streams",
  parameters: {
    stream_id: required("json", shapes.integer),
  },
  operation: removeDefaultStream,
});
