import { getStreamEmailAddress } from "../../operations/channels/get-stream-email-address";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Resources */
export const getStreamEmailAddressRoute = route({
  id: "get-stream-email-address",
  method: "GET",
  path: "/streams/{stream_id}/email_address",
  since: 226,
  parameters: {
    stream_id: streamIdInPath,
    sender_id: optional("json", shapes.integer, { since: 335 }),
  },
  operation: getStreamEmailAddress,
});
