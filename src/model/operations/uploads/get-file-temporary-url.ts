import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { followsServer } from "../../realm/divergences";
import { mayOpenAttachment, temporaryPath } from "../../rules/uploads/attachments";
import { GET_FILE_TEMPORARY_URL_ANSWER, type GetFileTemporaryUrlResponse } from "../../../protocol/answers/uploads";
import { type Operation, operation } from "../operation";

/** A file, by the two parts of its `path_id`. */
export interface GetFileTemporaryUrlParams {
  /** The number of the realm, as links to files have it. */
  readonly realm_id_str: string;
  /** All that follows the realm's number, slashes included. */
  readonly filename: string;
}

/**
 * Gives an address under which a file can be opened without credentials for a minute. The same file has the same
 * address within a second.
 *
 * @refuses BAD_REQUEST alike for a file that is unknown and for one that one may not open (following real servers: with
 *   HTTP 404 and 403)
 * @settled serve_file
 * @spec Detached upload: path_id
 */
export const getFileTemporaryUrl: Operation<GetFileTemporaryUrlParams, GetFileTemporaryUrlResponse> = operation(
  () => GET_FILE_TEMPORARY_URL_ANSWER,
  (realm, actor, { realm_id_str, filename }) => {
    const path = `${realm_id_str}/${filename}`;
    const attachment = realm.attachments.get(path);
    if (attachment === undefined || !mayOpenAttachment(realm, actor, attachment)) {
      const unknown = badRequest("file_unknown", `There is no file at /user_uploads/${path} that you may open.`);
      const http_status = attachment === undefined ? 404 : 403;
      return refused(realm, followsServer(realm, "closedFilesHaveOwnStatus") ? { ...unknown, http_status } : unknown);
    }
    return answered(realm, { url: `/user_uploads/${temporaryPath(realm, attachment, realm.now)}` });
  },
);
