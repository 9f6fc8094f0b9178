const FIRST_SEED = 0x9e3779b1;
const SECOND_SEED = 0x85ebca77;
const FIRST_FACTOR = 0x01000193;
const SECOND_FACTOR = 0xc2b2ae3d;

/** Two hashes of 32 bits each, as a short text. */
function hashed(text: string): string {
  let [first, second] = [FIRST_SEED, SECOND_SEED];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, FIRST_FACTOR);
    second = Math.imul(second ^ code ^ (second >>> 15), SECOND_FACTOR);
  }
  first ^= first >>> 16;
  second ^= second >>> 13;
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** Up to this length a text is its own key: to hash it would save no memory to speak of. */
const SHORT = 100;

/**
 * Begins to give values keys: equal contents have equal keys, and others, but for one chance in 2^64, have others. The
 * keys of unchangeable objects are remembered as long as the objects are, so that of a snapshot that shares most of its
 * parts with another one only what differs is looked at.
 */
export function contentKeys(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const keyOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return primitiveText(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = objectText(value, keyOf);
    const key = text.length <= SHORT ? text : hashed(text);
    if (Object.isFrozen(value)) known.set(value, key);
    return key;
  };
  return keyOf;
}

function primitiveText(value: unknown): string {
  // The text of a number knows no negative zero.
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return JSON.stringify(value) ?? "-";
}

function objectText(value: object, keyOf: (value: unknown) => string): string {
  if (!isIterable(value)) return `{${recordText(value, keyOf)}}`;
  let text = "";
  for (const item of value) text += `${keyOf(item)},`;
  return Array.isArray(value) ? `[${text}]` : `(${text})`;
}

function recordText(record: object, keyOf: (value: unknown) => string): string {
  let text = "";
  for (const name of Object.keys(record).sort()) {
    const item: unknown = Reflect.get(record, name);
    if (item !== undefined) text += `${JSON.stringify(name)}:${keyOf(item)},`;
  }
  return text;
}
