/** Looks into the simulators of a replay: writes their traces, and counts what of the interface was reached. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageOf } from "../conformance/scenario/coverage";
import type { ReplayPlan } from "../conformance/scenario/replay";
import type { ReplayEvent, ScenarioResult } from "../conformance/scenario/step-result";
import type { TracedSimulators } from "../conformance/scenario/targets/traced-simulators";
import type { TraceStep } from "../testing/trace/trace-step";
import { traceText } from "../testing/trace/trace-text";
import { UsageProblem } from "./arguments";
import { fileNames } from "./file-names";
import { fileProblem } from "./read-json-file";
import type { ReplayOptions } from "./replay-options";

/**
 * Passes on what happens in a replay. Of each scenario a trace is written where the options name a folder, and the
 * result at the end has the coverage where they ask for it.
 *
 * @throws UsageProblem when a trace cannot be written
 */
export async function* observedReplay(
  events: AsyncIterable<ReplayEvent>,
  plan: ReplayPlan,
  simulators: TracedSimulators,
  options: Pick<ReplayOptions, "traceFolder" | "coverage">,
): AsyncGenerator<ReplayEvent, void> {
  const { traceFolder } = options;
  const names = fileNames(plan.scenarios, "");
  const steps: TraceStep[] = [];
  for await (const event of events) {
    if (event.kind === "scenario ended") {
      const taken = simulators.steps();
      if (options.coverage) steps.push(...taken);
      if (traceFolder !== undefined) await writeTrace(traceFolder, names[event.index] ?? "", event.result, taken);
    }
    const covered = event.kind === "ended" && options.coverage;
    yield covered ? { ...event, result: { ...event.result, coverage: coverageOf(steps) } } : event;
  }
}

/** Two files for a scenario: the steps as JSON for programs, and as lines for people. */
async function writeTrace(
  folder: string,
  name: string,
  { file, scenario, status }: ScenarioResult,
  steps: readonly TraceStep[],
): Promise<void> {
  const written = { file, name: scenario.name, status, steps };
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(written, null, 2)}\n`);
    await writeFile(join(folder, `${name}.txt`), `${traceText(steps)}\n`);
  } catch (error) {
    throw new UsageProblem(`The traces cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
}
