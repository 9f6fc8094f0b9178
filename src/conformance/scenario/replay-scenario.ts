/** Plays one scenario that was written in code: checks it, plays every step, and returns the whole result. */

import { INTERFACE_ROUTES } from "./interface";
import { scenarioProblems } from "./reading/check-scenario";
import { loadFixture } from "./reading/load-fixture";
import { replayAll } from "./replay";
import type { Scenario } from "./scenario";
import type { ScenarioResult } from "./step-result";
import type { Target } from "./target";
import { simulatorTarget } from "./targets/simulator-target";
import { startSimulator } from "./targets/start-simulator";

/** Scenarios in code have no file; reports show this instead. */
const IN_CODE = "(in code)";

/**
 * Plays a scenario on a simulator of its own, or on a target.
 *
 * @returns the result of every step; nothing is thrown when steps differ
 * @throws RangeError with all that is wrong with the scenario itself, a sentence for each, before anything is played
 */
export async function replayScenario(
  scenario: Scenario,
  target: Target = simulatorTarget(startSimulator),
): Promise<ScenarioResult> {
  const problems = scenarioProblems(scenario, { routes: INTERFACE_ROUTES, loadFixture });
  if (problems.length > 0) throw new RangeError(`The scenario cannot be played: ${problems.join("; ")}`);
  const plan = { scenarios: [{ file: IN_CODE, scenario }], unusable: [], routes: INTERFACE_ROUTES };
  for await (const event of replayAll(plan, target)) {
    if (event.kind === "scenario ended") return event.result;
  }
  throw new Error("A replay ended without its scenario.");
}
