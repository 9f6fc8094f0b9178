/** Whether an account was shown what it may not know: unguessable texts, keys, messages, channels and accounts. */
import type { Realm } from "../../src/index";
import type { Seen } from "./law-watcher";
import { type Knowledge, marksOf } from "./visibility-oracle";

type Fields = Readonly<Record<string, unknown>>;

/** The fields that name messages and channels, wherever they stand. */
const NAMING: ReadonlyMap<string, "messages" | "channels"> = new Map([
  ["message_id", "messages"],
  ["message_ids", "messages"],
  ["unread_message_ids", "messages"],
  ["starred_messages", "messages"],
  ["messages", "messages"],
  ["msg_ids", "messages"],
  ["max_id", "messages"],
  ["max_message_id", "messages"],
  ["stream_id", "channels"],
  ["stream_ids", "channels"],
  ["new_stream_id", "channels"],
]);

/**
 * An account's own items can name what is hidden from it now, or what never existed. Old servers name users who react to
 * all who see the message.
 */
const OWN = new Set(["drafts", "draft", "scheduled_messages", "scheduled_message", "reminders", "submessages"]);

/** The name of the placeholder of an account that the reader cannot see. */
const UNKNOWN_USER = "Unknown user";

/** What looks like a key of an account: those of fixtures, and generated ones. */
const KEY = /-key"|"[A-Za-z0-9]{32}"/;

function keysIn(text: string, known: Knowledge, realm: Realm): { readonly user_id: number }[] {
  return [...realm.users].filter(({ api_key }) => !known.texts.has(api_key) && text.includes(`"${api_key}"`));
}

/** What an account was shown and may not know, each with the text in which it was. */
export function betrayals(known: Knowledge, realm: Realm, seen: Seen): string[] {
  const value = withoutHarmless(seen.value);
  const text = textOf(value);
  const keys = KEY.test(text) ? keysIn(text, known, realm) : [];
  const isWide = isSentWidely(seen.value, known, realm);
  const marks = (isWide ? [] : marksOf(text)).filter((mark) => !known.texts.has(mark));
  const files = [...realm.attachments.keys()].filter((path) => !known.files.has(path) && text.includes(path));
  const named = seen.isRefusal || isWide ? [] : [...strangersIn(value, known), ...answeredAbout(seen, known)];
  return [...marks, ...files, ...keys.map((user) => `the key of account ${user.user_id}`), ...named].map(
    (secret) => `account ${seen.userId} was shown ${secret} in ${seen.what}: ${text.slice(0, 600)}`,
  );
}

/** Parts of answers that name no thing and no account, and never change, for example what the server supports. */
const harmless = new WeakMap<object, string>();

const NOTHING: Omit<Knowledge, "userId"> = {
  texts: new Set(),
  channels: new Set(),
  accounts: new Set(),
  files: new Set(),
  messages: new Set(),
  met: new Set(),
  rows: new Set(),
  kept: new Set(),
  besides: new Set(),
};

function isHarmless([name, part]: readonly [string, unknown]): boolean {
  if (typeof part !== "object" || part === null || !Object.isFrozen(part)) return false;
  if (harmless.get(part) === name) return true;
  const text = JSON.stringify(part);
  const isWithoutNames = marksOf(text).length === 0 && !KEY.test(text) && strangersIn({ [name]: part }, NOTHING).length === 0;
  if (isWithoutNames) harmless.set(part, name);
  return isWithoutNames;
}

function withoutHarmless(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value);
  return parts.some(isHarmless) ? Object.fromEntries(parts.filter((part) => !isHarmless(part))) : value;
}

/** Whether a field says who reacts, with the name. */
const isReactor = (name: string, fields: Fields): boolean => name === "user" && "emoji_name" in fields;

/** A value as text, without the names of those who react. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.includes(`"emoji_name"`) ? JSON.stringify(value, withoutReactor) : text;
}

function withoutReactor(this: Fields, name: string, value: unknown): unknown {
  return isReactor(name, this) ? undefined : value;
}

/**
 * What servers send to more accounts than can see it: when one account joins or leaves several public channels, all
 * who see the last of them, also where others come or go with it; of messages that leave a channel all who ever
 * subscribed to it; of where they went, and of their edits there, those who could read them without subscribing and
 * have a row, as for a reaction or a star.
 */
function isSentWidely(value: unknown, known: Knowledge, realm: Realm): boolean {
  const { type, op, stream_ids, stream_id, name, new_stream_id, message_id } = (value ?? {}) as Fields;
  if (type === "delete_message") return known.channels.has(Number(stream_id));
  if (type === "update_message") {
    return known.kept.has(Number(message_id)) || (new_stream_id !== undefined && known.messages.has(Number(message_id)));
  }
  if (type !== "subscription" || !String(op).startsWith("peer_")) return false;
  // Below level 35, each channel has an event of its own; below 19, it has its name alone.
  const one = stream_id ?? [...realm.channels].find((channel) => channel.name === name)?.stream_id ?? 0;
  const channels = (stream_ids ?? [one]) as readonly number[];
  return channels.length > 1 || channels.every((id) => known.besides.has(id));
}

/** Operations that show nothing of their subject except what all accounts can know. */
const OPEN_TO_ALL = ["getUserPresence", "getMessages", "checkMessagesMatchNarrow"];

/** The subject of an answer that its reader cannot know: any answer shows that it exists. */
function answeredAbout({ asked, what }: Seen, known: Knowledge): string[] {
  if (asked === undefined || OPEN_TO_ALL.includes(asked.name)) return [];
  const { message_id, stream_id, user_id, filename, realm_id_str } = asked.params;
  return [
    ...(isStranger(message_id, known.messages) ? [`message ${String(message_id)}`] : []),
    ...(isStranger(stream_id, known.channels) ? [`channel ${String(stream_id)}`] : []),
    ...(isStranger(user_id, known.accounts) ? [`account ${String(user_id)}`] : []),
    ...(filename === undefined || known.files.has(`${String(realm_id_str)}/${String(filename)}`) ? [] : ["a file"]),
  ].map((thing) => `${thing} by ${what}`);
}

/**
 * Whether a field is the account's own, or repeats a parameter. A user who has the message of a move is notified of all
 * messages that move with it.
 */
function isOwn(name: string, fields: Fields, known: Pick<Knowledge, "rows" | "kept">): boolean {
  const { type, message_id } = fields;
  if (name === "messages" && type === "update_message_flags") return true;
  if (name === "message_ids" && type === "update_message") return known.rows.has(Number(message_id)) || known.kept.has(Number(message_id));
  return OWN.has(name) || isReactor(name, fields);
}

/** The messages, channels and accounts in a value that an account may not know. */
function strangersIn(value: unknown, known: Omit<Knowledge, "userId">, found: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) strangersIn(item, known, found);
    return found;
  }
  const fields = value as Fields;
  const { type, user_id, full_name, sender_id, sender_full_name, recipient_id, id, user_status } = fields;
  if (typeof full_name === "string" && full_name !== UNKNOWN_USER && isStranger(user_id, known.accounts)) {
    found.push(`account ${String(user_id)}`);
  }
  const said = type === "user_status" ? [user_id] : Object.keys((user_status ?? {}) as Fields).map(Number);
  for (const one of said) if (isStranger(one, known.accounts)) found.push(`the status of account ${String(one)}`);
  if (typeof sender_full_name === "string" && sender_full_name !== UNKNOWN_USER && isStranger(sender_id, known.accounts)) {
    found.push(`the sender ${String(sender_id)}`);
  }
  // The ID of an event is not that of a message.
  const isMessage = sender_id !== undefined && recipient_id !== undefined && type !== "delete_message";
  if (isMessage && isStranger(id, known.messages)) found.push(`message ${String(id)}`);
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const kind = NAMING.get(name);
    if (kind === undefined && (typeof field !== "object" || field === null)) continue;
    if (isOwn(name, fields, known)) continue;
    if (kind === undefined) {
      strangersIn(field, known, found);
      continue;
    }
    for (const one of Array.isArray(field) ? field : [field]) {
      if (typeof one === "object") strangersIn(one, known, found);
      else if (isStranger(one, known[kind])) found.push(`${kind} ${String(one)} under ${name}`);
    }
  }
  return found;
}

/** The server's own accounts are known to all. */
const SYSTEM = 2_147_000_000;

function isStranger(id: unknown, known: ReadonlySet<number>): boolean {
  return typeof id === "number" && id > 0 && id < SYSTEM && !known.has(id);
}
