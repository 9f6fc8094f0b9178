/** Looks into the simulators of a replay: writes their traces, and counts what of the interface was reached. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReplayPlan } from "../scenario/replay";
import { seenInTrace, type WatchedTarget } from "../scenario/seen-in-scenario";
import type { ReplayEvent, ScenarioResult, StepResult } from "../scenario/step-result";
import type { TracedSimulators } from "../scenario/traced-simulators";
import type { Simulator } from "../simulator/simulator";
import { stepLogOf } from "../simulator/simulator-parts";
import { makeFolder } from "../testing/trace/make-folder";
import { saveTrace } from "../testing/trace/save-trace";
import type { FailedExpectation } from "../testing/trace/trace-file";
import { traceText } from "../testing/trace/trace-of";
import type { TraceStep } from "../testing/trace/trace-step";
import { coverageOf, type SeenInScenario } from "../touched/coverage";
import { UsageProblem } from "./arguments";
import { fileNames, fileProblem } from "./read-json-file";
import type { ReplayOptions } from "./replay-options";

/**
 * Passes on what happens in a replay. Of each scenario a trace is written where the options name a folder, and the
 * result at the end has the coverage where they request it: from traces of simulators, else from the answers alone.
 *
 * @throws UsageProblem when a trace cannot be written
 */
export async function* observedReplay(
  events: AsyncIterable<ReplayEvent>,
  plan: ReplayPlan,
  simulators: TracedSimulators | undefined,
  watched: WatchedTarget,
  options: Pick<ReplayOptions, "traceFolder" | "coverage">,
): AsyncGenerator<ReplayEvent, void> {
  const { traceFolder } = options;
  const names = fileNames(plan.scenarios, "");
  const seen: SeenInScenario[] = [];
  let failed: FailedExpectation[] = [];
  for await (const event of events) {
    if (event.kind === "scenario started") failed = [];
    if (event.kind === "step ended") failed.push(...expectationsOf(event.step, simulators?.newest()));
    if (event.kind === "scenario ended") {
      const { name: scenario } = event.result.scenario;
      const taken = simulators?.steps();
      const answers = watched.take(scenario);
      seen.push(simulators === undefined ? answers : seenInTrace(scenario, simulators.seen(), answers));
      if (traceFolder !== undefined && simulators !== undefined && taken !== undefined) {
        const name = join(traceFolder, names[event.index] ?? "");
        await writeTrace(traceFolder, name, event.result, taken);
        await writePage(`${name}.html`, event.result, simulators.newest(), failed);
      }
    }
    const covered = event.kind === "ended" && options.coverage;
    yield covered ? { ...event, result: { ...event.result, coverage: coverageOf(seen) } } : event;
  }
}

/** The differences of a failed step, at the newest step of the simulator. */
function expectationsOf(
  { status, title, differences, reason }: StepResult,
  simulator: Simulator | undefined,
): FailedExpectation[] {
  if (status !== "failed") return [];
  const step = simulator === undefined ? 0 : (stepLogOf(simulator)?.steps.length ?? 0);
  if (differences.length === 0) return [{ step, title: `${title}: ${reason ?? "failed"}` }];
  return differences.map(({ path, expected, actual }) => ({
    step,
    title: `${title}: ${path}`,
    expected,
    received: actual,
  }));
}

/** The page that plays the scenario again; none for a scenario whose simulator could not be started. */
async function writePage(
  path: string,
  { file, scenario, status }: ScenarioResult,
  simulator: Simulator | undefined,
  expectations: readonly FailedExpectation[],
): Promise<void> {
  if (simulator === undefined) return;
  const result = status === "failed" ? "failed" : "passed";
  await saveTrace(simulator, path, { title: scenario.name, source: file, result, expectations });
}

/** Two files for a scenario: the steps as JSON for programs, and as lines for people. */
async function writeTrace(
  folder: string,
  path: string,
  { file, scenario, status }: ScenarioResult,
  steps: readonly TraceStep[],
): Promise<void> {
  const written = { file, name: scenario.name, status, steps };
  try {
    makeFolder(folder);
    await writeFile(`${path}.json`, `${JSON.stringify(written, null, 2)}\n`);
    await writeFile(`${path}.txt`, `${traceText(steps)}\n`);
  } catch (error) {
    throw new UsageProblem(`The traces cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
}
