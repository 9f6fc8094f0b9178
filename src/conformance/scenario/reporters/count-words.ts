/** Figures of a replay in words. */

import type { Tally } from "../step-result";

/** `3 passed, 1 failed, 2 skipped`, without the kinds of which there are none; `none` for an empty tally. */
export function tallyText({ passed, failed, skipped }: Tally): string {
  const parts = [
    [passed, "passed"],
    [failed, "failed"],
    [skipped, "skipped"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length === 0 ? "none" : said.join(", ");
}

/** A duration for people: `4 ms`, `1.25 s`. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}
