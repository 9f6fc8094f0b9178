import { sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
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
