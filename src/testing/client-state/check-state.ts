/** What is no state is refused in a sentence: of it nothing is known, and nothing would ever differ. */
import { describeValue, notPlainObject, withoutPeriod } from "../../protocol/problem-words";

/**
 * Passes objects.
 *
 * @param asked - the function that was called
 * @throws TypeError for all else
 */
export function checkObject(asked: string, value: unknown, expected: string): void {
  const isPlain =
    typeof value === "object" && value !== null && !Array.isArray(value) && notPlainObject(value) === undefined;
  if (!isPlain) throw new TypeError(withoutPeriod(`${asked}: expected ${expected}, received ${describeValue(value)}`));
}

/** Passes what may be a state of a client. @throws TypeError for all else */
export function checkState(asked: string, state: unknown): void {
  checkObject(asked, state, "a state, as clientState() gives it");
}
