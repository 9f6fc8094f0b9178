import { inWords, type Timing } from "./measure";

/** One line of the table: our time, the time of another way to do the same, and the goal for the ratio. */
export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  readonly other: string;
  readonly ratio: string;
  readonly goal: string;
  /** The two times that are compared, in microseconds. */
  readonly times?: { readonly ours: Timing; readonly other: Timing };
}

/** A row that divides our time by the other's. */
export function ratioRow(what: string, ours: Timing, other: Timing, goal: string): BenchRow {
  return {
    what,
    ours: inWords(ours),
    other: inWords(other),
    ratio: `${(ours.median / other.median).toFixed(2)} ×`,
    goal,
    times: { ours, other },
  };
}

/** A row that says how many times faster ours is. */
export function fasterRow(what: string, ours: Timing, other: Timing, goal: string): BenchRow {
  const factor = other.median / ours.median;
  const shown = factor >= 100 ? Math.round(factor).toLocaleString("en") : factor.toFixed(1);
  return { what, ours: inWords(ours), other: inWords(other), ratio: `${shown} × faster`, goal, times: { ours, other } };
}

/** Writes the rows as a table of Markdown. */
export function tableOf(rows: readonly BenchRow[]): string {
  const cells = [["what", "ours", "other", "ratio", "goal"], ...rows.map((row) => [row.what, row.ours, row.other, row.ratio, row.goal])];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}
