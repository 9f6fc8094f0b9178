import { getReadReceipts } from "../../operations/messages/get-read-receipts";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 4: send_read_receipts */
export const getReadReceiptsRoute = route({
  id: "get-read-receipts",
  method: "GET",
  path: "/messages/{message_id}/read_receipts",
  since: 137,
  parameters: { message_id: required("json", shapes.integer) },
  operation: getReadReceipts,
});
