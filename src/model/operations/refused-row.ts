import type { Failure } from "../outcome/failures";
import { transition } from "../outcome/transition";
import { withFields } from "../realm/change";
import type { Realm } from "../realm/realm";
import { type Refused, refusedAfter } from "../views/outcome";

/**
 * Refuses what servers notice only after the new row has its ID. That ID is used up.
 *
 * @param kind - whose numbers these are
 */
export function refusedRow<F extends Failure>(
  realm: Realm,
  kind: keyof Realm["last_ids"],
  wrong: F,
): Refused<F["reason"]> {
  const last_ids = withFields(realm.last_ids, { [kind]: realm.last_ids[kind] + 1 });
  return refusedAfter(realm, transition(withFields(realm, { last_ids })), wrong);
}
