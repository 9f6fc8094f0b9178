import { escapeLiteral, sealedElement } from "./html";
import type { FoundMark, InlineRule } from "./inline-rule";

/** Backticks in a row. */
interface Ticks {
  readonly start: number;
  readonly length: number;
}

/**
 * Reads code between backticks, blanks at its ends included: it reaches to the next row of as many backticks, or of
 * fewer, if there is no such row. A backslash before a backtick takes its meaning away; pairs of backslashes there are
 * one backslash each.
 */
export const codeRule: InlineRule = {
  mayFind: (text) => text.includes("`"),
  looksBack: false,
  *all(text) {
    const rows = [...text.matchAll(/`+/g)].map(({ 0: row, index }): Ticks => ({ start: index, length: row.length }));
    const byLength = rowsByLength(rows);
    let free = 0;
    for (const row of rows) {
      if (row.start < free) continue;
      const slashes = slashesBefore(text, row.start, free);
      if (slashes > 0 && slashes % 2 === 0) {
        yield { start: row.start - slashes, end: row.start, piece: "\\".repeat(slashes / 2) };
      }
      const code = codeFrom(text, row, slashes % 2, byLength);
      if (!code) continue;
      yield code;
      free = code.end;
    }
  },
};

function rowsByLength(rows: readonly Ticks[]): ReadonlyMap<number, readonly Ticks[]> {
  const byLength = new Map<number, Ticks[]>();
  for (const row of rows) {
    const known = byLength.get(row.length);
    if (known) known.push(row);
    else byLength.set(row.length, [row]);
  }
  return byLength;
}

function slashesBefore(text: string, end: number, least: number): number {
  let start = end;
  while (start > least && text.charAt(start - 1) === "\\") start -= 1;
  return end - start;
}

function codeFrom(
  text: string,
  row: Ticks,
  escaped: number,
  byLength: ReadonlyMap<number, readonly Ticks[]>,
): FoundMark | undefined {
  const start = row.start + escaped;
  for (let length = row.length - escaped; length > 0; length -= 1) {
    const closing = byLength.get(length)?.find((other) => other.start > row.start);
    if (!closing) continue;
    const code = text.slice(start + length, closing.start);
    return { start, end: closing.start + length, piece: sealedElement("code", escapeLiteral(code)) };
  }
  return undefined;
}
