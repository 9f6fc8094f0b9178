import { answered } from "../../outcome/outcome";
import { savedSnippetsOf } from "../../rules/saved-snippets/saved-snippets";
import { savedSnippetView } from "../../views/saved-snippets/saved-snippet-view";
import { GET_SAVED_SNIPPETS_ANSWER, type GetSavedSnippetsResponse } from "../../../protocol/answers/saved-snippets";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own saved snippets, in the order in which they were made.
 *
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const getSavedSnippets: Operation<NoParams, GetSavedSnippetsResponse> = operation(
  () => GET_SAVED_SNIPPETS_ANSWER,
  (realm, actor) => answered(realm, { saved_snippets: savedSnippetsOf(realm, actor.user_id).map(savedSnippetView) }),
);
