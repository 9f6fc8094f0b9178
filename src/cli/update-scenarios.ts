/** The option `replay --update`: expectations that differ are rewritten to what came. */
import { readFile, writeFile } from "node:fs/promises";
import type { Scenario, Step } from "../matching/scenario";
import { editYamlText } from "../scenario/reading/edit-yaml-text";
import { replayAll, type ReplayPlan } from "../scenario/replay";
import type { Target } from "../targets/target";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { fileProblem } from "./read-json-file";

/**
 * Plays everything of a plan, and rewrites the files of the scenarios that differ, each in one go. What an expectation
 * says and what still fits (matchers, references, what is saved) stays as written.
 *
 * @returns whether any file was rewritten; the output names it and its steps
 * @throws UsageProblem when a file cannot be written
 */
export async function updateScenarios(plan: ReplayPlan, target: Target, io: Pick<Io, "stderr">): Promise<boolean> {
  const repaired = new Map<Scenario, Map<number, Step>>();
  const onRepaired = (scenario: Scenario, index: number, step: Step): void => {
    repaired.set(scenario, (repaired.get(scenario) ?? new Map<number, Step>()).set(index, step));
  };
  for await (const event of replayAll(plan, target, { onRepaired })) void event;
  for (const { file, scenario } of plan.scenarios) {
    const steps = repaired.get(scenario);
    if (steps === undefined) continue;
    const numbers = await rewrite(file, scenario, steps);
    if (numbers.length > 0) io.stderr.write(`realm-simulator: ${file}: updated step ${numbers.join(", ")}\n`);
  }
  return repaired.size > 0;
}

/** Gives the numbers of the steps that could be rewritten. */
async function rewrite(file: string, scenario: Scenario, steps: ReadonlyMap<number, Step>): Promise<readonly number[]> {
  const numbers: number[] = [];
  try {
    let text = await readFile(file, "utf8");
    for (const [index, step] of steps) {
      const edited = editYamlText(text, ["steps", index], scenario.steps[index], step, file.endsWith(".json"));
      if (edited === undefined || edited === text) continue;
      text = edited;
      numbers.push(index + 1);
    }
    if (numbers.length > 0) await writeFile(file, text);
    return numbers;
  } catch (error) {
    throw new UsageProblem(`The scenario file ${file} cannot be rewritten: ${fileProblem(error)}.`);
  }
}
