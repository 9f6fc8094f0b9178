import { answered } from "../../outcome/outcome";
import { type SavedSnippetView, savedSnippetsOf, savedSnippetView } from "../../rules/saved-snippets/saved-snippets";
import { type Operation, operation } from "../operation";

/**
 * Lists one's own saved snippets, in the order in which they were made.
 *
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const getSavedSnippets: Operation<
  Record<never, never>,
  { readonly saved_snippets: readonly SavedSnippetView[] }
> = operation((realm, actor) =>
  answered(realm, { saved_snippets: savedSnippetsOf(realm, actor.user_id).map(savedSnippetView) }),
);
