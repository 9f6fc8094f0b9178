import { required } from "../../../protocol/schema/parameters";
import { text, url } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { mayOpenAttachment, temporaryPath } from "../../rules/uploads/uploads";
import { answered } from "../../views/outcome";
import { filePath } from "../examples";
import { operation } from "../operation";

/**
 * Returns a URL at which a file can be read for a minute without credentials. Two requests for the same file within a
 * second return the same URL.
 */
export const getFileTemporaryUrl = operation(
  () => ({
    id: "get-file-temporary-url",
    method: "GET",
    path: "/user_uploads/{realm_id_str}/{filename}",
    since: 1,
    rest_parameter: true,
    parameters: {
      /** The ID of the realm, as in links to files. */
      realm_id_str: required(text),
      /** The rest of the path of the file, including slashes. */
      filename: required(text),
    },
    answer: {
      /** The URL, which needs no credentials. */
      url: url,
    },
    refusals: ["file_unknown"],
    events: [],
    example: filePath,
    after: ["upload-file"],
  }),
  (realm, actor, { realm_id_str, filename }) => {
    const path = `${realm_id_str}/${filename}`;
    const attachment = realm.attachments.get(path);
    if (attachment === undefined || !mayOpenAttachment(realm, actor, attachment)) {
      const unknown = badRequest("file_unknown", "There is no such file, or you are not allowed to open it.");
      const http_status = attachment === undefined ? 404 : 403;
      return { ...unknown, http_status };
    }
    return answered(realm, { url: `/user_uploads/${temporaryPath(realm, attachment, realm.now)}` });
  },
);
