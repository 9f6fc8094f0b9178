import { addNavigationView } from "../../model/operations/navigation-views/add-navigation-view";
import { editNavigationView } from "../../model/operations/navigation-views/edit-navigation-view";
import { getNavigationViews } from "../../model/operations/navigation-views/get-navigation-views";
import { removeNavigationView } from "../../model/operations/navigation-views/remove-navigation-view";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Vocabulary beyond the card: navigation views (public facts) */
export const getNavigationViewsRoute = route({
  id: "get-navigation-views",
  method: "GET",
  path: "/navigation_views",
  since: 390,
  parameters: {},
  operation: getNavigationViews,
});

/** @spec Vocabulary beyond the card: navigation views (public facts) */
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

/** @spec Vocabulary beyond the card: navigation views (public facts) */
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

/** @spec Vocabulary beyond the card: navigation views (public facts) */
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
