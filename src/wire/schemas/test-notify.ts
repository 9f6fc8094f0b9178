import { testNotify } from "../../operations/push/test-notify";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 17 */
export const testNotifyRoute = route({
  id: "test-notify",
  method: "POST",
  path: "/mobile_push/test_notification",
  since: 217,
  parameters: {
    token: optional("text", shapes.text),
  },
  operation: testNotify,
});
