/** How a state table is seen in the steps of a run. */
import type { Realm } from "../../model/realm/realm";
import type { StateRow } from "../../protocol/state-tables";
import type { TraceStep } from "../../testing/trace/trace-step";

/** A step, with the realms around it. */
export interface SeenStep {
  readonly before: Realm;
  readonly after: Realm;
  readonly step: TraceStep;
}

/** What a step does to one subject of a table. */
export interface Act {
  /** What the subject is in the realm. */
  readonly key: string;
  readonly trigger: string;
}

/** How a table is seen in realms. */
export interface Machine {
  readonly table: readonly StateRow[];
  /** The state of a subject; undefined where it does not exist. */
  readonly state: (realm: Realm, key: string) => string | undefined;
  /** What a step is about, whether it was refused or not. */
  readonly acts: (call: Call) => readonly Act[];
  /** What else a step may have changed: the trigger, and the subjects. */
  readonly others?: (call: Call) => { readonly trigger: string; readonly keys: readonly string[] } | undefined;
}

/** A step, read as a call of an operation. */
export interface Call extends SeenStep {
  /** The ID of the operation, or the name of what only programs do. */
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly isRefused: boolean;
}

/** The key of a subject with a given ID; none if no ID is given. */
export const idOf = (value: unknown): string[] => (typeof value === "number" ? [String(value)] : []);

/** What a call does to subjects, if it is the call that does this. */
export const when = (is: boolean, key: readonly string[], trigger: string): readonly Act[] =>
  is ? key.map((one) => ({ key: one, trigger })) : [];

/** The keys of all subjects up to the last ID. */
export const upTo = (last: number): readonly string[] => Array.from({ length: last }, (_, index) => String(index + 1));
