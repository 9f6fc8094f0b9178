/** A difference between an expected and a received value, and short descriptions of values for reports. */

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

/** Compares a pattern with a value at a path. */
export type Compare = (expected: unknown, actual: unknown, path: string) => readonly Difference[];

/** Builds a difference; a missing hint leaves the key out. */
export function difference(path: string, expected: string, actual: string, hint?: string): Difference {
  return hint === undefined ? { path, expected, actual } : { path, expected, actual, hint };
}

/** The difference in one line: the place, both sides, and the hint in brackets. */
export function differenceLine({ path, expected, actual, hint }: Difference): string {
  const place = path === "" ? "" : `${path}: `;
  return `${place}expected ${expected}, got ${actual}${hint === undefined ? "" : ` (${hint})`}`;
}

const DEFAULT_LENGTH = 80;

/**
 * The JSON text of a value, cut to `maxLength` characters.
 *
 * @param value - any JSON value; `undefined`, which JSON does not have, is shown as `nothing`
 * @param maxLength - in UTF-16 units, the dots included; 80 by default
 */
export function shortText(value: unknown, maxLength: number = DEFAULT_LENGTH): string {
  if (value === undefined) return "nothing";
  const whole = JSON.stringify(value) ?? String(value);
  if (whole.length <= maxLength) return whole;
  if (typeof value === "string") return `${cut(whole.slice(0, -1), maxLength - 2)}…"`;
  return `${cut(whole, maxLength - 1)}…`;
}

/** Never leaves half of a surrogate pair at the end: that would be no valid text in a report. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}
