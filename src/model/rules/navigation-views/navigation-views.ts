import { badRequest } from "../../outcome/failures";
import type { NavigationView } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";

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
