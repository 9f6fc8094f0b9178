import type { Realm } from "../../model/realm/realm";
import { stepLogOf, type Simulator } from "../../simulator/simulator";
import { answerDigest, traceRow } from "./trace-row";
import { digest } from "./bytes";
import {
  type FailedExpectation,
  loadedCall,
  savedCalls,
  savedStart,
  TRACE_FORMAT,
  type TraceAccount,
  type TraceFile,
} from "./trace-file";
import { player } from "./player";
import { version } from "../../../package.json";

/** What a trace says about itself. */
export interface TraceOptions {
  readonly title?: string;
  /** Where the run comes from, for example a test file. */
  readonly source?: string;
  readonly result?: TraceFile["result"];
  readonly expectations?: readonly FailedExpectation[];
}

/**
 * The run of a simulator since it began, or since its last reset, as data that a page can play again.
 *
 * The run is played once to summarize its steps. Parameters that a program changed after a call are saved as changed.
 *
 * @throws TypeError if the value is not a simulator
 */
export async function traceOf(simulator: Simulator, options: TraceOptions = {}): Promise<TraceFile> {
  const log = stepLogOf(simulator);
  if (log === undefined) throw new TypeError("traceOf: expected a simulator, as createSimulator returns it.");
  // The steps are fixed first: the simulator may go on while they are played.
  const steps = [...log.steps];
  const calls = savedCalls({ steps });
  const played = player(log.start, log.plan);
  for (const call of calls) await played.take(loadedCall(call, (step) => played.steps[step]?.after ?? log.start));
  const expectations = options.expectations ?? [];
  return {
    format: TRACE_FORMAT,
    version,
    feature_level: log.start.feature_level,
    title: options.title ?? (log.start.profile.name || "Trace"),
    ...(options.source === undefined ? {} : { source: options.source }),
    result: options.result ?? (expectations.length > 0 ? "failed" : "recorded"),
    realm: log.start.profile.name,
    began_at: log.start.now,
    start: savedStart(log),
    faults: log.plan,
    calls,
    digests: played.steps.map((step, index) => {
      const entry = steps[index]?.entry;
      return entry === undefined ? answerDigest(step) : digest([entry.status, entry.result]);
    }),
    accounts: accountsOf(played.realm()),
    rows: played.steps.map(traceRow),
    expectations,
  };
}

/** The accounts of a realm in order of their IDs. */
export function accountsOf(realm: Realm): readonly TraceAccount[] {
  return Array.from(realm.users, ({ user_id, full_name, delivery_email, role, is_bot }) => ({
    user_id,
    name: full_name,
    email: delivery_email,
    role,
    is_bot,
  }));
}
