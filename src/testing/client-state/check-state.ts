/** What is no state is refused in a sentence: of it nothing is known, and nothing would ever differ. */
import { kindGiven, notPlain, stopped } from "../../protocol/not-plain";

/**
 * Passes objects.
 *
 * @param asked - the function that was called
 * @throws TypeError for all else
 */
export function checkObject(asked: string, value: unknown, expected: string): void {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value) && notPlain(value) === undefined;
  if (!isPlain) throw new TypeError(stopped(`${asked}: expected ${expected}, received ${kindGiven(value)}`));
}

/** Passes what may be a state of a client. @throws TypeError for all else */
export function checkState(asked: string, state: unknown): void {
  checkObject(asked, state, "a state, as clientState() gives it");
}
