/** Reads a scenario file: YAML or JSON text in, its scenarios or everything that is wrong with it out. */
import type { ScenarioProblem } from "../../matching/scenario-problem";
import type { ScenarioFile } from "../step-result";
import { checkScenario, type ReadingRules } from "./check-scenario";
import { expand, type SourceFile } from "./expand";
import { readYamlText } from "./yaml-text";

/** The scenarios of a file, or the problems that make it unusable (at least one, in the order of the file). */
export type ReadScenarios =
  { readonly scenarios: readonly ScenarioFile[] } | { readonly problems: readonly ScenarioProblem[] };

/** Gives the text of a file that another one uses, and its name for reports; a sentence if it cannot be read. */
export type ReadUsed = (name: string) => { readonly file: string; readonly text: string } | string;

const NO_FILES: ReadUsed = () => "there are no other files here";

/**
 * Reads one file. A file with a table of cases has a scenario for each of them.
 *
 * @param file - its name as the problems shall show it
 */
export function readScenario(
  text: string,
  file: string,
  rules: ReadingRules,
  readUsed: ReadUsed = NO_FILES,
): ReadScenarios {
  const source = read(text, file);
  if ("sentence" in source) return { problems: [source] };
  const { scenarios: expanded, problems: misused } = expand(source, (name) => {
    const used = readUsed(name);
    return typeof used === "string" ? used : read(used.text, used.file);
  });
  const problems: ScenarioProblem[] = [...misused];
  const scenarios: ScenarioFile[] = [];
  for (const { value, placeOf } of expanded) {
    const scenario = checkScenario(value, rules, (spot, sentence, onKey) => {
      problems.push({ ...placeOf(spot, onKey), sentence });
    });
    if (scenario === undefined) continue;
    const places = scenario.steps.map((_, index) => placeOf(["steps", index]));
    scenarios.push({ file, scenario, place: placeOf([]), places });
  }
  if (problems.length === 0) return { scenarios };
  // The cases of one table have the same mistakes in the steps that they share.
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return { problems: [...once.values()].sort((a, b) => a.line - b.line || a.column - b.column) };
}

function read(text: string, file: string): SourceFile | ScenarioProblem {
  const found = readYamlText(text);
  return "sentence" in found ? { file, ...found } : { file, ...found };
}
