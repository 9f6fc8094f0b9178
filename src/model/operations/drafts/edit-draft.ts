import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Draft } from "../../realm/draft";
import { frozen } from "../../realm/freeze";
import { checkSynchronization, type GivenDraft, ownDraft, readDraft } from "../../rules/drafts/drafts";
import { draftView } from "../../views/drafts/draft-view";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which draft, and all of what it is to be. */
export interface EditDraftParams {
  /** The ID of one's own draft. */
  readonly draft_id: number;
  /** What takes the place of all that it said. */
  readonly draft: GivenDraft;
}

/**
 * Replaces one's own draft.
 *
 * @param params.draft - the whole draft; without `timestamp` it counts as edited now
 * @refuses BAD_REQUEST while drafts are not synchronized; BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a
 *   draft that is unknown or another's; then BAD_REQUEST for a draft that cannot be
 * @tells the account `drafts/update`
 * @spec Endpoints 12
 */
export const editDraft: Operation<EditDraftParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const off = checkSynchronization(actor);
    if (isFailure(off)) return refused(realm, off);
    const before = ownDraft(realm, actor.user_id, params.draft_id);
    if (before === undefined) return refused(realm, unknownPersonalItem(realm, "draft_unknown", "draft"));
    const fields = readDraft(realm, actor, params.draft);
    if (isFailure(fields)) return refused(realm, fields);
    const after: Draft = frozen({ id: before.id, user_id: before.user_id, ...fields });
    const next = withFields(realm, {
      drafts: frozen(realm.drafts.map((draft) => (draft === before ? after : draft))),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "update", draft: draftView(after) });
    return accepted(transition(next, [event]), {});
  },
);
