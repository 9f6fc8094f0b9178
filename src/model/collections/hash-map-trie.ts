/**
 * The hash-array-mapped trie below a hash-map: finds, puts and takes entries. Sizes and no-op checks are the map's.
 *
 * The shape depends on the content alone: a branch stands only where two hashes differ below it, slots follow the
 * hash, and the entries of one hash are sorted by key.
 */
import { countBits } from "./bits";

const BRANCH = 0;
const LEAF = 1;
const BUCKET = 2;

/** One entry, with the hash of its key. */
export interface Leaf<K, V> {
  readonly kind: typeof LEAF;
  readonly hash: number;
  readonly key: K;
  readonly value: V;
}

/** Two or more entries whose keys have the same hash, sorted by key. */
interface Bucket<K, V> {
  readonly kind: typeof BUCKET;
  readonly hash: number;
  readonly leaves: readonly Leaf<K, V>[];
}

interface Branch<K, V> {
  readonly kind: typeof BRANCH;
  readonly bitmap: number;
  readonly slots: readonly Slot<K, V>[];
}

/** A whole trie, or a part of one. */
export type Slot<K, V> = Branch<K, V> | Leaf<K, V> | Bucket<K, V>;

type Key = string | number;

/** Makes an entry. */
export function leaf<K, V>(hash: number, key: K, value: V): Leaf<K, V> {
  return { kind: LEAF, hash, key, value };
}

/** Finds the entry of a key, in O(log32 n). */
export function find<K extends Key, V>(root: Slot<K, V> | undefined, hash: number, key: K): Leaf<K, V> | undefined {
  let slot = root;
  for (let shift = 0; slot !== undefined && slot.kind === BRANCH; shift += 5) {
    const bit = 1 << ((hash >>> shift) & 31);
    if ((slot.bitmap & bit) === 0) return undefined;
    slot = slot.slots[countBits(slot.bitmap & (bit - 1))];
  }
  if (slot === undefined || slot.hash !== hash) return undefined;
  if (slot.kind === LEAF) return isSameKey(slot.key, key) ? slot : undefined;
  return slot.leaves.find((each) => isSameKey(each.key, key));
}

/** Returns the trie with an entry added, or put in the place of the entry with its key, in O(log32 n). */
export function put<K extends Key, V>(slot: Slot<K, V>, shift: number, added: Leaf<K, V>): Slot<K, V> {
  if (slot.kind !== BRANCH) return slot.hash === added.hash ? join(slot, added) : fork(slot, added, shift);
  const bit = 1 << ((added.hash >>> shift) & 31);
  const index = countBits(slot.bitmap & (bit - 1));
  const below = (slot.bitmap & bit) === 0 ? undefined : slot.slots[index];
  if (below === undefined) {
    return { kind: BRANCH, bitmap: slot.bitmap | bit, slots: slot.slots.toSpliced(index, 0, added) };
  }
  const slots = slot.slots.slice();
  slots[index] = put(below, shift + 5, added);
  return { kind: BRANCH, bitmap: slot.bitmap, slots };
}

/** Returns the trie without the entry of a key that is in it, or undefined when nothing is left, in O(log32 n). */
export function take<K extends Key, V>(slot: Slot<K, V>, shift: number, hash: number, key: K): Slot<K, V> | undefined {
  if (slot.kind === LEAF) return undefined;
  if (slot.kind === BUCKET) return bucketOf(slot.leaves.filter((each) => !isSameKey(each.key, key)));
  const bit = 1 << ((hash >>> shift) & 31);
  const index = countBits(slot.bitmap & (bit - 1));
  const old = slot.slots[index];
  const below = old === undefined ? undefined : take(old, shift + 5, hash, key);
  const slots = below === undefined ? slot.slots.toSpliced(index, 1) : slot.slots.with(index, below);
  const first = slots[0];
  // A lone entry rises to where it would stand if the other keys had never been there.
  if (slots.length === 1 && first !== undefined && first.kind !== BRANCH) return first;
  return { kind: BRANCH, bitmap: below === undefined ? slot.bitmap & ~bit : slot.bitmap, slots };
}

/** Visits the entries in the order of the trie; a whole walk is O(n). */
export function* leavesOf<K, V>(root: Slot<K, V> | undefined): Generator<Leaf<K, V>, void, undefined> {
  const waiting: Slot<K, V>[] = root === undefined ? [] : [root];
  for (let slot = waiting.pop(); slot !== undefined; slot = waiting.pop()) {
    if (slot.kind === LEAF) yield slot;
    else if (slot.kind === BUCKET) yield* slot.leaves;
    else waiting.push(...slot.slots.toReversed());
  }
}

function fork<K, V>(old: Exclude<Slot<K, V>, Branch<K, V>>, added: Leaf<K, V>, shift: number): Branch<K, V> {
  const oldIndex = (old.hash >>> shift) & 31;
  const addedIndex = (added.hash >>> shift) & 31;
  if (oldIndex === addedIndex) return { kind: BRANCH, bitmap: 1 << oldIndex, slots: [fork(old, added, shift + 5)] };
  const slots = oldIndex < addedIndex ? [old, added] : [added, old];
  return { kind: BRANCH, bitmap: (1 << oldIndex) | (1 << addedIndex), slots };
}

function join<K extends Key, V>(old: Leaf<K, V> | Bucket<K, V>, added: Leaf<K, V>): Slot<K, V> {
  if (old.kind === LEAF && isSameKey(old.key, added.key)) return added;
  const others = (old.kind === LEAF ? [old] : old.leaves).filter((each) => !isSameKey(each.key, added.key));
  if (others.length === 0) return added;
  const leaves = [...others, added].sort((a, b) => (comesBefore(a.key, b.key) ? -1 : 1));
  return { kind: BUCKET, hash: added.hash, leaves };
}

function bucketOf<K, V>(leaves: readonly Leaf<K, V>[]): Slot<K, V> | undefined {
  const [first] = leaves;
  if (first === undefined || leaves.length === 1) return first;
  return { kind: BUCKET, hash: first.hash, leaves };
}

function isSameKey(a: Key, b: Key): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

/** Numbers before strings, NaN first of all. */
function comesBefore(a: Key, b: Key): boolean {
  if (typeof a === "string") return typeof b === "string" && a < b;
  return typeof b === "string" || a < b || (Number.isNaN(a) && !Number.isNaN(b));
}
