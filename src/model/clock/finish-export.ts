import { sendNotice } from "../changes/messages/notices";
import { andThen, type Transition, transition, withEvents } from "../outcome/transition";
import { withFields } from "../realm/change";
import { frozen } from "../realm/freeze";
import type { Realm } from "../realm/realm";
import { exportsEvent } from "../changes/realm/realm-lists";

const NOTICE = "The export of the organization that you asked for is finished.";

/**
 * An export is finished: it has an address from now on.
 *
 * @tells whoever asked for it `message` by the notification bot; administrators `realm_export`
 * @assumes A174
 */
export function finishExport(realm: Realm, id: number): Transition {
  const row = realm.exports.find((one) => one.id === id);
  if (row === undefined) return transition(realm);
  const exports = frozen(realm.exports.map((one) => (one.id === id ? withFields(one, { pending: false }) : one)));
  return andThen(sendNotice(withFields(realm, { exports }), row.acting_user_id, NOTICE), (after) =>
    withEvents(transition(after), [exportsEvent(after)]),
  );
}
