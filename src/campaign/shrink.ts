import type { FaultRule } from "../model/fixture/fault-plan";
import { removeParts } from "../testing/arbitraries/remove-parts";
import type { Numbers } from "./actions/scene";
import type { PlanStep } from "./plan-step";

/** How many shorter plans are tried at most. */
const MAX_TRIES = 3_000;

/** How a plan is made shorter. */
export interface Shrinking {
  /** Plays a plan; true if it breaks the client as the first one did. */
  readonly breaks: (plan: readonly PlanStep[]) => Promise<boolean>;
  /** Whether to stop; the shortest plan so far counts. */
  readonly isStopped?: () => boolean;
  /** Called after each plan that was tried, with the length of the shortest so far. */
  readonly onTry?: (tries: number, length: number) => void;
}

/**
 * Makes a plan shorter and simpler as long as it breaks the client: removes all steps, then parts, halves first and
 * single steps last; then replaces steps by simpler ones. In a plan that is still long, one step is removed and another varied.
 */
export async function shrunkPlan(
  plan: readonly PlanStep[],
  { breaks, isStopped = () => false, onTry = () => undefined }: Shrinking,
): Promise<readonly PlanStep[]> {
  let tries = 0;
  let best = plan;
  const attempt = async (shorter: readonly PlanStep[]): Promise<boolean> => {
    tries += 1;
    if (tries > MAX_TRIES || isStopped()) return false;
    const isBroken = await breaks(shorter);
    if (isBroken) best = shorter;
    onTry(tries, best.length);
    return isBroken;
  };
  if (plan.length === 0 || (await attempt([]))) return [];
  for (let before = Infinity; before !== best.length;) {
    before = best.length;
    await removeParts(best, attempt);
  }
  for (let index = 0; index < best.length; index += 1) {
    for (const simpler of simplerSteps(best[index])) {
      if (await attempt(best.map((step, place) => (place === index ? simpler : step)))) break;
    }
  }
  // A simpler step may have made another one unnecessary, and some steps are unnecessary only together.
  await removeParts(best, attempt);
  for (let before = Infinity; before !== best.length && best.length <= LONGEST_FOR_PAIRS;) {
    before = best.length;
    await removePairs(best, attempt);
  }
  for (let before = Infinity; before !== best.length && best.length > LONGEST_CLEAR;) {
    before = best.length;
    for (const shorter of removedAndVaried(best)) {
      if (isStopped()) break;
      if (!(await attempt(shorter))) continue;
      await removeParts(best, attempt);
      break;
    }
  }
  return best;
}

/** A plan of at most so many steps is clear enough. */
const LONGEST_CLEAR = 4;

/** One step is removed and another varied: a step is often needed only because another one is not quite right. */
function* removedAndVaried(plan: readonly PlanStep[]): Generator<readonly PlanStep[]> {
  for (const removed of plan.keys()) {
    const rest = plan.filter((_, index) => index !== removed);
    // Requests that meet each other are often made at the same moment.
    yield rest.map((step) => ("act" in step ? { ...step, soon: true } : step));
    for (const [place, step] of rest.entries()) {
      for (const varied of variations(step)) yield rest.map((one, index) => (index === place ? varied : one));
    }
  }
}

const SMALL_NUMBERS = [0, 1, 2, 3];

function variations(step: PlanStep): readonly PlanStep[] {
  if ("clock" in step) return [1, 5, 60, 300].map((clock) => ({ clock }));
  if ("sleep" in step) return [5, 700].map((sleep) => ({ sleep }));
  if ("fault" in step) return faultVariations(step.fault);
  const { soon, ...later } = step;
  const moved: PlanStep = soon === true ? later : { ...step, soon: true };
  if ("act" in step) return [moved];
  const [a, b, c] = step.numbers;
  const numbers = SMALL_NUMBERS.flatMap((number): Numbers[] => [
    [number, b, c],
    [a, number, c],
    [a, b, number],
  ]);
  return [moved, ...numbers.map((others): PlanStep => ({ ...step, numbers: others }))];
}

function faultVariations({ operation, ...fault }: FaultRule): readonly PlanStep[] {
  const anywhere: readonly PlanStep[] = operation === undefined ? [] : [{ fault }];
  if (fault.fault !== "rate_limit" || fault.retry_after === undefined) return anywhere;
  return [...anywhere, ...[1, 5, 60].map((retry_after): PlanStep => ({ fault: { ...fault, retry_after } }))];
}

/** Up to this length all pairs of steps are tried. */
const LONGEST_FOR_PAIRS = 14;

async function removePairs(
  plan: readonly PlanStep[],
  attempt: (shorter: readonly PlanStep[]) => Promise<boolean>,
): Promise<void> {
  for (let first = 0; first < plan.length; first += 1) {
    for (let second = first + 1; second < plan.length; second += 1) {
      if (await attempt(plan.filter((_, index) => index !== first && index !== second))) return;
    }
  }
}

/** The simplest first. */
function simplerSteps(step: PlanStep | undefined): readonly PlanStep[] {
  if (step === undefined) return [];
  if ("clock" in step) return [1, 5, 60].filter((seconds) => seconds < step.clock).map((clock) => ({ clock }));
  if ("sleep" in step) return [5, 700].filter((seconds) => seconds < step.sleep).map((sleep) => ({ sleep }));
  if ("action" in step) {
    const { action, numbers } = step;
    const zeros = [0, 1, 2].map((place) => numbers.map((number, index) => (index === place ? 0 : number)));
    const candidates = [[0, 0, 0], ...zeros]
      .filter((changed) => changed.some((number, index) => number !== numbers[index]))
      .map(([a = 0, b = 0, c = 0]): PlanStep => ({ action, numbers: [a, b, c] }));
    return step.soon === true ? [{ action, numbers }, ...candidates] : candidates;
  }
  if ("act" in step && step.soon === true) return [{ act: step.act, with: step.with }];
  return [];
}
