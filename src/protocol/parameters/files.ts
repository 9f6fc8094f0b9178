/** Files in requests. */
import { optional, required } from "../schema/parameters";
import { integer, nullable, type Shape, text } from "../schema/shapes";
import { openRecord } from "../schema/tables";

/** An uploaded file, as far as the realm needs it: its name, its length and what its content is. */
export interface UploadedFile {
  /** The name of the file. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal digits; absent if the file came without content. */
  readonly sha256?: string;
  /** The content type that the client names; absent or empty if the name of the file decides. */
  readonly content_type?: string;
  /** Whether the content is a picture; absent if the file came without content. */
  readonly is_picture?: boolean;
}

const file: Shape<UploadedFile | null> = nullable(openRecord("uploaded_file", { name: text, size: integer }));

/** The file of a multipart body; null if there is not exactly one. */
export const FILE = required(file, { encoding: "file" });

/** The same if the body may have no file; null if there are several. */
export const OPTIONAL_FILE = optional(file, { encoding: "file" });
