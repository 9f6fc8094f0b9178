/** Starts a simulator with its control plane, reachable by a function instead of a socket. */

import type { Fixture } from "../../../model/fixture/fixture";
import { createSimulator, type Simulator } from "../../../simulator/simulator";
import { withControlPlane } from "../../../server/control";
import type { Connection } from "./send";

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
  const simulator = watched(createSimulator(fixture, { onUnhandledRequest: "bypass" }));
  return withControlPlane({ simulator, fixture: () => fixture, complete: (given) => given });
}
