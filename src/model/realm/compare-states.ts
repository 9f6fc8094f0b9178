/** Compares snapshots by their content, whatever their history. Parts that they share are skipped. */
import { cut } from "../../protocol/problem-words";
import { HashMap } from "../collections/hash-map";
import { IdSet } from "../collections/id-set";
import { Intervals } from "../collections/intervals";
import { OrderedMap } from "../collections/ordered-map";
import { SortedIds } from "../collections/sorted-ids";
import { Vector } from "../collections/vector";
import { type DifferentPlace, differentPlaces, dotted, ownParts, type Parts } from "../collections/walk";
import type { Realm } from "./realm";
import { isRealm } from "./snapshot-json";

/** How much of a value a line shows, in characters. */
const SHOWN = 120;

/**
 * Returns whether two snapshots are equal.
 *
 * @example expect(sameState(createRealm(), createRealm())).toBe(true);
 */
export function sameState(one: Realm, other: Realm): boolean {
  for (const _difference of differences(checked(one, "sameState"), checked(other, "sameState"))) return false;
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
    differences(checked(before, "diffStates"), checked(after, "diffStates")),
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

function differences(one: Realm, other: Realm): Iterable<DifferentPlace> {
  const isSame = (a: unknown, b: unknown): boolean =>
    isSetOfIds(a) && isSetOfIds(b) && shown(a, Infinity) === shown(b, Infinity);
  const placeOf = (path: string, key: string, whole: unknown): string =>
    isIterable(whole) ? `${path}[${key}]` : dotted(path, key);
  return differentPlaces(one, other, { partsOf, isSame, placeOf });
}

function isSetOfIds(value: unknown): boolean {
  return value instanceof IdSet || value instanceof SortedIds || value instanceof Intervals;
}

/** The parts of a record or a collection by their keys; undefined for a value that is compared as a whole. */
function partsOf(value: unknown): Parts | undefined {
  if (isSetOfIds(value)) return undefined;
  if (value instanceof HashMap || value instanceof OrderedMap) {
    return Object.fromEntries(Array.from(value, ([key, item]) => [JSON.stringify(key), item]));
  }
  return value instanceof Vector ? ownParts([...value]) : ownParts(value);
}

function shown(value: unknown, limit = SHOWN): string {
  const text = JSON.stringify(value, (_key, inner: unknown) => (isIterable(inner) ? [...inner] : inner)) ?? "nothing";
  return cut(text, limit);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}
