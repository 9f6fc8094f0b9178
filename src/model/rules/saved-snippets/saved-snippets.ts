import { badRequest } from "../../outcome/failures";
import type { SavedSnippet } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../../protocol/limits";

/** The snippets of an account, in the order in which they were made. */
export function savedSnippetsOf(realm: Realm, userId: number): SavedSnippet[] {
  return realm.saved_snippets.filter((snippet) => snippet.user_id === userId);
}

/** A snippet of an account by its ID; undefined when there is none. */
export function ownSavedSnippet(realm: Realm, userId: number, id: number): SavedSnippet | undefined {
  return realm.saved_snippets.find((snippet) => snippet.id === id && snippet.user_id === userId);
}

/**
 * Reads the title and the text of a snippet, as far as they are given, without blanks around them. Nothing is cut.
 *
 * @refuses BAD_REQUEST for a title that is empty or longer than 60 characters, then for a text that is empty, longer
 *   than a message may be, or holds NUL
 * @settled create_saved_snippet, edit_saved_snippet
 */
export function readSnippet<Given extends SnippetTexts>(realm: Realm, given: Given) {
  const title = given.title?.trim();
  const max = LIMITS.MAX_SAVED_SNIPPET_TITLE_LENGTH;
  if (title === "" || isLonger(title, max))
    return badRequest("snippet_title_length", `title: 1 to ${max} characters are expected.`);
  const content = given.content?.trim();
  if (content === "") return badRequest("content_empty", "content: a snippet must not be empty.");
  if (isLonger(content, realm.server.max_message_length))
    return badRequest(
      "snippet_too_long",
      `content: at most ${realm.server.max_message_length} characters are allowed.`,
    );
  if (content?.includes("\0") === true)
    return badRequest("content_with_null", "content: a snippet must not hold NUL characters.");
  return { ...given, ...(title === undefined ? {} : { title }), ...(content === undefined ? {} : { content }) };
}

interface SnippetTexts {
  readonly title?: string;
  readonly content?: string;
}

function isLonger(text: string | undefined, max: number): boolean {
  return text !== undefined && text.length > max && [...text].length > max;
}
