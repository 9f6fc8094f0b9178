import { onlyUsers, eventFor } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownSavedSnippet } from "../../rules/saved-snippets/saved-snippets";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The snippet to delete. */
export interface DeleteSavedSnippetParams {
  /** The ID of one's own snippet. */
  readonly saved_snippet_id: number;
}

/**
 * Deletes one's own snippet.
 *
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a snippet that is unknown or another's
 * @tells the account `saved_snippets/remove`
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const deleteSavedSnippet: Operation<DeleteSavedSnippetParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { saved_snippet_id }) => {
    const snippet = ownSavedSnippet(realm, actor.user_id, saved_snippet_id);
    if (snippet === undefined) return refused(realm, unknownPersonalItem(realm, "snippet_unknown", "saved snippet"));
    const saved_snippets = frozen(realm.saved_snippets.filter((other) => other !== snippet));
    const event = eventFor(onlyUsers([actor.user_id]), { type: "saved_snippets", op: "remove", saved_snippet_id });
    return accepted(transition(withFields(realm, { saved_snippets }), [event]), {});
  },
);
