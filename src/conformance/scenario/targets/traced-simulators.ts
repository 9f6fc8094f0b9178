import type { TraceStep } from "../../../testing/trace/trace-step";
import { traced, type TracedSimulator } from "../../../testing/trace/traced";
import type { Fixture } from "../../../model/fixture/fixture";
import type { Simulator } from "../../../simulator/simulator";
import type { Connection } from "./send";
import { startSimulator } from "./start-simulator";

/** Simulators that write down what is asked of them. */
export interface TracedSimulators {
  /** Starts one, as `startSimulator` does. */
  readonly start: (fixture: Fixture) => Connection["send"];
  /** What was asked of the newest one; nothing where it could not be started. */
  readonly steps: () => readonly TraceStep[];
  /** The newest one; undefined if it could not be started. */
  readonly newest: () => Simulator | undefined;
}

/** Gives what starts simulators with a trace, one after the other. */
export function tracedSimulators(): TracedSimulators {
  let newest: TracedSimulator | undefined;
  return {
    start: (fixture) => {
      newest = undefined;
      return startSimulator(fixture, (simulator) => (newest = traced(simulator)));
    },
    steps: () => newest?.trace.steps ?? [],
    newest: () => newest,
  };
}
