/**
 * An uploaded file. Its content does not matter to a realm.
 *
 * @spec Detached upload
 */
export interface Attachment {
  readonly id: number;
  readonly owner_id: number;
  /** As it was called where it came from. */
  readonly name: string;
  /** Its place below `/user_uploads/`. */
  readonly path_id: string;
  /** Bytes. */
  readonly size: number;
  /** UNIX seconds. */
  readonly create_time: number;
  /** The messages that refer to it, ascending. */
  readonly message_ids: readonly number[];
}
