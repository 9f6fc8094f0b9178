import { updateSubscriptions } from "../../operations/subscriptions/update-subscriptions";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { subscriptionItems } from "./channel-parameters";

/** @card Endpoints 3 */
export const updateSubscriptionsRoute = route({
  id: "update-subscriptions",
  method: "PATCH",
  path: "/users/me/subscriptions",
  until: 512,
  parameters: {
    add: optional("json", subscriptionItems),
    delete: optional("json", shapes.strings),
  },
  operation: updateSubscriptions,
});
