import type { NavigationView } from "../../realm/personal-items";
import type { NavigationViewView } from "../../../protocol/records/personal-items";

/** What clients see of a navigation view: all but whose it is. */
export function navigationViewView({ user_id: _owner, ...view }: NavigationView): NavigationViewView {
  return view;
}
