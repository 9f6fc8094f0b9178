import { addDefaultStream } from "../../operations/channels/add-default-stream";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 3 */
export const addDefaultStreamRoute = route({
  id: "add-default-stream",
  method: "POST",
  path: "/default_streams",
  parameters: {
    stream_id: required("json", shapes.integer),
  },
  operation: addDefaultStream,
});
