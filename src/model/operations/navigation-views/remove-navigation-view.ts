import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownNavigationView } from "../../rules/personal-items";
import { accepted } from "../../views/outcome";
import { viewFragment } from "../examples";
import { operation } from "../operation";

/** Removes a view from the navigation of the actor. */
export const removeNavigationView = operation(
  () => ({
    id: "remove-navigation-view",
    method: "DELETE",
    path: "/navigation_views/{fragment}",
    rest_parameter: true,
    since: 390,
    parameters: {
      /** The fragment of the URL of the view. */
      fragment: required(text),
    },
    answer: {},
    refusals: ["view_unknown"],
    events: ["navigation_view/remove"],
    example: viewFragment,
    weight: 1,
    after: ["add-navigation-view"],
  }),
  (realm, actor, { fragment }) => {
    const view = ownNavigationView(realm, actor.user_id, fragment);
    if (view === undefined) return unknownPersonalItem("view_unknown", "navigation view");
    const navigation_views = frozen(realm.navigation_views.filter((other) => other !== view));
    const event = eventFor(onlyUsers([actor.user_id]), { type: "navigation_view", op: "remove", fragment });
    return accepted(transition(withFields(realm, { navigation_views }), [event]), {});
  },
);
