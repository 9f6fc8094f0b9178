/** A persistent map in the order of its keys: what is due by time, names in order. Its tree is in ordered-map-tree. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";
import type { Tree, TupleKey } from "./ordered-map-tree";
import { compareKeys, findNode, firstNode, nodesFrom, putNode, takeNode, treeOf } from "./ordered-map-tree";

/**
 * An immutable map whose keys are tuples, in ascending order; a change returns another map that shares most memory.
 *
 * Tuples are compared part by part: numbers by value and before strings, strings by code unit, a prefix before longer
 * tuples. A key is frozen when it is stored, and must not contain NaN.
 */
export class OrderedMap<K extends TupleKey, V> implements Iterable<readonly [K, V]> {
  static readonly #EMPTY = new OrderedMap<never, never>(undefined);

  readonly #root: Tree<K, V>;

  private constructor(root: Tree<K, V>) {
    this.#root = root;
    Object.freeze(this);
  }

  /** Returns the one empty map. */
  static empty<K extends TupleKey, V>(): OrderedMap<K, V> {
    return OrderedMap.#EMPTY;
  }

  /**
   * Builds a map of the entries, the last of those with the same key winning, in O(n log n).
   *
   * @throws RangeError if a key contains NaN
   */
  static from<K extends TupleKey, V>(entries: Iterable<readonly [K, V]>): OrderedMap<K, V> {
    if (entries instanceof OrderedMap) return entries;
    const sorted = Array.from(entries, ([key, value]): readonly [K, V] => [checkedKey(key), value]);
    sorted.sort((a, b) => compareKeys(a[0], b[0]));
    const distinct = sorted.filter(([key], index) => {
      const next = sorted[index + 1];
      return next === undefined || compareKeys(key, next[0]) !== 0;
    });
    return distinct.length === 0 ? OrderedMap.#EMPTY : new OrderedMap(treeOf(distinct, 0, distinct.length));
  }

  /** The number of entries. */
  get size(): number {
    return this.#root?.size ?? 0;
  }

  /** Returns the value of a key, or undefined, in O(log n). */
  get(key: K): V | undefined {
    return findNode(this.#root, key)?.value;
  }

  /** Returns whether there is an entry of this key, even one whose value is undefined, in O(log n). */
  has(key: K): boolean {
    return findNode(this.#root, key) !== undefined;
  }

  /**
   * Returns the map with this value for the key, or itself if the value is there already, in O(log n).
   *
   * @throws RangeError if the key contains NaN
   */
  set(key: K, value: V): OrderedMap<K, V> {
    const old = findNode(this.#root, checkedKey(key));
    if (old !== undefined && Object.is(old.value, value)) return this;
    return new OrderedMap(putNode(this.#root, key, value));
  }

  /** Returns the map without the key, or itself if the key is not there, in O(log n). */
  delete(key: K): OrderedMap<K, V> {
    if (!this.has(key)) return this;
    const root = takeNode(this.#root, key);
    return root === undefined ? OrderedMap.#EMPTY : new OrderedMap(root);
  }

  /** Returns the entry with the smallest key, or undefined of an empty map, in O(log n). */
  first(): readonly [K, V] | undefined {
    const node = firstNode(this.#root);
    return node === undefined ? undefined : [node.key, node.value];
  }

  /**
   * Visits the entries in ascending order from the first key that is not below the given one, O(log n) to begin.
   *
   * @param key - a key or the beginning of one: `[7]` starts at the first key that begins with 7 or comes after it
   */
  *entriesFrom(key: TupleKey): IterableIterator<readonly [K, V]> {
    for (const node of nodesFrom(this.#root, key)) yield [node.key, node.value];
  }

  /** Visits the entries in ascending order; a whole walk is O(n). */
  [Symbol.iterator](): IterableIterator<readonly [K, V]> {
    return this.entriesFrom([]);
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly (readonly [K, V])[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("OrderedMap", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("OrderedMap", this, options, inspect);
  }
}

function checkedKey<K extends TupleKey>(key: K): K {
  for (const part of key) {
    if (Number.isNaN(part)) throw new RangeError(`OrderedMap: the key [${key.join(", ")}] contains NaN.`);
  }
  Object.freeze(key);
  return key;
}
