import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { NavigationView } from "../../realm/personal-items";
import { checkViewName, ownNavigationView } from "../../rules/navigation-views/navigation-views";
import { navigationViewView } from "../../views/navigation-views/navigation-view-view";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** A view, by the fragment of its address. */
export interface AddNavigationViewParams {
  /** The address of the view: the fragment of a web client's URL. */
  readonly fragment: string;
  /** Whether it stays in sight. */
  readonly is_pinned: boolean;
  /** Left out for a built-in view, which clients know how to call; needed for any other. */
  readonly name?: string;
}

/**
 * Adds a view to one's own navigation.
 *
 * @refuses BAD_REQUEST for an empty fragment, for one that is there already, then for a name of a built-in view, for
 *   none of another, and for one that is empty or taken
 * @tells the account `navigation_view/add`
 * @spec Vocabulary beyond the card: navigation views (public facts)
 * @settled views/navigation_views
 */
export const addNavigationView: Operation<AddNavigationViewParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const fragment = params.fragment.trim();
    if (fragment === "")
      return refused(realm, badRequest("view_fragment_empty", "fragment: a fragment must not be empty."));
    if (ownNavigationView(realm, actor.user_id, fragment) !== undefined) {
      return refused(realm, badRequest("view_exists", `fragment: you have a view of "${fragment}" already.`));
    }
    const name = params.name?.trim() ?? null;
    const problem = checkViewName(realm, actor.user_id, fragment, name);
    if (isFailure(problem)) return refused(realm, problem);
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
