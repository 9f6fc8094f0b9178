import { notPlainObject } from "../../protocol/problem-words";

/** What a matcher of vitest and jest gives. */
export interface MatcherResult {
  readonly pass: boolean;
  /** Why the expectation fails; asked for only then. */
  readonly message: () => string;
}

/** A result with the sentence for each way to fail: as expected, and with `.not`. */
export function result(pass: boolean, whenNot: () => string, whenPassing: () => string): MatcherResult {
  return { pass, message: pass ? whenPassing : whenNot };
}

/** A value as a failure shows it: in one line, and not longer than anybody reads. */
export function shown(value: unknown): string {
  const text = notPlainObject(value) ?? JSON.stringify(value) ?? String(value);
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}
