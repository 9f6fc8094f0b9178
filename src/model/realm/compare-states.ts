/** Compares snapshots by their content, whatever their history. Parts that they share are skipped. */
import { HashMap } from "../collections/hash-map";
import { IdSet } from "../collections/id-set";
import { Intervals } from "../collections/intervals";
import { OrderedMap } from "../collections/ordered-map";
import { SortedIds } from "../collections/sorted-ids";
import { Vector } from "../collections/vector";
import { isRealm } from "./snapshot-json";
import type { Realm } from "./realm";

/** How much of a value a line shows, in characters. */
const SHOWN = 120;

/**
 * Returns whether two snapshots are equal.
 *
 * @example expect(sameState(createRealm(), createRealm())).toBe(true);
 */
export function sameState(one: Realm, other: Realm): boolean {
  for (const _difference of differences("", checked(one, "sameState"), checked(other, "sameState"))) return false;
  return true;
}

/**
 * Returns the differences between two snapshots, one line for each place: `messages[3].content: "hi" → "ho"`. Lists and
 * sets of IDs are compared as a whole.
 *
 * @returns an empty list for equal snapshots
 * @example expect(diffStates(createRealm({ now: 1 }), createRealm({ now: 1 }))).toEqual([]);
 */
export function diffStates(before: Realm, after: Realm): readonly string[] {
  return Array.from(
    differences("", checked(before, "diffStates"), checked(after, "diffStates")),
    ({ path, one, other }) => {
      if (one === undefined) return `${path}: added ${shown(other)}`;
      if (other === undefined) return `${path}: removed ${shown(one)}`;
      return `${path}: ${shown(one)} → ${shown(other)}`;
    },
  );
}

function checked(realm: Realm, caller: string): Realm {
  if (isRealm(realm)) return realm;
  throw new TypeError(`${caller}: expected two snapshots, as snapshot(), createRealm and realmFromJSON give them.`);
}

interface Difference {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

function* differences(path: string, one: unknown, other: unknown): Iterable<Difference> {
  if (Object.is(one, other) || (one === 0 && other === 0)) return;
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a === undefined || b === undefined || a.kind !== b.kind) {
    yield { path, one, other };
  } else if (a.kind === "ids") {
    if (shown(one, Infinity) !== shown(other, Infinity)) yield { path, one, other };
  } else {
    for (const key of new Set([...a.parts.keys(), ...b.parts.keys()])) {
      const place = a.kind === "record" ? (path === "" ? key : `${path}.${key}`) : `${path}[${key}]`;
      yield* differences(place, a.parts.get(key), b.parts.get(key));
    }
  }
}

interface Parts {
  readonly kind: "record" | "list" | "ids";
  readonly parts: ReadonlyMap<string, unknown>;
}

/** The parts of a record or a collection by their keys; undefined for a value without parts. */
function partsOf(value: unknown): Parts | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (value instanceof IdSet || value instanceof SortedIds || value instanceof Intervals) {
    return { kind: "ids", parts: new Map() };
  }
  if (value instanceof HashMap || value instanceof OrderedMap) {
    return { kind: "list", parts: new Map(Array.from(value, ([key, item]) => [JSON.stringify(key), item])) };
  }
  if (value instanceof Vector || Array.isArray(value)) {
    return { kind: "list", parts: new Map(Array.from(value, (item, index) => [String(index), item])) };
  }
  return { kind: "record", parts: new Map(Object.entries(value).filter(([, item]) => item !== undefined)) };
}

function shown(value: unknown, limit = SHOWN): string {
  const text = JSON.stringify(value, (_key, inner: unknown) => (isIterable(inner) ? [...inner] : inner)) ?? "nothing";
  return text.length <= limit ? text : `${text.slice(0, limit)}…`;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}
