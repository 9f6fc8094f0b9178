import type { Outcome } from "../model/views/outcome";
import type { Journal } from "./journal";
import type { Simulator } from "./simulator";
import type { SimulatorCell } from "./simulator-cell";
import type { StepLog, StepRecorder } from "./step-log";

/** What is inside a simulator, for functions that play its steps again. */
export interface SimulatorParts {
  readonly cell: SimulatorCell;
  readonly steps: StepRecorder;
  /** Called with each accepted outcome. */
  observe: ((outcome: Outcome) => void) | undefined;
  /** Calls a function with each request that is recorded from now on. */
  readonly observeRequests: Journal["observe"];
}

const PARTS = new WeakMap<object, SimulatorParts>();

/** Stores the parts of a new simulator, for `partsOf`. */
export function rememberParts(simulator: Simulator, parts: SimulatorParts): void {
  PARTS.set(simulator, parts);
}

/** The parts of a simulator, also of one that wraps another; undefined for other values. */
export function partsOf(simulator: unknown): SimulatorParts | undefined {
  let object: unknown = simulator;
  while (typeof object === "object" && object !== null) {
    const parts = PARTS.get(object);
    if (parts !== undefined) return parts;
    object = Object.getPrototypeOf(object);
  }
  return undefined;
}

/** The steps of a simulator since it began, or since its last reset. */
export function stepLogOf(simulator: Simulator): StepLog | undefined {
  return partsOf(simulator)?.steps.log();
}

let atCreation: ((simulator: Simulator) => void) | undefined;

/** Calls a function with each simulator that programs create from now on. */
export function observeCreation(observer: (simulator: Simulator) => void): void {
  atCreation = observer;
}

/** Reports a simulator that a program has created. */
export function noteCreation(simulator: Simulator): void {
  atCreation?.(simulator);
}
