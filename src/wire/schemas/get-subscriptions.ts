import { getSubscriptions } from "../../operations/channels/get-subscriptions";
import { optional, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Subscription property names */
export const getSubscriptionsRoute = route({
  id: "get-subscriptions",
  method: "GET",
  path: "/users/me/subscriptions",
  parameters: {
    include_subscribers: optional("json_or_text", v.union([shapes.boolean, v.literal("partial")])),
  },
  operation: getSubscriptions,
});
