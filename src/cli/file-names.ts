import type { ScenarioFile } from "../conformance/scenario/step-result";

/** A name for a file about each scenario, from the scenario's own; no two are alike. */
export function fileNames(scenarios: readonly Pick<ScenarioFile, "scenario">[], ending: string): readonly string[] {
  const taken = new Set<string>();
  return scenarios.map(({ scenario: { name } }) => {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "") || "scenario";
    let chosen = plain;
    for (let number = 2; taken.has(chosen); number += 1) chosen = `${plain}_${number}`;
    taken.add(chosen);
    return `${chosen}${ending}`;
  });
}
