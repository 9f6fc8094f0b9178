import { utf8Bytes, utf8Text } from "../model/collections/utf8";
import { reasonPhrase } from "./reason-phrases";

/**
 * The platform's requests and responses, if it has them. jsdom has none: there `fetch` returns an object with the parts
 * of a response that clients read.
 */

/** Whether a value is a request of the platform. */
export function isRequest(value: unknown): value is Request {
  return typeof Request === "function" && value instanceof Request;
}

/** The headers of a call; if the platform has no Headers, those of a plain record. */
export function headersOf(given: RequestInit["headers"]): Headers {
  return typeof Headers === "function" ? new Headers(given) : plainHeaders(given);
}

/** The body of a response: a text, the bytes of a file, none, or an error for the reader. */
type PlainBody = string | Uint8Array | null | Error;

/** A response of the platform, or an object with the same methods. */
export function responseOf(
  body: string | Uint8Array | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  if (typeof Response !== "function") return plainResponse(body, status, headers);
  const content = typeof body === "string" || body === null ? body : new Uint8Array(body);
  return new Response(content, { status, statusText: reasonPhrase(status), headers });
}

/** A response whose body breaks off after some bytes; on platforms without streams, when the reading begins. */
export function brokenResponse(
  arriving: Uint8Array,
  error: Error,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  if (typeof Response !== "function" || typeof ReadableStream !== "function")
    return plainResponse(error, status, headers);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(arriving),
    pull: (controller) => controller.error(error),
  });
  return new Response(body, { status, statusText: reasonPhrase(status), headers });
}

/** The bytes of a file in a form; only its own reader can read a file of jsdom. */
export async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (typeof file.arrayBuffer === "function") return new Uint8Array(await file.arrayBuffer());
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const bytes = (): ArrayBuffer | [] =>
      typeof reader.result === "string" || reader.result === null ? [] : reader.result;
    reader.onload = () => resolve(new Uint8Array(bytes()));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsArrayBuffer(file);
  });
}

function plainHeaders(given: RequestInit["headers"]): Headers {
  const list: Iterable<readonly string[]> =
    given === undefined
      ? []
      : Symbol.iterator in given
        ? (given as Iterable<readonly string[]>)
        : Object.entries(given);
  const fields = new Map(Array.from(list, ([name = "", value = ""]) => [name.toLowerCase(), value]));
  const headers = {
    get: (name: string) => fields.get(name.toLowerCase()) ?? null,
    has: (name: string) => fields.has(name.toLowerCase()),
    forEach: (visit: (value: string, name: string) => void) => fields.forEach((value, name) => visit(value, name)),
    entries: () => fields.entries(),
    [Symbol.iterator]: () => fields.entries(),
  };
  return headers as unknown as Headers;
}

function plainResponse(body: PlainBody, status: number, headers: Readonly<Record<string, string>>): Response {
  const read = async (): Promise<string | Uint8Array> => {
    if (body instanceof Error) throw body;
    return body ?? "";
  };
  const text = async (): Promise<string> => {
    const whole = await read();
    return typeof whole === "string" ? whole : (utf8Text(whole) ?? "");
  };
  const bytes = async (): Promise<Uint8Array> => {
    const whole = await read();
    return typeof whole === "string" ? utf8Bytes(whole) : whole.slice();
  };
  const response = {
    ok: status >= 200 && status < 300,
    status,
    statusText: reasonPhrase(status),
    headers: headersOf(headers),
    redirected: false,
    type: "default",
    url: "",
    text,
    json: async (): Promise<unknown> => JSON.parse(await text()),
    bytes,
    arrayBuffer: async () => (await bytes()).buffer,
    clone: () => plainResponse(body, status, headers),
  };
  return response as unknown as Response;
}
