/** Values of requests and answers as a scenario file has them: keys left out, what changes from day to day matched. */
import { isJsonObject } from "../matching/json-value";
import { escaped } from "../repair/repaired-pattern";

/** What lets somebody act as somebody else; it is never written. */
const SECRET = /(^|_)(api_key|password|secret|otp)(_|$)/u;
/** Times, numbers that count up over a server's life, and what depends on where and what a server is. */
const CHANGING_NUMBER =
  /^(ids?|anchor|messages)$|(^|_)(message_ids?|(event|queue|snippet|reminder|draft)_id|timestamp|date|time|seconds|last_updated|joined)(_|$)/u;
const CHANGING_TEXT = /(^|_)(version|merge_base|token|ur[il])(_|$)/u;
/** Ends of links that nobody can guess. */
const LINK = /^(https?:\/)?\/.*[0-9a-f]{16}/u;

/** Whether values of a name are never written. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** What is expected of a value: itself, or its type where it is secret or would be another one the next time. */
export function expectedValue(name: string, value: unknown): unknown {
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
  if (Array.isArray(value)) return value.map((item) => expectedValue(name, item));
  if (!isJsonObject(value)) return escaped(value);
  const entries = Object.entries(value);
  // An object whose first key begins with a dollar sign would be read as a matcher.
  if (entries[0]?.[0].startsWith("$") === true) return { $object: true };
  return Object.fromEntries(entries.map(([key, item]) => [key, expectedValue(key, item)]));
}
