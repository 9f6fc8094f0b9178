/**
 * Answers of the transports themselves: JSON responses, and failures in the interface's envelope for requests that
 * never reach the realm. What the realm answers is encoded by the wire.
 */

/** The refusals of a transport: no operation of the interface gives them, so they have no row among the error codes. */
export type TransportCode = "BAD_REQUEST" | "INTERNAL_SERVER_ERROR";

/**
 * A JSON response of the given HTTP status.
 *
 * @param headers - added to `Content-Type: application/json`
 */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/**
 * A failure in the interface's envelope: `result`, `msg`, `code`, and fields of its own.
 *
 * @spec Errors
 */
export function failedResponse(
  status: number,
  msg: string,
  own: { code?: TransportCode; fields?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Response {
  const envelope = { result: "error", msg, code: own.code ?? "BAD_REQUEST", ...own.fields };
  return jsonResponse(status, envelope, own.headers);
}

/** The answer to a wrong method on a path that exists: 405, with `allowed_methods` and the `Allow` header. */
export function methodNotAllowed(path: string, method: string, allowed: readonly string[]): Response {
  const msg = `${path} does not take ${method}; it takes ${allowed.join(", ")}.`;
  return failedResponse(405, msg, { fields: { allowed_methods: allowed }, headers: { Allow: allowed.join(", ") } });
}
