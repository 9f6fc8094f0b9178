import { answered } from "../../outcome/outcome";
import { attachmentsOf, uploadSpaceUsed } from "../../rules/uploads/attachments";
import { attachmentView } from "../../views/uploads/attachment-view";
import { GET_ATTACHMENTS_ANSWER, type GetAttachmentsResponse } from "../../../protocol/answers/uploads";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own files, in the order in which they were uploaded.
 *
 * @spec Detached upload
 */
export const getAttachments: Operation<NoParams, GetAttachmentsResponse> = operation(
  () => GET_ATTACHMENTS_ANSWER,
  (realm, actor) =>
    answered(realm, {
      attachments: attachmentsOf(realm, actor.user_id).map((attachment) => attachmentView(realm, attachment)),
      upload_space_used: uploadSpaceUsed(realm),
    }),
);
