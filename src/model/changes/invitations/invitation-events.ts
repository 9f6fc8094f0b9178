import { onlyUsers, eventFor } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { membersMayCreateLinks } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";

/**
 * The event of another list of invitations: administrators hear of it, and those who invited where people other than
 * administrators may make links.
 */
export function invitesChanged(realm: Realm, inviterIds: readonly number[]): RealmEvent {
  const active = [...realm.users].filter((user) => user.is_active);
  const administrators = active.filter(isAdministrator).map((user) => user.user_id);
  const inviters = membersMayCreateLinks(realm) ? inviterIds : [];
  return eventFor(onlyUsers([...administrators, ...inviters]), { type: "invites_changed" });
}
