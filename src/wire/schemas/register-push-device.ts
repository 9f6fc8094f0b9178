import { registerPushDevice } from "../../operations/push/register-push-device";
import { required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Endpoints 16 */
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
  operation: registerPushDevice,
});
