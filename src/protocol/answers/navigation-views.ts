/** What the operations of this subject answer. */
import { list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { NAVIGATION_VIEW, type NavigationViewView } from "../records/personal-items";

/** What the actor keeps at hand. */
export const GET_NAVIGATION_VIEWS_ANSWER = record("get_navigation_views_response", {
  /** Places of the client. */
  navigation_views: list(named<NavigationViewView>(NAVIGATION_VIEW)),
});

/** The answer declared by `GET_NAVIGATION_VIEWS_ANSWER`. */
export interface GetNavigationViewsResponse extends RecordOf<typeof GET_NAVIGATION_VIEWS_ANSWER> {}
