/** Figures of a replay in words, and what its assertions rest on. */
import type { ReplayResult, ScenarioResult, StepResult, Tally } from "../step-result";
import { fidelity } from "../../../wire/fidelity";
import { isSimulator } from "../target";

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

/**
 * How many expected answers that came belong to operations with assumptions, as a line; none of another target, which
 * proves what it answers.
 */
export function assumedLines({ target, scenarios }: Pick<ReplayResult, "target" | "scenarios">): readonly string[] {
  if (!isSimulator(target)) return [];
  const assumptions = new Map(fidelity().operations.map((row) => [row.name, row.assumptions]));
  const asserted = scenarios.flatMap(({ scenario, steps }) =>
    scenario.steps.flatMap((step, index) => {
      const isAsserted = "call" in step && (step.expect !== undefined || step.reason !== undefined);
      return isAsserted && steps[index]?.status === "passed" ? [step.call] : [];
    }),
  );
  const assumed = asserted.filter((call) => (assumptions.get(call) ?? []).length > 0);
  if (assumed.length === 0) return [];
  const named = [...new Set(assumed)].map((call) => `${(assumptions.get(call) ?? []).join(", ")} (${call})`);
  const rest = assumed.length === 1 ? "rests" : "rest";
  return [`${assumed.length} of your ${asserted.length} assertions ${rest} on assumptions: ${named.join(", ")}`];
}
