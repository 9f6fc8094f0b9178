import { getSubscribers } from "../../operations/channels/get-subscribers";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Resources */
export const getSubscribersRoute = route({
  id: "get-subscribers",
  method: "GET",
  path: "/streams/{stream_id}/members",
  parameters: {
    stream_id: streamIdInPath,
  },
  operation: getSubscribers,
});
