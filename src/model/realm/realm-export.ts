/** What an export holds: 1 what is public, 2 also what people have agreed to. */
export type ExportType = 1 | 2;

/** An export of the realm, from its request on. */
export interface RealmExport {
  /** Unique in the realm. */
  readonly id: number;
  /** Who asked for it. */
  readonly acting_user_id: number;
  readonly export_type: ExportType;
  /** When it was asked for: UNIX seconds. */
  readonly export_time: number;
  /** Whether it is not finished yet. */
  readonly pending: boolean;
  /** When its file was deleted; null while it was not. */
  readonly deleted_timestamp: number | null;
}
