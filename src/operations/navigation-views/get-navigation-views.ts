import { answered } from "../../outcome/outcome";
import {
  type NavigationViewView,
  navigationViewsOf,
  navigationViewView,
} from "../../rules/navigation-views/navigation-views";
import { type Operation, operation } from "../operation";

/**
 * Lists one's own navigation views, in the order in which they were added.
 *
 * @spec Vocabulary beyond the card: navigation views (public facts)
 */
export const getNavigationViews: Operation<
  Record<never, never>,
  { readonly navigation_views: readonly NavigationViewView[] }
> = operation((realm, actor) =>
  answered(realm, { navigation_views: navigationViewsOf(realm, actor.user_id).map(navigationViewView) }),
);
