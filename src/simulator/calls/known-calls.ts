import { addressedEvents, type Outcome } from "../../model/outcome/outcome";
import type { RealmEvent } from "../../model/realm/realm-event";

/** What a typed call was: the function, the account, and what it was called with. */
export interface Call {
  readonly operation: string;
  readonly account: string;
  readonly params: unknown;
}

/** The calls behind outcomes, for as long as somebody holds the outcome: so that a failing test can tell all. */
const CALLS = new WeakMap<Outcome, Call>();

/** Notes which call an outcome came of. */
export function recordCall(outcome: Outcome, call: Call): void {
  CALLS.set(outcome, call);
}

/** The call that an outcome came of; undefined for calls that no simulator made. */
export function callOf(outcome: Outcome): Call | undefined {
  return CALLS.get(outcome);
}

/**
 * The events that requests led to, for as long as somebody holds the entry of the journal. Not the whole outcomes: what
 * is kept in this way leaves memory late, and they hold realms.
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
