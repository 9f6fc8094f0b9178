import type { TraceStep } from "../../../testing/trace/trace-step";
import { traced, type TracedSimulator } from "../../../testing/trace/traced";
import type { Fixture } from "../../../model/fixture/fixture";
import type { Simulator } from "../../../simulator/simulator";
import type { SeenStep } from "../transitions";
import type { Connection } from "./send";
import { startSimulator } from "./start-simulator";

/** Simulators that write down what is asked of them. */
export interface TracedSimulators {
  /** Starts one, as `startSimulator` does. */
  readonly start: (fixture: Fixture) => Connection["send"];
  /** What was asked of the newest one; nothing where it could not be started. */
  readonly steps: () => readonly TraceStep[];
  /** Each step of the newest one, with the realms around it. */
  readonly seen: () => readonly SeenStep[];
  /** The newest one; undefined if it could not be started. */
  readonly newest: () => Simulator | undefined;
}

/** Gives what starts simulators with a trace, one after the other. */
export function tracedSimulators(): TracedSimulators {
  let newest: TracedSimulator | undefined;
  let seen: SeenStep[] = [];
  return {
    start: (fixture) => {
      newest = undefined;
      seen = [];
      const send = startSimulator(fixture, (simulator) => (newest = traced(simulator)));
      return async (request) => {
        const simulator = newest;
        if (simulator === undefined) return send(request);
        const { steps } = simulator.trace;
        const [before, first] = [simulator.snapshot(), steps.length];
        const response = await send(request);
        const after = simulator.snapshot();
        seen.push(...steps.slice(first).map((step) => ({ before, after, step })));
        return response;
      };
    },
    steps: () => newest?.trace.steps ?? [],
    seen: () => seen,
    newest: () => newest,
  };
}
