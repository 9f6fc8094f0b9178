import { onlyUsers, eventFor } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { ownNavigationView } from "../../rules/navigation-views/navigation-views";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The view to remove. */
export interface RemoveNavigationViewParams {
  /** The address of the view: the fragment of a web client's URL. */
  readonly fragment: string;
}

/**
 * Takes a view out of one's own navigation.
 *
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for a view that is not there
 * @tells the account `navigation_view/remove`
 * @spec Vocabulary beyond the card: navigation views (public facts)
 */
export const removeNavigationView: Operation<RemoveNavigationViewParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { fragment }) => {
    const view = ownNavigationView(realm, actor.user_id, fragment);
    if (view === undefined) return refused(realm, unknownPersonalItem(realm, "view_unknown", "navigation view"));
    const navigation_views = frozen(realm.navigation_views.filter((other) => other !== view));
    const event = eventFor(onlyUsers([actor.user_id]), { type: "navigation_view", op: "remove", fragment });
    return accepted(transition(withFields(realm, { navigation_views }), [event]), {});
  },
);
