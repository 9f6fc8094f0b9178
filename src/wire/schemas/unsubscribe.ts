import { unsubscribe } from "../../operations/subscriptions/unsubscribe";
import { required, shapes } from "../parameter";
import { route } from "../route";
import { principalsParameter } from "./channel-parameters";

/** @card Endpoints 3 */
export const unsubscribeRoute = route({
  id: "unsubscribe",
  method: "DELETE",
  path: "/users/me/subscriptions",
  parameters: {
    subscriptions: required("json", shapes.strings),
    principals: principalsParameter,
  },
  operation: unsubscribe,
});
