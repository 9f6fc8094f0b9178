/**
 * Resumable uploads, as web apps send files: the core of the tus protocol, version 1.0.0, with creation. A part of a file
 * stays here until the file is whole; then it is uploaded by the operation `upload-file`.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
import { utf8Text } from "../../model/collections/utf8";
import { isFailure } from "../../model/outcome/failures";
import type { User } from "../../model/realm/user";
import { deactivatedRealm } from "../../model/rules/realm/realm-active";
import { decodeBase64 } from "../../model/text/text-checks";
import { authenticate } from "../../wire/authenticate";
import type { WireRequest, WireResponse } from "../../wire/wire-request";
import { plainFileName, wireFile } from "../read-form";
import type { SimulatorCell, TextAnswer } from "../simulator-cell";
import { responseOf } from "../web-standards";

/** Where resumable uploads are; its slash belongs to it. */
export const TUS_PATH = "/api/v1/tus/";

const VERSION = "1.0.0";
const BODY_TYPE = "application/offset+octet-stream";
const MEBIBYTE = 1024 ** 2;
/** How many uploads are remembered; the oldest ones are forgotten. */
const MOST_UPLOADS = 1000;

/** A request with what reads its body. */
export interface TusRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
}

/** An upload that has begun. */
interface Upload {
  readonly user_id: number;
  /** The length of the whole file, in bytes. */
  readonly length: number;
  readonly name: string;
  readonly type: string;
  readonly chunks: readonly Uint8Array[];
  readonly offset: number;
  /** Whether the file is whole, and the realm has it. */
  readonly is_uploaded: boolean;
}

/** The resumable uploads of a simulator. */
export interface TusUploads {
  answer(request: TusRequest): Promise<Response>;
  /** Forgets all uploads that are not whole. */
  clear(): void;
}

type WireAnswer = WireResponse | TextAnswer | Promise<WireResponse | TextAnswer>;

/**
 * Starts without an upload.
 *
 * @param upload - answers the request that uploads a whole file
 * @param toResponse - creates the response for an answer that a fault has damaged
 */
export function tusUploads(
  cell: SimulatorCell,
  upload: (request: WireRequest, signal: AbortSignal) => WireAnswer,
  toResponse: (answer: TextAnswer) => Response,
): TusUploads {
  const uploads = new Map<string, Upload>();
  let last = 0;

  const answer = async (request: TusRequest): Promise<Response> => {
    const { url, headers } = request;
    const method = (request.method === "POST" && headers.get("x-http-method-override")) || request.method;
    if (method === "OPTIONS")
      return plain(204, { "tus-version": VERSION, "tus-extension": "creation,creation-with-upload" });
    const account = authenticate(cell.realm(), headers.get("authorization"));
    if (isFailure(account) || isFailure(deactivatedRealm(cell.realm()))) return refused(401, "Unauthenticated upload");
    if (headers.get("tus-resumable") !== VERSION) {
      return refused(412, `Tus-Resumable: expected ${VERSION}.`, { "tus-version": VERSION });
    }
    const id = url.pathname.slice(TUS_PATH.length);
    if (id === "") return method === "POST" ? create(request, account) : wrongMethod("POST");
    const found = uploads.get(id);
    if (found === undefined || found.user_id !== account.user_id) return refused(404, "There is no such upload.");
    if (method === "HEAD" || method === "GET") {
      const lengths = { "upload-offset": String(found.offset), "upload-length": String(found.length) };
      return plain(200, { ...lengths, "cache-control": "no-store" });
    }
    return method === "PATCH" ? append(request, id) : wrongMethod("HEAD, PATCH");
  };

  const create = async (request: TusRequest, { user_id }: User): Promise<Response> => {
    const { headers, url } = request;
    if (headers.has("upload-defer-length")) return refused(411, "Upload-Defer-Length is not supported.");
    const given = headers.get("upload-length") ?? "";
    if (!/^\d{1,15}$/.test(given)) return refused(400, "Upload-Length: expected the length of the file in bytes.");
    const length = Number(given);
    const { max_file_upload_size_mib } = cell.realm().server;
    if (length > max_file_upload_size_mib * MEBIBYTE) {
      return refused(413, `The file is larger than ${max_file_upload_size_mib} MiB, the maximum of this server.`);
    }
    const bytes = headers.get("content-type") === BODY_TYPE ? await request.bytes() : new Uint8Array();
    if (bytes.byteLength > length) return tooLong(length);
    const metadata = metadataIn(headers.get("upload-metadata") ?? "");
    const name = plainFileName(metadata.get("filename") ?? "") || "uploaded-file";
    last += 1;
    const id = String(last);
    const [oldest] = uploads.keys();
    if (uploads.size >= MOST_UPLOADS && oldest !== undefined) uploads.delete(oldest);
    uploads.set(id, {
      user_id,
      length,
      name,
      type: metadata.get("filetype") ?? "",
      chunks: [],
      offset: 0,
      is_uploaded: false,
    });
    return take(request, id, bytes, { status: 201, headers: { location: `${url.origin}${TUS_PATH}${id}` } });
  };

  const append = async (request: TusRequest, id: string): Promise<Response> => {
    const { headers } = request;
    if (headers.get("content-type") !== BODY_TYPE) return refused(415, `Content-Type: expected ${BODY_TYPE}.`);
    const bytes = await request.bytes();
    const before = uploads.get(id);
    if (before === undefined) return refused(404, "There is no such upload.");
    if (headers.get("upload-offset") !== String(before.offset)) {
      return refused(409, `Upload-Offset: expected ${before.offset}.`);
    }
    if (before.offset + bytes.byteLength > before.length) return tooLong(before.length);
    return take(request, id, bytes, { status: 204, headers: {} });
  };

  /** Adds bytes that fit. The last ones are added only if the realm takes the file. */
  const take = async (request: TusRequest, id: string, bytes: Uint8Array, success: Success): Promise<Response> => {
    const before = uploads.get(id);
    if (before === undefined) return refused(404, "There is no such upload.");
    const parts = [...uploads.values()].flatMap(({ chunks }) => chunks);
    if (!cell.files.hasRoomFor([...parts, bytes])) {
      uploads.delete(id);
      return refused(413, "The simulator has no room for this file; a reset forgets those that it has.");
    }
    const after = { ...before, chunks: [...before.chunks, bytes], offset: before.offset + bytes.byteLength };
    const headers = { ...success.headers, "upload-offset": String(after.offset) };
    if (before.is_uploaded) return plain(success.status, headers);
    if (after.offset === after.length) return finish(request, id, after, headers);
    uploads.set(id, after);
    return plain(success.status, headers);
  };

  const finish = async (
    request: TusRequest,
    id: string,
    whole: Upload,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const content = joined(whole);
    const before = cell.realm().attachments;
    let answering: WireAnswer;
    try {
      answering = upload(
        {
          method: "POST",
          path: "/user_uploads",
          parameters: [],
          files: [wireFile("file", whole.name, whole.type, content)],
          contents: [content],
          authorization: request.headers.get("authorization"),
          user_agent: request.headers.get("user-agent"),
        },
        request.signal,
      );
    } finally {
      if (cell.realm().attachments !== before) uploads.set(id, { ...whole, chunks: [], is_uploaded: true });
    }
    const given = await answering;
    request.signal.throwIfAborted();
    if ("text" in given) return toResponse(given);
    const { status, body } = given;
    if (status === 200) {
      const json = JSON.stringify({ url: body?.["uri"] ?? body?.["url"], filename: whole.name });
      return responseOf(json, 200, { ...TUS_HEADERS, ...headers, "content-type": "application/json" });
    }
    if (status === 400 || status === 413) uploads.delete(id);
    return refused(status, String(body?.["msg"]));
  };

  return {
    answer,
    clear: () => uploads.clear(),
  };
}

/** The answer to bytes that were taken, if the file is not whole yet. */
interface Success {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const TUS_HEADERS = { "tus-resumable": VERSION } as const;

function plain(status: number, headers: Readonly<Record<string, string>>): Response {
  return responseOf(null, status, { ...TUS_HEADERS, ...headers });
}

/** A refusal as servers give it to programs that upload: not in the envelope of the interface. */
function refused(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  const all = { ...TUS_HEADERS, ...headers, "content-type": "application/json" };
  return responseOf(JSON.stringify({ message }), status, all);
}

function wrongMethod(allow: string): Response {
  return refused(405, `Expected ${allow}.`, { allow });
}

function tooLong(length: number): Response {
  return refused(413, `The upload is longer than its Upload-Length, ${length} bytes.`);
}

/** Pairs of a name and a text in Base64. Entries that cannot be read are ignored. */
function metadataIn(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(",").flatMap((pair): [string, string][] => {
      const [name = "", encoded = ""] = pair.trim().split(" ");
      const bytes = decodeBase64(encoded);
      const text = bytes === undefined ? undefined : utf8Text(bytes);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function joined({ chunks, length }: Upload): Uint8Array {
  const whole = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.byteLength;
  }
  return whole;
}
