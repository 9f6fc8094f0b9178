/** Scenarios written in TypeScript: the compiler knows the operations and the parameters of each; and how to play one. */
import type { OperationIds, OperationName, OPERATIONS } from "../generated/operations";
import { INTERFACE_ROUTES } from "../matching/interface";
import type { CallStep, ClockStep, ControlStep, EventsStep, FaultStep, SaveStep, Scenario } from "../matching/scenario";
import type { Method } from "../model/operations/operation";
import type { UploadedFile } from "../protocol/parameters/items";
import type { JsonValue } from "../protocol/schema/shapes";
import { loadFixture } from "../targets/load-fixture";
import { simulatorTarget, startSimulator } from "../targets/simulator-target";
import type { Target } from "../targets/target";
import { scenarioProblems } from "./reading/check-scenario";
import { replayAll } from "./replay";
import type { ScenarioResult } from "./step-result";

/**
 * A placeholder for a value that is known only when the scenario is played: a saved value, or a time relative to now.
 */
type Reference =
  | `$${string}`
  | {
      /** The name of the saved value. */
      readonly $saved: string;
    }
  | {
      /** Seconds, added to the time of the target. */
      readonly $now: number;
    };

/** A value in which references can replace parts of it, or all of it. */
type Referring<Value> = JsonValue extends Value
  ? JsonValue
  : Reference | (Value extends object ? { readonly [Key in keyof Value]: Referring<Value[Key]> } : Value);

/** The parameters of an operation, by name. Files are named or written as JSON. */
type Taken<Params> = Params[keyof Params] extends never
  ? Params
  : {
      readonly [Name in keyof Params]?: UploadedFile extends Params[Name]
        ? JsonValue
        : Referring<Exclude<Params[Name], undefined>>;
    };
type Given<Name extends OperationName> = Taken<NonNullable<Parameters<(typeof OPERATIONS)[Name]>[2]>>;

/** The keys of a step in addition to the call, as in a file. */
type FurtherKeys = Omit<CallStep, "call" | "with">;

type OperationSteps = {
  readonly [Name in OperationName]: FurtherKeys & { readonly call: OperationIds[Name]; readonly with?: Given<Name> };
};

/** A call by the identifier of the operation, with its own parameters; or by method and path, with any parameters. */
export type CallInCode =
  | OperationSteps[OperationName]
  | (FurtherKeys & { readonly call: `${Method} /${string}`; readonly with?: { readonly [name: string]: JsonValue } });

/** A step in code. */
export type StepInCode = CallInCode | ClockStep | EventsStep | ControlStep | FaultStep | SaveStep;

/** A scenario in code. */
export interface ScenarioInCode extends Omit<Scenario, "steps"> {
  readonly steps: readonly StepInCode[];
}

/**
 * Checks the type of a scenario in TypeScript, and returns it unchanged. Requests that no operation accepts are called
 * by method and path.
 *
 * @example
 * const scenario = defineScenario({
 *   name: "own-user",
 *   purpose: "An account reads its own record.",
 *   steps: [{ call: "get-own-user", as: null }],
 * });
 */
export function defineScenario(scenario: ScenarioInCode): Scenario {
  return scenario;
}

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
