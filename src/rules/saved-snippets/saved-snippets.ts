import { badRequest, type Failure, isFailure } from "../../outcome/failures";
import type { SavedSnippet } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../spec/limits";
import { checkContent } from "../messages/check-content";

/** The snippets of an account, in the order in which they were made. */
export function savedSnippetsOf(realm: Realm, userId: number): SavedSnippet[] {
  return realm.saved_snippets.filter((snippet) => snippet.user_id === userId);
}

/** A snippet of an account by its ID; undefined when there is none. */
export function ownSavedSnippet(realm: Realm, userId: number, id: number): SavedSnippet | undefined {
  return realm.saved_snippets.find((snippet) => snippet.id === id && snippet.user_id === userId);
}

/**
 * Checks the title and the text of a snippet.
 *
 * @refuses BAD_REQUEST for a title that is empty or longer than 60 characters, then for content that no message may
 *   have
 */
export function readSnippet(
  realm: Realm,
  given: { readonly title: string; readonly content: string },
): Pick<SavedSnippet, "title" | "content"> | Failure {
  const title = given.title.trim();
  const max = LIMITS.MAX_SAVED_SNIPPET_TITLE_LENGTH;
  if (title === "" || [...title].length > max)
    return badRequest("snippet_title_length", `title: 1 to ${max} characters are expected.`);
  const content = checkContent(realm, given.content);
  return isFailure(content) ? content : { title, content };
}
