import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { SavedSnippet } from "../../realm/personal-items";
import { readSnippet } from "../../rules/saved-snippets/saved-snippets";
import { savedSnippetView } from "../../views/saved-snippets/saved-snippet-view";
import { CREATE_SAVED_SNIPPET_ANSWER, type CreateSavedSnippetResponse } from "../../../protocol/answers/saved-snippets";
import { type Operation, operation } from "../operation";

/** A text to keep, and how it is called. */
export interface CreateSavedSnippetParams {
  /** At most 60 characters. */
  readonly title: string;
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
}

/**
 * Keeps a text to use it again.
 *
 * @refuses BAD_REQUEST for a title that is empty or longer than 60 characters, then for a text that is empty, longer
 *   than a message may be, or holds NUL
 * @tells the account `saved_snippets/add`
 * @spec Vocabulary beyond the card: saved snippets (public facts)
 */
export const createSavedSnippet: Operation<CreateSavedSnippetParams, CreateSavedSnippetResponse> = operation(
  () => CREATE_SAVED_SNIPPET_ANSWER,
  (realm, actor, params) => {
    const { title, content } = params;
    const fields = readSnippet(realm, { title, content });
    if (isFailure(fields)) return refused(realm, fields);
    const id = realm.last_ids.saved_snippet + 1;
    const snippet: SavedSnippet = { id, user_id: actor.user_id, ...fields, date_created: realm.now };
    const next = withFields(realm, {
      saved_snippets: frozen([...realm.saved_snippets, snippet]),
      last_ids: withFields(realm.last_ids, { saved_snippet: id }),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "saved_snippets",
      op: "add",
      saved_snippet: savedSnippetView(snippet),
    });
    return accepted(transition(next, [event]), { saved_snippet_id: id });
  },
);
