import { onlyUsers, eventFor } from "../../outcome/audience";
import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { isAdministrator } from "../../rules/users/people";
import type { RealmExportView } from "../../../protocol/records/realm-exports";

/** The exports of the realm as administrators see them, in the order in which they were asked for. */
export function exportViews(realm: Realm): RealmExportView[] {
  return realm.exports.map((row) => ({
    id: row.id,
    acting_user_id: row.acting_user_id,
    export_time: row.export_time,
    export_url: row.pending || row.deleted_timestamp !== null ? null : exportUrl(realm, row.id),
    deleted_timestamp: row.deleted_timestamp,
    failed_timestamp: null,
    pending: row.pending,
    export_type: row.export_type,
  }));
}

/** Where the file of an export would be: nothing is written, so nothing is there. */
function exportUrl(realm: Realm, id: number): string {
  const token = sha256Hex(`${realm.random.seed}/export/${id}`).slice(0, 40);
  return `${realm.profile.url}/user_avatars/exports/1/${token}.tar.gz`;
}

/** Tells the administrators among the active people of all exports. */
export function exportsEvent(realm: Realm): RealmEvent {
  const people = [...realm.users].filter((user) => user.is_active && !user.is_bot && isAdministrator(user));
  const administrators = onlyUsers(people.map((user) => user.user_id));
  return eventFor(administrators, { type: "realm_export", exports: exportViews(realm) });
}
