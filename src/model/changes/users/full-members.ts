/* When members have waited long enough: the moments that the clock has to know of. */

import { withFields } from "../../realm/change";
import type { DueKey, Realm } from "../../realm/realm";
import { userById } from "../../rules/users/people";
import { ROLES } from "../../../protocol/roles";
import { DAY_SECONDS } from "../../../protocol/limits";

/**
 * The moment at which an account becomes a full member; undefined when it never will, or has become one. Deactivated
 * accounts do too.
 */
export function fullMemberMoment(realm: Realm, userId: number): DueKey | undefined {
  const user = userById(realm, userId);
  if (user === undefined || user.role !== ROLES.MEMBER) return undefined;
  const at = user.date_joined + realm.settings.waiting_period_threshold * DAY_SECONDS;
  return at > realm.now ? [at, "full_member", userId] : undefined;
}

/**
 * Lets the clock know when accounts become full members, after a change of the accounts or of the waiting period.
 *
 * @param before - the realm before the change, whose moments are forgotten
 * @spec Value conventions: system groups by role and waiting period
 */
export function withFullMemberMoments(before: Realm, after: Realm, userIds: Iterable<number>): Realm {
  let { due } = after;
  for (const id of userIds) {
    const old = fullMemberMoment(before, id);
    if (old !== undefined) due = due.delete(old);
    const key = fullMemberMoment(after, id);
    if (key !== undefined) due = due.set(key, true);
  }
  return due === after.due ? after : withFields(after, { due });
}
