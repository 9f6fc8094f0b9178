/** What a server says about each request. */

/** A request and its answer, for a log. */
export interface RequestLogEntry {
  readonly request: Request;
  /** The HTTP status; null when the client received no whole answer. */
  readonly status: number | null;
  /** The code of a refusal; null without one. */
  readonly code: string | null;
  readonly milliseconds: number;
}

/** Logs a request with its status and the code of its refusal. */
export async function logRequest(
  log: (entry: RequestLogEntry) => void,
  request: Request,
  response: Response | undefined,
  began: number,
): Promise<void> {
  const milliseconds = performance.now() - began;
  const status = response?.status ?? null;
  // Only refusals have a code, so that long answers need not be read again.
  const code = response === undefined || response.status < 400 ? null : await codeIn(response.clone());
  log({ request, status, code, milliseconds });
}

async function codeIn(response: Response): Promise<string | null> {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return null;
  const body: unknown = JSON.parse(await response.text());
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : null;
}
