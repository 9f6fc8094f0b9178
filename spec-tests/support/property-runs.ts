import type { RunDetails } from "fast-check";

/** The parameters of `fc.assert` for a property. */
export interface PropertyRuns {
  readonly numRuns: number;
  readonly seed: number;
  readonly interruptAfterTimeLimit?: number;
  // The same for every type of generated values, which a parameter of the function could not say.
  readonly reporter?: <Generated>(details: RunDetails<Generated>) => void;
}

/** What the fuzz requests of the present property, instead of the fixed number of runs from a fixed seed. */
export interface FuzzOrder {
  readonly seed: number;
  readonly milliseconds: number;
  readonly report: <Generated>(details: RunDetails<Generated>) => void;
}

/** The places of the fuzz's counters. */
export const RUNS = 0;
const OPERATIONS = 1;

/** The fuzz that properties run in, if any, and what it has counted since it began. */
export const fuzz: { order: FuzzOrder | undefined; counters: Float64Array } = {
  order: undefined,
  counters: new Float64Array(2),
};

/** Prime, so that properties with neighbouring seeds of their own do not meet those of neighbouring runs of the fuzz. */
const SEED_STRIDE = 7919;
const SEEDS = 2147483647;

/** Whether all runs are made, as in `.ci/run`; `npm test` makes a quarter of them. */
const MAKES_ALL_RUNS = process.env["ALL_RUNS"] === "1";

/** Whether properties run in the fuzz (`npm run fuzz`). */
export const IN_FUZZ = process.env["FUZZ"] !== undefined;

/**
 * How often a property is tried, and from which seed: always the same in the gate; in the fuzz by the fuzz's seed, for
 * as long as the property's share of the time lasts.
 */
export function propertyRuns(numRuns: number, seed = 1): PropertyRuns {
  const { order } = fuzz;
  if (order === undefined) return { numRuns: MAKES_ALL_RUNS ? numRuns : Math.ceil(numRuns / 4), seed };
  return {
    numRuns: SEEDS,
    seed: (seed + order.seed * SEED_STRIDE) % SEEDS,
    interruptAfterTimeLimit: order.milliseconds,
    reporter: order.report,
  };
}

/** Whether the generated values must have covered everything: checked for all runs of the fixed seed. */
export const COVERS_EVERYTHING = MAKES_ALL_RUNS && !IN_FUZZ;

/** Counts operations that a property makes in a realm, for the fuzz's figures. */
export function countOperations(count = 1): void {
  fuzz.counters[OPERATIONS] = (fuzz.counters[OPERATIONS] ?? 0) + count;
}
