/** A request that the client made. */
export interface ClientRequest {
  readonly method: string;
  /** Below `/api/v1`. */
  readonly path: string;
  /** UNIX seconds of the virtual clock. */
  readonly begun_at: number;
  ended_at?: number;
  /** The HTTP status; undefined while there is no answer, and where the connection failed. */
  status?: number;
  /** Seconds that the answer told the client to wait. */
  retry_after?: number;
}

const PREFIX = "/api/v1";

/** What a call of fetch asks for. */
export function methodAndPath(input: Request | string | URL, init?: RequestInit): { method: string; path: string } {
  const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  const prefix = url.indexOf(PREFIX);
  const below = prefix === -1 ? url : url.slice(prefix + PREFIX.length);
  return { method: method.toUpperCase(), path: below.split("?", 1)[0] ?? "" };
}
