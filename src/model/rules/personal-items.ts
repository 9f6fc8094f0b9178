/** What an account keeps for itself: saved snippets and navigation views. */
import { LIMITS } from "../../protocol/limits";
import { badRequest } from "../outcome/failures";
import type { NavigationView, SavedSnippet } from "../realm/personal-items";
import type { Realm } from "../realm/realm";

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

/** The navigation views of an account, in the order in which they were added. */
export function navigationViewsOf(realm: Realm, userId: number): NavigationView[] {
  return realm.navigation_views.filter((view) => view.user_id === userId);
}

/** A navigation view of an account by its fragment; undefined when there is none. */
export function ownNavigationView(realm: Realm, userId: number, fragment: string): NavigationView | undefined {
  return realm.navigation_views.find((view) => view.fragment === fragment && view.user_id === userId);
}

/**
 * The views that every client has. What they are called is known: an account may pin or hide them, but not name them.
 *
 * @settled views/navigation_views
 */
const BUILT_IN_FRAGMENTS: readonly string[] = [
  "inbox",
  "recent",
  "feed",
  "drafts",
  "scheduled",
  "reminders",
  "narrow/is/mentioned",
  "narrow/is/starred",
  "narrow/has/reaction/sender/me",
];

/**
 * Checks the name that a view is to be given: a built-in view has none; any other has one, which is not empty and no
 * view of the account has already, be it the present name of this very view.
 *
 * @param name - null when none is given
 * @settled views/navigation_views
 */
export function checkViewName(realm: Realm, userId: number, fragment: string, name: string | null) {
  if (BUILT_IN_FRAGMENTS.includes(fragment)) {
    return name === null
      ? undefined
      : badRequest("view_name_built_in", `name: the view "${fragment}" has its own name.`);
  }
  if (name === null) return badRequest("view_name_missing", "name: a view of one's own needs a name.");
  if (name === "") return badRequest("view_name_empty", "name: a name must not be empty.");
  const isTaken = navigationViewsOf(realm, userId).some((view) => view.name === name);
  return isTaken ? badRequest("view_name_taken", `name: one of your views is called "${name}" already.`) : undefined;
}
