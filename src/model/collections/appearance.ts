/**
 * How collections look to programs that print values, write JSON, or compare values by their fields. Nothing of it is
 * computed before its first use.
 */

/** The name under which Node's inspector looks for how a value wants to be printed. */
export const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** How Node's inspector prints another value instead of this one. */
export type Inspect = (value: unknown, options: unknown) => string;

/** Prints a collection as its name and its contents. */
export function inspected(name: string, contents: Iterable<unknown>, options: unknown, inspect: Inspect): string {
  return `${name} ${inspect([...contents], options)}`;
}

/**
 * The tag of a collection. Comparers that see no fields compare tags, so that two collections have the same one exactly
 * when they hold the same.
 */
export function tagOf(name: string, contents: Iterable<unknown>): string {
  return `${name} ${JSON.stringify([...contents])}`;
}
