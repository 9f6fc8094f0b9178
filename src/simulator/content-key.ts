const [FIRST_SEED, SECOND_SEED] = [0x9e3779b1, 0x85ebca77];
const [FIRST_FACTOR, SECOND_FACTOR] = [0x01000193, 0xc2b2ae3d];

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

/**
 * Begins to give values keys: equal contents have equal keys, and others, but for one chance in 2^64, have others. The
 * keys of objects are remembered as long as the objects are, so that of a snapshot that shares most of its parts with
 * another one only what differs is looked at.
 */
export function contentKeys(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const keyOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value === 0 ? 0 : value) ?? "-";
    const before = known.get(value);
    if (before !== undefined) return before;
    let text = Array.isArray(value) ? "[" : isIterable(value) ? "(" : "{";
    if (isIterable(value)) for (const item of value) text += `${keyOf(item)},`;
    else text += recordText(value, keyOf);
    const key = hashed(text);
    known.set(value, key);
    return key;
  };
  return keyOf;
}

function recordText(record: object, keyOf: (value: unknown) => string): string {
  let text = "";
  for (const name of Object.keys(record).sort()) {
    const item: unknown = Reflect.get(record, name);
    if (item !== undefined) text += `${name}:${keyOf(item)},`;
  }
  return text;
}
