import { getAttachments } from "../../model/operations/uploads/get-attachments";
import { getFileTemporaryUrl } from "../../model/operations/uploads/get-file-temporary-url";
import { removeAttachment } from "../../model/operations/uploads/remove-attachment";
import { uploadFile } from "../../model/operations/uploads/upload-file";
import { required, shapes } from "../parameter";
import { filePart } from "../parameters/file-part";
import { route } from "../route";

/** @spec Detached upload */
export const uploadFileRoute = route({
  id: "upload-file",
  method: "POST",
  path: "/user_uploads",
  parameters: { file: filePart },
  operation: uploadFile,
});

/** @spec Detached upload */
export const getAttachmentsRoute = route({
  id: "get-attachments",
  method: "GET",
  path: "/attachments",
  parameters: {},
  operation: getAttachments,
});

/** @spec Detached upload */
export const removeAttachmentRoute = route({
  id: "remove-attachment",
  method: "DELETE",
  path: "/attachments/{attachment_id}",
  parameters: {
    attachment_id: required("json", shapes.integer),
  },
  operation: removeAttachment,
});

/** @spec Detached upload: path_id */
export const getFileTemporaryUrlRoute = route({
  id: "get-file-temporary-url",
  method: "GET",
  path: "/user_uploads/{realm_id_str}/{filename}",
  rest_parameter: true,
  since: 1,
  parameters: { realm_id_str: required("text", shapes.text), filename: required("text", shapes.text) },
  operation: getFileTemporaryUrl,
});
