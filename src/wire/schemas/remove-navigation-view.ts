import { removeNavigationView } from "../../operations/navigation-views/remove-navigation-view";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: navigation views (public facts) */
export const removeNavigationViewRoute = route({
  id: "remove-navigation-view",
  method: "DELETE",
  path: "/navigation_views/{fragment}",
  since: 390,
  parameters: {
    fragment: required("text", shapes.text),
  },
  operation: removeNavigationView,
});
