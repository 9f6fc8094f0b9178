import { addressedEvents, type Outcome } from "../../model/outcome/outcome";
import type { RealmEvent } from "../../model/realm/realm-event";

/** A typed call: the function, the account, and the parameters. */
export interface Call {
  readonly operation: string;
  readonly account: string;
  readonly params: unknown;
}

/** The calls that outcomes came from, so that a failing test can show them. An entry lives as long as its outcome. */
const CALLS = new WeakMap<Outcome, Call>();

/** Notes which call led to an outcome. */
export function recordCall(outcome: Outcome, call: Call): void {
  CALLS.set(outcome, call);
}

/** The call that led to an outcome; undefined for calls that no simulator made. */
export function callOf(outcome: Outcome): Call | undefined {
  return CALLS.get(outcome);
}

/**
 * The events that requests led to. An entry lives as long as its entry of the journal. The map does not hold whole
 * outcomes: the engine frees its values late, and outcomes hold realms.
 */
const EVENTS = new WeakMap<object, readonly RealmEvent[]>();

/** Notes the events that a request led to. */
export function noteEvents(entry: object, outcome: Outcome): void {
  const events = addressedEvents(outcome);
  if (events.length > 0) EVENTS.set(entry, events);
}

/** The events that a request led to. */
export function eventsOf(entry: object): readonly RealmEvent[] {
  return EVENTS.get(entry) ?? [];
}
