/** A file, as far as a realm cares: how it is called, how long it is, and which content it has. */
export interface UploadedFile {
  /** What the file is called. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal digits; left out where no content goes with the file. */
  readonly sha256?: string;
  /** What kind of file the client says it is; left out or empty where its name has to say it. */
  readonly content_type?: string;
  /** Whether its content can be read as a picture; left out where no content goes with the file. */
  readonly is_picture?: boolean;
}

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
