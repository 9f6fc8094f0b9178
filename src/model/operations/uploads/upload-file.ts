import { FILE } from "../../../protocol/parameters/items";
import { text, url } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { storeUpload } from "../../changes/uploads/uploads";
import { badRequest, isFailure } from "../../outcome/failures";
import { withResponse } from "../../views/outcome";
import { operation } from "../operation";

/** Uploads a file. The realm stores its digest; a simulator stores the content of files uploaded over HTTP. */
export const uploadFile = operation(
  () => ({
    id: "upload-file",
    method: "POST",
    path: "/user_uploads",
    parameters: {
      /** The file; null unless there is exactly one. */
      file: FILE,
    },
    answer: {
      /** The former name of `url`. */
      uri: url,
      /** The URL of the file, below the URL of the realm. */
      url: field(url, { since: 272 }),
      /** The name of the file. */
      filename: field(text, { since: 286 }),
    },
    refusals: ["file_not_one", "file_too_large"],
    events: ["attachment/add"],
    example: (pick) => ({ file: { name: "a.txt", size: 1 + pick.int(9), content_type: "text/plain" } }),
    weight: 1,
  }),
  (realm, actor, { file }) => {
    if (file === null) return badRequest("file_not_one", "file: exactly one file is expected.");
    const added = storeUpload(realm, actor.user_id, file);
    if (isFailure(added)) return added;
    const url = `/user_uploads/${added.response.path_id}`;
    const response = {
      uri: url,
      url,
      filename: file.name,
    };
    return withResponse(added, response);
  },
);
