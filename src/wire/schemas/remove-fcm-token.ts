import { removeFcmToken } from "../../operations/push/remove-fcm-token";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 17 */
export const removeFcmTokenRoute = route({
  id: "remove-fcm-token",
  method: "DELETE",
  path: "/users/me/android_gcm_reg_id",
  parameters: {
    token: required("text", shapes.text),
  },
  operation: removeFcmToken,
});
