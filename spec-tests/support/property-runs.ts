import type { RunDetails } from "fast-check";
import { seedOfText } from "../../src/testing/arbitraries/by-name.ts";

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

/**
 * How much is run: a small sample in `npm test`, more in `.ci/run` (`RUNS=checks`), everything in `npm run nightly`
 * (`RUNS=all`; `ALL_RUNS=1` is its older name).
 */
type Extent = "quick" | "checks" | "all";

const EXTENTS: Readonly<Record<Extent, { readonly share: number; readonly runs: number }>> = {
  quick: { share: 1 / 16, runs: 1 / 8 },
  checks: { share: 1 / 4, runs: 1 / 4 },
  all: { share: 1, runs: 1 },
};

/** What the environment chooses. */
export function chosenExtent({ RUNS: chosen, ALL_RUNS }: NodeJS.ProcessEnv = process.env): Extent {
  const extent = chosen ?? (ALL_RUNS === "1" ? "all" : "quick");
  if (extent === "quick" || extent === "checks" || extent === "all") return extent;
  throw new Error(`RUNS: ${JSON.stringify(extent)} is invalid; quick, checks or all is expected.`);
}

const EXTENT = chosenExtent();

/**
 * Whether a test that also runs elsewhere is part of the sample: always the same for a key.
 *
 * @param times - how many times as large the sample is, for tests that take little time
 */
export function inSample(key: string, times = 1, extent: Extent = EXTENT): boolean {
  return seedOfText(key) / 2 ** 32 < EXTENTS[extent].share * times;
}

/** Whether properties run in the fuzz (`npm run fuzz`). */
export const IN_FUZZ = process.env["FUZZ"] !== undefined;

/**
 * How often a property is tried, and from which seed: always the same in the gate; in the fuzz by the fuzz's seed, for
 * as long as the property's share of the time lasts.
 */
export function propertyRuns(numRuns: number, seed = 1): PropertyRuns {
  const { order } = fuzz;
  if (order === undefined) return { numRuns: Math.ceil(numRuns * EXTENTS[EXTENT].runs), seed };
  return {
    numRuns: SEEDS,
    seed: (seed + order.seed * SEED_STRIDE) % SEEDS,
    interruptAfterTimeLimit: order.milliseconds,
    reporter: order.report,
  };
}

/** Whether the generated values must have covered everything: only in all runs, and not from other seeds. */
export const COVERS_EVERYTHING = EXTENT === "all" && !IN_FUZZ;

/** Counts operations that a property makes in a realm, for the fuzz's figures. */
export function countOperations(count = 1): void {
  fuzz.counters[OPERATIONS] = (fuzz.counters[OPERATIONS] ?? 0) + count;
}
