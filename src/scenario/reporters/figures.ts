/** Figures of a replay in words. */
import type { ScenarioResult, StepResult, Tally } from "../step-result";

/** `3 passed, 1 failed, 2 skipped`, without the kinds that do not occur; `none` for an empty tally. */
export function tallyText({ passed, failed, skipped, known = 0 }: Tally): string {
  const parts = [
    [passed, "passed"],
    [failed, "failed"],
    [skipped, "skipped"],
    [known, "known to differ"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length === 0 ? "none" : said.join(", ");
}

/** A duration: `4 ms`, `1.25 s`. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** Why steps of a scenario were skipped, with their number for each reason. */
export function skipReasons(steps: readonly StepResult[]): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { status, reason = "" } of steps) {
    if (status === "skipped") counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts];
}

/** The scenarios of which something was skipped although nothing failed, by reason; those for other levels apart. */
export function skippedLines(scenarios: readonly ScenarioResult[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { status, steps, isForOtherLevel } of scenarios) {
    const [reason] = skipReasons(steps)[0] ?? [];
    if (reason === undefined || status === "failed" || isForOtherLevel === true) continue;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const other = scenarios.filter(({ isForOtherLevel }) => isForOtherLevel === true).length;
  return [
    ...[...counts].map(([reason, count]) => `${count} ${count === 1 ? "scenario" : "scenarios"} skipped: ${reason}`),
    ...(other === 0 ? [] : [`${other} for other feature levels`]),
  ];
}
