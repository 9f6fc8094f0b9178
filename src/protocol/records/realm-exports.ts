/** Exports of the realm, and who lets private data go into them. */
import { boolean, integer, nullable, timestamp, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** An export of the realm. */
export const REALM_EXPORT = record("realm_export_row", {
  /** Unique in the realm. */
  id: integer,
  /** Who asked for it. */
  acting_user_id: integer,
  /** When it was asked for. */
  export_time: timestamp,
  /** Where its file is; null while it is made, and when it is deleted. */
  export_url: nullable(url),
  /** When its file was deleted; null while it was not. */
  deleted_timestamp: nullable(timestamp),
  /** When it failed; null, since here none does. */
  failed_timestamp: nullable(timestamp),
  /** Whether it is not finished yet. */
  pending: boolean,
  /** 1 what is public, 2 also what people have agreed to. */
  export_type: field(integer, { since: 304 }),
});

/** A row of `REALM_EXPORT`. */
export interface RealmExportView extends RecordOf<typeof REALM_EXPORT> {}

/** Whether a person lets its private data be exported. */
export const EXPORT_CONSENT = record("export_consent", {
  /** The account. */
  user_id: integer,
  /** Whether its private data may be exported. */
  consented: boolean,
});

/** A row of `EXPORT_CONSENT`. */
export interface ExportConsentView extends RecordOf<typeof EXPORT_CONSENT> {}
