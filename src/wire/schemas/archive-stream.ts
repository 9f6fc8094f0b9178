import { archiveStream } from "../../operations/channels/archive-stream";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Resources */
export const archiveStreamRoute = route({
  id: "archive-stream",
  method: "DELETE",
  path: "/streams/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: archiveStream,
});
