/** What the operations of this subject answer. */
import { integer, list, named } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";
import { EXPORT_CONSENT, type ExportConsentView, REALM_EXPORT, type RealmExportView } from "../records/realm-exports";

/** The exports of the realm. */
export const GET_REALM_EXPORTS_ANSWER = record("get_realm_exports_response", {
  /** In the order in which they were asked for. */
  exports: list(named<RealmExportView>(REALM_EXPORT)),
});

/** The answer declared by `GET_REALM_EXPORTS_ANSWER`. */
export interface GetRealmExportsResponse extends RecordOf<typeof GET_REALM_EXPORTS_ANSWER> {}

/** The export that has begun. */
export const EXPORT_REALM_ANSWER = record("export_realm_response", {
  /** Its ID. */
  id: integer,
});

/** The answer declared by `EXPORT_REALM_ANSWER`. */
export interface ExportRealmResponse extends RecordOf<typeof EXPORT_REALM_ANSWER> {}

/** Who lets private data be exported. */
export const GET_REALM_EXPORT_CONSENTS_ANSWER = record("get_realm_export_consents_response", {
  /** Every active person. */
  export_consents: list(named<ExportConsentView>(EXPORT_CONSENT)),
});

/** The answer declared by `GET_REALM_EXPORT_CONSENTS_ANSWER`. */
export interface GetRealmExportConsentsResponse extends RecordOf<typeof GET_REALM_EXPORT_CONSENTS_ANSWER> {}
