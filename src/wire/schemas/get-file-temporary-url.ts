import { getFileTemporaryUrl } from "../../operations/uploads/get-file-temporary-url";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Detached upload: path_id */
export const getFileTemporaryUrlRoute = route({
  id: "get-file-temporary-url",
  method: "GET",
  path: "/user_uploads/{realm_id_str}/{filename}",
  last_takes_rest: true,
  since: 1,
  parameters: { realm_id_str: required("text", shapes.text), filename: required("text", shapes.text) },
  operation: getFileTemporaryUrl,
});
