import { onlyUsers, eventFor } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { isAdministrator } from "../../rules/users/people";
import { exportViews } from "../../views/realm/realm-lists";

/** Tells the administrators among the active people of all exports. */
export function exportsEvent(realm: Realm): RealmEvent {
  const people = [...realm.users].filter((user) => user.is_active && !user.is_bot && isAdministrator(user));
  const administrators = onlyUsers(people.map((user) => user.user_id));
  return eventFor(administrators, { type: "realm_export", exports: exportViews(realm) });
}
