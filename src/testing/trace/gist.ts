import type { Realm } from "../../model/realm/realm";
import { counted, cut } from "../../protocol/problem-words";

/** What a summary is made from: the parameters of a call, and the answer if there is one. */
export interface GistInput {
  readonly operation: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly realm: Realm;
}

const QUOTED = 60;

/** What a call does, in a few words: `#release › 3.2 “Upgraded.”`. Empty if the name of the operation says enough. */
export function gist(input: GistInput): string {
  const { operation, params, answer, realm } = input;
  const count = (name: string): number => list(answer[name]).length;
  switch (operation) {
    case "send-message":
    case "create-scheduled-message":
      return `${destination(realm, params)} ${quoted(params["content"])}`;
    case "update-message":
      return [messageName(params), moved(params), quoted(params["content"])].filter(Boolean).join(" ");
    case "delete-message":
    case "get-message":
    case "get-read-receipts":
    case "get-message-history":
      return messageName(params);
    case "get-messages":
      return [
        narrowText(realm, params["narrow"]),
        anchorText(params),
        count("messages") === 0 ? "" : counted(count("messages"), "message"),
      ]
        .filter(Boolean)
        .join(", ");
    case "get-events":
      return "events" in answer ? eventsText(list(answer["events"])) : queueName(params);
    case "register-queue":
      return [registeredTypes(params), narrowText(realm, params["narrow"])].filter(Boolean).join(", ");
    case "delete-queue":
      return queueName(params);
    case "add-reaction":
    case "remove-reaction":
      return `:${text(params["emoji_name"])}: on ${messageName(params)}`;
    case "update-message-flags":
      return `${text(params["op"])} ${text(params["flag"])} on ${messagesText(list(params["messages"]))}`;
    case "update-message-flags-for-narrow":
      return [`${text(params["op"])} ${text(params["flag"])}`, narrowText(realm, params["narrow"])]
        .filter(Boolean)
        .join(", ");
    case "subscribe":
    case "unsubscribe": {
      const accounts = list(params["principals"]).map((who) => accountName(realm, who));
      const parts = [accounts.join(", "), channelList(params["subscriptions"])].filter(Boolean);
      return parts.join(operation === "subscribe" ? " to " : " from ");
    }
    case "set-typing-status":
      return `${text(params["op"])}s typing to ${destination(realm, { ...params, topic: params["topic"] })}`;
    case "update-user-topic":
      return `${channelLabel(realm, params["stream_id"])} › ${text(params["topic"])}`;
    default:
      return otherwise(params, realm);
  }
}

function otherwise(params: GistInput["params"], realm: Realm): string {
  const words: string[] = [];
  if (params["stream_id"] !== undefined) words.push(channelLabel(realm, params["stream_id"]));
  if (params["topic_name"] !== undefined) words.push(`› ${text(params["topic_name"])}`);
  if (typeof params["user_id"] === "number") words.push(accountName(realm, params["user_id"]));
  for (const [name, value] of Object.entries(params)) {
    if (["stream_id", "topic_name", "user_id", "queue_id"].includes(name) || words.length > 3) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      words.push(`${name} ${typeof value === "string" ? quoted(value) : String(value)}`);
    }
  }
  return words.join(" ");
}

/** `#release › 3.2`, or the names of the recipients of a direct message. */
export function destination(realm: Realm, params: GistInput["params"]): string {
  const to = list(params["to"] ?? params["stream_id"] ?? params["stream"]);
  if (params["type"] === "direct" || params["type"] === "private") {
    return `to ${to.map((who) => accountName(realm, who)).join(", ")}`;
  }
  const topic = text(params["topic"] ?? params["subject"]);
  return [to.map((one) => channelLabel(realm, one)).join(", "), topic === "" ? "" : `› ${topic}`]
    .filter(Boolean)
    .join(" ");
}

/** A channel by ID or name as `#name`. */
export function channelLabel(realm: Realm, given: unknown): string {
  const name = typeof given === "number" ? realm.channels.get(given - 1)?.name : text(given);
  return `#${name ?? text(given)}`;
}

/** The first name of an account, by ID or address. */
export function accountName(realm: Realm, given: unknown): string {
  const id = typeof given === "number" ? given : realm.user_ids_by_email.get(text(given).toLowerCase());
  const user = id === undefined ? undefined : realm.users.get(id - 1);
  return user === undefined ? text(given) : nameInNarrowPlaces(user.full_name);
}

/** The part of a full name that distinguishes accounts in narrow places. */
export function nameInNarrowPlaces(fullName: string): string {
  return fullName.split(" ")[0] ?? fullName;
}

function messageName({ message_id }: GistInput["params"]): string {
  return `message ${text(message_id)}`;
}

function messagesText(ids: readonly unknown[]): string {
  if (ids.length === 0) return "no message";
  return ids.length <= 3 ? `message ${ids.map(text).join(", ")}` : `${ids.length} messages`;
}

function moved(params: GistInput["params"]): string {
  const topic = params["topic"] ?? params["subject"];
  return topic === undefined ? "" : `to topic ${text(topic)}`;
}

function queueName({ queue_id }: GistInput["params"]): string {
  return queue_id === undefined ? "" : `queue ${shortQueue(text(queue_id))}`;
}

/** The beginning of a queue's ID, which is enough to distinguish queues. */
export function shortQueue(queueId: string): string {
  return queueId.replace(/[^0-9a-z]/gi, "").slice(0, 8);
}

function eventsText(events: readonly unknown[]): string {
  if (events.length === 0) return "no events";
  const types = [...new Set(events.map((event) => text(Object(event)["type"])))];
  return `${counted(events.length, "event")}: ${types.slice(0, 3).join(", ")}${types.length > 3 ? ", …" : ""}`;
}

function registeredTypes({ event_types }: GistInput["params"]): string {
  return event_types === undefined || event_types === null
    ? "all event types"
    : counted(list(event_types).length, "event type");
}

function anchorText({ anchor, num_before, num_after }: GistInput["params"]): string {
  if (anchor === "newest") return `newest ${text(num_before)}`;
  if (anchor === "oldest") return `oldest ${text(num_after)}`;
  return anchor === undefined ? "" : `around ${text(anchor).replace(/_/g, " ")}`;
}

/** A narrow in words: `#release › 3.2`. */
export function narrowText(realm: Realm, narrow: unknown): string {
  return list(narrow)
    .map((term) => {
      const operator = text(Array.isArray(term) ? term[0] : Object(term)["operator"]);
      const operand: unknown = Array.isArray(term) ? term[1] : Object(term)["operand"];
      const negated = Object(term)["negated"] === true ? "not " : "";
      if (operator === "channel" || operator === "stream") return `${negated}in ${channelLabel(realm, operand)}`;
      if (operator === "topic") return `${negated}› ${text(operand)}`;
      return `${negated}${operator} ${Array.isArray(operand) ? operand.map((one) => accountName(realm, one)).join(", ") : text(operand)}`;
    })
    .join(" ");
}

function channelList(value: unknown): string {
  return list(value)
    .map((one) => `#${text(typeof one === "object" ? Object(one)["name"] : one)}`)
    .join(", ");
}

function quoted(value: unknown): string {
  const all = text(value).replace(/\s+/g, " ");
  if (all === "") return "";
  return `“${cut(all, QUOTED)}”`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function text(value: unknown): string {
  return typeof value === "string"
    ? value
    : value === undefined || value === null
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
}
