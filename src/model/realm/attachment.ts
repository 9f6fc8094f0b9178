/**
 * An uploaded file. A realm knows its content by the digest alone; who holds the realm may keep the bytes.
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
  /** SHA-256 of the content in hexadecimal digits; null for a file that came without content. */
  readonly sha256: string | null;
  /** The media type that the client gave with this upload; omitted where it gave none. */
  readonly content_type?: string;
  /** UNIX seconds. */
  readonly create_time: number;
  /** The messages that refer to it, ascending. */
  readonly message_ids: readonly number[];
}
