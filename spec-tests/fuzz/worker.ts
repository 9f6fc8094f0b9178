/** One core of the fuzz: runs the properties that it is given, one after the other, and reports their results. */
import { parentPort, workerData } from "node:worker_threads";
import fc, { type RunDetails } from "fast-check";
import { fuzz, RUNS } from "../support/property-runs";
import { properties } from "./named-tests";

/** What the fuzz requests. */
export interface WorkOrder {
  readonly property: number;
  readonly seed: number;
  readonly milliseconds: number;
}

/** The result; runs and operations are in the shared counters, so that those of a run that is cut are known. */
export interface WorkReport {
  readonly property: number;
  readonly seed: number;
  readonly problem: string | null;
}

const port = parentPort;
if (port === null) throw new Error("This part of the fuzz is started by scripts/fuzz.mjs.");

const all = properties();
const { counters } = workerData as { readonly counters: Float64Array };
fuzz.counters = counters;
fc.configureGlobal({ ...fc.readConfigureGlobal(), afterEach: () => void (counters[RUNS] = (counters[RUNS] ?? 0) + 1) });

/** What was generated is shown up to so many characters; the seed and path bring it back. */
const MOST_CHARACTERS = 2_000;

function shown(generated: unknown): string {
  const text = fc.stringify(generated);
  const left = text.length - MOST_CHARACTERS;
  return left <= 0 ? text : `${text.slice(0, MOST_CHARACTERS)}… (and ${left} characters)`;
}

function problemOf<Generated>(details: RunDetails<Generated>): string | null {
  if (!details.failed || details.counterexample === null) return null;
  const error = details.errorInstance;
  const said = error instanceof Error ? error.message : String(error);
  const { seed, counterexamplePath } = details;
  return `${said}\ncounterexample: ${shown(details.counterexample)}\n{ seed: ${seed}, path: "${counterexamplePath}" }`;
}

async function work({ property, seed, milliseconds }: WorkOrder): Promise<WorkReport> {
  let problem: string | null = null;
  const runsBefore = counters[RUNS] ?? 0;
  const report = <Generated>(details: RunDetails<Generated>): void => {
    counters[RUNS] = runsBefore + details.numRuns;
    problem ??= problemOf(details);
  };
  fuzz.order = { seed, milliseconds, report };
  try {
    await all[property]?.run();
  } catch (error) {
    problem ??= error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return { property, seed, problem };
}

port.on("message", (order: WorkOrder) => void work(order).then((report) => port.postMessage(report)));
port.postMessage(all.map(({ name, file }) => ({ name, file })));
