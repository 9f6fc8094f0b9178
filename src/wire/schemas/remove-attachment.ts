import { removeAttachment } from "../../operations/uploads/remove-attachment";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Detached upload */
export const removeAttachmentRoute = route({
  id: "remove-attachment",
  method: "DELETE",
  path: "/attachments/{attachment_id}",
  parameters: {
    attachment_id: required("json", shapes.integer),
  },
  operation: removeAttachment,
});
