import { addUpload } from "../../changes/uploads/add-upload";
import { badRequest } from "../../outcome/failures";
import { refused } from "../../outcome/outcome";
import type { UploadedFile } from "../../realm/attachment";
import { has } from "../../rules/realm/feature-level";
import { UPLOAD_FILE_ANSWER, type UploadFileResponse } from "../../../protocol/answers/uploads";
import { type Operation, operation } from "../operation";

/** The file; null when there is not exactly one. */
export interface UploadFileParams {
  /** The file; null when there is not exactly one. */
  readonly file: UploadedFile | null;
}

/**
 * Uploads a file. The realm keeps its digest; a simulator keeps the content of what came over the wire.
 *
 * @refuses BAD_REQUEST for no file or several, for one that is empty (not following real servers), then
 *   for one that is too large
 * @tells the owner `attachment/add`
 * @spec Detached upload
 */
export const uploadFile: Operation<UploadFileParams, UploadFileResponse> = operation(
  () => UPLOAD_FILE_ANSWER,
  (realm, actor, { file }) => {
    if (file === null) return refused(realm, badRequest("file_not_one", "file: exactly one file is expected."));
    const added = addUpload(realm, actor.user_id, file);
    if (!added.ok) return added;
    const url = `/user_uploads/${added.response.path_id}`;
    const response = {
      uri: url,
      ...(has(realm, "uploadsAnswerWithUrl") ? { url } : {}),
      ...(has(realm, "uploadsAnswerWithFilename") ? { filename: file.name } : {}),
    };
    return { ...added, response };
  },
);
