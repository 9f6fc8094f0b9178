/**
 * Tries faults that are planted in this program, one awake at a time. The first worker runs every test once without a
 * fault, notes which places each test reaches, and then tries each fault on the tests that reach its place. A worker of
 * its own tries a fault that was awake before anything was loaded.
 */
import { parentPort, workerData } from "node:worker_threads";
import { tests, testsOf } from "./stand-in";

/** The faults of this program. */
export interface Faults {
  readonly awaken: (number: number) => void;
  /** By place, whether it was reached since this was filled with noughts. */
  readonly reached: Uint8Array;
}

type Loads = readonly (readonly [file: string, load: () => Promise<unknown>])[];

/** What the run without a fault says of a test. */
export interface TestRecord {
  readonly file: string;
  readonly name: string;
  /** Which of the tests of its file it is. */
  readonly index: number;
  readonly milliseconds: number;
  readonly isSound: boolean;
  readonly places: readonly number[];
}

/** What a worker is started with. */
export type Start =
  | { readonly kind: "all"; readonly known: readonly TestRecord[] | null }
  | {
      readonly kind: "one";
      readonly number: number;
      readonly tests: readonly Pick<TestRecord, "file" | "index">[];
      readonly milliseconds: number;
    };

/** A fault to be tried on tests, by their places in the records. */
export interface Trial {
  readonly number: number;
  readonly tests: readonly number[];
  readonly milliseconds: number;
}

const NONE = -1;
const port = parentPort;

function say(message: object): void {
  port?.postMessage(message);
}

/** The places that were reached since the last call. */
function taken(reached: Uint8Array): number[] {
  const places: number[] = [];
  for (let place = reached.indexOf(1); place !== -1; place = reached.indexOf(1, place + 1)) places.push(place);
  reached.fill(0);
  return places;
}

let isRejected = false;
process.on("unhandledRejection", () => (isRejected = true));

async function isPassed(index: number): Promise<boolean> {
  isRejected = false;
  try {
    await tests[index]?.run();
    return !isRejected;
  } catch {
    return false;
  }
}

async function tryAll(loads: Loads, { awaken, reached }: Faults, known: readonly TestRecord[] | null): Promise<void> {
  const loadings: { file: string; places: readonly number[] }[] = [];
  const records: TestRecord[] = [];
  for (const [file, load] of loads) {
    testsOf(file);
    const first = tests.length;
    await load();
    loadings.push({ file, places: taken(reached) });
    for (let index = first; index < tests.length && known === null; index += 1) {
      const begin = performance.now();
      const isSound = await isPassed(index);
      const milliseconds = performance.now() - begin;
      const name = tests[index]?.name ?? "";
      records.push({ file, name, index: index - first, milliseconds, isSound, places: taken(reached) });
    }
    say({ kind: "loaded", file });
  }
  say({ kind: "ready", loadings, records: known ?? records });

  const spoilt = new Set<string>();
  const attempt = async ({ number, tests: chosen, milliseconds }: Trial): Promise<void> => {
    const end = performance.now() + milliseconds;
    for (const index of chosen) {
      const test = tests[index];
      if (test === undefined || spoilt.has(test.file)) continue;
      if (performance.now() > end) return say({ kind: "tried", number, by: null });
      awaken(number);
      const passed = await isPassed(index);
      awaken(NONE);
      if (passed) continue;
      // A fault may have left something in what the tests of a file share; then they say nothing any more.
      if (await isPassed(index)) return say({ kind: "tried", number, by: `${test.file}: ${test.name}` });
      spoilt.add(test.file);
    }
    say({ kind: "tried", number, by: null });
  };
  port?.on("message", (trial: Trial) => void attempt(trial));
}

async function tryOne(loads: Loads, { awaken }: Faults, start: Extract<Start, { kind: "one" }>): Promise<void> {
  const { number } = start;
  const end = performance.now() + start.milliseconds;
  awaken(number);
  const firsts = new Map<string, number>();
  for (const { file, index } of start.tests) {
    if (performance.now() > end) break;
    if (!firsts.has(file)) {
      testsOf(file);
      firsts.set(file, tests.length);
      try {
        await loads.find(([path]) => path === file)?.[1]();
      } catch {
        return say({ kind: "tried", number, by: `${file}, when it is loaded` });
      }
    }
    const at = (firsts.get(file) ?? 0) + index;
    if (!(await isPassed(at))) return say({ kind: "tried", number, by: `${file}: ${tests[at]?.name ?? "no such test"}` });
  }
  say({ kind: "tried", number, by: null });
}

/** Begins the work that this thread was started with. */
export function work(loads: Loads, faults: Faults): void {
  const start = workerData as Start;
  const working = start.kind === "all" ? tryAll(loads, faults, start.known) : tryOne(loads, faults, start);
  working.catch((error: unknown) => say({ kind: "down", problem: error instanceof Error ? error.stack : String(error) }));
}
