import { editNavigationView } from "../../operations/navigation-views/edit-navigation-view";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Vocabulary beyond the card: navigation views (public facts) */
export const editNavigationViewRoute = route({
  id: "edit-navigation-view",
  method: "PATCH",
  path: "/navigation_views/{fragment}",
  since: 390,
  parameters: {
    fragment: required("text", shapes.text),
    is_pinned: optional("json", shapes.boolean),
    name: optional("text", shapes.text),
  },
  operation: editNavigationView,
});
