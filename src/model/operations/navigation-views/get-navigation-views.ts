import { answered } from "../../outcome/outcome";
import { navigationViewsOf } from "../../rules/navigation-views/navigation-views";
import { navigationViewView } from "../../views/navigation-views/navigation-view-view";
import {
  GET_NAVIGATION_VIEWS_ANSWER,
  type GetNavigationViewsResponse,
} from "../../../protocol/answers/navigation-views";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Lists one's own navigation views, in the order in which they were added.
 *
 * @spec Vocabulary beyond the card: navigation views (public facts)
 */
export const getNavigationViews: Operation<NoParams, GetNavigationViewsResponse> = operation(
  () => GET_NAVIGATION_VIEWS_ANSWER,
  (realm, actor) =>
    answered(realm, { navigation_views: navigationViewsOf(realm, actor.user_id).map(navigationViewView) }),
);
