import { updateSubscriptionSettings } from "../../operations/subscriptions/update-subscription-settings";
import { required, shapes, v } from "../parameter";
import { route } from "../route";

const datum = v.object({
  stream_id: shapes.integer,
  property: shapes.text,
  value: v.union([shapes.boolean, shapes.text], "expected true, false or a color"),
});

/** @card Endpoints 5 */
export const updateSubscriptionSettingsRoute = route({
  id: "update-subscription-settings",
  method: "POST",
  path: "/users/me/subscriptions/properties",
  parameters: {
    subscription_data: required("json", v.array(datum)),
  },
  operation: updateSubscriptionSettings,
});
