import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { NavigationView } from "../../realm/personal-items";
import { checkViewName, checkViewWithoutName, ownNavigationView } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { navigationViewView } from "../../views/personal-items";
import { operation } from "../operation";

/** Adds a view to the navigation of the actor. */
export const addNavigationView = operation(
  () => ({
    id: "add-navigation-view",
    method: "POST",
    path: "/navigation_views",
    since: 390,
    parameters: {
      /** The fragment of the URL of the view. */
      fragment: required(text),
      /** Whether the view is pinned: always shown. */
      is_pinned: required(boolean),
      /** The name of the view. Required, except for a built-in view. */
      name: optional(text),
    },
    answer: {},
    refusals: [
      "view_fragment_empty",
      "view_exists",
      "view_name_built_in",
      "view_name_missing",
      "view_name_empty",
      "view_name_taken",
    ],
    events: ["navigation_view/add"],
    example: (pick) => ({ fragment: `narrow/${pick.int(3)}`, is_pinned: pick.chance(2), name: "view" }),
  }),
  (realm, actor, params) => {
    const fragment = params.fragment.trim();
    if (fragment === "") return badRequest("view_fragment_empty", "fragment: a fragment must not be empty.");
    if (ownNavigationView(realm, actor.user_id, fragment) !== undefined) {
      return badRequest("view_exists", `fragment: you have a view of "${fragment}" already.`);
    }
    const name = params.name?.trim() ?? null;
    const problem =
      name === null ? checkViewWithoutName(fragment) : checkViewName(realm, actor.user_id, fragment, name);
    if (isFailure(problem)) return problem;
    const view: NavigationView = {
      user_id: actor.user_id,
      fragment,
      is_pinned: params.is_pinned,
      name,
    };
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "navigation_view",
      op: "add",
      navigation_view: navigationViewView(view),
    });
    const navigation_views = frozen([...realm.navigation_views, view]);
    return accepted(transition(withFields(realm, { navigation_views }), [event]), {});
  },
);
