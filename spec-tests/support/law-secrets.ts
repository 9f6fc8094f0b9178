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
  ["stream_id", "channels"],
  ["stream_ids", "channels"],
  ["new_stream_id", "channels"],
]);

/**
 * What somebody has for itself may name what is out of its sight by now, or what never was there. Old servers name who
 * reacts to all who see the message.
 */
const OWN = new Set(["drafts", "draft", "scheduled_messages", "scheduled_message", "reminders", "submessages"]);

/** The name of whatever stands for an account that the reader may not know of. */
const NOBODY = "Unknown user";

/** What looks like a key of an account: those of fixtures, and drawn ones. */
const KEY = /-key"|"[A-Za-z0-9]{32}"/;

function keysIn(text: string, known: Knowledge, realm: Realm): { readonly user_id: number }[] {
  return [...realm.users].filter(({ api_key }) => !known.texts.has(api_key) && text.includes(`"${api_key}"`));
}

/** What an account was shown and may not know, each with the text in which it was. */
export function betrayals(known: Knowledge, realm: Realm, seen: Seen): string[] {
  const value = withoutHarmless(seen.value);
  const text = JSON.stringify(value) ?? "";
  const keys = KEY.test(text) ? keysIn(text, known, realm) : [];
  const isWide = isToldWidely(seen.value, known);
  const marks = (isWide ? [] : marksOf(text)).filter((mark) => !known.texts.has(mark));
  const named = seen.isRefusal || isWide ? [] : strangersIn(value, known);
  return [...marks, ...keys.map((user) => `the key of account ${user.user_id}`), ...named].map(
    (secret) => `account ${seen.userId} was shown ${secret} in ${seen.what}: ${text.slice(0, 600)}`,
  );
}

/** Parts of answers that name nothing and nobody under their name, and never change: what the server supports, for one. */
const harmless = new WeakMap<object, string>();

const NOTHING: Omit<Knowledge, "userId"> = {
  texts: new Set(),
  channels: new Set(),
  accounts: new Set(),
  messages: new Set(),
  met: new Set(),
  rows: new Set(),
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

/**
 * What servers tell to more accounts than may know: of one account's coming to or leaving several public channels all
 * who see the last of them; of messages that leave a channel all who ever subscribed to it.
 */
function isToldWidely(value: unknown, known: Knowledge): boolean {
  const { type, op, stream_ids, stream_id } = (value ?? {}) as Fields;
  if (type === "delete_message") return known.channels.has(Number(stream_id));
  return type === "subscription" && String(op).startsWith("peer_") && (stream_ids as readonly number[]).length > 1;
}

/** The messages, channels and accounts in a value that an account may not know. */
function strangersIn(value: unknown, known: Omit<Knowledge, "userId">, found: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) strangersIn(item, known, found);
    return found;
  }
  const fields = value as Fields;
  const { user_id, full_name, sender_id, recipient_id, id } = fields;
  if (typeof full_name === "string" && full_name !== NOBODY && isStranger(user_id, known.accounts)) {
    found.push(`account ${String(user_id)}`);
  }
  if (sender_id !== undefined && recipient_id !== undefined && isStranger(id, known.messages)) found.push(`message ${String(id)}`);
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const kind = NAMING.get(name);
    if (kind === undefined && (typeof field !== "object" || field === null)) continue;
    if (OWN.has(name) || (name === "user" && "emoji_name" in fields)) continue;
    if (kind === undefined) {
      strangersIn(field, known, found);
      continue;
    }
    for (const one of Array.isArray(field) ? field : [field]) {
      if (isStranger(one, known[kind])) found.push(`${kind} ${String(one)}`);
    }
  }
  return found;
}

/** The server's own accounts are known to all. */
const SYSTEM = 2_147_000_000;

function isStranger(id: unknown, known: ReadonlySet<number>): boolean {
  return typeof id === "number" && id > 0 && id < SYSTEM && !known.has(id);
}
