/** What a scenario expects and servers do otherwise: a simulator at the level of the server shows it, and why. */
import { DIVERGENCE_NAMES, divergenceReason, withoutDivergence } from "../known/divergences";
import type { Scenario } from "../matching/scenario";
import type { DivergenceName } from "../protocol/divergence-names";
import { simulatorTarget, startSimulator } from "../targets/simulator-target";
import type { Target } from "../targets/target";
import type { StepResult } from "./step-result";

/** Plays a scenario on a target. */
export type Play = (scenario: Scenario, target: Target) => AsyncIterable<StepResult>;

/** The reason why a step cannot be as expected; undefined if the simulator at that level has no such difference. */
export type Ways = (step: Pick<StepResult, "number" | "differences">) => Promise<string | undefined>;

type Follow = "documented" | "server";

/**
 * Asks simulators about the steps of a scenario that differ on a server without a control plane.
 *
 * @param level - the feature level of the server
 */
export function serverWays(scenario: Scenario, { prefix }: Target, level: number | undefined, play: Play): Ways {
  if (prefix === undefined || level === undefined || scenario.fixture === undefined) return async () => undefined;
  const played = new Map<string, Promise<ReadonlyMap<number, StepResult>>>();
  const failed = (follow: Follow, except?: DivergenceName): Promise<ReadonlyMap<number, StepResult>> => {
    const key = `${follow} ${except ?? ""}`;
    const found = played.get(key) ?? failedSteps(scenario, level, play, follow, except);
    played.set(key, found);
    return found;
  };
  return async (step) => {
    const differs = async (follow: Follow, except?: DivergenceName): Promise<boolean> =>
      isSame(step, (await failed(follow, except)).get(step.number));
    if (!(await differs("server"))) return undefined;
    if (await differs("documented")) return `the scenario expects what feature level ${level} does otherwise`;
    for (const name of DIVERGENCE_NAMES) if (!(await differs("server", name))) return divergenceReason(name);
    return "the documentation and servers differ here";
  };
}

async function failedSteps(
  scenario: Scenario,
  feature_level: number,
  play: Play,
  follow: Follow,
  except: DivergenceName | undefined,
): Promise<ReadonlyMap<number, StepResult>> {
  const fixture = { ...scenario.fixture, feature_level, realm: { ...scenario.fixture?.realm, follow } };
  const target = simulatorTarget((given) =>
    startSimulator(given, (simulator) => {
      if (except !== undefined) simulator.restore(withoutDivergence(simulator.snapshot(), except));
      return simulator;
    }),
  );
  const steps = new Map<number, StepResult>();
  for await (const step of play({ ...scenario, fixture }, target)) {
    if (step.status === "failed") steps.set(step.number, step);
  }
  return steps;
}

/** Whether a step differs nowhere but where another one does. */
function isSame(step: Pick<StepResult, "differences">, other: StepResult | undefined): boolean {
  if (other === undefined) return false;
  const places = new Set(other.differences.map(({ path }) => path));
  return step.differences.length === 0 ? places.size === 0 : step.differences.every(({ path }) => places.has(path));
}
