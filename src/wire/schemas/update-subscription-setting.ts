import { updateSubscriptionSetting } from "../../operations/subscriptions/update-subscription-setting";
import { required, shapes, v } from "../parameter";
import { route } from "../route";
import { streamIdInPath } from "./channel-parameters";

/** @card Endpoints 5 */
export const updateSubscriptionSettingRoute = route({
  id: "update-subscription-setting",
  method: "POST",
  path: "/users/me/subscriptions/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
    property: required("text", shapes.text),
    value: required("json_or_text", v.union([shapes.boolean, shapes.text], "expected true, false or a color")),
  },
  operation: updateSubscriptionSetting,
});
