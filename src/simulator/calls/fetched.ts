/** Checks the arguments of a simulator's `fetch` where the error of the platform would not help. */
import { CallProblem } from "./call-problem";

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
