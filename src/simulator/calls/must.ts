import type { Failure } from "../../model/outcome/failures";
import type { Accepted, Outcome, Refused } from "../../model/outcome/outcome";
import { callOf } from "./known-calls";
import { refusalHints } from "./refusal-hints";

/** How many characters of the parameters a sentence shows. */
const SHOWN = 500;

/** An operation was refused that a test expects to succeed; the message explains the refusal. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  /** The refusal itself, with code, reason and the code's own fields. */
  readonly error: Failure;

  constructor(refused: Refused) {
    super(refusalText(refused));
    this.error = refused.error;
  }
}

/**
 * Returns the response of a call that must succeed.
 *
 * @throws RefusalError with operation, account, parameters, code, reason and message, and with the nearest name if a
 *   channel, a user or a group does not exist. The message names operation and account only for calls of a simulator
 * @example const { id } = must(sendMessage(sim.snapshot(), 1, { type: "direct", to: [2], content: "hi" }));
 */
export function must<Response extends object>(outcome: Outcome<Response>): Response {
  if (!isOutcome(outcome)) {
    const received = outcome === null ? "null" : typeof outcome;
    throw new TypeError(`must: expected the outcome of an operation, received ${received}.`);
  }
  if (outcome.ok) return outcome.response;
  throw new RefusalError(outcome);
}

/** Whether a value is the outcome of an operation. */
export function isOutcome(value: unknown): value is Accepted<object> | Refused {
  return typeof value === "object" && value !== null && "ok" in value && "realm" in value && "events" in value;
}

/** All that is known of a refusal, line by line. */
export function refusalText(refused: Refused): string {
  const { error } = refused;
  const call = callOf(refused);
  const { code, msg, reason, http_status, ...fields } = error;
  const who = call === undefined ? "The operation" : `${call.operation} by ${call.account}`;
  return [
    `${who} was refused: ${code} (${reason}, ${http_status}): ${msg}`,
    ...(Object.keys(fields).length === 0 ? [] : [`  with ${JSON.stringify(fields)}`]),
    ...(call === undefined ? [] : [`  called with ${shortened(JSON.stringify(call.params))}`]),
    ...refusalHints(refused.realm, error, call?.params).map((hint) => `  ${hint}`),
  ].join("\n");
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
