import { getSubscriptionStatus } from "../../operations/subscriptions/get-subscription-status";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Resources */
export const getSubscriptionStatusRoute = route({
  id: "get-subscription-status",
  method: "GET",
  path: "/users/{user_id}/subscriptions/{stream_id}",
  since: 12,
  parameters: {
    user_id: required("json", shapes.integer),
    stream_id: streamIdInPath,
  },
  operation: getSubscriptionStatus,
});
