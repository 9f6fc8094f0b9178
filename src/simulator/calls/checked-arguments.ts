/** The arguments of the methods of a simulator, checked for programs in plain JavaScript. */
import { CallProblem, checkRealm } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import type { Outcome } from "../../model/views/outcome";
import { describeValue, didYouMean, withoutPeriod } from "../../protocol/problem-words";
import * as v from "../../protocol/shape";
import { isOutcome } from "./must";

/** A count: a whole number from 0. */
export const wholeNumber = v.pipe(
  v.number(),
  v.safeInteger("expected a whole number"),
  v.minValue(0, "expected at least 0"),
);

const ofTheSnapshot = v.custom(isFunction, "expected a function of the snapshot");

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

/** What `explore` takes. */
export const EXPLORED = v.object({
  moves: v.array(v.object({ name: v.string(), make: ofTheSnapshot })),
  invariants: v.array(v.object({ name: v.string(), problem: ofTheSnapshot })),
  options: v.strictObject({
    max_depth: v.optional(v.number()),
    max_states: v.optional(v.number()),
    max_repeats: v.optional(v.number()),
    relevant: v.optional(ofTheSnapshot),
    watch: v.optional(v.custom(isFunction, "expected a function of the step")),
  }),
});

/** What happens with requests that the realm cannot answer: each is reported once, rejected, or not reported. */
export type OnUnhandledRequest = "warn" | "error" | "bypass";

/** Options of `createSimulator`. */
export interface SimulatorOptions {
  /** Whether the parameters of typed calls are checked; true by default. `false` is faster. */
  readonly validate?: boolean;
  /**
   * What `fetch` does with a request outside `/api/v1` and the realm's files, to another host than the `realm.url` of
   * the fixture, or to a path or with a method that the feature level does not have. `warn` (the default): it writes a
   * warning to the console, once for each; `error`: it rejects with a CallProblem; `bypass`: no warning. Without a
   * rejection, the answer is that of a server: 404, or 405 for a method.
   *
   * Unless this is `bypass`, `fetch` also writes a warning to the console, once for each, where servers answer without a
   * sign of what is wrong: for a body that is neither urlencoded nor multipart (JSON, for example; the answer is as if
   * the request had no body), for refused credentials (an unknown address, a wrong key, an account whose fixture has no
   * key), and for a client that was not started again after a restore.
   */
  readonly onUnhandledRequest?: OnUnhandledRequest;
}

const ON_UNHANDLED: readonly unknown[] = ["warn", "error", "bypass"] satisfies OnUnhandledRequest[];
const OPTIONS: readonly (keyof SimulatorOptions)[] = ["validate", "onUnhandledRequest"];

/** @throws CallProblem if the value is not a snapshot */
export function checkedSnapshot(snapshot: unknown, call = "restore"): Realm {
  checkRealm(call, snapshot);
  return snapshot;
}

/** @throws CallProblem if the value is not an object of options, or an option is unknown or has an invalid value */
export function checkedOptions(options: SimulatorOptions): SimulatorOptions {
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    const received = describeValue(options);
    throw new CallProblem(
      withoutPeriod(`createSimulator: expected options like { validate: false }, received ${received}`),
    );
  }
  const { validate, onUnhandledRequest } = options;
  if (validate !== undefined && typeof validate !== "boolean") {
    throw new CallProblem(`createSimulator: validate: expected true or false, received ${JSON.stringify(validate)}.`);
  }
  if (onUnhandledRequest !== undefined && !ON_UNHANDLED.includes(onUnhandledRequest)) {
    const received = JSON.stringify(onUnhandledRequest);
    throw new CallProblem(
      `createSimulator: onUnhandledRequest: expected "warn", "error" or "bypass", received ${received}.`,
    );
  }
  const unknown = Object.keys(options).find((key) => !OPTIONS.some((name) => name === key));
  if (unknown === undefined) return options;
  throw new CallProblem(
    `createSimulator: there is no option ${unknown}${didYouMean(unknown, OPTIONS)}; allowed are ${OPTIONS.join(", ")}.`,
  );
}

/**
 * @throws CallProblem if the value is not a function; the function returned throws it if the result is not an outcome
 */
export function checkedFunction<Response extends object>(
  call: (realm: Realm) => Outcome<Response>,
): (realm: Realm) => Outcome<Response> {
  if (typeof call === "function") return (realm) => checkedOutcome("apply", call(realm));
  throw new CallProblem("apply: expected a function of the snapshot, like (realm) => sendMessage(realm, 1, { … }).");
}

/** @throws CallProblem if the value is not an outcome */
export function checkedOutcome<Response extends object>(call: string, outcome: Outcome<Response>): Outcome<Response> {
  if (isOutcome(outcome)) return outcome;
  const received = outcome === null ? "null" : typeof outcome;
  throw new CallProblem(`${call}: expected the outcome of an operation, received ${received}.`);
}

/** @throws CallProblem if the queue does not exist */
export function checkedQueueId(realm: Realm, queueId: unknown): string {
  if (typeof queueId === "string" && realm.queues.has(queueId)) return queueId;
  throw new CallProblem(`explainDelivery: there is no event queue ${JSON.stringify(queueId)}.`);
}

/**
 * The address of a call. A path alone is enough: there is only one realm behind the function.
 *
 * @throws CallProblem if the value is not an address
 */
export function checkedAddress(input: unknown): URL {
  try {
    return new URL(typeof input === "string" && input.startsWith("/") ? `http://localhost${input}` : String(input));
  } catch {
    const received = typeof input === "string" ? JSON.stringify(input) : input === null ? "null" : typeof input;
    const allowed = "a path like /api/v1/messages, a whole address, a URL or a Request";
    throw new CallProblem(`fetch: expected ${allowed}, received ${received}.`);
  }
}

/** @throws CallProblem if the options are not an object, or the signal is not an AbortSignal */
export function checkedInit(init: unknown): void {
  if (init === undefined || init === null) return;
  if (typeof init !== "object") {
    throw new CallProblem(`fetch: expected options like { method: "POST" }, received ${typeof init}.`);
  }
  if (!("signal" in init) || init.signal === undefined || init.signal === null) return;
  if (typeof init.signal === "object" && "throwIfAborted" in init.signal) return;
  throw new CallProblem(`fetch: signal: expected that of an AbortController, received ${typeof init.signal}.`);
}
