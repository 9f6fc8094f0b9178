import type { Compare, Difference } from "./difference";

/** What a matcher may ask the engine: to compare inner patterns, and to put saved values into its operand. */
export interface Comparison {
  readonly patterns: Compare;
  readonly resolve: (operand: unknown) => unknown;
  /** Whether a text of an answer can be any. */
  readonly isFree: (key: string, record: Readonly<Record<string, unknown>>) => boolean;
}

/**
 * One matcher: `{ "$name": operand }`.
 *
 * `takes` says what the operand may be, `accepts` decides it (references are resolved later, so they are let through by
 * the caller), and `inner` lists the patterns inside the operand, with the way to them, for the check of a file.
 */
export interface MatcherRule {
  readonly takes: string;
  readonly accepts: (operand: unknown) => boolean;
  readonly inner: (operand: unknown) => readonly InnerPattern[];
  readonly compare: (operand: unknown, actual: unknown, path: string, comparison: Comparison) => readonly Difference[];
}

/** A pattern inside an operand: where it stands, counted from the operand. */
interface InnerPattern {
  readonly at: readonly (string | number)[];
  readonly pattern: unknown;
}

/** Whether an object of an expectation is a matcher: it has keys and the first begins with `$`. */
export function isMatcherObject(expected: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(expected)[0]?.startsWith("$") === true;
}

export const noPatterns = (): [] => [];

export const itself = (operand: unknown) => [{ at: [], pattern: operand }];

export const eachItem = (operand: unknown) =>
  Array.isArray(operand) ? operand.map((pattern: unknown, index) => ({ at: [index], pattern })) : [];

export const anything = (): boolean => true;
