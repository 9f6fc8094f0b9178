/** JSON in and out: bodies of requests, and answers of the server itself in the envelope of the interface. */
import type * as v from "../protocol/shape";
import { checkShape } from "../protocol/shape";
import { reasonPhrase } from "../simulator/reason-phrases";

/** The refusals of a transport: no operation of the interface gives them, so they have no row among the error codes. */
type TransportCode = "BAD_REQUEST" | "INTERNAL_SERVER_ERROR";

/**
 * A JSON response of the given HTTP status.
 *
 * @param headers - added to `Content-Type: application/json`
 */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    statusText: reasonPhrase(status),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

/** A response without a body. */
export function emptyResponse(headers: Record<string, string>): Response {
  return new Response(null, { status: 204, statusText: reasonPhrase(204), headers });
}

/**
 * A failure in the interface's envelope: `result`, `msg`, `code`, and fields of its own.
 *
 * @see https://zulip.com/api/rest-error-handling
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

/** A request to a transport that it refuses, with the sentence for its answer. */
export class TransportProblem extends Error {
  override readonly name = "TransportProblem";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a request's body as JSON; an empty body is an empty object. A request without a body needs no content type. A
 * body needs the type of JSON, which a page of another origin cannot send without permission.
 *
 * @throws TransportProblem 415 when the content type is not JSON, 400 when the body is not JSON
 */
export async function jsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  const type = request.headers.get("content-type");
  if (type === null ? text !== "" : !/^application\/json\s*(;|$)/i.test(type.trim())) {
    const given = type === null ? "none" : JSON.stringify(type);
    throw new TransportProblem(415, `The content type of the request is ${given}: expected application/json.`);
  }
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new TransportProblem(400, `The body is not JSON: ${reason}.`);
  }
}

/**
 * The body as the shape describes it.
 *
 * @throws TransportProblem 400 with a sentence that names the place, and what is allowed there
 */
export function shaped<S extends v.GenericSchema>(shape: S, body: unknown): v.InferOutput<S> {
  // A list would pass for an object without keys.
  if (Array.isArray(body)) throw new TransportProblem(400, "body: expected an object, received a list.");
  const checked = checkShape(shape, body, "body");
  if (!checked.ok) throw new TransportProblem(400, checked.problem);
  return checked.value;
}
