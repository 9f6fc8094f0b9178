/** What matters of a request and of its answer, in a few words. */
import { counted } from "../protocol/problem-words";
import type { JournalEntry } from "../simulator/journal";

/** How long the parameters of a request may be in a line. */
const SHOWN = 160;

/** Parameters that say how a client wants its answer, not what it requests. */
const OMITTED = ["client_capabilities", "apply_markdown", "allow_empty_topic_name", "client_gravatar", "slim_presence"];

/** How many values of a list are in a line. */
const LISTED = 4;

/** Names of channels: by ID. */
export type ChannelNames = ReadonlyMap<number, string>;

/** The parameters of a request in one line, after a space; empty if no parameter is shown. */
export function paramsGist({ params }: JournalEntry, channels: ChannelNames): string {
  const shown = Object.entries(params).filter(([name]) => !OMITTED.includes(name));
  if (shown.length === 0) return "";
  const text = shown.map(([name, value]) => `${name}=${valueGist(name, value, channels)}`).join(" ");
  return ` ${text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`}`;
}

function valueGist(name: string, value: unknown, channels: ChannelNames): string {
  if (name === "queue_id") return queueName(value);
  if (name === "narrow" && Array.isArray(value)) return value.map((term) => termGist(term, channels)).join(",");
  if ((name === "stream_id" || name === "to") && typeof value === "number") return channels.get(value) ?? String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    const more = value.length - LISTED;
    return `${value.slice(0, LISTED).join(",")}${more > 0 ? `,… (${more} more)` : ""}`;
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A term of a narrow: `channel:#general`, `-is:read`. */
function termGist(term: unknown, channels: ChannelNames): string {
  const [operator, operand]: readonly unknown[] = Array.isArray(term)
    ? term
    : [Object(term)["operator"], Object(term)["operand"]];
  const isChannel = operator === "channel" || operator === "stream";
  const known = isChannel && typeof operand === "number" ? channels.get(operand) : undefined;
  return `${Object(term)["negated"] === true ? "-" : ""}${String(operator)}:${known ?? String(operand)}`;
}

/** The first characters of a queue's ID are enough to know it. */
function queueName(id: unknown): string {
  return String(id).slice(0, 8);
}

/** The answer of a request: `0 messages`, `2 events: message, typing/start`, `429 RATE_LIMIT_HIT, retry-after 2 s`. */
export function answerGist({ status, result, fault, operation }: JournalEntry): string {
  const body: Readonly<Record<string, unknown>> = Object(result);
  const answer = gistOf(status, body, operation);
  switch (fault?.fault) {
    case "refuse_connection":
    case "lose_request":
      return "no answer";
    case "stall":
      return "no answer, and no end";
    case "lose_answer":
      return `answer lost (${answer})`;
    case "cut_answer":
    case "malformed_json":
      return `half of the answer (${answer})`;
    default:
      return answer;
  }
}

function gistOf(status: number, body: Readonly<Record<string, unknown>>, operation: string | null): string {
  if (status === 0) return "no answer";
  const { code, events, messages, queue_id, id } = body;
  if (code !== undefined) {
    const wait = body["retry-after"];
    return `${status} ${String(code)}${wait === undefined ? "" : `, retry-after ${String(wait)} s`}`;
  }
  if (status !== 200) return String(status);
  if (Array.isArray(events)) return listed(events.map(eventName), "event");
  if (operation === "register-queue") return `queue ${queueName(queue_id)}, ${registrationGist(body)}`;
  if (operation === "get-messages" && Array.isArray(messages)) return listed(messages.map(idOf), "message");
  if (operation === "send-message") return `message ${String(id)}`;
  return "done";
}

function registrationGist({ unread_msgs, subscriptions, max_message_id }: Readonly<Record<string, unknown>>): string {
  const { streams = [], pms = [], huddles = [] } = Object(unread_msgs);
  const ids = [...streams, ...pms, ...huddles].flatMap((row: unknown) => Object(row)["unread_message_ids"] ?? []);
  const parts = [
    ...(unread_msgs === undefined ? [] : [`unread ${ids.sort(byNumber).join(", ") || "none"}`]),
    ...(Array.isArray(subscriptions)
      ? [`subscribed to ${subscriptions.map((row) => `#${Object(row)["name"]}`).join(", ") || "no channel"}`]
      : []),
    ...(max_message_id === undefined ? [] : [`newest message ${String(max_message_id)}`]),
  ];
  return parts.join("; ") || "registered";
}

function eventName(event: unknown): string {
  const { type, op, message, message_id, message_ids, messages, flag } = Object(event);
  const name = op === undefined ? String(type) : `${type}/${op}`;
  const ids = message?.id ?? message_ids ?? messages ?? message_id;
  const about = ids === undefined ? "" : ` ${Array.isArray(ids) ? ids.join("+") : String(ids)}`;
  return `${name}${flag === undefined ? "" : ` ${String(flag)}`}${about}`;
}

function byNumber(one: unknown, other: unknown): number {
  return Number(one) - Number(other);
}

function idOf(message: unknown): string {
  return String(Object(message)["id"]);
}

/** `3 events: …`, with at most six names. */
function listed(names: readonly string[], what: string): string {
  const first = names.length <= 6 ? names : [...names.slice(0, 5), "…"];
  return `${counted(names.length, what)}${names.length === 0 ? "" : `: ${first.join(", ")}`}`;
}
