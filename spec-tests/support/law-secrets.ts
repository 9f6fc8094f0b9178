/** Whether an account was shown what it may not know: unguessable texts, keys, messages, channels and accounts. */
import type { Realm } from "../../src/index";
import type { Seen } from "./law-watcher";
import { type Knowledge, marksOf } from "./visibility-oracle";

type Fields = Readonly<Record<string, unknown>>;

/** The fields that name messages and channels, wherever they stand. */
const NAMING: Readonly<Record<string, "messages" | "channels">> = {
  message_id: "messages",
  message_ids: "messages",
  unread_message_ids: "messages",
  stream_id: "channels",
  stream_ids: "channels",
  new_stream_id: "channels",
};

/**
 * What somebody has for itself may name what is out of its sight by now, or what never was there. Old servers name who
 * reacts to all who see the message.
 */
const OWN = ["drafts", "draft", "scheduled_messages", "scheduled_message", "reminders", "submessages"];

/** The name of whatever stands for an account that the reader may not know of. */
const NOBODY = "Unknown user";

/** What looks like a key of an account: those of fixtures, and drawn ones. */
const KEY = /-key"|"[A-Za-z0-9]{32}"/;

function keysIn(text: string, known: Knowledge, realm: Realm): { readonly user_id: number }[] {
  return [...realm.users].filter(({ api_key }) => !known.texts.has(api_key) && text.includes(`"${api_key}"`));
}

/** What an account was shown and may not know, each with the text in which it was. */
export function betrayals(known: Knowledge, realm: Realm, seen: Seen): string[] {
  const text = textOf(seen.value);
  const keys = KEY.test(text) ? keysIn(text, known, realm) : [];
  const isWide = isToldWidely(seen.value, known);
  const marks = (isWide ? [] : marksOf(text)).filter((mark) => !known.texts.has(mark));
  const named = seen.isRefusal || isWide ? [] : [...strangersIn(seen.value, known)];
  return [...marks, ...keys.map((user) => `the key of account ${user.user_id}`), ...named].map(
    (secret) => `account ${seen.userId} was shown ${secret} in ${seen.what}: ${text.slice(0, 600)}`,
  );
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
 * What servers tell to more accounts than may know: of one account's coming to or leaving several public channels all
 * who see the last of them; of messages that leave a channel all who ever subscribed to it.
 */
function isToldWidely(value: unknown, known: Knowledge): boolean {
  const { type, op, stream_ids, stream_id } = (value ?? {}) as Fields;
  if (type === "delete_message") return known.channels.has(Number(stream_id));
  return type === "subscription" && String(op).startsWith("peer_") && (stream_ids as readonly number[]).length > 1;
}

/** The messages, channels and accounts in a value that an account may not know. */
function* strangersIn(value: unknown, known: Knowledge): IterableIterator<string> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* strangersIn(item, known);
    return;
  }
  const fields = value as Fields;
  const { user_id, full_name, sender_id, recipient_id, id } = fields;
  if (typeof full_name === "string" && full_name !== NOBODY && isStranger(user_id, known.accounts)) {
    yield `account ${String(user_id)}`;
  }
  if (sender_id !== undefined && recipient_id !== undefined && isStranger(id, known.messages)) yield `message ${String(id)}`;
  for (const [name, field] of Object.entries(fields)) {
    if (OWN.includes(name) || isReactor(name, fields)) continue;
    const kind = NAMING[name];
    if (kind === undefined) {
      yield* strangersIn(field, known);
      continue;
    }
    for (const one of Array.isArray(field) ? field : [field]) {
      if (isStranger(one, known[kind])) yield `${kind} ${String(one)}`;
    }
  }
}

/** The server's own accounts are known to all. */
const SYSTEM = 2_147_000_000;

function isStranger(id: unknown, known: ReadonlySet<number>): boolean {
  return typeof id === "number" && id > 0 && id < SYSTEM && !known.has(id);
}
