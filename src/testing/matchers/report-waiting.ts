import type { AnyValue } from "../../protocol/schema/shapes";
import { WAITING_OBSERVERS, type WaitingRequests } from "../../simulator/waiting-requests";

/** What vitest passes to its hooks; jest passes something else. */
interface HookContext {
  readonly task?: { readonly result?: { readonly errors?: readonly { readonly message?: string }[] } };
}

/**
 * Creates a hook for `afterEach` of vitest and jest: if a test timed out, it reports what each simulator still waits for.
 *
 * @param report - receives the text; by default it is written to the console as an error
 * @example afterEach(reportWaiting());
 */
export function reportWaiting(
  report: (text: string) => void = (text) => console.error(text),
): (...context: readonly AnyValue[]) => void {
  const lists = new Set<WaitingRequests>();
  WAITING_OBSERVERS.add((list) => lists.add(list));
  // Jest passes a callback to hooks with a parameter, and waits for its call: this function has none.
  return (...[context]) => {
    const texts = [...lists].flatMap((list) => list.list().map(({ text }) => `  ${text}`));
    lists.clear();
    if (texts.length > 0 && errorsOf(context).some((message) => /timed out|exceeded timeout/i.test(message))) {
      report(["The test timed out while these requests had no answer:", ...texts].join("\n"));
    }
  };
}

/** The messages of the errors of the test that just ended. */
function errorsOf(context: AnyValue): readonly string[] {
  const { task }: HookContext = Object(context);
  return task === undefined ? jestErrors() : (task.result?.errors ?? []).map(({ message }) => String(message));
}

/** Jest passes nothing about the test to its hooks; its state is a global value with a symbol of its own. */
function jestErrors(): readonly string[] {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === "JEST_STATE_SYMBOL",
  );
  const state: unknown = symbol === undefined ? undefined : Reflect.get(globalThis, symbol);
  const errors: unknown = Object(Object(state)["currentlyRunningTest"])["errors"];
  // Jest throws its time-outs as texts, and lists an error alone or in a pair with its place.
  return Array.isArray(errors) ? errors.flat().map((error: unknown) => String(Object(error)["message"] ?? error)) : [];
}
