import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownSavedSnippet, readSnippet } from "../../rules/saved-snippets/saved-snippets";
import { savedSnippetView } from "../../views/saved-snippets/saved-snippet-view";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** What is to be different of a snippet; what is left out stays. */
export interface EditSavedSnippetParams {
  /** The ID of one's own snippet. */
  readonly saved_snippet_id: number;
  /** The new title: at most 60 characters. */
  readonly title?: string;
  /** The new content, as Markdown. */
  readonly content?: string;
}

/**
 * Changes one's own snippet.
 *
 * @refuses BAD_REQUEST for a title or content that cannot be; then (HTTP 400 by the card, 404 by real servers) for a
 *   snippet that is unknown or another's, but not where nothing is to change
 * @tells the account `saved_snippets/update`, also with the same texts; nobody without title and content
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const editSavedSnippet: Operation<EditSavedSnippetParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { saved_snippet_id: id, ...given } = params;
    const fields = readSnippet(realm, given);
    if (isFailure(fields)) return refused(realm, fields);
    if (given.title === undefined && given.content === undefined) return answered(realm, {});
    const before = ownSavedSnippet(realm, actor.user_id, id);
    if (before === undefined) return refused(realm, unknownPersonalItem(realm, "snippet_unknown", "saved snippet"));
    const after = { ...before, ...fields };
    const next = withFields(realm, {
      saved_snippets: frozen(realm.saved_snippets.map((snippet) => (snippet === before ? after : snippet))),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "saved_snippets",
      op: "update",
      saved_snippet: savedSnippetView(after),
    });
    return accepted(transition(next, [event]), {});
  },
);
