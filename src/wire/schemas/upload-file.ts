import { uploadFile } from "../../operations/uploads/upload-file";
import { required, v } from "../parameter";
import { route } from "../route";

/** @card Detached upload */
export const uploadFileRoute = route({
  id: "upload-file",
  method: "POST",
  path: "/user_uploads",
  parameters: { file: required("file", v.nullable(v.object({ name: v.string(), size: v.number() }))) },
  operation: uploadFile,
});
