import { CORE, drawNumbers } from "./actions/actions";
import type { Numbers } from "./actions/scene";
import { drawFrom, type Draw } from "./draw";
import type { PlanStep } from "./plan";

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
 * single steps last; then replaces steps by simpler ones. A plan that is still long is varied at random.
 */
export async function shrunk(
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
  const draw = drawFrom(best.length);
  for (let failures = 0; failures < VARIATIONS * (best.length - LONGEST_CLEAR) && !isStopped();) {
    if (await attempt(shorterVariation(draw, best))) {
      failures = 0;
      await removeParts(best, attempt);
    } else failures += 1;
  }
  return best;
}

/** So many variations are tried in a row without success, for each step that the plan has too many. */
const VARIATIONS = 150;

/** A plan of at most so many steps is clear enough. */
const LONGEST_CLEAR = 4;

/** A shorter plan of varied steps: a step is often needed only because another one is not quite the right one. */
function shorterVariation(draw: Draw, plan: readonly PlanStep[]): readonly PlanStep[] {
  const kept = [...plan];
  for (let count = 1 + draw.below(2); count > 0; count -= 1) kept.splice(draw.below(kept.length), 1);
  const place = draw.below(kept.length);
  const [moved] = draw.below(3) === 0 ? kept.splice(place, 1) : [];
  if (moved !== undefined) kept.splice(draw.below(kept.length + 1), 0, moved);
  // Requests that meet each other are often made at the same moment.
  if (draw.below(4) === 0) return kept.map((step) => ("act" in step ? { ...step, soon: true } : step));
  return kept.map((step) => (draw.below(2) === 0 ? step : variation(draw, step)));
}

function variation(draw: Draw, step: PlanStep): PlanStep {
  if ("clock" in step) return { clock: draw.one([1, 5, 60, 300]) };
  if ("sleep" in step) return { sleep: draw.one([5, 700]) };
  const soon = draw.below(3) === 0 ? { soon: true as const } : {};
  if ("act" in step) return { act: step.act, with: step.with, ...soon };
  if ("action" in step) {
    if (draw.below(4) === 0) return { action: draw.one(CORE), numbers: drawNumbers(draw), ...soon };
    const [a, b, c] = step.numbers.map((number) => (draw.below(2) === 0 ? number : draw.below(4)));
    const numbers: Numbers = [a ?? 0, b ?? 0, c ?? 0];
    return { action: step.action, numbers, ...soon };
  }
  const { operation: _, ...fault } = step.fault;
  return { fault: fault.retry_after === undefined ? fault : { ...fault, retry_after: draw.one([1, 5, 60]) } };
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

async function removeParts(
  plan: readonly PlanStep[],
  attempt: (shorter: readonly PlanStep[]) => Promise<boolean>,
): Promise<void> {
  let best = plan;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length;) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (shorter.length < best.length && (await attempt(shorter))) best = shorter;
      else from += size;
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
