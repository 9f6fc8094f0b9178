import type { Failure } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import { has } from "../model/rules/realm/feature-level";
import type { PictureSize } from "../protocol/parameters/items";
import { ERROR_CODES } from "../protocol/refusals/codes";

/** A request as plain data, with its body and files decoded. */
export interface WireRequest {
  readonly method: string;
  /** The path below `/api/v1`, not yet decoded, beginning with a slash. */
  readonly path: string;
  /** Form parameters of the query string and the body, in the order of their arrival. */
  readonly parameters: readonly (readonly [name: string, text: string])[];
  /** Files of a multipart body. */
  readonly files: readonly WireFile[];
  /** The contents of those files, in the same order; absent for callers without contents. */
  readonly contents?: readonly Uint8Array[];
  /** Why no parameters were read from the body, as a sentence; absent if they were, or without a body. */
  readonly unread_body?: string;
  /** The body with its media type; only for requests to webhooks of integrations. */
  readonly raw_body?: { readonly type: string; readonly text: string };
  /** The `Authorization` header, or null. */
  readonly authorization: string | null;
  /** The `User-Agent` header, or null. */
  readonly user_agent: string | null;
}

/** Where the webhooks of integrations are, below `/api/v1`. */
export const EXTERNAL = "/external/";

/** A file of a request. A realm identifies its content by the digest. */
export interface WireFile {
  readonly field: string;
  readonly name: string;
  /** The size, in bytes. */
  readonly size: number;
  /** The content type of its part; empty if the part has none. */
  readonly content_type: string;
  /** SHA-256 of the content in hexadecimal digits. */
  readonly sha256?: string;
  /** Whether the content can be read as a picture. */
  readonly is_picture?: boolean;
  /** The size of a picture in pixels, if its content states it. */
  readonly dimensions?: PictureSize;
}

/** The answer as plain data. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The envelope; null for answers without one. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The text of an answer that is a page, and not JSON. */
  readonly html?: string;
}

/** Which methods a body can name. */
const OVERRIDING: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * The method of a request: a `POST` whose body has the parameter `method` is that method. A value that is not a method
 * is a method that no path takes.
 */
export function methodOf(sent: string, body: WireRequest["parameters"]): string {
  const named = sent === "POST" ? body.findLast(([name]) => name === "method")?.[1] : undefined;
  if (named === undefined) return sent;
  return OVERRIDING.includes(named) ? named : `method=${named}`;
}

const HTML_HEADERS: Readonly<Record<string, string>> = Object.freeze({ "content-type": "text/html; charset=utf-8" });

const JSON_HEADERS: Readonly<Record<string, string>> = Object.freeze({ "content-type": "application/json" });

/** Writes the answer of an operation into the envelope, with the names of the ignored parameters. */
export function encodeSuccess(response: unknown, ignored: readonly string[]): WireResponse {
  const fields = typeof response === "object" && response !== null ? response : {};
  const envelope = { result: "success", msg: "", ...fields };
  const body = ignored.length === 0 ? envelope : { ...envelope, ignored_parameters_unsupported: ignored };
  return { status: 200, headers: JSON_HEADERS, body };
}

/**
 * Writes a refusal into the envelope.
 *
 * @see https://zulip.com/api/rest-error-handling
 */
export function encodeFailure(realm: Realm, error: Failure): WireResponse {
  const { code, http_status } = error;
  const fields = ownFields(error);
  const msg = wordsOf(realm, error, fields);
  // Where the path is that of the file, the refusal is a page, as browsers show it.
  if (error.reason === "file_unknown" && http_status !== 400)
    return { status: http_status, headers: HTML_HEADERS, body: null, html: `<p>${msg}</p>` };
  const shown = code !== "BAD_REQUEST" || has(realm, "errorsHaveCodes");
  // A client that fetches a key sends a password as a parameter; its browser must not request one.
  const asksForCredentials = http_status === 401 && code !== "AUTHENTICATION_FAILED";
  return {
    status: http_status,
    headers: asksForCredentials ? { ...JSON_HEADERS, "www-authenticate": 'Basic realm="zulip"' } : JSON_HEADERS,
    body: { result: "error", msg, ...(shown ? { code } : {}), ...fields },
  };
}

/** The sentence of a refusal: that of the fixture for its code, with the fields of the refusal in it, or its own. */
function wordsOf({ server }: Realm, { code, msg }: Failure, fields: Readonly<Record<string, unknown>>): string {
  const text = server.refusal_texts?.[code];
  if (text === undefined) return msg;
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(fields, name) ? String(fields[name]) : whole,
  );
}

/** The fields of a refusal next to the envelope: the declared fields of its code, and no others. */
function ownFields(error: Failure): Readonly<Record<string, unknown>> {
  const declared = Object.keys(ERROR_CODES[error.code].fields);
  return Object.fromEntries(Object.entries(error).filter(([name]) => declared.includes(name)));
}
