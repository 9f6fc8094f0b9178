import type { WireRequest, WireResponse } from "../wire/wire-request";
import { checkedAddress, checkedInit } from "./calls/fetched";
import type { TextAnswer } from "./faults/answer-with-faults";
import { isFilePath } from "./files/serve-file";
import { faultyResponse } from "./faults/faulty-response";
import { pairsOf, readForm, readPlainForm, type Form, type Unreadable } from "./read-form";
import { headersOf, isRequest, responseOf } from "./web-standards";

const PREFIX = "/api/v1";

/** What a simulator answers requests with: the same shape as the platform's own fetch. */
export type FetchLike = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Answers a request in plain data; the signal says that the caller has gone. */
export type WireAnswer = (request: WireRequest, signal: AbortSignal) => Promise<WireResponse | TextAnswer>;

/** Answers for an address of a file, which lies beside the interface. */
export type FileAnswer = (path: string, authorization: string | null, method: string) => Response;

/** Makes a response of what its body says, or of none. */
export type Responder = (
  body: WireResponse["body"],
  status: number,
  headers: Readonly<Record<string, string>>,
) => Response;

/** What both ways of calling come to. */
interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly form: Form | Unreadable | Promise<Form | Unreadable>;
}

/** The signal of callers who never go away. */
export const STAYING = new AbortController().signal;

/**
 * Makes a fetch-shaped function of the wire: web-standard requests in, web-standard responses out. Forms are read
 * from the query and from urlencoded and multipart bodies, whatever the method. As the platform's fetch does, it
 * rejects with the reason of the signal when the caller has gone; and with a CallProblem for what is no address.
 *
 * @param respond - what makes the responses; by default the platform does
 * @spec Endpoints: request parameters travel form-encoded
 */
export function fetchTransport(
  answer: WireAnswer,
  serveFile: FileAnswer,
  respond: Responder = platformResponse,
): FetchLike {
  return async (input, init) => {
    checkedInit(init);
    const { method, url, headers, signal, form: reading } = plainCall(input, init) ?? requestCall(input, init);
    signal.throwIfAborted();
    if (isFilePath(url.pathname)) return serveFile(url.pathname, headers.get("authorization"), method);
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
      const msg = `There is nothing at ${url.pathname}; the interface is under ${PREFIX}.`;
      return toResponse(problem(404, msg), method, respond);
    }
    const form = await reading;
    if ("problem" in form) return toResponse(problem(400, form.problem), method, respond);
    const response = await answer(
      {
        method,
        path: url.pathname.slice(PREFIX.length) || "/",
        parameters: url.search === "" ? form.parameters : [...pairsOf(url.searchParams), ...form.parameters],
        files: form.files,
        ...(form.contents === undefined ? {} : { contents: form.contents }),
        authorization: headers.get("authorization"),
        user_agent: headers.get("user-agent"),
      },
      signal,
    );
    signal.throwIfAborted();
    return "text" in response ? faultyResponse(response, method) : toResponse(response, method, respond);
  };
}

/**
 * A call by address and parts, as tests mostly make them, without building a request, which takes longer than all the
 * rest. Whatever is less plain (streams, bytes, odd methods) goes the long way, so that the platform's rules hold.
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
  return { method, url: checkedAddress(input), headers, signal: init?.signal ?? STAYING, form };
}

function requestCall(input: Request | string | URL, init: RequestInit | undefined): Call {
  const request = requestOf(input, init);
  const { method, headers, signal } = request;
  return { method, url: new URL(request.url), headers, signal, form: readForm(request) };
}

function requestOf(input: Request | string | URL, init: RequestInit | undefined): Request {
  if (!isRequest(input)) return new Request(checkedAddress(input), init);
  return init === undefined ? input : new Request(input, init);
}

function toResponse(response: WireResponse, method: string, respond: Responder): Response {
  return respond(method === "HEAD" ? null : response.body, response.status, response.headers);
}

function platformResponse(...[body, status, headers]: Parameters<Responder>): Response {
  return responseOf(body === null ? null : JSON.stringify(body), status, headers);
}

function problem(status: number, msg: string): WireResponse {
  const body = { result: "error", msg, code: "BAD_REQUEST" };
  return { status, headers: { "content-type": "application/json" }, body };
}
