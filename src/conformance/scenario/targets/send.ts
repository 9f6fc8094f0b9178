/** Sends a request of a scenario and reads the answer, whatever it is; a missing answer becomes a sentence. */

import type { JsonValue } from "../../../protocol/schema/shapes";
import { isJsonObject } from "../matching/json-value";
import { shortText } from "../matching/short-text";
import { NoAnswer, type Answer, type ControlRequest } from "../target";

/** Where requests go: `fetch` with the URL of a server, or a simulator's own function with any URL. */
export interface Connection {
  /** Without a slash at the end, and without `/api/v1`. */
  readonly baseUrl: string;
  readonly send: (request: Request) => Promise<Response>;
}

/** No call of a scenario blocks (events are fetched with `dont_block`), so this is long enough for any server. */
const MAX_WAIT_MILLISECONDS = 30_000;

/** Ends a request that gets no answer in time. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(MAX_WAIT_MILLISECONDS);
}

/** Sends a request; an answer with an error status is an answer, no whole answer is a {@link NoAnswer}. */
export async function sendAndRead({ send }: Connection, request: Request): Promise<Answer> {
  try {
    const response = await send(request);
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), body: jsonOrText(text) };
  } catch (problem) {
    throw new NoAnswer(`${request.method} ${request.url} got no answer: ${reasonOf(problem)}`);
  }
}

/** Sends a request to the control plane. */
export async function askControlPlane(connection: Connection, control: ControlRequest): Promise<Answer> {
  const hasBody = control.body !== undefined;
  const request = new Request(`${connection.baseUrl}/_simulator${control.path}`, {
    method: control.method,
    body: hasBody ? JSON.stringify(control.body) : null,
    headers: hasBody ? { "Content-Type": "application/json" } : {},
    signal: timeLimit(),
  });
  return sendAndRead(connection, request);
}

/** What a refusing answer says, for a sentence. */
export function refusalText({ status, body }: Answer): string {
  const message = isJsonObject(body) && typeof body["msg"] === "string" ? body["msg"] : shortText(body);
  return `${message} (HTTP ${status})`;
}

/** The reason of a failed request: what lies behind fetch's own "fetch failed" where it says so. */
export function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { cause } = problem;
  if (cause instanceof Error) {
    const code = "code" in cause ? String(cause.code) : problem.message;
    return cause.message === "" ? code : cause.message;
  }
  return problem.message;
}

function jsonOrText(text: string): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
