/** Values of requests and answers as a scenario file has them: without keys, what changes from day to day matched. */
import { isJsonObject } from "../matching/json-value";
import type { JsonValue } from "../../../protocol/schema/shapes";
import { escaped } from "../repair/repaired-pattern";

/** What lets a program act as an account; it is never written. */
const SECRET = /(^|_)(api_key|password|secret|otp)(_|$)/u;
/** Times, numbers that count up over a server's life, and what depends on where and what a server is. */
const CHANGING_NUMBER =
  /^(ids?|anchor|messages)$|_group$|(^|_)(message_ids?|(event|recipient|queue|snippet|reminder|draft|group|folder|filter|field|playground|export)_id|timestamp|date|time|seconds|last_updated|joined)(_|$)/u;
const CHANGING_TEXT = /(^|_)(version|merge_base|token|ur[il])(_|$)/u;
/** Ends of links that cannot be guessed. */
const LINK = /^(https?:\/)?\/.*[0-9a-f]{16}/u;

/** Whether values of a name are never written. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** The accounts and channels of a server that the fixture has too, by ID: addresses and names. */
export interface Things {
  readonly users: ReadonlyMap<number, string>;
  readonly channels: ReadonlyMap<number, string>;
}

/** Nothing is known of the server. */
export const NO_THINGS: Things = { users: new Map(), channels: new Map() };

const OF_USER = /(^|_)(user|sender|creator|owner)_ids?$|^(principals|subscribers|members|direct_members)$/u;
const OF_CHANNEL = /(^|_)(stream|channel)_ids?$/u;

/**
 * The ID of an account or a channel as the fixture names it; undefined for anything else.
 *
 * @param inside - the object that has the value
 */
export function namedIn(things: Things, name: string, value: unknown, inside: object): JsonValue | undefined {
  if (typeof value !== "number") return undefined;
  const isDirect = "type" in inside && (inside.type === "direct" || inside.type === "private");
  const isOfUser = name === "to" ? isDirect : OF_USER.test(name);
  const email = isOfUser ? things.users.get(value) : undefined;
  if (email !== undefined) return { $user: email };
  const isOfChannel = name === "to" ? !isDirect : OF_CHANNEL.test(name);
  const channel = isOfChannel ? things.channels.get(value) : undefined;
  return channel === undefined ? undefined : { $channel: channel };
}

/** What is expected of a value: itself, or its type where it is secret or would be another one the next time. */
export function expectedValue(name: string, value: unknown, things = NO_THINGS, inside: object = {}): unknown {
  const thing = namedIn(things, name, value, inside);
  if (thing !== undefined) return thing;
  const isPlain = typeof value === "string" || typeof value === "number";
  if (
    isPlain &&
    (isSecret(name) ||
      CHANGING_NUMBER.test(name) ||
      CHANGING_TEXT.test(name) ||
      (typeof value === "string" && LINK.test(value)))
  ) {
    return typeof value === "string" ? { $string: true } : { [Number.isInteger(value) ? "$integer" : "$number"]: true };
  }
  if (Array.isArray(value)) return value.map((item) => expectedValue(name, item, things, inside));
  if (!isJsonObject(value)) return escaped(value);
  const entries = Object.entries(value);
  // An object whose first key begins with a dollar sign would be read as a matcher.
  if (entries[0]?.[0].startsWith("$") === true) return { $object: true };
  return Object.fromEntries(entries.map(([key, item]) => [key, expectedValue(key, item, things, value)]));
}
