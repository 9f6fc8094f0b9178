/**
 * Plays scenarios on a target, one after the other.
 *
 * - After differences the scenario goes on, because later steps may still be informative; a step that refers to a value
 *   which was never saved is skipped with that reason.
 * - After a step that could not be played (the target refused it or did not answer), and after a step that the
 *   target does not support, the rest of the scenario is skipped: its state would not be the intended one.
 * - Each scenario starts from its own fixture, whatever happened before.
 */
import type { Routes } from "../matching/interface";
import { isWording } from "../matching/marks";
import { repairedStep } from "../matching/repair";
import { isForLevel, type Scenario, type Step } from "../matching/scenario";
import { type IdOf, missingReferences, NOW, referencesIn, type Values } from "../matching/values";
import { type CallRequest, isSimulator, knownReason, NotSupported, type Target } from "../targets/target";
import { serverWays, type Ways } from "./server-ways";
import { afterwards, faultAt, INTERRUPTED, outcomeOf, statusOfSteps, type StepOutcome } from "./step-outcome";
import {
  type ReplayEvent,
  type ScenarioFile,
  type ScenarioResult,
  type StepResult,
  tallyOf,
  type UnusableFile,
} from "./step-result";
import { runStep, stepTitle } from "./steps/step-kinds";

/** What is played: the usable scenarios, and the files that were not usable, which only the report needs. */
export interface ReplayPlan {
  readonly scenarios: readonly ScenarioFile[];
  readonly unusable: readonly UnusableFile[];
  readonly routes: Routes;
}

/** How a replay goes; everything is optional. */
export interface ReplayManner {
  /** Whether the replay ends after a scenario; by default it plays all. */
  readonly endsAfter?: (result: ScenarioResult) => boolean;
  /** Takes a step that differs with the expectation that would have fitted, and its index. */
  readonly onRepaired?: (scenario: Scenario, index: number, step: Step) => void;
  /** False turns the implicit check of answers and events against the declarations off. */
  readonly contract?: boolean;
  /** How long the expected absence of events is watched, in milliseconds; 0 by default. */
  readonly quietMilliseconds?: number;
}

type PlayManner = Omit<ReplayManner, "endsAfter">;

/** Plays one scenario and returns the result of each step when it has one. */
export async function* replay(
  scenario: Scenario,
  target: Target,
  routes: Routes,
  manner: PlayManner = {},
): AsyncGenerator<StepResult, void> {
  const { level, idOf, ...begun } = await begin(scenario, target);
  const memory = { saved: new Map<string, unknown>(), lastSeen: new Map<string, number>() };
  const { contract = true } = manner;
  const ways = serverWays(scenario, target, level, (variant, model) => replay(variant, model, routes, { contract }));
  const playing = { scenario, target, routes, ...memory, idOf, level, manner, ways };
  let { halt } = begun;
  try {
    for (const [index, step] of scenario.steps.entries()) {
      const number = index + 1;
      const started = performance.now();
      if (target.limit?.ended !== undefined) halt ??= INTERRUPTED;
      const outcome: StepOutcome =
        halt ?? (await playStep(step, { ...playing, number, isLastLook: isLastLookAt(scenario, index) }));
      const { status, reason, differences = [], sent, received, values } = outcome;
      if (manner.onRepaired !== undefined && values !== undefined && differences.length > 0) {
        const repaired = repairedStep(step, received, values);
        if (repaired !== undefined) manner.onRepaired(scenario, index, repaired);
      }
      yield {
        number,
        title: stepTitle(step),
        status,
        differences,
        ...(reason === undefined ? {} : { reason }),
        ...(differences.length > 0 && sent !== undefined ? { sent } : {}),
        ...(differences.length > 0 && received !== undefined ? { received } : {}),
        milliseconds: performance.now() - started,
      };
      if (halt !== undefined || outcome.halts) {
        halt = { status: "skipped", reason: afterwards(outcome, number), halts: true };
      }
    }
  } finally {
    await target.cleanUp?.();
  }
}

/** Plays everything of a plan, and yields what happens while it happens. */
export async function* replayAll(
  plan: ReplayPlan,
  target: Target,
  manner: ReplayManner = {},
): AsyncGenerator<ReplayEvent, void> {
  const started = performance.now();
  const results: ScenarioResult[] = [];
  const { unusable } = plan;
  yield { kind: "started", target: target.name, scenarioCount: plan.scenarios.length, unusable };
  for (const [index, one] of plan.scenarios.entries()) {
    yield { kind: "scenario started", index, ...one };
    const scenarioStarted = performance.now();
    const steps: StepResult[] = [];
    for await (const played of replay(one.scenario, target, plan.routes, manner)) {
      const place = one.places?.[played.number - 1];
      const step = place === undefined ? played : { ...played, place };
      steps.push(step);
      yield { kind: "step ended", index, step };
    }
    const milliseconds = performance.now() - scenarioStarted;
    const result = await resultOf(one, steps, milliseconds, target);
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

async function resultOf(
  one: ScenarioFile,
  steps: readonly StepResult[],
  milliseconds: number,
  target: Target,
): Promise<ScenarioResult> {
  const { scenario } = one;
  const status = statusOfSteps(steps);
  const reason = steps.every((step) => step.status === "skipped") ? steps[0]?.reason : undefined;
  const level = reason === undefined ? undefined : await levelIfAnswered(scenario, target);
  const isForOtherLevel = level !== undefined && !isForLevel(scenario, level);
  return {
    ...one,
    status,
    steps,
    milliseconds,
    ...(reason === undefined ? {} : { reason }),
    ...(isForOtherLevel ? { isForOtherLevel } : {}),
  };
}

/** A server that has gone away meanwhile must not keep the results from being reported. */
async function levelIfAnswered({ fixture }: Scenario, target: Target): Promise<number | undefined> {
  try {
    return await target.levelFor?.(fixture);
  } catch (problem) {
    outcomeOf(problem);
    return undefined;
  }
}

/** One step, with what it needs. */
interface Playing {
  readonly scenario: Scenario;
  readonly target: Target;
  readonly routes: Routes;
  readonly saved: Map<string, unknown>;
  readonly lastSeen: Map<string, number>;
  readonly idOf: IdOf | undefined;
  readonly level: number | undefined;
  readonly manner: PlayManner;
  readonly ways: Ways;
  readonly number: number;
  readonly isLastLook: boolean;
}

/** What a scenario starts with; `halt` where it cannot start. */
interface Begun {
  readonly level?: number | undefined;
  readonly idOf?: IdOf | undefined;
  readonly halt?: StepOutcome;
}

async function begin(scenario: Scenario, target: Target): Promise<Begun> {
  try {
    await target.limit?.turn();
    const level = await target.levelFor?.(scenario.fixture);
    if (level !== undefined && !isForLevel(scenario, level)) {
      throw new NotSupported(`it is for feature levels ${scenario.levels ?? ""}, and the target has ${level}`);
    }
    const lacking = target.lacks?.(scenario);
    if (lacking !== undefined) throw new NotSupported(lacking);
    return { level, idOf: await target.reset(scenario.fixture) };
  } catch (problem) {
    return { halt: outcomeOf(problem) };
  }
}

/** Whether no later step reads the same queue. */
function isLastLookAt({ steps }: Scenario, index: number): boolean {
  const queueOf = (step: Step | undefined) => (step !== undefined && "events" in step ? step.events.queue : undefined);
  const queue = queueOf(steps[index]);
  return !steps.slice(index + 1).some((later) => queueOf(later) === queue);
}

async function playStep(step: Step, playing: Playing): Promise<StepOutcome> {
  const { target, routes, saved, lastSeen, idOf, level, manner, isLastLook } = playing;
  const sent: CallRequest[] = [];
  try {
    const now = referencesIn(step).includes(NOW) ? { now: await target.now() } : {};
    // A server has words of its own.
    const words = target.prefix === undefined ? {} : { isFree: isWording };
    const values: Values = { saved, ...now, ...(idOf === undefined ? {} : { idOf }), ...words };
    const missing = missingReferences(step, values);
    if (missing.length > 0) {
      return { status: "skipped", reason: `nothing was saved as ${missing.join(", ")}`, halts: false };
    }
    const contractLevel = manner.contract === false ? undefined : level;
    const { quietMilliseconds } = manner;
    const noted: Target = { ...target, call: (request) => (sent.push(request), target.call(request)) };
    const run = { target: noted, routes, values, lastSeen, contractLevel, quietMilliseconds, isLastLook };
    const found = await runStep(step, run);
    found.saved.forEach((value, name) => saved.set(name, value));
    if (found.seen !== undefined) {
      lastSeen.set(found.seen.queue, found.seen.last_event_id);
    }
    const { differences, received } = found;
    const status = differences.length === 0 ? "passed" : "failed";
    const { as: _, ...request } = sent[0] ?? { as: null };
    const fault = isSimulator(target.name) ? undefined : faultAt(sent[0], received);
    if (fault !== undefined) return { status: "known", reason: `known difference: ${fault}`, halts: false };
    return await knownOutcome(step, playing, { status, differences, sent: request, received, values, halts: false });
  } catch (problem) {
    return knownOutcome(step, playing, outcomeOf(problem));
  }
}

/**
 * A difference that the scenario or the step announces for this target, or that all servers of its level have; and one
 * that was announced and is not there.
 */
async function knownOutcome(step: Step, playing: Playing, outcome: StepOutcome): Promise<StepOutcome> {
  const { scenario, target, number, ways } = playing;
  const own = "known_difference" in step ? knownReason(step, target) : undefined;
  const { status, differences = [] } = outcome;
  const announced = own ?? knownReason(scenario, target);
  const reason = announced ?? (status === "failed" ? await ways({ number, differences }) : undefined);
  if (reason === undefined) return outcome;
  if (outcome.status === "failed") return { ...outcome, status: "known", reason: `known difference: ${reason}` };
  if (own === undefined || outcome.status !== "passed") return outcome;
  return {
    ...outcome,
    status: "failed",
    reason: `the known difference is not there (${own}); remove known_difference`,
  };
}
