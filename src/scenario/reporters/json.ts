/** The report as one JSON object, for programs: the whole result with its figures. */
import type { ReplayEvent } from "../step-result";
import { assumedOf } from "./assumed";

/**
 * Writes everything at the end: `{ target, milliseconds, scenario_tally, step_tally, scenarios, unusable }`, and where
 * it applies `not_played`, `assumed` and `coverage`.
 */
export function jsonReporter(event: ReplayEvent): string {
  if (event.kind !== "ended") return "";
  const { target, milliseconds, scenarioTally, stepTally, scenarios, unusable, notPlayed, coverage } = event.result;
  const written = scenarios.map(({ file, place, scenario, status, steps, ...timed }) => ({
    file,
    line: place?.line,
    name: scenario.name,
    purpose: scenario.purpose,
    card: scenario.card,
    tags: scenario.tags,
    status,
    reason: timed.reason,
    for_other_level: timed.isForOtherLevel,
    milliseconds: timed.milliseconds,
    steps,
  }));
  const whole = {
    target,
    milliseconds,
    scenario_tally: scenarioTally,
    step_tally: stepTally,
    scenarios: written,
    unusable,
    not_played: notPlayed,
    assumed: assumedOf(event.result),
    coverage,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
