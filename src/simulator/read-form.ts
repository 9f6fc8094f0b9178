import { sha256OfBytes } from "../model/realm/digest";
import { isPictureContent } from "../model/text/picture-content";
import { pictureSize } from "../model/text/picture-size";
import type { WireFile, WireRequest } from "../wire/wire-request";
import { typedFiles } from "./multipart-headers";
import { bytesOf } from "./web-standards";

/** The parameters and files of a body. */
export type Form = Pick<WireRequest, "parameters" | "files" | "contents" | "unread_body" | "raw_body">;

/** A body that cannot be read, with the sentence for its answer. */
export interface Unreadable {
  readonly problem: string;
}

const MULTIPART = "multipart/form-data";
const URLENCODED = "application/x-www-form-urlencoded";
/** The form of a request without a body. */
export const NO_FORM: Form = Object.freeze({ parameters: Object.freeze([]), files: Object.freeze([]) });

/**
 * Reads the form of a request: urlencoded or multipart, whatever the method. In a body of another type servers see no
 * parameters; `unread_body` says so.
 */
export async function readForm(request: Request): Promise<Form | Unreadable> {
  if (request.body === null) return NO_FORM;
  const type = mediaType(request.headers);
  if (type !== MULTIPART) return textForm(type, await request.text());
  try {
    const bytes = await request.arrayBuffer();
    const contentType = request.headers.get("content-type") ?? "";
    const data = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    return await formOf(data, typedFiles(new Uint8Array(bytes), contentType));
  } catch {
    return {
      problem: "The multipart body cannot be read: content-type has to name its boundary, and the body to end with it.",
    };
  }
}

/**
 * Reads the form of a call that was given in parts, if its body is of a plain kind; undefined for streams, bytes and
 * multipart text, which need a whole request.
 */
export function readPlainForm(body: RequestInit["body"], headers: Headers): Form | Promise<Form> | undefined {
  if (body === undefined || body === null) return NO_FORM;
  const isUnnamed = !headers.has("content-type");
  if (body instanceof URLSearchParams) return isUnnamed ? { parameters: pairsOf(body), files: [] } : undefined;
  if (body instanceof FormData) return isUnnamed ? (fieldsOf(body) ?? formOf(body)) : undefined;
  const type = mediaType(headers);
  return typeof body === "string" && type !== MULTIPART ? textForm(type, body) : undefined;
}

function mediaType(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function textForm(type: string, text: string): Form {
  if (text === "") return NO_FORM;
  if (type === URLENCODED || type === "text/plain" || type === "") {
    return { parameters: pairsOf(new URLSearchParams(text)), files: [], raw_body: { type, text } };
  }
  return {
    ...NO_FORM,
    raw_body: { type, text },
    unread_body: `A body of the type ${type} is not read; send ${URLENCODED} or ${MULTIPART}.`,
  };
}

/** The pairs of a query. `forEach` is several times faster than the iterator. */
export function pairsOf(query: URLSearchParams): Form["parameters"] {
  const pairs: [string, string][] = [];
  query.forEach((value, name) => pairs.push([name, value]));
  return pairs;
}

/** The form of fields without files, which needs no waiting; undefined if there is a file. */
function fieldsOf(data: FormData): Form | undefined {
  const parameters: [string, string][] = [];
  for (const [field, value] of data) {
    if (typeof value !== "string") return undefined;
    parameters.push([field, value]);
  }
  return { parameters, files: [] };
}

/** A file of a request, with what its content says. */
export function wireFile(field: string, name: string, content_type: string, content: Uint8Array): WireFile {
  const is_picture = isPictureContent(content);
  const dimensions = is_picture ? pictureSize(content) : undefined;
  const sha256 = sha256OfBytes(content);
  return {
    ...{ field, name, size: content.byteLength, content_type, sha256, is_picture },
    ...(dimensions && { dimensions }),
  };
}

/** The name of a file without folders and control characters; empty for a name that leads to a folder. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[^\P{C}]|[^\P{Z} ]/gu, "");
  return plain === "." || plain === ".." ? "" : plain;
}

/**
 * The form with the contents of its files.
 *
 * @param typed - for each file, whether it came with a content type; undefined for a form that did not come as text
 */
async function formOf(data: FormData, typed?: readonly boolean[]): Promise<Form> {
  const parameters: [string, string][] = [];
  const files: WireFile[] = [];
  const contents: Uint8Array[] = [];
  let place = -1;
  for (const [field, value] of data) {
    if (typeof value === "string") {
      parameters.push([field, value]);
      continue;
    }
    place += 1;
    const name = plainFileName(value.name);
    if (name === "") continue;
    const content = await bytesOf(value);
    files.push(wireFile(field, name, typed?.[place] === false ? "" : value.type, content));
    contents.push(content);
  }
  return { parameters, files, contents };
}
