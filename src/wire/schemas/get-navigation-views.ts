import { getNavigationViews } from "../../operations/navigation-views/get-navigation-views";
import { route } from "../route";

/** @card Vocabulary beyond the card: navigation views (public facts) */
export const getNavigationViewsRoute = route({
  id: "get-navigation-views",
  method: "GET",
  path: "/navigation_views",
  since: 390,
  parameters: {},
  operation: getNavigationViews,
});
