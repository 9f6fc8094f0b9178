import { devicesAreForPeople } from "../../model/rules/push/push-access";
import { addApnsToken } from "../../model/operations/push/add-apns-token";
import { addFcmToken } from "../../model/operations/push/add-fcm-token";
import { e2eeTestNotify } from "../../model/operations/push/e2ee-test-notify";
import { registerPushDevice } from "../../model/operations/push/register-push-device";
import { removeApnsToken } from "../../model/operations/push/remove-apns-token";
import { removeFcmToken } from "../../model/operations/push/remove-fcm-token";
import { testNotify } from "../../model/operations/push/test-notify";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Endpoints 16 */
export const registerPushDeviceRoute = route({
  id: "register-push-device",
  method: "POST",
  path: "/mobile_push/register",
  since: 406,
  parameters: {
    token_kind: required("text", v.picklist(["fcm", "apns"], "expected fcm or apns")),
    push_account_id: required("json", shapes.integer),
    push_public_key: required("text", shapes.text),
    bouncer_public_key: required("text", shapes.text),
    encrypted_push_registration: required("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: registerPushDevice,
});

/** @spec Endpoints 16 */
export const e2eeTestNotifyRoute = route({
  id: "e2ee-test-notify",
  method: "POST",
  path: "/mobile_push/e2ee/test_notification",
  since: 420,
  parameters: {
    push_account_id: optional("json", shapes.integer),
  },
  accessDenied: devicesAreForPeople,
  operation: e2eeTestNotify,
});

/** @spec Endpoints 17 */
export const testNotifyRoute = route({
  id: "test-notify",
  method: "POST",
  path: "/mobile_push/test_notification",
  since: 217,
  parameters: {
    token: optional("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: testNotify,
});

/** @spec Endpoints 17 */
export const addApnsTokenRoute = route({
  id: "add-apns-token",
  method: "POST",
  path: "/users/me/apns_device_token",
  parameters: {
    token: required("text", shapes.text),
    appid: optional("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: addApnsToken,
});

/** @spec Endpoints 17 */
export const removeApnsTokenRoute = route({
  id: "remove-apns-token",
  method: "DELETE",
  path: "/users/me/apns_device_token",
  parameters: {
    token: required("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: removeApnsToken,
});

/** @spec Endpoints 17 */
export const addFcmTokenRoute = route({
  id: "add-fcm-token",
  method: "POST",
  path: "/users/me/android_gcm_reg_id",
  parameters: {
    token: required("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: addFcmToken,
});

/** @spec Endpoints 17 */
export const removeFcmTokenRoute = route({
  id: "remove-fcm-token",
  method: "DELETE",
  path: "/users/me/android_gcm_reg_id",
  parameters: {
    token: required("text", shapes.text),
  },
  accessDenied: devicesAreForPeople,
  operation: removeFcmToken,
});
