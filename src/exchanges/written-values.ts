/** Values of requests and answers as a scenario file has them: without keys, what changes from day to day matched. */
import { idKindOfName } from "../matching/id-kinds";
import { isJsonObject, ownValue } from "../matching/json-value";
import { isChosen, isOfServer, isTime, isUrl, isWording } from "../matching/marks";
import { escaped } from "../matching/repair";
import type { Realm } from "../model/realm/realm";
import type { JsonValue } from "../protocol/schema/shapes";

/** What lets a program act as an account; it is never written. */
const SECRET = /(^|_)(api_key|password|secret|otp)(_|$)/u;
/** IDs that count up over a server's life; those of accounts and channels are named by the fixture. */
const COUNTING = /^ids?$|(^|_)(event|queue|filter|field|playground|export)_id$/u;
const NAMED_KINDS = ["user", "stream"];
/** Ends of links that cannot be guessed. */
const LINK = /^(https?:\/)?\/.*[0-9a-f]{16}/u;

/** Whether values of a name are never written. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** Whether a value would be another one the next time: a time, an ID, what a server chooses or is, and its wording. */
function isChanging(name: string, value: string | number, inside: object): boolean {
  if (isSecret(name) || isChosen(name) || isOfServer(name) || isTime(name)) return true;
  if (typeof value === "string") return isUrl(name) || LINK.test(value) || isWording(name, Object(inside));
  const kind = idKindOfName(name);
  return COUNTING.test(name) || (kind !== undefined && !NAMED_KINDS.includes(kind));
}

/** What a server and the fixture both have, by ID: addresses of accounts, names, and numbers of messages from 1. */
export interface Things {
  readonly users: ReadonlyMap<number, string>;
  readonly channels: ReadonlyMap<number, string>;
  readonly groups?: ReadonlyMap<number, string>;
  readonly messages?: ReadonlyMap<number, string>;
}

/** The things of a realm. */
export function thingsOf({ users, channels }: Realm): Things {
  return {
    users: new Map(Array.from(users, ({ user_id, delivery_email }) => [user_id, delivery_email])),
    channels: new Map(Array.from(channels, ({ stream_id, name }) => [stream_id, name])),
  };
}

/** Nothing is known of the server. */
export const NO_THINGS: Things = { users: new Map(), channels: new Map() };

const OF_USER = /(^|_)(user|sender|creator|owner)_ids?$|^(principals|subscribers|members|direct_members)$/u;
const OF_CHANNEL = /(^|_)(stream|channel)_ids?$/u;
const OF_GROUP = /(^|_)groups?(_ids?)?$|subgroups$|^(new|old)$/u;
const OF_MESSAGE = /(^|_)(message|msg)_ids?$|^(anchor|messages)$/u;

/** The kind of an operand of a narrow, by its operator. */
const OPERANDS: Readonly<Record<string, string>> = {
  ...{ channel: "channel_id", stream: "channel_id", id: "message_id", near: "message_id", with: "message_id" },
  ...{ sender: "user_id", mentions: "user_id", dm: "user_id", "dm-including": "user_id", "pm-with": "user_id" },
};

/**
 * The ID of an account or a channel as the fixture names it; undefined for anything else.
 *
 * @param inside - the object that has the value
 */
export function namedIn(things: Things, name: string, value: unknown, inside: object): JsonValue | undefined {
  if (typeof value !== "number") return undefined;
  if (name === "operand" && "operator" in inside) {
    const kind = OPERANDS[String(inside.operator)];
    return kind === undefined ? undefined : namedIn(things, kind, value, {});
  }
  const isOfUser = name === "to" ? isDirect(inside) : OF_USER.test(name);
  const email = isOfUser ? things.users.get(value) : undefined;
  if (email !== undefined) return { $user: email };
  const isOfChannel = name === "to" ? !isDirect(inside) : OF_CHANNEL.test(name);
  const channel = isOfChannel ? things.channels.get(value) : undefined;
  if (channel !== undefined) return { $channel: channel };
  const group = OF_GROUP.test(name) ? things.groups?.get(value) : undefined;
  if (group !== undefined) return { $group: group };
  const message = OF_MESSAGE.test(name) ? things.messages?.get(value) : undefined;
  return message === undefined ? undefined : { $message: Number(message) };
}

/** Whether the parameters of a message are those of a direct one; typing is direct unless it says otherwise. */
function isDirect(inside: object): boolean {
  return !("type" in inside) || inside.type === "direct" || inside.type === "private";
}

/** What is expected of a value: itself, or its type where it is secret or would be another one the next time. */
export function expectedValue(name: string, value: unknown, things = NO_THINGS, inside: object = {}): unknown {
  const thing = namedIn(things, name, value, inside);
  if (thing !== undefined) return thing;
  if ((typeof value === "string" || typeof value === "number") && isChanging(name, value, inside)) {
    return typeof value === "string" ? { $string: true } : { [Number.isInteger(value) ? "$integer" : "$number"]: true };
  }
  if (Array.isArray(value)) return value.map((item) => expectedValue(name, item, things, inside));
  if (!isJsonObject(value)) return escaped(value);
  const entries = Object.entries(value);
  // An object whose first key begins with a dollar sign would be read as a matcher.
  if (entries[0]?.[0].startsWith("$") === true) return { $object: true };
  return Object.fromEntries(entries.map(([key, item]) => [key, expectedValue(key, item, things, value)]));
}

/**
 * A field of an answer by its operation, the name that it is saved under, and the parameters that may refer to it. Of a
 * list, each item is saved.
 */
interface Capture {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  readonly parameters: readonly string[];
}

/** The parameter `to` of a message to a channel, and of a direct message. */
const [TO_CHANNEL, TO_USER] = ["to channel", "to user"];

const CAPTURES: readonly Capture[] = [
  capture("register-queue", "queue_id", "queue", "queue_id"),
  capture("send-message", "id", "message", "message_id", "messages", "anchor", "message_ids", "msg_ids"),
  capture("create-scheduled-message", "scheduled_message_id", "scheduled", "scheduled_message_id"),
  capture("create-message-reminder", "reminder_id", "reminder", "reminder_id"),
  capture("create-saved-snippet", "saved_snippet_id", "snippet", "saved_snippet_id"),
  capture("create-drafts", "ids", "draft", "draft_id"),
  capture("create-user-group", "group_id", "group", "user_group_id", "group_id", "group_ids"),
  capture("create-channel", "id", "channel", "stream_id", "channel_id", "stream_ids", TO_CHANNEL),
  capture("get-stream-id", "stream_id", "channel", "stream_id", "channel_id", "stream_ids", TO_CHANNEL),
  capture("create-channel-folder", "channel_folder_id", "folder", "channel_folder_id", "folder_id"),
  capture("create-user", "user_id", "user", "user_id", "principals", "muted_user_id", TO_USER),
  capture("create-bot", "user_id", "bot", "bot_id", "user_id"),
  capture("create-custom-profile-field", "id", "field", "field_id"),
  capture("add-linkifier", "id", "linkifier", "filter_id", "ordered_linkifier_ids"),
  capture("add-code-playground", "id", "playground", "playground_id"),
  capture("export-realm", "id", "export", "export_id"),
];

function capture(operation: string, field: string, name: string, ...parameters: readonly string[]): Capture {
  return { operation, field, name, parameters };
}

interface Captured {
  readonly name: string;
  readonly value: unknown;
  readonly parameters: readonly string[];
}

/** The values that were captured so far. */
export interface CapturedValues {
  /** Captures what an answer gives: what its step is to save. */
  readonly capture: (operation: string | undefined, body: unknown) => Readonly<Record<string, string>> | undefined;
  /**
   * The value of a parameter, with references for captured values.
   *
   * @param inside - the object that has the parameter
   */
  readonly referring: (parameter: string, value: unknown, inside: object) => unknown;
}

/** Begins with nothing captured. */
export function noCapturedValues(): CapturedValues {
  const captured: Captured[] = [];
  const referring = (parameter: string, value: unknown, inside: object): unknown => {
    if (Array.isArray(value)) return value.map((item) => referring(parameter, item, inside));
    const name = parameter !== "to" ? parameter : isDirect(inside) ? TO_USER : TO_CHANNEL;
    const found = captured.findLast((one) => one.parameters.includes(name) && String(one.value) === String(value));
    return found === undefined ? value : `$${found.name}`;
  };
  return {
    capture: (operation, body) => {
      const row = CAPTURES.find((one) => one.operation === operation);
      const value = row === undefined || !isJsonObject(body) ? undefined : ownValue(body, row.field);
      if (row === undefined || value === undefined) return undefined;
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      const saved = items.map((item, place) => {
        const number = captured.filter(({ name }) => name.startsWith(`${row.name}_`)).length + 1;
        const name = `${row.name}_${number}`;
        captured.push({ name, value: item, parameters: row.parameters });
        return [name, Array.isArray(value) ? `${row.field}[${place}]` : row.field] as const;
      });
      return saved.length === 0 ? undefined : Object.fromEntries(saved);
    },
    referring,
  };
}
