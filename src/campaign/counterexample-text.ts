/** A run that broke a client, line by line. */
import type { TraceMessage } from "../testing/trace/trace-file";
import { clientParticipant, counterexampleTrace } from "./counterexample-trace";
import type { PlanStep } from "./plan-step";
import { type Beginning, type PlayedRun, relativeTime } from "./run";
import { registeredIn } from "./truth";

/**
 * The run for people: each step with the requests that it led to, what is wrong, and the plan as code, if it is that of
 * a campaign.
 */
export function counterexampleText(played: PlayedRun, beginning: Beginning, plan?: readonly PlanStep[]): string {
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
      ...messages.filter(({ from }) => from === clientParticipant(beginning)).map(messageLine),
      ...(diverged.length === 0 ? [] : [`       ^ from here on wrong: ${diverged.join(", ")}`]),
    ];
  });
  const wrong = played.findings.map(({ kind, name, problem }) => `  ${kind} ${name}: ${problem}`);
  const code = plan?.map((step) => `    ${JSON.stringify(step)},`);
  const again = "As a test of the client (the options are those of this campaign):";
  return [
    "What happens:",
    ...happened,
    "What is wrong:",
    ...wrong,
    comparedWith(played, beginning),
    ...(code === undefined ? [] : [again, "  await campaign({ ...options, replay: [", ...code, "  ] });"]),
    "",
  ].join("\n");
}

/** What the views were compared with. */
function comparedWith({ journal }: PlayedRun, { account }: Beginning): string {
  const { queue_lifespan_secs: _, ...registered } = registeredIn(journal, account.user_id);
  const parameters = Object.entries(registered).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const how =
    parameters.length === 0 ? "without parameters" : `with the parameters of the client: ${parameters.join(" ")}`;
  return `True is what a registration returns now, ${how}.`;
}

function messageLine({ after_seconds, text, answer, fault, times }: TraceMessage): string {
  const struck = fault === undefined ? "" : `, fault ${fault}`;
  return `       +${after_seconds} s ${text} → ${answer}${struck}${times > 1 ? `, ${times} times` : ""}`;
}
