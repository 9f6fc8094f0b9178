/** Writes down a run that broke a client: as a scenario that can be replayed, and as lines for people. */
import type { Fixture } from "../../model/fixture/fixture";
import type { FaultPlan } from "../../model/fixture/fault-plan";
import type { GivenValues, Scenario, Step } from "../scenario/scenario";
import type { JournalEntry } from "../../simulator/journal";
import { callText, requestText } from "../../testing/trace/trace-text";
import { type PlanStep, stepText } from "./plan";
import type { Beginning, Happening, PlayedRun } from "./play";

type Line = { readonly entry: JournalEntry; times: number } | { readonly happening: Happening };

/** What happened, in order: requests by their answers, those that came again and again only once. */
function lines({ journal, happenings }: PlayedRun): readonly Line[] {
  const all: Line[] = [];
  let told = 0;
  for (const happening of happenings) {
    for (const entry of journal.slice(told, happening.answered)) addEntry(all, entry);
    told = happening.answered;
    all.push({ happening });
  }
  for (const entry of journal.slice(told)) addEntry(all, entry);
  return all;
}

function addEntry(all: Line[], entry: JournalEntry): void {
  // The polls that a restart ends are answered before the request that met it.
  let place = all.length;
  if (entry.fault?.fault === "restart") while (isLostPoll(all[place - 1])) place -= 1;
  if (place < all.length) {
    all.splice(place, 0, { entry, times: 1 });
    return;
  }
  const last = all.at(-1);
  if (last !== undefined && "entry" in last && isRepeated(last.entry, entry)) last.times += 1;
  else all.push({ entry, times: 1 });
}

function isLostPoll(line: Line | undefined): boolean {
  return line !== undefined && "entry" in line && Object(line.entry.result)["code"] === "BAD_EVENT_QUEUE_ID";
}

function isRepeated(before: JournalEntry, entry: JournalEntry): boolean {
  const told = ({ method, path, params, status, result, fault }: JournalEntry): string =>
    JSON.stringify([method, path, params, status, result, fault]);
  return entry.status >= 400 && told(before) === told(entry);
}

/**
 * The run as a scenario: what the people did, and what the client asked, each with the answer it got. A fault stands
 * right before the request that it struck.
 */
export function counterexampleScenario(played: PlayedRun, beginning: Beginning, fixture: Fixture): Scenario {
  const queues = new Map<string, string>();
  const steps = lines(played).flatMap((line) =>
    "entry" in line
      ? entrySteps(line.entry, beginning, queues)
      : happeningSteps(line.happening, emailOf(beginning, line.happening)),
  );
  const [finding] = played.findings;
  return {
    name: "A client did not survive",
    purpose: finding?.problem ?? "What the realm saw of a run.",
    card: ["Events"],
    fixture,
    steps,
  };
}

function emailOf({ realm }: Beginning, happening: Happening): string {
  const userId = "call" in happening ? happening.call.user_id : 0;
  return Array.from(realm.users).find(({ user_id }) => user_id === userId)?.delivery_email ?? "";
}

function happeningSteps(happening: Happening, as: string): readonly Step[] {
  if ("clock" in happening) return [{ clock: { to: happening.clock } }];
  const { call, status } = happening;
  return [
    { call: call.operation, as, with: written(call.params), user_agent: "people", status, expect: { $any: true } },
  ];
}

/** Parameters as a file has them. */
function written(params: object): GivenValues {
  const values: GivenValues = JSON.parse(JSON.stringify(params));
  return values;
}

const UNACTED: readonly string[] = ["status", "rate_limit", "unauthorized", "realm_deactivated"];
const UNANSWERED: readonly string[] = ["refuse_connection", "lose_request", "lose_answer", "cut_answer"];

function entrySteps(entry: JournalEntry, { account }: Beginning, queues: Map<string, string>): readonly Step[] {
  const { operation, fault, status } = entry;
  if (operation === null) return [];
  const params = withSavedQueue(entry.params, queues);
  const queueId = status === 200 ? registeredQueue(entry) : undefined;
  const saved = queueId === undefined ? undefined : `queue_${queues.size + 1}`;
  if (queueId !== undefined && saved !== undefined) queues.set(queueId, saved);
  const unanswered = fault !== undefined && UNANSWERED.includes(fault.fault);
  const hasActed = entry.status !== 0 && !(fault !== undefined && UNACTED.includes(fault.fault));
  const call: Step = {
    call: hasActed ? operation : `${entry.method} ${entry.path}`,
    as: account.email,
    with: written(operation === "get-events" ? { ...params, dont_block: true } : params),
    ...(unanswered ? { no_answer: true } : { status, expect: { $any: true } }),
    ...(saved === undefined || unanswered ? {} : { save: { [saved]: "queue_id" } }),
  };
  const plan = fault === undefined ? undefined : faultOf(entry);
  return plan === undefined ? [call] : [{ fault: plan }, call, { fault: "none" }];
}

/** The plan that strikes this request alone; delays change nothing for the realm, and a replay would wait for them. */
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

interface Told {
  readonly text: string;
  times: number;
}

/** Lines that are the same one after the other as one: what a client does again and again is said once. */
function folded(all: readonly Told[]): readonly Told[] {
  const kept: Told[] = [];
  for (const line of all) {
    const last = kept.at(-1);
    if (last?.text === line.text) last.times += line.times;
    else kept.push({ ...line });
  }
  return kept;
}

/** The run for people: the plan, then every request with its answer, then what is wrong. */
export function counterexampleText(played: PlayedRun, beginning: Beginning, steps: readonly PlanStep[]): string {
  const plan = steps.map((step, index) => `  ${index + 1}. ${stepText(step)}`);
  const told = lines(played).map((line): Told => {
    if ("entry" in line) return { text: `  ${requestText(line.entry, "client")}`, times: line.times };
    const { happening } = line;
    if ("clock" in happening) return { text: `  the clock goes to ${happening.clock}`, times: 1 };
    const { operation, params } = happening.call;
    return { text: `  ${callText(emailOf(beginning, happening), operation, params)}`, times: 1 };
  });
  const happened = folded(told).map(({ text, times }) => (times > 1 ? `${text}, ${times} times` : text));
  const wrong = played.findings.map(({ kind, name, problem }) => `  ${kind} ${name}: ${problem}`);
  return ["What happens:", ...plan, "What was asked:", ...happened, "What is wrong:", ...wrong, ""].join("\n");
}
