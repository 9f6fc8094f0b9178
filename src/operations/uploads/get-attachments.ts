import { answered } from "../../outcome/outcome";
import { attachmentsOf, attachmentView, uploadSpaceUsed } from "../../rules/uploads/attachments";
import { type Operation, operation } from "../operation";

/** One's own files, and the bytes that all files of the realm take. */
export interface GetAttachmentsResponse {
  readonly attachments: readonly Record<string, unknown>[];
  readonly upload_space_used: number;
}

/**
 * Lists one's own files, in the order in which they were uploaded.
 *
 * @spec Detached upload
 */
export const getAttachments: Operation<Record<never, never>, GetAttachmentsResponse> = operation((realm, actor) =>
  answered(realm, {
    attachments: attachmentsOf(realm, actor.user_id).map((attachment) => attachmentView(realm, attachment)),
    upload_space_used: uploadSpaceUsed(realm),
  }),
);
