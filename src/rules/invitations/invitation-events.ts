import { onlyUsers, tell } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { isAdministrator } from "../people";

/** Administrators and the inviter are told that the list of invitations is another one. */
export function invitesChanged(realm: Realm, inviterId: number): RealmEvent {
  const ids = [...realm.users].filter((user) => user.is_active && isAdministrator(user)).map((user) => user.user_id);
  return tell(onlyUsers([...ids, inviterId]), { type: "invites_changed" });
}
