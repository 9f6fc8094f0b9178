import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkSynchronization, ownDraft } from "../../rules/drafts/drafts";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The draft to delete. */
export interface DeleteDraftParams {
  /** The ID of one's own draft. */
  readonly draft_id: number;
}

/**
 * Deletes one's own draft.
 *
 * @refuses BAD_REQUEST while drafts are not synchronized; BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a
 *   draft that is unknown or another's
 * @tells the account `drafts/remove`
 * @spec Draft
 */
export const deleteDraft: Operation<DeleteDraftParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { draft_id }) => {
    const off = checkSynchronization(actor);
    if (isFailure(off)) return refused(realm, off);
    const draft = ownDraft(realm, actor.user_id, draft_id);
    if (draft === undefined) return refused(realm, unknownPersonalItem(realm, "draft_unknown", "draft"));
    const next = withFields(realm, { drafts: frozen(realm.drafts.filter((other) => other !== draft)) });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "remove", draft_id });
    return accepted(transition(next, [event]), {});
  },
);
