/** A run that broke a client, as data for a diagram. */
import type { CampaignTrace, CampaignTraceStep, FailedExpectation, TraceMessage } from "../testing/trace/trace-file";
import { userName } from "./actions/scene";
import { answerGist, type ChannelNames, paramsGist } from "./gist";
import type { Beginning, Finding, PlayedRun, PlayedStep } from "./run";
import { entriesOf } from "./step-entries";
import { UNANSWERED } from "./unanswered";
import type { ClientAccount } from "./world";

/** The requests of a step for people: what comes several times in a row is one. */
function messagesOf(played: PlayedRun, index: number, beginning: Beginning): readonly TraceMessage[] {
  const folded: TraceMessage[] = [];
  const channels = channelNames(played, beginning);
  for (const entry of entriesOf(played, index)) {
    const message: TraceMessage = {
      after_seconds: entry.at - beginning.realm.now,
      from: clientParticipant(beginning),
      to: "server",
      text: `${entry.method} ${entry.path}${paramsGist(entry, channels)}`,
      params: entry.params,
      status: entry.fault !== undefined && UNANSWERED.includes(entry.fault.fault) ? 0 : entry.status,
      answer: answerGist(entry),
      ...(entry.fault === undefined ? {} : { fault: entry.fault.fault }),
      times: 1,
      ...callNumber(played.calls?.numbers.get(entry)),
    };
    // A client that goes on and on mostly alternates between a request and a poll.
    const place = folded.findLastIndex((one) => isSameAgain(one, message));
    const same = place >= folded.length - ALTERNATING ? folded[place] : undefined;
    if (same === undefined) folded.push(message);
    else folded[place] = { ...same, times: same.times + 1 };
  }
  return folded;
}

function callNumber(call: number | undefined): Pick<TraceMessage, "call"> {
  return call === undefined ? {} : { call };
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

/** The name of the client in a trace. */
export function clientParticipant({ account }: Beginning): string {
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
  const { calls } = played;
  const actors = actorsOf(played, account);
  return {
    format: "campaign-trace",
    version: 1,
    title,
    began_at: realm.now,
    participants: [
      { name: clientParticipant(beginning), kind: "client", email: account.email },
      { name: "server", kind: "server" },
      ...actors.values(),
    ],
    steps: played.steps.map((step, index) => traceStepOf(played, step, index, beginning, actors)),
    problems: played.findings.map((finding) => {
      const diverged_at = divergedAt(played, finding);
      return { name: finding.name, text: finding.problem, ...(diverged_at === undefined ? {} : { diverged_at }) };
    }),
    ...(calls === undefined ? {} : { run: { ...calls.trace, title, expectations: expectationsOf(played) } }),
  };
}

/** What failed, after the call at which it began to be wrong. */
function expectationsOf(played: PlayedRun): readonly FailedExpectation[] {
  const all = played.calls?.trace.calls.length ?? 0;
  return played.findings.map((finding) => {
    const diverged = divergedAt(played, finding);
    const next = diverged === undefined ? undefined : played.steps[diverged + 1];
    return { step: next?.called ?? all, title: `${finding.name}: ${finding.problem}` };
  });
}

type Actors = ReadonlyMap<number, CampaignTrace["participants"][number]>;

/** Who makes calls, by ID, with the first address; the account of the client has a second device. */
function actorsOf({ steps }: PlayedRun, account: ClientAccount): Actors {
  const actors = new Map<number, CampaignTrace["participants"][number]>();
  for (const { call, by: email } of steps) {
    if (call === undefined || email === undefined || actors.has(call.user_id)) continue;
    const name = userName({ delivery_email: email });
    const isOwn = call.user_id === account.user_id;
    actors.set(
      call.user_id,
      isOwn ? { name: `${name}'s other device`, kind: "device", email } : { name, kind: "user", email },
    );
  }
  return actors;
}

function traceStepOf(
  played: PlayedRun,
  played_step: PlayedStep,
  index: number,
  beginning: Beginning,
  actors: Actors,
): CampaignTraceStep {
  const { words, ended_at, wrong, call, status, called } = played_step;
  const { realm } = beginning;
  const own: readonly TraceMessage[] =
    call === undefined
      ? []
      : [
          {
            after_seconds: (played.steps[index - 1]?.ended_at ?? realm.now) - realm.now,
            from: actors.get(call.user_id)?.name ?? `user ${call.user_id}`,
            to: "server",
            text: call.words,
            params: call.params,
            status: status ?? 0,
            answer: status === 200 ? "done" : `refused (${status})`,
            times: 1,
            ...callNumber(played.calls === undefined ? undefined : called + 1),
          },
        ];
  return {
    kind: kindOf(played_step.step),
    text: words,
    after_seconds: ended_at - realm.now,
    ...(played.calls === undefined ? {} : { calls_before: called }),
    messages: [...own, ...messagesOf(played, index, beginning)],
    wrong,
  };
}

function kindOf(step: PlayedStep["step"]): CampaignTraceStep["kind"] {
  if (step === "start") return "start";
  if (step === "catch up") return "catch_up";
  if ("action" in step) return "action";
  if ("act" in step) return "act";
  if ("clock" in step) return "clock";
  return "sleep" in step ? "sleep" : "fault";
}
