/** A request as plain data, however it arrived: the transports have read bodies and files already. */
export interface WireRequest {
  readonly method: string;
  /** The path below `/api/v1`, still escaped, beginning with a slash. */
  readonly path: string;
  /** Form parameters of the query string and the body, in the order of their arrival. */
  readonly parameters: readonly (readonly [name: string, text: string])[];
  /** Files of a multipart body. */
  readonly files: readonly WireFile[];
  /** The contents of those files, in the same order; left out by whoever has none. */
  readonly contents?: readonly Uint8Array[];
  /** The `Authorization` header, or null. */
  readonly authorization: string | null;
  /** The `User-Agent` header, or null. */
  readonly user_agent: string | null;
}

/** A file that was sent with a request; a realm knows its content by the digest. */
export interface WireFile {
  readonly field: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content_type: string;
  /** SHA-256 of the content in hexadecimal digits. */
  readonly sha256?: string;
  /** Whether the content can be read as a picture. */
  readonly is_picture?: boolean;
}

/** The answer as plain data. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The envelope; null where no body belongs. */
  readonly body: Readonly<Record<string, unknown>> | null;
}
