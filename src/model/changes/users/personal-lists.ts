/** What an account keeps of words and of others: alert words and muted users. */
import { IdSet } from "../../collections/id-set";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { MutedUser } from "../../realm/person-state";
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

/**
 * Replaces the list of those whom an account mutes, one of whom is new or gone.
 *
 * @tells the account `muted_users` with the whole list
 */
export function withMutedUsers(
  realm: Realm,
  userId: number,
  changedId: number,
  rows: readonly MutedUser[],
): Transition {
  const muters = realm.muted_by.get(changedId) ?? IdSet.empty();
  const isMuted = rows.some((row) => row.id === changedId);
  const left = isMuted ? muters.add(userId) : muters.delete(userId);
  const list = realm.muted_users;
  const next = withFields(realm, {
    muted_users: rows.length === 0 ? list.delete(userId) : list.set(userId, frozen([...rows])),
    muted_by: left.isEmpty ? realm.muted_by.delete(changedId) : realm.muted_by.set(changedId, left),
  });
  return transition(next, [eventFor(onlyUsers([userId]), { type: "muted_users", muted_users: rows })]);
}
