import { removeApnsToken } from "../../operations/push/remove-apns-token";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 17 */
export const removeApnsTokenRoute = route({
  id: "remove-apns-token",
  method: "DELETE",
  path: "/users/me/apns_device_token",
  parameters: {
    token: required("text", shapes.text),
  },
  operation: removeApnsToken,
});
