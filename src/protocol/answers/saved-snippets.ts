/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { SAVED_SNIPPET, type SavedSnippetView } from "../records/personal-items";

/** The new text. */
export const CREATE_SAVED_SNIPPET_ANSWER = record("create_saved_snippet_response", {
  /** Its ID. */
  saved_snippet_id: integer,
});

/** The answer declared by `CREATE_SAVED_SNIPPET_ANSWER`. */
export interface CreateSavedSnippetResponse extends RecordOf<typeof CREATE_SAVED_SNIPPET_ANSWER> {}

/** The actor's texts. */
export const GET_SAVED_SNIPPETS_ANSWER = record("get_saved_snippets_response", {
  /** In the order in which they were saved. */
  saved_snippets: list(named<SavedSnippetView>(SAVED_SNIPPET)),
});

/** The answer declared by `GET_SAVED_SNIPPETS_ANSWER`. */
export interface GetSavedSnippetsResponse extends RecordOf<typeof GET_SAVED_SNIPPETS_ANSWER> {}
