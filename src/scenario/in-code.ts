/** Scenarios written in TypeScript: the compiler knows the operations and the parameters of each. */
import type { OperationName, OPERATIONS } from "../operations/index";
import type { JsonValue } from "../spec/declare/shapes";
import type { Method } from "../wire/route";
import type { CallStep, ClockStep, ControlStep, EventsStep, FaultStep, SaveStep, Scenario } from "./scenario";

/** `sendMessage` as `send-message`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : "";

/** What an operation takes, by its parameters' names. Any value may be a reference (`"$name"`) or hold some. */
type Given<Name extends OperationName> = {
  readonly [Parameter in keyof NonNullable<Parameters<(typeof OPERATIONS)[Name]>[2]>]?: JsonValue;
};

/** What a step says beside the call: everything as in a file. */
type Beside = Omit<CallStep, "call" | "with">;

type OperationSteps = {
  readonly [Name in OperationName]: Beside & { readonly call: Kebab<Name>; readonly with?: Given<Name> };
};

/** A call by the operation's ID, with its own parameters; or by method and path, with whatever it likes. */
export type CallInCode =
  | OperationSteps[OperationName]
  | (Beside & { readonly call: `${Method} /${string}`; readonly with?: { readonly [name: string]: JsonValue } });

/** A step as code writes it. */
export type StepInCode = CallInCode | ClockStep | EventsStep | ControlStep | FaultStep | SaveStep;

/** A scenario as code writes it. */
export interface ScenarioInCode extends Omit<Scenario, "steps"> {
  readonly steps: readonly StepInCode[];
}

/**
 * Gives a scenario written in TypeScript its type; returns it unchanged. Requests that no operation takes are called by
 * method and path.
 */
export function defineScenario(scenario: ScenarioInCode): Scenario {
  return scenario;
}
