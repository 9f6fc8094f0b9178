import type { Outcome } from "../../outcome/outcome";
import type { JournalEntry } from "../journal";

/** What a typed call was: the function, the account, and what it was called with. */
export interface Call {
  readonly operation: string;
  readonly account: string;
  readonly params: unknown;
}

/** The calls behind outcomes, for as long as somebody holds the outcome: so that a failing test can tell all. */
const CALLS = new WeakMap<Outcome, Call>();

/** Notes which call an outcome came of. */
export function noteCall(outcome: Outcome, call: Call): void {
  CALLS.set(outcome, call);
}

/** The call that an outcome came of; undefined for calls that no simulator made. */
export function callOf(outcome: Outcome): Call | undefined {
  return CALLS.get(outcome);
}

/** The outcomes that requests had, for as long as somebody holds the entry of the journal. */
const OUTCOMES = new WeakMap<JournalEntry, Outcome>();

/** Notes what came of a request. */
export function noteOutcome(entry: JournalEntry, outcome: Outcome): void {
  OUTCOMES.set(entry, outcome);
}

/** What came of a request; undefined for those that told nobody anything. */
export function outcomeOf(entry: JournalEntry): Outcome | undefined {
  return OUTCOMES.get(entry);
}
