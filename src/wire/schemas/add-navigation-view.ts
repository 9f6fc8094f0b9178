import { addNavigationView } from "../../operations/navigation-views/add-navigation-view";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: navigation views (public facts) */
export const addNavigationViewRoute = route({
  id: "add-navigation-view",
  method: "POST",
  path: "/navigation_views",
  since: 390,
  parameters: {
    fragment: required("text", shapes.text),
    is_pinned: required("json", shapes.boolean),
    name: optional("text", shapes.text),
  },
  operation: addNavigationView,
});
