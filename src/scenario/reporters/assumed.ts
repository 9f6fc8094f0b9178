/** What assertions that hold on the simulator rest on: decisions where no source has an answer. */
import { type Assumption, ASSUMPTIONS, type DecidableSteps, isDecided } from "../../known/assumptions";
import { levelOf } from "../../matching/interface";
import { isJsonObject } from "../../matching/json-value";
import { isSimulator } from "../../targets/target";
import type { ReplayResult, ScenarioResult } from "../step-result";

/** An assumption, and the first of the steps that rest on it. */
export interface AssumedSteps extends Pick<Assumption, "question" | "answer"> {
  readonly id: string;
  readonly steps: number;
  readonly scenario: string;
  readonly first_step: number;
}

/** How many steps that passed expect something, and which of them rest on assumptions. */
export interface Assumed {
  readonly assertions: number;
  readonly resting: number;
  readonly assumptions: readonly AssumedSteps[];
}

/** What the assertions of a replay rest on; undefined on another target, which proves what it answers. */
export function assumedOf({ target, scenarios }: Pick<ReplayResult, "target" | "scenarios">): Assumed | undefined {
  if (!isSimulator(target)) return undefined;
  const asserted = scenarios.flatMap(assertionsOf);
  const rows: Readonly<Record<string, Assumption>> = ASSUMPTIONS;
  const assumptions = Object.entries(rows).flatMap(([id, { question, answer }]): AssumedSteps[] => {
    const steps = asserted.filter(({ ids }) => ids.includes(id));
    const [first] = steps;
    if (first === undefined) return [];
    return [{ id, question, answer, steps: steps.length, scenario: first.scenario, first_step: first.number }];
  });
  const resting = asserted.filter(({ ids }) => ids.length > 0).length;
  return { assertions: asserted.length, resting, assumptions };
}

/** The same as lines for people; none where nothing rests on an assumption. */
export function assumedLines(result: Pick<ReplayResult, "target" | "scenarios">): readonly string[] {
  const assumed = assumedOf(result);
  if (assumed === undefined || assumed.resting === 0) return [];
  const { assertions, resting, assumptions } = assumed;
  const rest = resting === 1 ? "rests" : "rest";
  return [
    `${resting} of your ${assertions} assertions ${rest} on assumptions:`,
    ...assumptions.flatMap(({ id, question, answer, steps, scenario, first_step }) => {
      const times = steps === 1 ? "" : `${steps} steps, first `;
      return [`  ${id} (${times}${scenario}, step ${first_step}): ${question}`, `    ${answer}`];
    }),
  ];
}

interface Assertion {
  readonly scenario: string;
  readonly number: number;
  readonly ids: readonly string[];
}

function assertionsOf({ scenario, steps }: ScenarioResult): readonly Assertion[] {
  const level = levelOf(scenario.fixture);
  const firstClock = scenario.steps.findIndex((step) => "clock" in step);
  return scenario.steps.flatMap((step, index): Assertion[] => {
    const isAsserted = ("expect" in step && step.expect !== undefined) || "reason" in step;
    if (!isAsserted || steps[index]?.status !== "passed") return [];
    const about: DecidableSteps = {
      call: "call" in step ? step.call : undefined,
      words: new Set(wordsOf(step)),
      levels: [level],
      is_after_clock: firstClock !== -1 && firstClock <= index,
    };
    const ids = Object.entries(ASSUMPTIONS).filter(([, { decides }]) => decides.some((one) => isDecided(one, about)));
    return [{ scenario: scenario.name, number: index + 1, ids: ids.map(([id]) => id) }];
  });
}

/** The keys and the texts of a step, at any depth. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, inside]) => [key, ...wordsOf(inside)]) : [];
}
