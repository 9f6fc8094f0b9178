import { badRequest, type Failure } from "../../outcome/failures";
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
 * Checks the name of a navigation view: not empty, and no other view of the account has it.
 *
 * @param fragment - of the view that is to have the name
 * @assumes A132
 */
export function checkViewName(realm: Realm, userId: number, fragment: string, name: string): Failure | undefined {
  if (name === "") return badRequest("view_name_empty", "name: a name must not be empty.");
  const isTaken = navigationViewsOf(realm, userId).some((view) => view.name === name && view.fragment !== fragment);
  return isTaken ? badRequest("view_name_taken", `name: another of your views is called "${name}".`) : undefined;
}
