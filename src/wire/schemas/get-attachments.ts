import { getAttachments } from "../../operations/uploads/get-attachments";
import { route } from "../route";

/** @card Detached upload */
export const getAttachmentsRoute = route({
  id: "get-attachments",
  method: "GET",
  path: "/attachments",
  parameters: {},
  operation: getAttachments,
});
