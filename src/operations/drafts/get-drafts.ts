import { answered, refused } from "../../outcome/outcome";
import { checkSynchronization, type DraftView, draftsOf, draftView } from "../../rules/drafts/drafts";
import { type Operation, operation } from "../operation";

/** The drafts, and how many they are. */
export interface GetDraftsResponse {
  readonly count: number;
  readonly drafts: readonly DraftView[];
}

/**
 * Lists one's own drafts, the oldest edit first.
 *
 * @refuses BAD_REQUEST while drafts are not synchronized
 * @spec Draft
 */
export const getDrafts: Operation<Record<never, never>, GetDraftsResponse> = operation((realm, actor) => {
  const off = checkSynchronization(actor);
  if (off !== undefined) return refused(realm, off);
  const drafts = draftsOf(realm, actor.user_id).map(draftView);
  return answered(realm, { count: drafts.length, drafts });
});
