import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import { type EmptyResponse, NO_ANSWER } from "../../../protocol/answers/nothing";
import { exportsEvent } from "../../views/realm/realm-exports";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** Which export is meant. */
export interface DeleteRealmExportParams {
  /** The ID of the export. */
  readonly export_id: number;
}

/**
 * Deletes the file of an export; its row stays and says when.
 *
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST for
 *   an export that there is not, then for one that is deleted already, or is not finished
 * @tells administrators `realm_export`
 */
export const deleteRealmExport: Operation<DeleteRealmExportParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { export_id }) => {
    const row = realm.exports.find(({ id }) => id === export_id);
    if (row === undefined) return refused(realm, badRequest("export_unknown", "There is no such export."));
    if (row.deleted_timestamp !== null) {
      return refused(realm, badRequest("export_deleted_already", "The export is deleted already."));
    }
    if (row.pending) return refused(realm, badRequest("export_unfinished", "The export is not finished yet."));
    const deleted = withFields(row, { deleted_timestamp: realm.now });
    const exports = frozen(realm.exports.map((one) => (one === row ? deleted : one)));
    const next = withFields(realm, { exports });
    return accepted(transition(next, [exportsEvent(next)]), {});
  }),
);
