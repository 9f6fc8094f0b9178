/**
 * Serves a function from request to response over HTTP, on this machine only. It handles the connection (limits, broken
 * requests, hang-ups, shutdown); the function decides the answers.
 */
import type { AddressInfo } from "node:net";
import type { Server, ServerRequest } from "srvx";
import { FastResponse, serve } from "srvx";
import { ConnectionFault } from "../simulator/faults/faulty-answers";
import type { Responder } from "../simulator/fetch-transport";
import { reasonPhrase } from "../simulator/reason-phrases";
import { breakOff, refuseBrokenRequest, refuseOddTarget } from "./broken-request";
import {
  allowOrigin,
  ANY_PAGE,
  isLoopbackAddress,
  loopbackHost,
  optionsResponse,
  originProblem,
  type OriginRule,
  ServerProblem,
  serverUrl,
} from "./cross-origin";
import { failedResponse, methodNotAllowed } from "./envelope";
import { allowHalfClosed } from "./half-closed";
import { type BodyRule, readBody, shortBodies, SILENCE_MILLISECONDS } from "./request-body";
import { logRequest, type RequestLogEntry } from "./request-log";
import type { ServedRequest } from "./served-request";
import { canBeSent, type Turns, turns } from "./turns";

/** How long a connection may take to go away by itself when the server closes, in milliseconds. */
export const CLOSING_MILLISECONDS = 250;

/** What srvx writes instead of a Host header that it does not accept. */
const REFUSED_HOST = "_invalid_";

/** A waiting poll is refused rather than left open when the server stops. */
const STOPPING = "The simulator is shutting down.";

/** What to serve, and where. */
export interface HttpServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** A loopback address or localhost. */
  readonly host: string;
  /** Answers one request. */
  readonly handle: (request: ServedRequest) => Promise<Response>;
  /** The limits for the body of a request to a path; by default at most BODY_LIMIT_BYTES. */
  readonly bodyRule?: (path: string) => BodyRule;
  /** Which pages may send requests to a path; by default all. */
  readonly originRule?: (path: string) => OriginRule;
  /** Receives what happened to every request, when it is answered or its connection has ended. */
  readonly log?: (entry: RequestLogEntry) => void;
  /** Receives one line about every exception of `handle`. */
  readonly report?: (line: string) => void;
}

/** A running server. */
export interface HttpServer {
  /** For example `http://127.0.0.1:9991`, without a slash at the end. */
  readonly url: string;
  /** Stops listening, answers waiting polls with 503, and resolves when every connection is closed. */
  close(): Promise<void>;
}

/**
 * Listens on a loopback address until it is closed.
 *
 * @throws ServerProblem when the host is not a loopback address, or the port is taken or not permitted
 */
export async function serveHttp(options: HttpServerOptions): Promise<HttpServer> {
  const host = loopbackHost(options.host);
  const open: OpenRequests = { stops: new Map(), isClosing: false, turns: turns() };
  const { bodyRule = shortBodies(), originRule = () => ANY_PAGE } = options;
  const served: Served = { ...options, bodyRule, originRule };
  const server = serve({
    port: options.port,
    hostname: host,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: (incoming) => answer(incoming, served, open),
    // A thousand clients can connect in the same moment, and a missing Host header gets an answer of ours.
    node: { backlog: 4096, keepAliveTimeout: 65_000, requireHostHeader: false },
  });
  server.node?.server?.prependListener("request", refuseOddTarget);
  server.node?.server?.on("clientError", refuseBrokenRequest);
  allowHalfClosed(server.node?.server, () => [...open.stops.keys()].flatMap(({ runtime }) => runtime?.node?.res ?? []));
  await listen(server, host, options.port);
  const url = serverUrl(host, listeningAddress(server).port);
  let closed: Promise<void> | undefined;
  return { url, close: () => (closed ??= close(server, open)) };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await server.serve();
  } catch (error) {
    throw new ServerProblem(listenProblem(error instanceof Error ? error : new Error(String(error)), host, port));
  }
  const { address } = listeningAddress(server);
  if (isLoopbackAddress(address)) return;
  await server.close(true);
  throw new ServerProblem(`The host ${host} resolves to ${address} here, which is not this machine: use 127.0.0.1.`);
}

function listenProblem(error: Error & { code?: string }, host: string, port: number): string {
  const place = serverUrl(host, port);
  switch (error.code) {
    case "EADDRINUSE":
      return `${place} is taken by another program: choose another port, or 0 for a free one.`;
    case "EACCES":
      return `${place} cannot be used by this account: choose a port from 1024 up, or 0 for a free one.`;
    default:
      return `${place} cannot be served here (${error.code ?? error.message}).`;
  }
}

function listeningAddress(server: Server): AddressInfo {
  const address = server.node?.server?.address();
  if (typeof address !== "object" || address === null) throw new ServerProblem("The server is not listening.");
  return address;
}

type Served = HttpServerOptions & Required<Pick<HttpServerOptions, "bodyRule" | "originRule">>;

/** The requests without an answer. */
interface OpenRequests {
  /** Each with the function that answers it when the server stops. */
  readonly stops: Map<ServerRequest, () => void>;
  readonly turns: Turns;
  isClosing: boolean;
}

function stoppingResponse(): Response {
  return failedResponse(503, STOPPING, { headers: { Connection: "close" } });
}

/** Creates the responses of a simulator that is served: they are sent without a stream. */
export const servedResponse: Responder = (body, status, headers) =>
  new FastResponse(body === null ? null : JSON.stringify(body), { status, statusText: reasonPhrase(status), headers });

/** Answers one request whatever happens: the client hangs up, the function throws, the server stops. */
function answer(incoming: ServerRequest, options: Served, open: OpenRequests): Promise<Response> {
  // A client can have sent many requests without reading an answer; they must not delay the end.
  if (open.isClosing) return Promise.resolve(stoppingResponse());
  return new Promise((resolve) => {
    const ended = new AbortController();
    const began = performance.now();
    let isBroken = false;
    const finish = (response: Response): void => {
      if (!open.stops.delete(incoming)) return;
      if (options.log !== undefined) void logRequest(options.log, incoming, isBroken ? undefined : response, began);
      resolve(response);
    };
    const stop = (): void => {
      ended.abort();
      isBroken = false;
      finish(stoppingResponse());
    };
    open.stops.set(incoming, stop);
    const onDisconnect = (): void => {
      isBroken = true;
      ended.abort();
    };
    incoming.signal.addEventListener("abort", onDisconnect, { once: true });
    canBeSent(incoming.runtime?.node)
      .then((isConnected) => (isConnected ? undefined : onDisconnect()))
      .then(() => handled(incoming, ended.signal, options, open.turns))
      .catch((error: unknown) => {
        isBroken ||= error instanceof ConnectionFault;
        return error instanceof ConnectionFault
          ? breakOff(incoming.runtime?.node, error)
          : crashed(error, incoming, ended.signal, options);
      })
      .then(finish, () => stop());
  });
}

async function handled(incoming: ServerRequest, signal: AbortSignal, options: Served, turns: Turns): Promise<Response> {
  signal.throwIfAborted();
  const node = incoming.runtime?.node?.req;
  if (node === undefined) throw new Error("The request came without its connection.");
  const path = pathOf(incoming);
  const { limit_bytes, memory } = options.bodyRule(path);
  const rule = options.originRule(path);
  const body = await readBody(node, limit_bytes, memory);
  switch (body.kind) {
    case "too_long":
      return toSend(incoming, rule, failedResponse(413, `The request body is longer than ${limit_bytes} bytes.`));
    case "stopped": {
      const msg = `Nothing of the request body arrived for ${SILENCE_MILLISECONDS / 1000} seconds.`;
      return toSend(incoming, rule, failedResponse(408, msg, { headers: { Connection: "close" } }));
    }
  }
  try {
    return await turns.take(async () => {
      signal.throwIfAborted();
      const refusal = refuseUnusable(incoming) ?? refuseOrigin(incoming, rule);
      return toSend(incoming, rule, refusal ?? (await understood(incoming, body.bytes, signal, options)));
    });
  } finally {
    body.release();
  }
}

function refuseOrigin(incoming: Request, rule: OriginRule): Response | undefined {
  const msg = originProblem(incoming, rule);
  return msg === undefined ? undefined : failedResponse(403, msg);
}

/** Refuses what the HTTP parser accepts and no path can answer. */
function refuseUnusable(incoming: ServerRequest): Response | undefined {
  const version = incoming.runtime?.node?.req.httpVersion;
  if (version === "1.1" && !incoming.headers.has("host")) return failedResponse(400, "The Host header is missing.");
  if (!URL.canParse(incoming.url) || new URL(incoming.url).hostname === REFUSED_HOST) {
    return failedResponse(400, "The Host header is not a host name with an optional port.");
  }
  if (incoming.method === "TRACE") {
    return methodNotAllowed(pathOf(incoming), "TRACE", ["GET", "POST", "PUT", "PATCH", "DELETE"]);
  }
  return undefined;
}

async function understood(
  incoming: ServerRequest,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  options: HttpServerOptions,
): Promise<Response> {
  // HEAD is asked as GET: the connection leaves the body out when it sends the answer.
  const method = incoming.method === "HEAD" ? "GET" : incoming.method;
  const hasBody = method !== "GET" && body.byteLength > 0;
  const { headers } = incoming;
  const request = { url: new URL(incoming.url), method, headers, signal, body: hasBody ? body : null };
  const response = await options.handle(request);
  return method === "OPTIONS" ? optionsResponse(incoming, response.headers.get("allow")) : response;
}

function pathOf(incoming: Request): string {
  return URL.canParse(incoming.url) ? new URL(incoming.url).pathname : "/";
}

async function toSend(incoming: Request, rule: OriginRule, response: Response): Promise<Response> {
  // Responses of the platform are instances of FastResponse, too.
  if (response.constructor === FastResponse) {
    allowOrigin(incoming, response.headers, rule);
    return response;
  }
  const headers = new Headers(response.headers);
  allowOrigin(incoming, headers, rule);
  const init = { status: response.status, statusText: response.statusText, headers };
  if (response.body === null) return new FastResponse(null, init);
  return new FastResponse(new Uint8Array(await response.arrayBuffer()), init);
}

function crashed(error: unknown, incoming: Request, signal: AbortSignal, options: HttpServerOptions): Response {
  // The client has disconnected, so it reads no answer; this is no problem to report.
  if (!signal.aborted) {
    const reason = error instanceof Error ? error.message : String(error);
    const [line = ""] = reason.split("\n");
    options.report?.(`${incoming.method} ${pathOf(incoming)} failed: ${line}`);
  }
  return failedResponse(500, "The simulator failed at this request; it goes on with the next one.", {
    code: "INTERNAL_SERVER_ERROR",
  });
}

async function close(server: Server, open: OpenRequests): Promise<void> {
  const node = server.node?.server;
  const closed = server.close();
  open.isClosing = true;
  for (const stop of [...open.stops.values()]) stop();
  const cut = setTimeout(() => {
    if (node !== undefined && "closeAllConnections" in node) node.closeAllConnections();
  }, CLOSING_MILLISECONDS);
  await closed;
  clearTimeout(cut);
}
