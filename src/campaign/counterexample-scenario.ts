/** A run that broke a client, as a scenario: what the realm saw of it. */
import type { GivenValues, Scenario, Step } from "../matching/scenario";
import type { FaultPlan } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import type { JournalEntry } from "../simulator/journal";
import { DEACTIVATES_REALM } from "./plan-step";
import type { Beginning, PlayedRun, PlayedStep } from "./run";
import { entriesOf } from "./step-entries";
import { UNANSWERED } from "./unanswered";

/** The steps of a scenario that repeats what the realm saw of a run. A fault is right before the request it struck. */
export function counterexampleScenario(played: PlayedRun, beginning: Beginning, fixture: Fixture): Scenario {
  const queues = new Map<string, string>();
  const heartbeats = heartbeatsIn(played.journal);
  let now = beginning.realm.now;
  const clockTo = (at: number): readonly Step[] => {
    if (at <= now) return [];
    now = at;
    return [{ clock: { to: at } }];
  };
  const steps = played.steps.flatMap((step, index) => [
    ...callSteps(step),
    ...entriesOf(played, index).flatMap((entry, place, entries) => [
      ...clockTo(entry.at),
      // A client that repeats a refused request again and again is shown once, and a heartbeat says nothing.
      ...(isRepeated(entries[place - 1], entry) || isHeartbeat(entry)
        ? []
        : entrySteps({ ...entry, params: withoutHeartbeats(entry.params, heartbeats) }, beginning, queues)),
    ]),
    ...clockTo(step.ended_at),
  ]);
  const [finding] = played.findings;
  return {
    name: "A client did not survive",
    purpose: finding?.problem ?? "What the realm saw of a run.",
    fixture,
    steps,
  };
}

/** The IDs of the heartbeats of each queue. */
type Heartbeats = ReadonlyMap<string, ReadonlySet<number>>;

function heartbeatsIn(journal: readonly JournalEntry[]): Heartbeats {
  const found = new Map<string, Set<number>>();
  for (const { operation, params, result } of journal) {
    const { events } = Object(result);
    if (operation !== "get-events" || !Array.isArray(events)) continue;
    const queue = String(params["queue_id"]);
    const ids = events.filter(({ type }) => type === "heartbeat").map(({ id }) => Number(id));
    found.set(queue, new Set([...(found.get(queue) ?? []), ...ids]));
  }
  return found;
}

function isHeartbeat({ operation, result, fault }: JournalEntry): boolean {
  const { events } = Object(result);
  if (operation !== "get-events" || fault !== undefined || !Array.isArray(events)) return false;
  return events.length > 0 && events.every(({ type }) => type === "heartbeat");
}

/** The polls of a replay do not wait, so its queues have no heartbeats, and their events have smaller IDs. */
function withoutHeartbeats(params: JournalEntry["params"], heartbeats: Heartbeats): JournalEntry["params"] {
  const { queue_id, last_event_id: last } = params;
  if (typeof last !== "number") return params;
  const before = [...(heartbeats.get(String(queue_id)) ?? [])].filter((id) => id <= last);
  return before.length === 0 ? params : { ...params, last_event_id: last - before.length };
}

function isRepeated(before: JournalEntry | undefined, entry: JournalEntry): boolean {
  const facts = ({ method, path, params, status, result, fault }: JournalEntry): string =>
    JSON.stringify([method, path, params, status, result, fault]);
  return before !== undefined && entry.status >= 400 && facts(before) === facts(entry);
}

function callSteps({ step, call, by, status }: PlayedStep): readonly Step[] {
  if (typeof step === "object" && "action" in step && step.action === DEACTIVATES_REALM)
    return [{ control: "POST /deactivate_realm" }];
  if (call === undefined || by === undefined || status === undefined) return [];
  return [
    { call: call.operation, as: by, with: written(call.params), user_agent: "people", status, expect: { $any: true } },
  ];
}

/** Parameters as a file has them. */
function written(params: object): GivenValues {
  const values: GivenValues = JSON.parse(JSON.stringify(params));
  return values;
}

const WITHOUT_REALM: readonly string[] = ["status", "rate_limit", "unauthorized", "realm_deactivated"];

function entrySteps(entry: JournalEntry, { account }: Beginning, queues: Map<string, string>): readonly Step[] {
  const { operation, fault, status } = entry;
  if (operation === null) return [];
  const params = withSavedQueue(entry.params, queues);
  const queueId = status === 200 ? registeredQueue(entry) : undefined;
  const saved = queueId === undefined ? undefined : `queue_${queues.size + 1}`;
  if (queueId !== undefined && saved !== undefined) queues.set(queueId, saved);
  const unanswered = fault !== undefined && [...UNANSWERED, "malformed_json"].includes(fault.fault);
  const hasActed = status !== 0 && !(fault !== undefined && WITHOUT_REALM.includes(fault.fault));
  const call: Step = {
    call: hasActed ? operation : `${entry.method} ${entry.path}`,
    as: account.email,
    with: hasActed ? written(operation === "get-events" ? { ...params, dont_block: true } : params) : {},
    ...(unanswered ? { no_answer: true } : { status, expect: { $any: true } }),
    ...(saved === undefined || unanswered ? {} : { save: { [saved]: "queue_id" } }),
  };
  const plan = fault === undefined ? undefined : faultOf(entry);
  return plan === undefined ? [call] : [{ fault: plan }, call, { fault: "none" }];
}

/** The plan that strikes this request alone. Delays change nothing for the realm, and a replay would wait for them. */
function faultOf({ fault, status, result }: JournalEntry): FaultPlan | undefined {
  const name = fault?.fault;
  switch (name) {
    case undefined:
    case "delay":
      return undefined;
    case "status":
      return { rules: [{ fault: name, times: 1, status }] };
    case "rate_limit":
      return { rules: [{ fault: name, times: 1, ...retryAfter(result) }] };
    case "stall":
      // The same for the realm, and nothing waits.
      return { rules: [{ fault: "lose_request", times: 1 }] };
    case "malformed_json":
      // The same for the realm, and no answer that a replay would compare with its declaration.
      return { rules: [{ fault: "lose_answer", times: 1 }] };
    default:
      return { rules: [{ fault: name, times: 1 }] };
  }
}

function retryAfter(result: unknown): { readonly retry_after?: number } {
  const seconds: unknown = Object(result)["retry-after"];
  return typeof seconds === "number" ? { retry_after: seconds } : {};
}

function registeredQueue({ operation, result }: JournalEntry): string | undefined {
  const id: unknown = Object(result)["queue_id"];
  return operation === "register-queue" && typeof id === "string" ? id : undefined;
}

function withSavedQueue(params: JournalEntry["params"], queues: ReadonlyMap<string, string>): JournalEntry["params"] {
  const name = queues.get(String(params["queue_id"]));
  return name === undefined ? params : { ...params, queue_id: `$${name}` };
}
