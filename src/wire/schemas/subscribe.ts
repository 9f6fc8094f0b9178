import { subscribe } from "../../operations/subscriptions/subscribe";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";
import { newChannelParameters, principalsParameter, subscriptionItems } from "./channel-parameters";

/** @card Endpoints 3 */
export const subscribeRoute = route({
  id: "subscribe",
  method: "POST",
  path: "/users/me/subscriptions",
  parameters: {
    subscriptions: required("json", subscriptionItems),
    principals: principalsParameter,
    authorization_errors_fatal: optional("json", shapes.boolean),
    ...newChannelParameters,
  },
  operation: subscribe,
});
