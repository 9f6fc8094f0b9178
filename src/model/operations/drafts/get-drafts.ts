import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { checkSynchronization, draftsOf } from "../../rules/drafts/drafts";
import { draftView } from "../../views/drafts/draft-view";
import { GET_DRAFTS_ANSWER, type GetDraftsResponse } from "../../../protocol/answers/drafts";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own drafts, the oldest edit first.
 *
 * @refuses BAD_REQUEST while drafts are not synchronized
 * @spec Draft
 */
export const getDrafts: Operation<NoParams, GetDraftsResponse> = operation(
  () => GET_DRAFTS_ANSWER,
  (realm, actor) => {
    const off = checkSynchronization(actor);
    if (isFailure(off)) return refused(realm, off);
    const drafts = draftsOf(realm, actor.user_id).map(draftView);
    return answered(realm, { count: drafts.length, drafts });
  },
);
