const FIRST_SEED = 0x9e3779b1;
const SECOND_SEED = 0x85ebca77;
const FIRST_FACTOR = 0x01000193;
const SECOND_FACTOR = 0xc2b2ae3d;

/** Two hashes of 32 bits each, as a text of five characters. No other key begins like this text. */
function hashed(text: string): string {
  let [first, second] = [FIRST_SEED, SECOND_SEED];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, FIRST_FACTOR);
    second = Math.imul(second ^ code ^ (second >>> 15), SECOND_FACTOR);
  }
  first ^= first >>> 16;
  second ^= second >>> 13;
  return `#${String.fromCharCode(first >>> 16, first & 0xffff, second >>> 16, second & 0xffff)}`;
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** Up to this length a text is its own key: a hash would not be much shorter. */
const SHORT = 16;

/**
 * Returns a function that gives values keys. Equal contents have equal keys; different contents have different keys,
 * except with a chance of 1 in 2^64. The function remembers the keys of immutable objects as long as they live. So for
 * a snapshot that shares most of its parts with another one, it reads only the differences.
 */
export function contentKeys(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const shapeOf = shapes();
  const keyOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return primitiveText(value);
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = objectText(value, keyOf, shapeOf);
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

function objectText(value: object, keyOf: (value: unknown) => string, shapeOf: ShapeOf): string {
  if (!isIterable(value)) return recordText(value, keyOf, shapeOf);
  let text = "";
  for (const item of value) text += `${keyOf(item)},`;
  return Array.isArray(value) ? `[${text}]` : `(${text})`;
}

function recordText(record: object, keyOf: (value: unknown) => string, shapeOf: ShapeOf): string {
  const names = Object.keys(record);
  const isPresent = (name: string): boolean => Reflect.get(record, name) !== undefined;
  const shape = shapeOf(names.every(isPresent) ? names : names.filter(isPresent));
  let text = `{${shape.number}:`;
  for (const name of shape.names) text += `${keyOf(Reflect.get(record, name))},`;
  return `${text}}`;
}

/** The names of a record in the order of the alphabet, and their number. */
interface Shape {
  readonly number: number;
  readonly names: readonly string[];
}

type ShapeOf = (names: readonly string[]) => Shape;

/** Numbers shapes: many records have the same names, which are then sorted once. */
function shapes(): ShapeOf {
  const known = new Map<string, Shape>();
  const numbers = new Map<string, number>();
  return (names) => {
    const found = known.get(names.join(SEPARATOR));
    if (found !== undefined) return found;
    const sorted = [...names].sort();
    const text = sorted.join(SEPARATOR);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    const shape = { number, names: sorted };
    known.set(names.join(SEPARATOR), shape);
    return shape;
  };
}

const SEPARATOR = "\0";
