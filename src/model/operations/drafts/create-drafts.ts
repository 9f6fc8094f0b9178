import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Draft } from "../../realm/draft";
import { frozen } from "../../realm/freeze";
import { checkSynchronization, type GivenDraft, readDraft } from "../../rules/drafts/drafts";
import { draftView } from "../../views/drafts/draft-view";
import { CREATE_DRAFTS_ANSWER, type CreateDraftsResponse } from "../../../protocol/answers/drafts";
import { type Operation, operation } from "../operation";

/** The drafts to keep, all of them or none. */
export interface CreateDraftsParams {
  /** The drafts, in the order in which their IDs are answered. */
  readonly drafts: readonly GivenDraft[];
}

/**
 * Keeps drafts.
 *
 * @param params.drafts - without `timestamp` they count as edited now
 * @returns the IDs, in the order given
 * @refuses BAD_REQUEST while drafts are not synchronized, then for the first draft that cannot be
 * @tells the account one `drafts/add` for all, also for an empty list
 * @spec Draft
 */
export const createDrafts: Operation<CreateDraftsParams, CreateDraftsResponse> = operation(
  () => CREATE_DRAFTS_ANSWER,
  (realm, actor, params) => {
    const off = checkSynchronization(actor);
    if (isFailure(off)) return refused(realm, off);
    const added: Draft[] = [];
    for (const given of params.drafts) {
      const fields = readDraft(realm, actor, given);
      if (isFailure(fields)) return refused(realm, fields);
      added.push({ id: realm.last_ids.draft + added.length + 1, user_id: actor.user_id, ...fields });
    }
    const next = withFields(realm, {
      drafts: frozen([...realm.drafts, ...added]),
      last_ids: withFields(realm.last_ids, { draft: realm.last_ids.draft + added.length }),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "drafts", op: "add", drafts: added.map(draftView) });
    return accepted(transition(next, [event]), { ids: added.map((draft) => draft.id) });
  },
);
