import { addFcmToken } from "../../operations/push/add-fcm-token";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 17 */
export const addFcmTokenRoute = route({
  id: "add-fcm-token",
  method: "POST",
  path: "/users/me/android_gcm_reg_id",
  parameters: {
    token: required("text", shapes.text),
  },
  operation: addFcmToken,
});
