import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";

/**
 * Replaces the words of an account.
 *
 * @tells the account `alert_words` with all words
 */
export function withAlertWords(realm: Realm, userId: number, words: readonly string[]): Transition {
  const { alert_words } = realm;
  const next = withFields(realm, {
    alert_words: words.length === 0 ? alert_words.delete(userId) : alert_words.set(userId, frozen([...words])),
  });
  return transition(next, [eventFor(onlyUsers([userId]), { type: "alert_words", alert_words: words })]);
}
