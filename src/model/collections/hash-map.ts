/** A persistent map for names and sparse IDs. The trie below it is in hash-map-trie. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";
import { hash } from "./bits";
import type { Slot } from "./hash-map-trie";
import { find, leaf, leavesOf, put, take } from "./hash-map-trie";

/**
 * An immutable map; every change returns another map that shares almost all of its memory with the previous one.
 *
 * Keys differ as in `Map`: `1` and `"1"` differ, `0` and `-0` do not. Two maps with the same content iterate in the
 * same order, regardless of their history; the order itself has no meaning.
 */
export class HashMap<K extends string | number, V> implements Iterable<readonly [K, V]> {
  static readonly #EMPTY = new HashMap<never, never>(0, undefined);

  readonly #size: number;
  readonly #root: Slot<K, V> | undefined;

  private constructor(size: number, root: Slot<K, V> | undefined) {
    this.#size = size;
    this.#root = root;
    Object.freeze(this);
  }

  /** Returns the one empty map. */
  static empty<K extends string | number, V>(): HashMap<K, V> {
    return HashMap.#EMPTY;
  }

  /** Builds a map of the entries, the last of those with the same key winning, in O(n log32 n). */
  static from<K extends string | number, V>(entries: Iterable<readonly [K, V]>): HashMap<K, V> {
    return entries instanceof HashMap ? entries : HashMap.empty<K, V>().setAll(entries);
  }

  /** The number of entries. */
  get size(): number {
    return this.#size;
  }

  /** Returns the value of a key, or undefined, in O(log32 n). */
  get(key: K): V | undefined {
    return find(this.#root, hash(key), key)?.value;
  }

  /** Returns whether there is an entry of this key, even one whose value is undefined, in O(log32 n). */
  has(key: K): boolean {
    return find(this.#root, hash(key), key) !== undefined;
  }

  /** Returns the map with this value for the key, or itself if the value is there already, in O(log32 n). */
  set(key: K, value: V): HashMap<K, V> {
    const code = hash(key);
    const old = find(this.#root, code, key);
    if (old !== undefined && Object.is(old.value, value)) return this;
    const added = leaf(code, withoutMinusZero(key), value);
    const root = this.#root === undefined ? added : put(this.#root, 0, added);
    return new HashMap(old === undefined ? this.#size + 1 : this.#size, root);
  }

  /**
   * Returns the map with the values of all entries, the last of those with the same key winning, or itself if they
   * are there already, in O(log32 n) for each.
   */
  setAll(entries: Iterable<readonly [K, V]>): HashMap<K, V> {
    let root = this.#root;
    let size = this.#size;
    for (const [key, value] of entries) {
      const code = hash(key);
      const old = find(root, code, key);
      if (old !== undefined && Object.is(old.value, value)) continue;
      const added = leaf(code, withoutMinusZero(key), value);
      root = root === undefined ? added : put(root, 0, added);
      if (old === undefined) size += 1;
    }
    return root === this.#root ? this : new HashMap(size, root);
  }

  /** Returns the map without the key, or itself if the key is not there, in O(log32 n). */
  delete(key: K): HashMap<K, V> {
    const code = hash(key);
    if (this.#root === undefined || find(this.#root, code, key) === undefined) return this;
    const root = take(this.#root, 0, code, key);
    return root === undefined ? HashMap.empty() : new HashMap(this.#size - 1, root);
  }

  /**
   * Returns the map with the value of a key computed from the old one, or itself if it stays the same.
   *
   * @param change - is called once, with undefined when the key is new
   */
  update(key: K, change: (old: V | undefined) => V): HashMap<K, V> {
    return this.set(key, change(this.get(key)));
  }

  /** Visits the keys; a whole walk is O(n). */
  *keys(): IterableIterator<K> {
    for (const each of leavesOf(this.#root)) yield each.key;
  }

  /** Visits the values in the order of the keys; a whole walk is O(n). */
  *values(): IterableIterator<V> {
    for (const each of leavesOf(this.#root)) yield each.value;
  }

  /** Visits the entries in the order of the keys; a whole walk is O(n). */
  *[Symbol.iterator](): IterableIterator<readonly [K, V]> {
    for (const each of leavesOf(this.#root)) yield [each.key, each.value];
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly (readonly [K, V])[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("HashMap", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("HashMap", this, options, inspect);
  }
}

function withoutMinusZero<K extends string | number>(key: K): K;
function withoutMinusZero(key: string | number): string | number {
  return key === 0 ? 0 : key;
}
