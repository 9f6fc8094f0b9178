/** Reads a text as a scenario. */
import { problemLine } from "../../src/matching/scenario-problem";
import type { ReadingRules } from "../../src/scenario/reading/check-scenario";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { loadFixture } from "../../src/targets/load-fixture";

export const rules: ReadingRules = {
  routes: new Map([
    ["send-message", { method: "POST", path: "/messages" }],
    ["get-messages", { method: "GET", path: "/messages" }],
    ["update-message", { method: "PATCH", path: "/messages/{message_id}" }],
  ]),
  loadFixture,
};

export function read(text: string) {
  const found = readScenario(text, "some.yaml", rules);
  return "problems" in found ? found : { scenario: found.scenarios[0]?.scenario };
}

/** The problems of a file, each in one line. */
export function problemsOf(text: string): readonly string[] {
  const result = read(text);
  return "problems" in result ? result.problems.map(problemLine) : [];
}

/** A scenario file with these steps, the first of them in line 5. */
export function withSteps(steps: string): string {
  return `name: n\npurpose: p\ncard: [Endpoints 1]\nsteps:\n${steps}`;
}
