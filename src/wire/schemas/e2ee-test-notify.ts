import { e2eeTestNotify } from "../../operations/push/e2ee-test-notify";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 16 */
export const e2eeTestNotifyRoute = route({
  id: "e2ee-test-notify",
  method: "POST",
  path: "/mobile_push/e2ee/test_notification",
  since: 420,
  parameters: {
    push_account_id: optional("json", shapes.integer),
  },
  operation: e2eeTestNotify,
});
