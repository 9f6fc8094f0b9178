/** Sends a request of a scenario and reads the answer, whatever it is; a missing answer becomes a sentence. */
import { shortText } from "../matching/difference";
import { isJsonObject } from "../matching/json-value";
import type { GivenFile } from "../matching/scenario";
import { pictureType } from "../model/text/picture-content";
import type { JsonValue } from "../protocol/schema/shapes";
import { fetchWhole, JUDGED_LIMITS, limitedJson, UnusableAnswer, wholeResponse } from "./http-client";
import { type Limit, RunEnded, UNLIMITED } from "./limit";
import { type Answer, Broken, type CallRequest, type ControlRequest, NoAnswer, TargetProblem } from "./target";

/** A request in the parts that `fetch` takes. To build a `Request` takes longer than to answer one in memory. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: FormData | URLSearchParams | string | null;
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/** Where requests are sent: a server, or a simulator in this process with any URL. */
export interface Connection {
  /** Without a slash at the end, and without `/api/v1`. */
  readonly baseUrl: string;
  readonly send: (request: OutgoingRequest) => Promise<Response>;
  /** What ends the run, and with it each of its requests. */
  readonly limit?: Limit;
  /** The maximum number of items in the JSON of an answer, if another one than for servers that are judged. */
  readonly most_items?: number;
}

/** How large an answer can be. */
export interface AnswerSizes {
  readonly bytes: number;
  readonly items: number;
}

/** The connection to a server; a request without a whole answer in time fails. */
export function serverConnection(
  baseUrl: string,
  limit: Limit = UNLIMITED,
  { bytes, items }: AnswerSizes = JUDGED_LIMITS,
): Connection {
  return {
    baseUrl,
    limit,
    most_items: items,
    // No call of a scenario blocks (events are fetched with `dont_block`), so the general limits hold.
    send: async ({ url, ...parts }) => {
      const answer = await fetchWhole(url, { ...parts, most_bytes: bytes });
      return wholeResponse(answer, answer.headers);
    },
  };
}

/**
 * Sends a request; an answer with an error status is an answer, no whole answer is a {@link NoAnswer}.
 *
 * @throws RunEnded when the limit of the run is reached before
 */
export async function sendAndRead(
  { send, limit = UNLIMITED, most_items = JUDGED_LIMITS.items }: Connection,
  request: OutgoingRequest,
): Promise<Answer> {
  try {
    return await limit.within(async (signal) => {
      const response = await send(signal === undefined ? request : { ...request, signal });
      const text = await response.text();
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: jsonOrText(text, most_items),
      };
    }, `${request.method} ${request.url}`);
  } catch (problem) {
    if (problem instanceof RunEnded) throw problem;
    if (problem instanceof UnusableAnswer) {
      throw new NoAnswer(`${request.method} ${request.url}: the server ${problem.message}`);
    }
    throw new NoAnswer(`${request.method} ${request.url} got no answer: ${failureReason(problem)}`);
  }
}

export async function askControlPlane(connection: Connection, control: ControlRequest): Promise<Answer> {
  const hasBody = control.body !== undefined;
  return sendAndRead(connection, {
    url: `${connection.baseUrl}/_simulator${control.path}`,
    method: control.method,
    headers: new Headers(hasBody ? { "Content-Type": "application/json" } : {}),
    body: hasBody ? JSON.stringify(control.body) : null,
  });
}

/** Why an answer cannot be used: a server of the interface has refused, or it is broken. */
export function answerProblem(what: string, answer: Answer): TargetProblem {
  const { status, body } = answer;
  const isRefusal = status >= 400 && status < 500 && isJsonObject(body) && body["result"] === "error";
  const sentence = `${what}: ${refusedAnswerText(answer)}`;
  return isRefusal ? new TargetProblem(sentence) : new Broken(sentence);
}

/** What a refusing answer says, for a sentence. */
export function refusedAnswerText({ status, body }: Answer): string {
  const message = isJsonObject(body) && typeof body["msg"] === "string" ? body["msg"] : shortText(body);
  return `${message} (HTTP ${status})`;
}

/** The reason of a failed request: what lies behind fetch's own "fetch failed" where it says so. */
export function failureReason(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { cause } = problem;
  if (cause instanceof Error) {
    const code = "code" in cause ? String(cause.code) : problem.message;
    return cause.message === "" ? code : cause.message;
  }
  return problem.message;
}

function jsonOrText(text: string, most_items: number): JsonValue {
  const value = limitedJson(text, most_items);
  return value === undefined ? text : value;
}

/** The client name that a target sees unless a step names another one. */
const USER_AGENT = "realm-simulator-replay/1";

/**
 * The request for a call.
 *
 * @param authorization - the value of the header, or `undefined` to send none
 */
export function encodeRequest(baseUrl: string, call: CallRequest, authorization: string | undefined): OutgoingRequest {
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
  return { url: url.href, method: call.method, headers, body };
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
  files.forEach((file, place) => body.append(`file${place}`, blobOf(file), file.name));
  return body;
}

/** The content of a file with its media type: servers refuse pictures without one. */
function blobOf(file: GivenFile): Blob {
  const content = contentOf(file);
  return new Blob([content], { type: pictureType(content) ?? "" });
}

function contentOf(file: GivenFile): Uint8Array<ArrayBuffer> {
  if ("text" in file) return new TextEncoder().encode(file.text);
  if ("bytes" in file) return new Uint8Array(file.bytes);
  return Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
}
