/** Writes down a run that broke a client: as a scenario, as lines for people, and as data for a diagram. */
import type { Fixture } from "../../model/fixture/fixture";
import type { FaultPlan } from "../../model/fixture/fault-plan";
import { userById } from "../../model/rules/users/people";
import type { CampaignTrace, CampaignTraceStep, TraceMessage } from "../../testing/trace/trace-file";
import type { JournalEntry } from "../../simulator/journal";
import type { GivenValues, Scenario, Step } from "../scenario/scenario";
import { userName } from "./actions/scene";
import { answerGist, type ChannelNames, paramsGist } from "./gist";
import type { PlanStep } from "./plan";
import { type Beginning, type Finding, type PlayedRun, type PlayedStep, relativeTime } from "./play";

/** The requests that were answered during a step. */
function entriesOf({ journal, steps }: PlayedRun, index: number): readonly JournalEntry[] {
  const entries = journal.slice(steps[index]?.answered ?? 0, steps[index + 1]?.answered ?? journal.length);
  // The polls that a restart ends are answered before the request that the fault struck.
  const ordered: JournalEntry[] = [];
  for (const entry of entries) {
    let place = ordered.length;
    if (entry.fault?.fault === "restart") while (isLostPoll(ordered[place - 1])) place -= 1;
    ordered.splice(place, 0, entry);
  }
  return ordered;
}

function isLostPoll(entry: JournalEntry | undefined): boolean {
  return Object(entry?.result)["code"] === "BAD_EVENT_QUEUE_ID";
}

/** The steps of a scenario that repeats what the realm saw of a run. A fault is right before the request it struck. */
export function counterexampleScenario(played: PlayedRun, beginning: Beginning, fixture: Fixture): Scenario {
  const queues = new Map<string, string>();
  let now = beginning.realm.now;
  const clockTo = (at: number): readonly Step[] => {
    if (at <= now) return [];
    now = at;
    return [{ clock: { to: at } }];
  };
  const steps = played.steps.flatMap((step, index) => [
    ...callSteps(step, beginning),
    ...entriesOf(played, index).flatMap((entry, place, entries) => [
      ...clockTo(entry.at),
      // A client that repeats a refused request again and again is shown once.
      ...(isRepeated(entries[place - 1], entry) ? [] : entrySteps(entry, beginning, queues)),
    ]),
    ...clockTo(step.ended_at),
  ]);
  const [finding] = played.findings;
  return {
    name: "A client did not survive",
    purpose: finding?.problem ?? "What the realm saw of a run.",
    card: ["Events"],
    fixture,
    steps,
  };
}

function isRepeated(before: JournalEntry | undefined, entry: JournalEntry): boolean {
  const facts = ({ method, path, params, status, result, fault }: JournalEntry): string =>
    JSON.stringify([method, path, params, status, result, fault]);
  return before !== undefined && entry.status >= 400 && facts(before) === facts(entry);
}

function callSteps({ call, status }: PlayedStep, { realm }: Beginning): readonly Step[] {
  if (call === undefined || status === undefined) return [];
  const as = userById(realm, call.user_id)?.delivery_email ?? "";
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
const UNANSWERED: readonly string[] = ["refuse_connection", "lose_request", "lose_answer", "cut_answer", "stall"];

function entrySteps(entry: JournalEntry, { account }: Beginning, queues: Map<string, string>): readonly Step[] {
  const { operation, fault, status } = entry;
  if (operation === null) return [];
  const params = withSavedQueue(entry.params, queues);
  const queueId = status === 200 ? registeredQueue(entry) : undefined;
  const saved = queueId === undefined ? undefined : `queue_${queues.size + 1}`;
  if (queueId !== undefined && saved !== undefined) queues.set(queueId, saved);
  const unanswered = fault !== undefined && [...UNANSWERED, "malformed_json"].includes(fault.fault);
  const hasActed = status !== 0 && !(fault !== undefined && UNACTED.includes(fault.fault));
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

/** The requests of a step for people: what comes several times in a row is one. */
function messagesOf(played: PlayedRun, index: number, beginning: Beginning): readonly TraceMessage[] {
  const folded: TraceMessage[] = [];
  const channels = channelNames(played, beginning);
  for (const entry of entriesOf(played, index)) {
    const message: TraceMessage = {
      after_seconds: entry.at - beginning.realm.now,
      from: clientName(beginning),
      to: "server",
      text: `${entry.method} ${entry.path}${paramsGist(entry, channels)}`,
      params: entry.params,
      status: entry.fault !== undefined && UNANSWERED.includes(entry.fault.fault) ? 0 : entry.status,
      answer: answerGist(entry),
      ...(entry.fault === undefined ? {} : { fault: entry.fault.fault }),
      times: 1,
    };
    // A client that goes on and on mostly alternates between a request and a poll.
    const place = folded.findLastIndex((one) => isSameAgain(one, message));
    const same = place >= folded.length - ALTERNATING ? folded[place] : undefined;
    if (same === undefined) folded.push(message);
    else folded[place] = { ...same, times: same.times + 1 };
  }
  return folded;
}

/** So many different requests in turn are folded. */
const ALTERNATING = 2;

function isSameAgain(one: TraceMessage, other: TraceMessage): boolean {
  const text = (message: TraceMessage): string => message.text.replace(/ last_event_id=\S+/u, "");
  return text(one) === text(other) && one.answer === other.answer && one.fault === other.fault;
}

/** The names of the channels as at the beginning, and of those that came later. */
function channelNames({ realm }: PlayedRun, beginning: Beginning): ChannelNames {
  return new Map(
    [realm, beginning.realm].flatMap(({ channels }) =>
      Array.from(channels, ({ stream_id, name }): [number, string] => [stream_id, `#${name}`]),
    ),
  );
}

function clientName({ account }: Beginning): string {
  return userName({ delivery_email: account.email });
}

/** The index of the step after which a view or law was wrong permanently; undefined if the run was not watched. */
function divergedAt({ steps }: PlayedRun, { name }: Finding): number | undefined {
  let index: number | undefined;
  for (const [place, { wrong }] of steps.entries()) {
    if (!wrong.includes(name)) index = undefined;
    else index ??= place;
  }
  return index;
}

/** The run as data. */
export function counterexampleTrace(played: PlayedRun, beginning: Beginning, title: string): CampaignTrace {
  const { realm, account } = beginning;
  const acting = new Set(played.steps.flatMap(({ call }) => (call === undefined ? [] : [call.user_id])));
  const others = Array.from(acting, (id) => userById(realm, id)).filter((user) => user !== undefined);
  return {
    format: "campaign-trace",
    version: 1,
    title,
    began_at: realm.now,
    participants: [
      { name: clientName(beginning), kind: "client", email: account.email },
      { name: "server", kind: "server" },
      ...others
        .map(({ user_id, delivery_email }) => ({ user_id, name: userName({ delivery_email }), email: delivery_email }))
        .map(({ user_id, name, email }) =>
          user_id === account.user_id
            ? { name: `${name}'s other device`, kind: "device" as const, email }
            : { name, kind: "user" as const, email },
        ),
    ],
    steps: played.steps.map((step, index) => traceStepOf(played, step, index, beginning)),
    problems: played.findings.map((finding) => {
      const diverged_at = divergedAt(played, finding);
      return { name: finding.name, text: finding.problem, ...(diverged_at === undefined ? {} : { diverged_at }) };
    }),
  };
}

function traceStepOf(
  played: PlayedRun,
  played_step: PlayedStep,
  index: number,
  beginning: Beginning,
): CampaignTraceStep {
  const { words, ended_at, wrong, call, status } = played_step;
  const { realm, account } = beginning;
  const own: readonly TraceMessage[] =
    call === undefined
      ? []
      : [
          {
            after_seconds: (played.steps[index - 1]?.ended_at ?? realm.now) - realm.now,
            from: actorName(beginning, call.user_id),
            to: "server",
            text: call.words,
            params: call.params,
            status: status ?? 0,
            answer: status === 200 ? "done" : `refused (${status})`,
            times: 1,
          },
        ];
  return {
    kind: kindOf(played_step.step),
    text: words,
    after_seconds: ended_at - realm.now,
    messages: [...own, ...messagesOf(played, index, beginning)],
    wrong,
  };
  function actorName({ realm: start }: Beginning, userId: number): string {
    const name = userName(userById(start, userId) ?? { delivery_email: `user ${userId}` });
    return userId === account.user_id ? `${name}'s other device` : name;
  }
}

function kindOf(step: PlayedStep["step"]): CampaignTraceStep["kind"] {
  if (step === "start") return "start";
  if (step === "catch up") return "catch_up";
  if ("action" in step) return "action";
  if ("act" in step) return "act";
  if ("clock" in step) return "clock";
  return "sleep" in step ? "sleep" : "fault";
}

/** The run for people: each step with the requests that it led to, what is wrong, and the plan as code. */
export function counterexampleText(played: PlayedRun, beginning: Beginning, plan: readonly PlanStep[]): string {
  const { steps, problems } = counterexampleTrace(played, beginning, "");
  let number = 0;
  const happened = steps.flatMap(({ text, kind, messages }, index) => {
    const isPlanned = kind !== "start" && kind !== "catch_up";
    if (isPlanned) number += 1;
    const at = relativeTime(beginning, played.steps[index - 1]?.ended_at ?? beginning.realm.now);
    const diverged = problems.filter(({ diverged_at }) => diverged_at === index).map(({ name }) => name);
    const head = `${isPlanned ? `${String(number).padStart(3)}.` : "    "} ${at} ${text}`;
    return [
      head,
      ...messages.filter(({ from }) => from === clientName(beginning)).map(messageLine),
      ...(diverged.length === 0 ? [] : [`       ^ from here on wrong: ${diverged.join(", ")}`]),
    ];
  });
  const wrong = played.findings.map(({ kind, name, problem }) => `  ${kind} ${name}: ${problem}`);
  const code = plan.map((step) => `    ${JSON.stringify(step)},`);
  return [
    "What happens:",
    ...happened,
    "What is wrong:",
    ...wrong,
    "As a test of the client (the options are those of this campaign):",
    "  await campaign({ ...options, replay: [",
    ...code,
    "  ] });",
    "",
  ].join("\n");
}

function messageLine({ after_seconds, text, answer, fault, times }: TraceMessage): string {
  const struck = fault === undefined ? "" : `, fault ${fault}`;
  return `       +${after_seconds} s ${text} → ${answer}${struck}${times > 1 ? `, ${times} times` : ""}`;
}
