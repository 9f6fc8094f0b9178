import { required } from "../../../protocol/schema/parameters";
import { boolean, text } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { hasThumbnail } from "../../rules/uploads/thumbnails";
import { mayOpenAttachment } from "../../rules/uploads/uploads";
import { answered } from "../../views/outcome";
import { filePath } from "../examples";
import { operation } from "../operation";

/**
 * Returns whether the thumbnails of an uploaded image exist. The virtual clock creates them `thumbnail_seconds` of the
 * server after the upload. Assumption A479.
 */
export const checkThumbnailStatus = operation(
  () => ({
    id: "check-thumbnail-status",
    method: "GET",
    path: "/thumbnail/status/{realm_id_str}/{filename}",
    since: 479,
    rest_parameter: true,
    parameters: {
      /** The ID of the realm, as in links to files. */
      realm_id_str: required(text),
      /** The rest of the path of the file, including slashes. */
      filename: required(text),
    },
    answer: {
      /** Whether thumbnails exist; false for a file that is not an image. */
      has_thumbnail: boolean,
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
      return badRequest("file_unknown", `There is no file at /user_uploads/${path} that you may open.`);
    }
    const isMade = hasThumbnail(realm, attachment) && attachment.thumbnail_pending !== true;
    return answered(realm, { has_thumbnail: isMade });
  },
);
