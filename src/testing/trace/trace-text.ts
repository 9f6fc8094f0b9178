import type { TracedAnswer, TracedEvent, TraceStep } from "./trace-step";

/** How much of the parameters and of the answer a line shows, in characters. */
const SHOWN = 300;

/**
 * A trace for people, two lines or more for each step: when, who, what with which parameters and the answer; then each
 * event with those who were told.
 */
export function traceText(steps: readonly TraceStep[]): string {
  return steps.flatMap((step, index) => stepLines(step, index + 1)).join("\n");
}

function stepLines({ at, account, operation, params, answer, events }: TraceStep, number: number): readonly string[] {
  const asked = callText(account ?? "nobody", operation, params);
  return [`${number}. ${at} ${asked} → ${answerText(answer)}`, ...events.map(eventLine)];
}

/** A call in one line: `ann@example.test: sendMessage {"type":"direct",…}`. */
export function callText(who: string, operation: string, params: unknown): string {
  return `${who}: ${operation} ${shown(params)}`;
}

function answerText(answer: TracedAnswer): string {
  if (answer.ok) return `ok ${shown(answer.response)}`;
  const { code, msg } = answer.error;
  return `refused: ${String(code)}${msg === undefined ? "" : `: ${String(msg)}`}`;
}

function eventLine({ event, told }: TracedEvent): string {
  const operation: unknown = Object(event)["op"];
  const name = operation === undefined ? event.type : `${event.type}/${String(operation)}`;
  const whom = told === "everybody" ? told : told.length === 0 ? "nobody" : told.join(", ");
  return `     ${name} to ${whom}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}
