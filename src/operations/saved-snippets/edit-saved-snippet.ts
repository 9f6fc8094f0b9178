import { onlyUsers, tell } from "../../outcome/audience";
import { badRequest, isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownSavedSnippet, readSnippet } from "../../rules/saved-snippets/saved-snippets";
import { savedSnippetView } from "../../views/saved-snippets/saved-snippet-view";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
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
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a snippet that is unknown or another's;
 *   BAD_REQUEST for neither title nor content, then for a title or content that cannot be
 * @tells the account `saved_snippets/update`; nobody when nothing changes
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const editSavedSnippet: Operation<EditSavedSnippetParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const before = ownSavedSnippet(realm, actor.user_id, params.saved_snippet_id);
    if (before === undefined) return refused(realm, unknownPersonalItem(realm, "snippet_unknown", "saved snippet"));
    const { title, content } = params;
    if (title === undefined && content === undefined)
      return refused(realm, badRequest("nothing_to_change", "Nothing is to be changed."));
    const fields = readSnippet(realm, { title: title ?? before.title, content: content ?? before.content });
    if (isFailure(fields)) return refused(realm, fields);
    if (fields.title === before.title && fields.content === before.content) return answered(realm, {});
    const after = { ...before, ...fields };
    const next = withFields(realm, {
      saved_snippets: frozen(realm.saved_snippets.map((snippet) => (snippet === before ? after : snippet))),
    });
    const event = tell(onlyUsers([actor.user_id]), {
      type: "saved_snippets",
      op: "update",
      saved_snippet: savedSnippetView(after),
    });
    return accepted(step(next, [event]), {});
  },
);
