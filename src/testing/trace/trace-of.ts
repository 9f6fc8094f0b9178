import { version } from "../../../package.json";
import { checkKeys, checkList, checkRealm } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import { modeOf } from "../../model/realm/settings";
import { cut } from "../../protocol/problem-words";
import type { Simulator } from "../../simulator/simulator";
import { stepLogOf } from "../../simulator/simulator-parts";
import { digest } from "./deliveries";
import { player } from "./player";
import {
  type FailedExpectation,
  loadedCall,
  savedCalls,
  savedStart,
  TRACE_FORMAT,
  type TraceAccount,
  type TraceFile,
} from "./trace-file";
import { answerDigest, traceRow } from "./trace-row";
import type { TracedAnswer, TracedEvent, TraceStep } from "./trace-step";

/** How many characters of the parameters and of the answer a line shows. */
const SHOWN = 300;

/**
 * Returns a trace as text, two lines or more for each step: time, account, operation, parameters and answer; then each
 * event with its audience.
 */
export function traceText(steps: readonly TraceStep[]): string {
  checkList("traceText", steps, "a list of steps");
  for (const step of steps) checkKeys("traceText", step, ["at", "answer", "events"], "steps, as a trace has them");
  return steps.flatMap((step, index) => stepLines(step, index + 1)).join("\n");
}

function stepLines({ at, account, operation, params, answer, events }: TraceStep, number: number): readonly string[] {
  const asked = callText(account ?? "no account", operation, params);
  return [`${number}. ${at} ${asked} → ${answerText(answer)}`, ...events.map(eventLine)];
}

/** A call in one line: `ann@example.test: sendMessage {"type":"direct",…}`. */
function callText(who: string, operation: string, params: unknown): string {
  return `${who}: ${operation} ${shown(params)}`;
}

function answerText(answer: TracedAnswer): string {
  if (answer.ok) return `ok ${shown(answer.response)}`;
  const { code, msg } = answer.error;
  return `refused: ${String(code)}${msg === undefined ? "" : `: ${String(msg)}`}`;
}

function eventLine({ event, audience }: TracedEvent): string {
  const operation: unknown = Object(event)["op"];
  const name = operation === undefined ? event.type : `${event.type}/${String(operation)}`;
  const whom = audience === "all" ? "all accounts" : audience.length === 0 ? "no account" : audience.join(", ");
  return `     ${name} to ${whom}`;
}

function shown(value: unknown): string {
  return cut(JSON.stringify(value) ?? "nothing", SHOWN);
}

/** Options of a trace. */
export interface TraceOptions {
  readonly title?: string;
  /** The origin of the run, such as a test file. */
  readonly source?: string;
  readonly result?: TraceFile["result"];
  readonly expectations?: readonly FailedExpectation[];
}

/**
 * Returns the run of a simulator since it was created or last reset, as data that can be played again.
 *
 * The run is played once to summarize its steps. Parameters that a program changed after a call are saved as changed.
 *
 * @throws TypeError if the value is not a simulator
 */
export async function traceOf(simulator: Simulator, options: TraceOptions = {}): Promise<TraceFile> {
  const log = stepLogOf(simulator);
  if (log === undefined) throw new TypeError("traceOf: expected a simulator, as createSimulator returns it.");
  // Copied first: the simulator can continue while the steps are played.
  const steps = [...log.steps];
  const calls = savedCalls({ steps });
  const played = player(log.start, log.plan);
  for (const call of calls) await played.take(loadedCall(call, (step) => played.steps[step]?.after ?? log.start));
  const expectations = options.expectations ?? [];
  return {
    format: TRACE_FORMAT,
    version,
    feature_level: log.start.feature_level,
    follow: modeOf(log.start),
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
      if (entry === undefined || entry.result_dropped === true) return answerDigest(step);
      return digest([entry.status, entry.result]);
    }),
    accounts: traceAccounts(played.realm()),
    rows: played.steps.map(traceRow),
    expectations,
  };
}

/** The accounts of a realm in order of their IDs. */
export function traceAccounts(realm: Realm): readonly TraceAccount[] {
  checkRealm("traceAccounts", realm);
  return Array.from(realm.users, ({ user_id, full_name, delivery_email, role, is_bot }) => ({
    user_id,
    name: full_name,
    email: delivery_email,
    role,
    is_bot,
  }));
}
