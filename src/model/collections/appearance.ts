/**
 * How collections appear to programs that print values, write JSON, or compare values by their fields. Nothing is
 * computed before it is first used.
 */

/** The property that Node's inspector calls to print a value. */
export const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** Prints another value instead of this one. */
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
