/** A scenario as text, and what is wrong with it. */
import { INTERFACE_ROUTES } from "../../src/conformance/scenario/interface";
import { loadFixture } from "../../src/conformance/scenario/reading/load-fixture";
import { readScenario } from "../../src/conformance/scenario/reading/read-scenario";
import { problemLine } from "../../src/conformance/scenario/scenario-problem";

export const HEAD = `name: n
purpose: p
fixture: { users: [{ email: ann@example.test }, { email: bob@example.test }], channels: [{ name: general }] }
steps:
`;

export function problemsOf(steps: string): readonly string[] {
  const found = readScenario(HEAD + steps, "a.yaml", { routes: INTERFACE_ROUTES, loadFixture });
  return "problems" in found ? found.problems.map(problemLine) : [];
}
