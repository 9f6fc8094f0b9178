/** Evidence over a whole test run: what all simulators of a process touched, as a file in a folder. */
import type { Simulator } from "../../simulator/simulator";
import { observeCreation, partsOf } from "../../simulator/simulator-parts";
import { evidenceOf } from "../../touched/evidence-data";
import { realmOf, touchedCounter } from "../../touched/touched";

/** The environment variable with the folder. */
const FOLDER = "REALM_SIMULATOR_EVIDENCE";
/**
 * Test runners can end a thread without notice, so the file is also written soon after requests: immediately, unless
 * writing would then take more than a twentieth of the time.
 */
const REST_PER_WRITE = 20;

/** The parts of Node that are needed. Other platforms do not have them, and the entry points import nothing of Node. */
interface NodeProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pid: number;
  on(event: "exit", listener: () => void): void;
  getBuiltinModule?(name: "node:fs"): {
    mkdirSync(path: string, options: { recursive: true }): void;
    writeFileSync(path: string, text: string): void;
  };
}

let hasBegun = false;

/** Begins to count, if the environment variable names a folder. Several entry points call it; the first call counts. */
export function collectWholeRun(): void {
  if (hasBegun) return;
  hasBegun = true;
  const global: { process?: NodeProcess } = Object(globalThis);
  const folder = global.process?.env?.[FOLDER];
  const files = global.process?.getBuiltinModule?.("node:fs");
  if (folder === undefined || folder === "" || files === undefined || global.process === undefined) return;
  const { pid } = global.process;
  // A runner can load the library several times in one process. Browsers that are imitated do not have `crypto`.
  const file = `${folder}/evidence-${pid}-${Math.random().toString(16).slice(2, 10)}.json`;
  const counter = touchedCounter();
  // Tests can replace the timers of the platform.
  const later = globalThis.setTimeout;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isWritten, hasFailed, restsUntil] = [true, false, 0];
  const write = (): void => {
    timer = undefined;
    if (isWritten) return;
    isWritten = true;
    const begun = performance.now();
    try {
      files.mkdirSync(folder, { recursive: true });
      files.writeFileSync(file, JSON.stringify(evidenceOf({ touched: counter.touched(), differing: {} })));
    } catch (error) {
      if (!hasFailed) console.warn(`${FOLDER}: ${file} cannot be written: ${String(Object(error).code)}.`);
      hasFailed = true;
    }
    restsUntil = begun + REST_PER_WRITE * (performance.now() - begun);
  };
  observeCreation((simulator: Simulator) => {
    const parts = partsOf(simulator);
    parts?.observeRequests((entry) => {
      counter.count(entry, realmOf(parts.cell.realm()));
      isWritten = false;
      timer ??= later(write, Math.max(0, restsUntil - performance.now()));
      Object(timer).unref?.();
    });
  });
  global.process.on("exit", write);
}
