import { addApnsToken } from "../../operations/push/add-apns-token";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 17 */
export const addApnsTokenRoute = route({
  id: "add-apns-token",
  method: "POST",
  path: "/users/me/apns_device_token",
  parameters: {
    token: required("text", shapes.text),
    appid: optional("text", shapes.text),
  },
  operation: addApnsToken,
});
