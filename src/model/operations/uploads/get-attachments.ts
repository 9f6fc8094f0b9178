import { ATTACHMENT, type AttachmentView } from "../../../protocol/records/personal-items";
import { integer, list, named } from "../../../protocol/schema/shapes";
import { attachmentsOf, uploadSpaceUsed } from "../../rules/uploads/uploads";
import { answered } from "../../views/outcome";
import { attachmentView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the files of the actor, in the order in which they were uploaded. */
export const getAttachments = operation(
  () => ({
    id: "get-attachments",
    method: "GET",
    path: "/attachments",
    parameters: {},
    answer: {
      /** The files, in the order in which they were uploaded. */
      attachments: list(named<AttachmentView>(ATTACHMENT)),
      /** The size of all files of the realm, in bytes. */
      upload_space_used: integer,
    },
    refusals: [],
    events: [],
    weight: 1,
  }),
  (realm, actor) =>
    answered(realm, {
      attachments: attachmentsOf(realm, actor.user_id).map((attachment) => attachmentView(realm, attachment)),
      upload_space_used: uploadSpaceUsed(realm),
    }),
);
