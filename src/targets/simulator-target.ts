/** A simulator in this process as a target: every scenario gets a new one, so none sees what another did. */
import type { Fixture } from "../model/fixture/fixture";
import { isControlPath, withControlPlane } from "../server/control";
import { answerResponseOf } from "../simulator/answer-response";
import { simulatorFromFixture } from "../simulator/create-simulator";
import type { Simulator } from "../simulator/simulator";
import { controlledTarget } from "./controlled-target";
import { type Limit, UNLIMITED } from "./limit";
import { type Connection, failureReason } from "./send";
import { type Target, TargetProblem } from "./target";

/** No socket is opened; the URL only completes the requests. */
const BASE_URL = "http://simulator.invalid";

/**
 * The simulator as a target.
 *
 * @param start - starts a simulator from a fixture and gives what answers its requests, those to the control plane
 *   included; it throws an Error that says what is wrong when the fixture is not usable
 */
export function simulatorTarget(start: (fixture: Fixture) => Connection["send"], limit: Limit = UNLIMITED): Target {
  return controlledTarget({
    name: "the simulator",
    patienceMilliseconds: 0,
    accounts: [],
    limit,
    restart: async (fixture) => {
      try {
        return { baseUrl: BASE_URL, send: start(fixture ?? {}) };
      } catch (problem) {
        throw new TargetProblem(`the fixture cannot be loaded: ${failureReason(problem)}`);
      }
    },
  });
}

/**
 * Starts a simulator.
 *
 * @param watched - what stands between the simulator and those who ask it
 * @returns what answers its requests, those to the control plane included
 * @throws FixtureProblem for a fixture that cannot be used
 */
export function startSimulator(
  fixture: Fixture,
  watched: (simulator: Simulator) => Simulator = (simulator) => simulator,
): Connection["send"] {
  const options = { onUnhandledRequest: "bypass" } as const;
  const simulator = watched(simulatorFromFixture(fixture, options, { respond: answerResponseOf }));
  const control = withControlPlane({ simulator, fixture: () => fixture, complete: (given) => given });
  return ({ url, ...parts }) =>
    isControlPath(new URL(url).pathname) ? control(new Request(url, parts)) : simulator.fetch(url, parts);
}
