import type { AnyValue } from "../protocol/schema/shapes";
import type { FaultName } from "../model/fixture/fault-plan";
import type { Outcome } from "../model/outcome/outcome";
import type { Reason } from "../protocol/refusals/reasons";
import { noteEvents } from "./calls/known-calls";

/** A request that was made of a simulator, and what came of it. */
export interface JournalEntry {
  /** The HTTP method. */
  readonly method: string;
  /** The path, below the address of the server. */
  readonly path: string;
  /** The operation's identifier; null when the request led to none. */
  readonly operation: string | null;
  /** Whose key it came with; null for none or a wrong one. */
  readonly user_id: number | null;
  /** The parameters, decoded. */
  readonly params: Readonly<Record<string, AnyValue>>;
  /** The HTTP status that the realm answered with; 0 when the request never reached it. */
  readonly status: number;
  /** The answer, as JSON; null when there was none. */
  readonly result: object | null;
  /** What of the fault plan struck the request; left out where nothing did. */
  readonly fault?: {
    /** The name of the rule. */
    readonly rule: string;
    /** What happened to the request. */
    readonly fault: FaultName;
  };
  /** Why the request was refused, more exactly than the answer says; null when it was carried out. */
  readonly reason: Reason | null;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
}

/** How many requests a journal remembers; the oldest are forgotten first. */
export const JOURNAL_LENGTH = 10_000;

/** Writes a request down, with what came of it in the realm. */
export type Recorder = (entry: JournalEntry, outcome?: Outcome) => void;

/** The requests of a simulator, the newest JOURNAL_LENGTH of them. */
export interface Journal {
  /** Oldest first. */
  entries(): readonly JournalEntry[];
  /** Gives what writes down a request that begins now; once the journal has begun anew, that writes nothing more. */
  recorder(): Recorder;
  clear(): void;
  /** Begins anew: requests that still wait for their answers belong to what was before. */
  beginAnew(): void;
}

/** Begins a journal; what it forgets it forgets in bulk, so that writing costs the same however long it is. */
export function emptyJournal(): Journal {
  let entries: JournalEntry[] = [];
  let timesBegun = 0;
  const clear = (): void => {
    entries = [];
  };
  return {
    entries: () => {
      // Forgetting one by one would cost the length each time, so up to as many again wait to be forgotten.
      if (entries.length > JOURNAL_LENGTH) entries = entries.slice(-JOURNAL_LENGTH);
      return entries;
    },
    recorder: () => {
      const begun = timesBegun;
      return (entry, outcome) => {
        if (begun !== timesBegun) return;
        if (outcome !== undefined) noteEvents(entry, outcome);
        if (entries.length >= 2 * JOURNAL_LENGTH) entries = entries.slice(-JOURNAL_LENGTH);
        entries.push(entry);
      };
    },
    clear,
    beginAnew: () => {
      timesBegun += 1;
      clear();
    },
  };
}
