/** One place where what came is not what was expected, already in words that a report can print. */

/**
 * One difference between an expectation and an answer.
 *
 * `path` leads to the place (`messages[0].flags`; empty for the whole value), `expected` and `actual` are short texts
 * of both sides (`an integer`, `"12"`, `nothing`), and `hint` is a sentence when the difference has a likely reason.
 */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  readonly hint?: string;
}

/** Builds a difference; a missing hint leaves the key out. */
export function difference(path: string, expected: string, actual: string, hint?: string): Difference {
  return hint === undefined ? { path, expected, actual } : { path, expected, actual, hint };
}

/** The difference in one line: the place, both sides, and the hint in brackets. */
export function differenceLine({ path, expected, actual, hint }: Difference): string {
  const place = path === "" ? "" : `${path}: `;
  return `${place}expected ${expected}, got ${actual}${hint === undefined ? "" : ` (${hint})`}`;
}
