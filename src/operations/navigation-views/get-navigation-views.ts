import { answered } from "../../outcome/outcome";
import { navigationViewsOf, navigationViewView, type NavigationViewView } from "../../rules/navigation-views";
import { operation, type Operation } from "../operation";

/**
 * Lists one's own navigation views, in the order in which they were added.
 *
 * @card Vocabulary beyond the card: navigation views (public facts)
 */
export const getNavigationViews: Operation<
  Record<never, never>,
  { readonly navigation_views: readonly NavigationViewView[] }
> = operation((realm, actor) =>
  answered(realm, { navigation_views: navigationViewsOf(realm, actor.user_id).map(navigationViewView) }),
);
