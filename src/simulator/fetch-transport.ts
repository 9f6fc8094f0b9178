import { utf8Bytes } from "../model/collections/utf8";
import { DEFAULT_REALM_URL } from "../model/fixture/empty-realm";
import { CallProblem } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import { EXTERNAL, methodOf, type WireRequest, type WireResponse } from "../wire/wire-request";
import { STAYING } from "./caller-signal";
import { checkedAddress, checkedInit, type OnUnhandledRequest } from "./calls/checked-arguments";
import { ConnectionFault } from "./faults/faulty-answers";
import type { OtherRequest } from "./other-addresses/other-addresses";
import { type Form, NO_FORM, pairsOf, readForm, readPlainForm, type Unreadable } from "./read-form";
import type { TextAnswer } from "./simulator-cell";
import { brokenResponse, headersOf, isRequest, responseOf } from "./web-standards";

/** The response for an answer that is not JSON, or that is cut: reading its body then fails at the cut. */
export function faultyResponse(answer: TextAnswer, method: string): Response {
  const { status, headers, text, arriving_bytes } = answer;
  if (method === "HEAD") return responseOf(null, status, headers);
  if (arriving_bytes === undefined) return responseOf(text, status, headers);
  const whole = utf8Bytes(text);
  const arriving = whole.slice(0, arriving_bytes);
  const error = new ConnectionFault("cut", { status, headers, arriving, whole_bytes: whole.byteLength });
  return brokenResponse(arriving, error, status, headers);
}

const PREFIX = "/api/v1";

/** A function that answers requests, with the signature of the platform's `fetch`. */
export type FetchLike = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** What a fetch needs of its simulator. */
export interface FetchSource {
  /** Answers a request in plain data. The signal aborts when the caller no longer wants the answer. */
  readonly answer: (
    request: WireRequest,
    signal: AbortSignal,
  ) => WireResponse | TextAnswer | Promise<WireResponse | TextAnswer>;
  /** Answers for an address that is no operation, such as that of a file; undefined for other addresses. */
  readonly other: (request: OtherRequest) => Response | Promise<Response> | undefined;
  /** Called when a body can only be read asynchronously; what it returns is called when the body has been read. */
  readonly reading?: (request: Pick<WireRequest, "method" | "path" | "authorization">) => { readonly end: () => void };
  readonly unhandled: UnhandledRequests;
  /** Called with a sentence when no parameters are read from a body. */
  readonly warn: (sentence: string) => void;
  /** Creates the responses; by default the platform does. */
  readonly respond?: Responder | undefined;
}

/** Creates a response from its body, or without one. */
export type Responder = (
  body: WireResponse["body"],
  status: number,
  headers: Readonly<Record<string, string>>,
) => Response;

/** A request in the parts that both ways of calling have in common. */
interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** Reads the body as a form. A body is read once, as a form or as bytes. */
  readonly form: () => Form | Unreadable | Promise<Form | Unreadable>;
  readonly bytes: OtherRequest["bytes"];
}

/**
 * Creates a fetch-shaped function: web-standard requests in, web-standard responses out. Forms are read from the query
 * and from urlencoded and multipart bodies, whatever the method. As on servers, a body of another type has no
 * parameters; a warning says so.
 *
 * The request takes effect before the function returns, if its body is a string, URLSearchParams, a FormData without
 * files, or missing. Other bodies (streams, Blobs, files, a Request with a body) take effect once they have been read.
 * As the platform's fetch does, it rejects with the reason of the signal when the caller aborts; and with a CallProblem
 * for an invalid address.
 */
export function fetchTransport(source: FetchSource): FetchLike {
  const { answer, other, reading, unhandled, warn, respond = platformResponse } = source;
  return async (input, init) => {
    checkedInit(init);
    const call = plainCall(input, init) ?? requestCall(input, init);
    const { method, url, headers, signal } = call;
    signal.throwIfAborted();
    const authorization = headers.get("authorization");
    const answered = other(call);
    if (answered !== undefined) return answered;
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
      unhandled.outside(call);
      const msg = `There is nothing at ${url.pathname}; the interface is under ${PREFIX}.`;
      return toResponse(problem(404, msg), method, respond);
    }
    unhandled.checkHost(call);
    const path = url.pathname.slice(PREFIX.length) || "/";
    const read = call.form();
    const form = read instanceof Promise ? await read.finally(reading?.({ method, path, authorization }).end) : read;
    if ("problem" in form) return toResponse(problem(400, form.problem), method, respond);
    const isExternal = path.startsWith(EXTERNAL);
    if (form.unread_body !== undefined && !isExternal) warn(`${method} ${url.pathname}: ${form.unread_body}`);
    const answering = answer(
      {
        method: methodOf(method, form.parameters),
        path,
        parameters: url.search === "" ? form.parameters : [...pairsOf(url.searchParams), ...form.parameters],
        files: form.files,
        ...(form.contents === undefined ? {} : { contents: form.contents }),
        ...(form.unread_body === undefined || isExternal ? {} : { unread_body: form.unread_body }),
        ...(form.raw_body === undefined || !isExternal ? {} : { raw_body: form.raw_body }),
        authorization,
        user_agent: headers.get("user-agent"),
      },
      signal,
    );
    const response = answering instanceof Promise ? await answering : answering;
    signal.throwIfAborted();
    return "text" in response ? faultyResponse(response, method) : toResponse(response, method, respond);
  };
}

/**
 * A call by address and parts, as most tests make them. It builds no Request, which takes longer than all the rest.
 * Anything less plain (streams, bytes, unusual methods) becomes a Request, so that the platform's rules apply.
 */
function plainCall(input: Request | string | URL, init: RequestInit | undefined): Call | undefined {
  if (isRequest(input)) return undefined;
  const method = init?.method ?? "GET";
  const hasBody = init?.body !== undefined && init.body !== null;
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) || (hasBody && /^(GET|HEAD)$/.test(method))) {
    return undefined;
  }
  const headers = headersOf(init?.headers);
  const form = readPlainForm(init?.body, headers);
  if (form === undefined) return undefined;
  const bytes = (): Uint8Array => utf8Bytes(typeof init?.body === "string" ? init.body : "");
  return { method, url: checkedAddress(input), headers, signal: init?.signal ?? STAYING, form: () => form, bytes };
}

function requestCall(input: Request | string | URL, init: RequestInit | undefined): Call {
  const request = requestOf(input, init);
  const { method, headers, signal } = request;
  return {
    method,
    url: new URL(request.url),
    headers,
    signal,
    form: () => (request.body === null ? NO_FORM : readForm(request)),
    bytes: async () => new Uint8Array(await request.arrayBuffer()),
  };
}

function requestOf(input: Request | string | URL, init: RequestInit | undefined): Request {
  if (!isRequest(input)) return new Request(checkedAddress(input), init);
  return init === undefined ? input : new Request(input, init);
}

function toResponse(response: WireResponse, method: string, respond: Responder): Response {
  const { status, headers, body, html } = response;
  if (html !== undefined) return responseOf(method === "HEAD" ? null : html, status, headers);
  return respond(method === "HEAD" ? null : body, status, headers);
}

function platformResponse(...[body, status, headers]: Parameters<Responder>): Response {
  return responseOf(body === null ? null : JSON.stringify(body), status, headers);
}

function problem(status: number, msg: string): WireResponse {
  const body = { result: "error", msg, code: "BAD_REQUEST" };
  return { status, headers: { "content-type": "application/json" }, body };
}

/** A request by method and address. */
interface Addressed {
  readonly method: string;
  readonly url: URL;
}

/** What a simulator does with requests that no client of its realm would send. */
interface UnhandledRequests {
  /** A request to an address where the realm has nothing. */
  outside(request: Addressed): void;
  /** A request to the interface of a host that can differ from the realm's. */
  checkHost(request: Addressed): void;
}

/** Writes a warning to the console, with the option that silences it. */
export function silenceable(sentence: string): void {
  console.warn(`${sentence} Silence this with createSimulator(fixture, { onUnhandledRequest: "bypass" }).`);
}

/**
 * Warns of each unhandled request once, or rejects it.
 *
 * @throws CallProblem from its functions if the mode is `error`
 */
export function unhandledRequests(mode: OnUnhandledRequest, realm: () => Realm): UnhandledRequests {
  const warn = onceEach(silenceable);
  const report = (sentence: string): void => {
    if (mode === "error") throw new CallProblem(sentence);
    if (mode === "warn") warn(sentence);
  };
  return {
    outside: ({ method, url }) => {
      report(`fetch: the realm has nothing at ${method} ${url.origin}${url.pathname}; the interface is under /api/v1.`);
    },
    checkHost: ({ url }) => {
      const own = realm().profile.url;
      if (own === DEFAULT_REALM_URL || isLoopback(url) || new URL(own).origin === url.origin) return;
      report(`fetch: requests to ${url.origin} are for another host than the realm's, ${own}.`);
    },
  };
}

/** A function that passes each sentence on once. */
export function onceEach(warn: (sentence: string) => void): (sentence: string) => void {
  const warned = new Set<string>();
  return (sentence) => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    warn(sentence);
  };
}

/** Whether a request names no host, or goes to a served realm. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
