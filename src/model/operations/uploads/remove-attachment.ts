import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownAttachment, uploadSpaceUsed } from "../../rules/uploads/attachments";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The file to delete. */
export interface RemoveAttachmentParams {
  /** The ID of one's own file. */
  readonly attachment_id: number;
}

/**
 * Deletes one's own file, whether or not messages refer to it; these keep their links.
 *
 * @refuses BAD_REQUEST for a file that is unknown or another's
 * @tells the owner `attachment/remove`
 * @spec Detached upload
 */
export const removeAttachment: Operation<RemoveAttachmentParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { attachment_id }) => {
    const attachment = ownAttachment(realm, actor.user_id, attachment_id);
    if (attachment === undefined)
      return refused(realm, badRequest("attachment_unknown", "attachment_id: you have no such file."));
    const next = withFields(realm, { attachments: realm.attachments.delete(attachment.path_id) });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "attachment",
      op: "remove",
      attachment: { id: attachment.id },
      upload_space_used: uploadSpaceUsed(next),
    });
    return accepted(transition(next, [event]), {});
  },
);
