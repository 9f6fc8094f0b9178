/** Turns a request of a scenario into a web request: credentials, parameters, headers as the interface wants them. */

import type { GivenFile } from "../scenario";
import type { CallRequest } from "../target";

/** The client name that a target sees unless a step names another one. */
const USER_AGENT = "realm-simulator-replay/1";

/**
 * The web request for a call.
 *
 * @param authorization - the value of the header, or `undefined` to send none
 * @param signal - ends the request early
 */
export function encodeRequest(
  baseUrl: string,
  call: CallRequest,
  authorization: string | undefined,
  signal?: AbortSignal,
): Request {
  const url = new URL(`${baseUrl}/api/v1${call.path}`);
  const given = Object.entries(call.parameters).filter(([, value]) => value !== undefined);
  const fields = given.map(([name, value]) => [name, parameterText(value)] as const);
  const headers = new Headers({ "User-Agent": call.user_agent ?? USER_AGENT });
  if (authorization !== undefined) {
    headers.set("Authorization", authorization);
  }
  const bodiless = call.method === "GET" || call.method === "HEAD" || call.method === "DELETE";
  const { files = [] } = call;
  const encoding = call.encoding ?? (bodiless ? "query" : files.length > 0 ? "multipart" : "urlencoded");
  const isEmpty = encoding === "query" || fields.length + files.length === 0;
  const body = isEmpty ? null : formBody(fields, files, encoding);
  if (encoding === "query") {
    fields.forEach(([name, value]) => url.searchParams.append(name, value));
  }
  return new Request(url, { method: call.method, headers, body, ...(signal === undefined ? {} : { signal }) });
}

/** Strings travel unchanged; booleans, numbers, lists, objects and null as JSON text. */
export function parameterText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** The header for an email and an API key, in UTF-8 as every client sends it. */
export function basicAuthorization(email: string, apiKey: string): string {
  const bytes = new TextEncoder().encode(`${email}:${apiKey}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

function formBody(
  fields: readonly (readonly [string, string])[],
  files: readonly GivenFile[],
  encoding: "urlencoded" | "multipart",
): FormData | URLSearchParams {
  if (encoding === "urlencoded") return new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const body = new FormData();
  fields.forEach(([name, value]) => body.append(name, value));
  files.forEach((file, place) => body.append(`file${place}`, new Blob([contentOf(file)]), file.name));
  return body;
}

function contentOf(file: GivenFile): string | Uint8Array<ArrayBuffer> {
  if ("text" in file) return file.text;
  if ("bytes" in file) return new Uint8Array(file.bytes);
  return Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
}
