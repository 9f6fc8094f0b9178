import { NAVIGATION_VIEW, type NavigationViewView } from "../../../protocol/records/personal-items";
import { list, named } from "../../../protocol/schema/shapes";
import { navigationViewsOf } from "../../rules/personal-items";
import { answered } from "../../views/outcome";
import { navigationViewView } from "../../views/personal-items";
import { operation } from "../operation";

/** Lists the navigation views of the actor, in the order in which they were added. */
export const getNavigationViews = operation(
  () => ({
    id: "get-navigation-views",
    method: "GET",
    path: "/navigation_views",
    since: 390,
    parameters: {},
    answer: {
      /** The navigation views. */
      navigation_views: list(named<NavigationViewView>(NAVIGATION_VIEW)),
    },
    refusals: [],
    events: [],
  }),
  (realm, actor) =>
    answered(realm, { navigation_views: navigationViewsOf(realm, actor.user_id).map(navigationViewView) }),
);
