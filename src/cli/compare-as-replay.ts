/** The result of a comparison in the form of a replay, for reports that build servers and browsers read. */
import type { CompareResult, DifferenceClass } from "../compare/compare-options";
import { shortText } from "../matching/difference";
import type { AnyValue } from "../protocol/schema/shapes";
import { type ReplayResult, type ScenarioResult, type StepResult, tallyOf } from "../scenario/step-result";
import { stepTitle } from "../scenario/steps/step-kinds";

/**
 * Each class is a scenario: its smallest case, whose last step differs.
 *
 * @param target - the name of the right side
 * @param files - for each class the file with its case
 */
export function asReplay(
  { classes, coverage }: CompareResult,
  target: string,
  files: readonly string[],
  milliseconds: number,
): ReplayResult {
  const scenarios = classes.map((one, place) => scenarioResult(one, files[place] ?? ""));
  const stepTally = tallyOf(scenarios.flatMap(({ steps }) => steps));
  return { target, scenarios, unusable: [], scenarioTally: tallyOf(scenarios), stepTally, milliseconds, coverage };
}

function scenarioResult(one: DifferenceClass, file: string): ScenarioResult {
  const { scenario, reason } = one;
  const status = reason === undefined ? "failed" : "known";
  const steps = scenario.steps.map((step, index): StepResult => {
    const base = { number: index + 1, title: stepTitle(step), milliseconds: 0 };
    if (index < scenario.steps.length - 1) return { ...base, status: "passed", differences: [] };
    const difference = {
      path: one.where,
      expected: shortText(one.left, LONGEST_TEXT),
      actual: shortText(one.right, LONGEST_TEXT),
      hint: `${one.what}; the simulator's answer is ${one.reference}; seen in ${one.count} conversations`,
    };
    const sent: AnyValue | undefined = "with" in step ? step.with : undefined;
    return {
      ...base,
      status,
      differences: [difference],
      ...(reason === undefined ? {} : { reason }),
      ...(sent === undefined ? {} : { sent }),
    };
  });
  return { file, scenario, status, steps, milliseconds: 0 };
}

const LONGEST_TEXT = 2000;
