import { onlyUsers, eventFor } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkViewName, ownNavigationView } from "../../rules/navigation-views/navigation-views";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** What is to be different of a view; what is left out stays. */
export interface EditNavigationViewParams {
  /** The address of the view: the fragment of a web client's URL. */
  readonly fragment: string;
  /** Whether it is to stay in sight. */
  readonly is_pinned?: boolean;
  /** What it is to be called, if it is no built-in view. */
  readonly name?: string;
}

/**
 * Changes one's own navigation view.
 *
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a view that is not there; BAD_REQUEST for a
 *   name of a built-in view, then for one that is empty or taken, by this view too
 * @tells the account `navigation_view/update` with what was given, were it nothing
 * @spec Vocabulary beyond the card: navigation views (public facts)
 * @settled views/navigation_views
 */
export const editNavigationView: Operation<EditNavigationViewParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { fragment, is_pinned } = params;
    const before = ownNavigationView(realm, actor.user_id, fragment);
    if (before === undefined) return refused(realm, unknownPersonalItem(realm, "view_unknown", "navigation view"));
    const name = params.name?.trim();
    const problem = name === undefined ? undefined : checkViewName(realm, actor.user_id, fragment, name);
    if (isFailure(problem)) return refused(realm, problem);
    const data = { ...(name === undefined ? {} : { name }), ...(is_pinned === undefined ? {} : { is_pinned }) };
    const after = { ...before, ...data };
    const next = withFields(realm, {
      navigation_views: frozen(realm.navigation_views.map((view) => (view === before ? after : view))),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "navigation_view",
      op: "update",
      fragment,
      data,
    });
    return accepted(transition(next, [event]), {});
  },
);
