import { getStreamId } from "../../operations/channels/get-stream-id";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const getStreamIdRoute = route({
  id: "get-stream-id",
  method: "GET",
  path: "/get_stream_id",
  parameters: {
    stream: required("text", shapes.text),
  },
  operation: getStreamId,
});
