import { getStreamById } from "../../operations/channels/get-stream-by-id";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Resources */
export const getStreamByIdRoute = route({
  id: "get-stream-by-id",
  method: "GET",
  path: "/streams/{stream_id}",
  since: 132,
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: getStreamById,
});
