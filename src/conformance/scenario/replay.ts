/**
 * Plays scenarios on a target, one after the other.
 *
 * What follows a step that went wrong:
 * - after differences the scenario goes on, because later steps may still say something; a step that refers to a value
 *   which was never saved is skipped with that reason;
 * - after a step that could not be carried out at all (the target refused it or did not answer), and after a step that
 *   the target does not support, the rest of the scenario is skipped: it would be played on a state that nobody meant;
 * - another scenario always starts anew, whatever happened before.
 */

import type { Difference } from "./matching/difference";
import { repairedStep } from "./repair/repaired-step";
import type { Routes } from "./routes";
import { missingReferences, NOW, referencesIn, type Values } from "./saved-values";
import type { Scenario, Step } from "./scenario";
import {
  type ReplayEvent,
  type ScenarioFile,
  type ScenarioResult,
  type StepResult,
  tallyOf,
  type UnusableFile,
} from "./step-result";
import { runStep, stepTitle } from "./steps/step-kinds";
import { NotSupported, type Target, TargetProblem } from "./target";

/** What is played: the usable scenarios, and the files that were not usable, which only the report needs. */
export interface ReplayPlan {
  readonly scenarios: readonly ScenarioFile[];
  readonly unusable: readonly UnusableFile[];
  readonly routes: Routes;
}

/** How a replay goes; everything may be left out. */
export interface ReplayManner {
  /** Whether no further scenario is to be played after one; left out: all are. */
  readonly endsAfter?: (result: ScenarioResult) => boolean;
  /** Takes a step that differs with the expectation that would have fitted, and its index. */
  readonly onRepaired?: (scenario: Scenario, index: number, step: Step) => void;
}

/** Plays one scenario and gives the result of each step as soon as it is there. */
export async function* replay(
  scenario: Scenario,
  target: Target,
  routes: Routes,
  { onRepaired }: Pick<ReplayManner, "onRepaired"> = {},
): AsyncGenerator<StepResult, void> {
  const memory: Memory = { saved: new Map(), lastSeen: new Map() };
  let halt = await startRealm(scenario, target);
  for (const [index, step] of scenario.steps.entries()) {
    const number = index + 1;
    const started = performance.now();
    const outcome: StepOutcome = halt ?? (await playStep(step, target, routes, memory));
    const { status, reason, differences = [], received, values } = outcome;
    if (onRepaired !== undefined && values !== undefined && differences.length > 0) {
      const repaired = repairedStep(step, received, values);
      if (repaired !== undefined) onRepaired(scenario, index, repaired);
    }
    yield {
      number,
      title: stepTitle(step),
      status,
      differences,
      ...(reason === undefined ? {} : { reason }),
      ...(status === "failed" && received !== undefined ? { received } : {}),
      milliseconds: performance.now() - started,
    };
    if (halt !== undefined || outcome.halts) {
      halt = { status: "skipped", reason: afterwards(outcome, number), halts: true };
    }
  }
}

/** Plays everything of a plan, and tells what happens while it happens. */
export async function* replayAll(
  plan: ReplayPlan,
  target: Target,
  manner: ReplayManner = {},
): AsyncGenerator<ReplayEvent, void> {
  const started = performance.now();
  const results: ScenarioResult[] = [];
  const { unusable } = plan;
  yield { kind: "started", target: target.name, scenarioCount: plan.scenarios.length, unusable };
  for (const [index, { file, scenario }] of plan.scenarios.entries()) {
    yield { kind: "scenario started", index, file, scenario };
    const scenarioStarted = performance.now();
    const steps: StepResult[] = [];
    for await (const step of replay(scenario, target, plan.routes, manner)) {
      steps.push(step);
      yield { kind: "step ended", index, step };
    }
    const milliseconds = performance.now() - scenarioStarted;
    const result: ScenarioResult = { file, scenario, status: statusOf(steps), steps, milliseconds };
    results.push(result);
    yield { kind: "scenario ended", index, number: unusable.length + index + 1, result };
    if (manner.endsAfter?.(result) === true) break;
  }
  const notPlayed = plan.scenarios.length - results.length;
  yield {
    kind: "ended",
    result: {
      target: target.name,
      scenarios: results,
      unusable,
      scenarioTally: tallyOf(results),
      stepTally: tallyOf(results.flatMap(({ steps }) => steps)),
      milliseconds: performance.now() - started,
      ...(notPlayed === 0 ? {} : { notPlayed }),
    },
  };
}

/** What one playing of a scenario remembers from step to step. */
interface Memory {
  readonly saved: Map<string, unknown>;
  readonly lastSeen: Map<string, number>;
}

/** How a step ended, and whether nothing can be played after it. */
interface StepOutcome extends Pick<StepResult, "status" | "reason" | "received"> {
  readonly differences?: readonly Difference[];
  /** What references stood for, where the step was played. */
  readonly values?: Values;
  readonly halts: boolean;
}

async function startRealm(scenario: Scenario, target: Target): Promise<StepOutcome | undefined> {
  try {
    await target.reset(scenario.fixture);
    return undefined;
  } catch (problem) {
    return outcomeOf(problem);
  }
}

async function playStep(step: Step, target: Target, routes: Routes, memory: Memory): Promise<StepOutcome> {
  try {
    const values: Values = referencesIn(step).includes(NOW)
      ? { saved: memory.saved, now: await target.now() }
      : { saved: memory.saved };
    const missing = missingReferences(step, values);
    if (missing.length > 0) {
      return { status: "skipped", reason: `nothing was saved as ${missing.join(", ")}`, halts: false };
    }
    const found = await runStep(step, { target, routes, values, lastSeen: memory.lastSeen });
    found.saved.forEach((value, name) => memory.saved.set(name, value));
    if (found.seen !== undefined) {
      memory.lastSeen.set(found.seen.queue, found.seen.last_event_id);
    }
    const { differences, received } = found;
    return { status: differences.length === 0 ? "passed" : "failed", differences, received, values, halts: false };
  } catch (problem) {
    return outcomeOf(problem);
  }
}

/** Anything else that is thrown is a mistake of this program, and is not taken for a result. */
function outcomeOf(problem: unknown): StepOutcome {
  if (problem instanceof NotSupported) {
    return { status: "skipped", reason: problem.message, halts: true };
  }
  if (problem instanceof TargetProblem) {
    return { status: "failed", reason: problem.message, halts: true };
  }
  throw problem;
}

function afterwards({ status, reason }: StepOutcome, number: number): string {
  return status === "failed" ? `step ${number} could not be carried out` : (reason ?? "");
}

function statusOf(steps: readonly StepResult[]): ScenarioResult["status"] {
  if (steps.some(({ status }) => status === "failed")) {
    return "failed";
  }
  return steps.some(({ status }) => status === "passed") ? "passed" : "skipped";
}
