import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { exportsEvent } from "../../changes/realm/realm-changes";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Deletes the file of an export. Its row stays, with the time of the deletion. */
export const deleteRealmExport = operation(
  () => ({
    id: "delete-realm-export",
    method: "DELETE",
    path: "/export/realm/{export_id}",
    parameters: {
      /** The ID of the export. */
      export_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "export_unknown", "export_deleted_already", "export_unfinished"],
    events: ["realm_export"],
    example: byAdministrator(() => ({ export_id: 1 })),
    weight: 0,
    after: ["export-realm"],
  }),
  (realm, _actor, { export_id }) => {
    const row = realm.exports.find(({ id }) => id === export_id);
    if (row === undefined) return badRequest("export_unknown", "There is no such export.");
    if (row.deleted_timestamp !== null) {
      return badRequest("export_deleted_already", "The export is deleted already.");
    }
    if (row.pending) return badRequest("export_unfinished", "The export is not finished yet.");
    const deleted = withFields(row, { deleted_timestamp: realm.now });
    const exports = frozen(realm.exports.map((one) => (one === row ? deleted : one)));
    const next = withFields(realm, { exports });
    return accepted(transition(next, [exportsEvent(next)]), {});
  },
  { accessDenied: administratorsOnly },
);
