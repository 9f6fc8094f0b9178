/** The shape of one matcher, and what the matching engine lends it. */

import type { Difference } from "./difference";

/** Compares a pattern with a value at a path. */
export type Compare = (expected: unknown, actual: unknown, path: string) => readonly Difference[];

/** What a matcher may ask the engine: to compare inner patterns, and to put saved values into its operand. */
export interface Comparison {
  readonly patterns: Compare;
  readonly resolve: (operand: unknown) => unknown;
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
export interface InnerPattern {
  readonly at: readonly (string | number)[];
  readonly pattern: unknown;
}
