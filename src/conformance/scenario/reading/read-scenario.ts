/** Reads a scenario file: YAML or JSON text in, a scenario or everything that is wrong with it out. */

import type { Scenario } from "../scenario";
import type { ScenarioProblem } from "../scenario-problem";
import { checkScenario, type ReadingRules } from "./check-scenario";
import { readYamlText } from "./yaml-text";

/** A scenario, or the problems that make its file unusable (at least one, in the order of the file). */
export type ReadScenario = { readonly scenario: Scenario } | { readonly problems: readonly ScenarioProblem[] };

/**
 * Reads one file.
 *
 * @param file - its name as the problems shall show it
 */
export function readScenario(text: string, file: string, rules: ReadingRules): ReadScenario {
  const read = readYamlText(text);
  if ("sentence" in read) {
    return { problems: [{ file, ...read }] };
  }
  const problems: ScenarioProblem[] = [];
  const scenario = checkScenario(read.value, rules, (spot, sentence, onKey) => {
    problems.push({ file, ...read.placeOf(spot, onKey), sentence });
  });
  if (scenario !== undefined && problems.length === 0) {
    return { scenario };
  }
  return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}
