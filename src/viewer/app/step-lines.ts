/** The lines of the list of steps, with a heading for each time, and where each line is. */
import type { Item } from "./run-items";

export const HEADING = 24;

type Line = { readonly heading: number } | { readonly item: Item };

export function layout(
  shown: readonly Item[],
  row: number,
): { lines: readonly Line[]; tops: readonly number[]; total: number } {
  const lines: Line[] = [];
  const tops: number[] = [];
  let top = 0;
  let at: number | undefined;
  for (const item of shown) {
    if (item.row.at !== at) {
      at = item.row.at;
      lines.push({ heading: at });
      tops.push(top);
      top += HEADING;
    }
    lines.push({ item });
    tops.push(top);
    top += row;
  }
  return { lines, tops, total: top };
}

export function lowerBound(tops: readonly number[], value: number): number {
  let low = 0;
  let high = tops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
