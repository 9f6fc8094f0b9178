/**
 * Tries faults that are planted in this program, one active at a time. The first worker runs every test once without a
 * fault, and records which places each test reaches; then it tries each fault on the requested tests. Other workers load a
 * file of tests at its first request, so that they start immediately.
 */
import { parentPort, workerData } from "node:worker_threads";
import { tests, testsOf } from "./stand-in";

/** The faults of this program. */
export interface Faults {
  readonly awaken: (number: number) => void;
  /** By place, whether it was reached since this was filled with noughts. */
  readonly reached: Uint8Array;
  /** How often the fault that is awake was run since it was woken. */
  readonly runs: () => number;
}

type Loads = readonly (readonly [file: string, load: () => Promise<unknown>])[];

/** A test: which one of its file. */
export interface TestPlace {
  readonly file: string;
  readonly index: number;
}

/** What the run without a fault says of a test. */
export interface TestRecord extends TestPlace {
  readonly name: string;
  readonly milliseconds: number;
  readonly isSound: boolean;
  readonly places: readonly number[];
}

/** What a worker is started with: whether it begins with a run of all tests. */
export interface Start {
  readonly isFirst: boolean;
}

/** A fault to be tried. */
export interface Trial {
  readonly number: number;
  readonly place: number;
  readonly tests: readonly TestPlace[];
  /** How much time of the processor the tests may take together; the last one begins before. */
  readonly milliseconds: number;
  /** Whether the fault is awake when files are loaded, too. */
  readonly isAwake: boolean;
}

/** The result of a trial. */
export interface Tried {
  readonly kind: "tried";
  readonly number: number;
  /** The test that failed. */
  readonly by: string | null;
  /** Whether any of the tests reached the fault at all. */
  readonly wasReached: boolean;
  /** The test that failed, where it fails now without the fault, too. */
  readonly corrupted: TestPlace | null;
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

async function isPassed(at: number): Promise<boolean> {
  isRejected = false;
  try {
    await tests[at]?.run();
    return !isRejected;
  } catch {
    return false;
  }
}

/** Where the tests of the files begin that are loaded. */
const firsts = new Map<string, number>();

async function load(loads: Loads, file: string): Promise<number> {
  const known = firsts.get(file);
  if (known !== undefined) return known;
  const first = tests.length;
  firsts.set(file, first);
  testsOf(file);
  await loads.find(([path]) => path === file)?.[1]();
  return first;
}

async function runAll(loads: Loads, { reached }: Faults): Promise<void> {
  const loadings: { file: string; places: readonly number[] }[] = [];
  const records: TestRecord[] = [];
  for (const [file] of loads) {
    const first = await load(loads, file);
    loadings.push({ file, places: taken(reached) });
    for (let at = first; at < tests.length; at += 1) {
      const begin = performance.now();
      const isSound = await isPassed(at);
      const milliseconds = performance.now() - begin;
      records.push({ file, name: nameOf(at), index: at - first, milliseconds, isSound, places: taken(reached) });
    }
    say({ kind: "loaded", file });
  }
  say({ kind: "ready", loadings, records });
}

function nameOf(at: number): string {
  return tests[at]?.name ?? "no such test";
}

/** Milliseconds that the processor has worked for this process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function tried(loads: Loads, faults: Faults, trial: Trial): Promise<Tried> {
  const { awaken, reached, runs } = faults;
  const { number, place, isAwake } = trial;
  const end = worked() + trial.milliseconds;
  reached.fill(0);
  awaken(isAwake ? number : NONE);
  let wasReached = false;
  const result = (by: string | null, corrupted: TestPlace | null = null): Tried => {
    awaken(NONE);
    return { kind: "tried", number, by, wasReached, corrupted };
  };
  for (const test of trial.tests) {
    if (worked() > end) return result(null);
    let first: number;
    try {
      first = await load(loads, test.file);
    } catch {
      return result(`${test.file}, when it is loaded`);
    }
    const at = first + test.index;
    awaken(number);
    const passed = await isPassed(at);
    wasReached ||= runs() > 0 || reached[place] === 1;
    if (!isAwake) awaken(NONE);
    if (passed) continue;
    const by = `${test.file}: ${nameOf(at)}`;
    if (isAwake) return result(by);
    // A fault may have left something in what the tests of a file share.
    return result(by, (await isPassed(at)) ? null : test);
  }
  return result(null);
}

/** Begins the work that this thread was started with. */
export function work(loads: Loads, faults: Faults): void {
  const { isFirst } = workerData as Start;
  const down = (error: unknown): void => {
    say({ kind: "down", problem: error instanceof Error ? error.stack : String(error) });
  };
  if (isFirst) runAll(loads, faults).catch(down);
  port?.on("message", (trial: Trial) => void tried(loads, faults, trial).then(say, down));
}
