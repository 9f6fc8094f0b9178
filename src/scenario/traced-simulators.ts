import { routeAt } from "../matching/interface";
import { isJsonObject } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import type { Realm } from "../model/realm/realm";
import { jsonOrText } from "../protocol/parsed-json";
import { readForm } from "../simulator/read-form";
import type { Simulator } from "../simulator/simulator";
import type { Connection, OutgoingRequest } from "../targets/send";
import { startSimulator } from "../targets/simulator-target";
import type { TraceStep } from "../testing/trace/trace-step";
import { traced, type TracedSimulator } from "../testing/trace/traced";
import type { SeenStep } from "./machines/machine";

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
        for (const step of steps.slice(first)) {
          seen.push({
            before,
            after,
            step: isRefusedUnread(step) ? { ...step, params: await paramsOf(request, after) } : step,
          });
        }
        return response;
      };
    },
    steps: () => newest?.trace.steps ?? [],
    seen: () => seen,
    newest: () => newest,
  };
}

/** A request may be refused before its parameters are read. */
function isRefusedUnread({ answer, params, id }: TraceStep): boolean {
  return !answer.ok && id !== undefined && isJsonObject(params) && Object.keys(params).length === 0;
}

/** The parameters of a request as they were sent, JSON where they are. */
async function paramsOf(
  { url, ...parts }: OutgoingRequest,
  { feature_level }: Realm,
): Promise<Readonly<Record<string, unknown>>> {
  const { pathname, searchParams } = new URL(url);
  const found = routeAt(feature_level, parts.method, pathname.replace(/^\/api\/v1/u, ""));
  const inPath = found.kind === "route" ? Object.entries(found.path_values) : [];
  const form = await readForm(new Request(url, parts));
  const inBody = "problem" in form ? [] : form.parameters;
  return Object.fromEntries([...inPath, ...searchParams, ...inBody].map(([name, text]) => [name, jsonOrText(text)]));
}
