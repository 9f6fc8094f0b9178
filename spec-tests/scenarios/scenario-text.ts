/** A scenario as text, and what is wrong with it. */
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import { problemLine } from "../../src/matching/scenario-problem";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { loadFixture } from "../../src/targets/load-fixture";

export const HEAD = `name: n
purpose: p
fixture: { users: [{ email: ann@example.test }, { email: bob@example.test }], channels: [{ name: general }] }
steps:
`;

export function problemsOf(steps: string): readonly string[] {
  const found = readScenario(HEAD + steps, "a.yaml", { routes: INTERFACE_ROUTES, loadFixture });
  return "problems" in found ? found.problems.map(problemLine) : [];
}
