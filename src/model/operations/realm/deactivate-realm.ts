import { REALM_ID } from "../../../protocol/server-constants";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { checkRealm } from "../../outcome/call-problem";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { accepted, refused } from "../../views/outcome";

/**
 * Deactivates the realm, as an owner or the operator of the server does on a page. Requests that wait for events receive
 * `realm/deactivated`. From then on, every operation that needs an account is refused with UNAUTHORIZED. Accounts keep
 * their state. Reminders of invitations are no longer sent.
 *
 * @refuses BAD_REQUEST for a realm that is deactivated already
 * @see https://zulip.com/api/get-events#realm-deactivated
 * @example
 * const { realm } = deactivateRealm(createRealm());
 * expect(getOwnUser(realm, 1)).toMatchObject({ ok: false, error: { code: "UNAUTHORIZED" } });
 */
export function deactivateRealm(realm: Realm) {
  checkRealm("deactivateRealm", realm);
  if (realm.profile.is_deactivated === true) {
    return refused(realm, badRequest("realm_deactivated_already", "The realm is deactivated already."));
  }
  const reminders = [...realm.due].map(([key]) => key).filter(([, kind]) => kind === "invitation_reminder");
  const next = withFields(realm, {
    profile: withFields(realm.profile, { is_deactivated: true }),
    due: reminders.reduce((due, key) => due.delete(key), realm.due),
  });
  return accepted(
    transition(next, [eventFor(ALL_USERS, { type: "realm", op: "deactivated", realm_id: REALM_ID })]),
    {},
  );
}

/**
 * Makes a deactivated realm active again. All accounts, queues and messages are as before. There is no event.
 *
 * @refuses BAD_REQUEST for an active realm
 * @example
 * const { realm } = reactivateRealm(deactivateRealm(createRealm()).realm);
 * expect(getOwnUser(realm, 1).ok).toBe(true);
 */
export function reactivateRealm(realm: Realm) {
  checkRealm("reactivateRealm", realm);
  if (realm.profile.is_deactivated !== true) {
    return refused(realm, badRequest("realm_active_already", "The realm is active already."));
  }
  const { is_deactivated: _past, ...profile } = realm.profile;
  return accepted(transition(withFields(realm, { profile: frozen(profile) })), {});
}
