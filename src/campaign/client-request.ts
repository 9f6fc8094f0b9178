/** A request of the client. Facts that are not known yet are undefined. */
export interface ClientRequest {
  readonly method: string;
  /** The path, below `/api/v1`. */
  readonly path: string;
  /** UNIX seconds of the virtual clock. */
  readonly begun_at: number;
  ended_at: number | undefined;
  /** The HTTP status; undefined without an answer yet, and if the connection failed. */
  status: number | undefined;
  /** How many seconds the client has to wait, according to the answer. */
  retry_after: number | undefined;
}

const PREFIX = "/api/v1";

/** A request that begins now: with all its fields, since a record that grows is slow to write and to read. */
export function begunRequest(begun_at: number, input: Request | string | URL, init?: RequestInit): ClientRequest {
  const { method, path } = methodAndPath(input, init);
  return { method, path, begun_at, ended_at: undefined, status: undefined, retry_after: undefined };
}

/** The method and path that a call of fetch requests. */
function methodAndPath(input: Request | string | URL, init?: RequestInit): { method: string; path: string } {
  const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  const prefix = url.indexOf(PREFIX);
  const below = prefix === -1 ? url : url.slice(prefix + PREFIX.length);
  return { method: method.toUpperCase(), path: below.split("?", 1)[0] ?? "" };
}
