import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownAttachment, uploadSpaceUsed } from "../../rules/uploads/uploads";
import { accepted } from "../../views/outcome";
import { attachmentId } from "../examples";
import { operation } from "../operation";

/** Deletes a file of the actor, whether or not messages refer to it. Messages keep their links. */
export const removeAttachment = operation(
  () => ({
    id: "remove-attachment",
    method: "DELETE",
    path: "/attachments/{attachment_id}",
    parameters: {
      /** The ID of a file of the actor. */
      attachment_id: required(integer),
    },
    answer: {},
    refusals: ["attachment_unknown"],
    events: ["attachment/remove"],
    example: attachmentId,
    weight: 1,
    after: ["upload-file"],
  }),
  (realm, actor, { attachment_id }) => {
    const attachment = ownAttachment(realm, actor.user_id, attachment_id);
    if (attachment === undefined) return badRequest("attachment_unknown", "attachment_id: you have no such file.");
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
