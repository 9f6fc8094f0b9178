/** What a page that follows the simulator fetches: the steps that it does not have yet. */
import type { StepLog } from "../simulator/step-log";
import { stepLogOf } from "../simulator/simulator";
import { accountsOf } from "../testing/trace/trace-of";
import { savedCalls, savedStart, TRACE_FORMAT, type TraceFile } from "../testing/trace/trace-file";
import * as v from "../protocol/shape";
import type { ControlAct } from "./control-acts";
import { shaped, TransportProblem } from "./json-body";
import { VERSION } from "./version";

const STEPS_BODY = v.strictObject({ log: v.string(), from: v.number() });

/**
 * The steps from an index on. If the page knows another log (after a reset, or because old steps were dropped), the log
 * comes from its beginning, with the state that it began with.
 */
export const readSteps: ControlAct = ({ simulator, snapshots }, body) => {
  const asked = shaped(STEPS_BODY, body);
  const log = stepLogOf(simulator);
  if (log === undefined) throw new TransportProblem(501, "This simulator keeps no steps.");
  const name = `${log.id}.${log.dropped}`;
  const isKnown = asked.log === name && asked.from <= log.steps.length;
  const from = isKnown ? asked.from : 0;
  const { emails, pushes } = simulator.outbox;
  return {
    log: name,
    from,
    calls: savedCalls({ steps: log.steps.slice(from) }),
    ...(isKnown ? {} : { trace: emptyTrace(log) }),
    overview: {
      now: simulator.clock.now,
      next: simulator.clock.next ?? null,
      faults: simulator.faults.rules,
      snapshots: Array.from(snapshots, ([kept, { now }]) => ({ name: kept, now })),
      outbox: { emails: emails.length, pushes: pushes.length },
    },
  };
};

/** The log without its steps, as a page begins with it. */
function emptyTrace(log: StepLog): TraceFile {
  const { start } = log;
  return {
    format: TRACE_FORMAT,
    version: VERSION,
    feature_level: start.feature_level,
    title: start.profile.name,
    result: "recorded",
    realm: start.profile.name,
    began_at: start.now,
    start: savedStart(log),
    faults: log.plan,
    calls: [],
    digests: [],
    accounts: accountsOf(start),
    rows: [],
    expectations: [],
  };
}
