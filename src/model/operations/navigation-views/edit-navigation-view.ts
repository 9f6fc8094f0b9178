import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { isFailure, unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { checkViewName, ownNavigationView } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { viewFragment } from "../examples";
import { operation } from "../operation";

/** Changes a navigation view of the actor. */
export const editNavigationView = operation(
  () => ({
    id: "edit-navigation-view",
    method: "PATCH",
    path: "/navigation_views/{fragment}",
    rest_parameter: true,
    since: 390,
    parameters: {
      /** The fragment of the URL of the view. */
      fragment: required(text),
      /** Whether the view is pinned: always shown. */
      is_pinned: optional(boolean),
      /** The new name of the view. Not for a built-in view. */
      name: optional(text),
    },
    answer: {},
    refusals: ["view_name_built_in", "view_name_empty", "view_name_taken", "view_unknown"],
    events: ["navigation_view/update"],
    example: (pick) => ({ ...viewFragment(pick), is_pinned: pick.chance(2) }),
    after: ["add-navigation-view"],
  }),
  (realm, actor, params) => {
    const { fragment, is_pinned } = params;
    const name = params.name?.trim();
    const problem = name === undefined ? undefined : checkViewName(realm, actor.user_id, fragment, name);
    if (isFailure(problem)) return problem;
    const before = ownNavigationView(realm, actor.user_id, fragment);
    if (before === undefined) return unknownPersonalItem("view_unknown", "navigation view");
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
