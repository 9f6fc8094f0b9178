/** What is no state is refused in a sentence: of it nothing is known, and nothing would ever differ. */

/** What a value is that no object is, in a word. */
export function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value;
}

/**
 * Passes objects.
 *
 * @param asked - the function that was called
 * @throws TypeError for all else
 */
export function checkObject(asked: string, value: unknown, expected: string): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return;
  throw new TypeError(`${asked}: expected ${expected}, received ${kindOf(value)}.`);
}

/** Passes what may be a state of a client. @throws TypeError for all else */
export function checkState(asked: string, state: unknown): void {
  checkObject(asked, state, "a state, as clientState() gives it");
}
