/** A persistent vector: the table for rows with dense indexes. The trie below it is in vector-trie. */

import { chunks, EMPTY_TRIE, leafAt, trieOf, WIDTH, withLeaf } from "./vector-trie";
import type { VectorTrie } from "./vector-trie";

/**
 * An immutable list; every change returns another vector that shares almost all of its memory with the old one.
 *
 * The last 1 to 32 elements stand in a tail, the others in a 32-wide trie of full leaves.
 */
export class Vector<T> implements Iterable<T> {
  static readonly #EMPTY = new Vector<never>(0, 5, EMPTY_TRIE, []);

  readonly #size: number;
  readonly #shift: number;
  readonly #trie: VectorTrie<T>;
  readonly #tail: readonly T[];

  private constructor(size: number, shift: number, trie: VectorTrie<T>, tail: readonly T[]) {
    this.#size = size;
    this.#shift = shift;
    this.#trie = trie;
    this.#tail = tail;
  }

  /** Returns the one empty vector. */
  static empty<T>(): Vector<T> {
    return Vector.#EMPTY;
  }

  /** Builds a vector of the items in their order, in O(n) and much faster than by single pushes. */
  static from<T>(items: Iterable<T>): Vector<T> {
    if (items instanceof Vector) return items;
    const list: readonly T[] = Array.isArray(items) ? items : [...items];
    if (list.length === 0) return Vector.#EMPTY;
    const leaves = chunks(list);
    const tail = leaves.pop() ?? [];
    const { trie, shift } = trieOf(leaves);
    return new Vector(list.length, shift, trie, tail);
  }

  /** How many elements there are. */
  get size(): number {
    return this.#size;
  }

  /** Returns the element at an index, or undefined where there is none, in O(log32 n). */
  get(index: number): T | undefined {
    if (index >>> 0 !== index || index >= this.#size) return undefined;
    return index >= this.#tailStart() ? this.#tail[index & 31] : leafAt(this.#trie, this.#shift, index)?.[index & 31];
  }

  /**
   * Returns the vector with one element replaced, or itself when the value is there already, in O(log32 n).
   *
   * @throws RangeError when the index is not that of an element
   */
  set(index: number, value: T): Vector<T> {
    if (index >>> 0 !== index || index >= this.#size) {
      throw new RangeError(`Vector.set: index ${index} is not between 0 and ${this.#size - 1}.`);
    }
    if (Object.is(this.get(index), value)) return this;
    const inTail = index >= this.#tailStart();
    const leaf = (inTail ? this.#tail : (leafAt(this.#trie, this.#shift, index) ?? [])).slice();
    leaf[index & 31] = value;
    if (inTail) return new Vector(this.#size, this.#shift, this.#trie, leaf);
    return new Vector(this.#size, this.#shift, withLeaf(this.#trie, this.#shift, index, leaf), this.#tail);
  }

  /** Returns the vector with one more element at the end, in amortised O(1). */
  push(value: T): Vector<T> {
    if (this.#tail.length < WIDTH) {
      const tail = this.#tail.slice();
      tail.push(value);
      return new Vector(this.#size + 1, this.#shift, this.#trie, tail);
    }
    const start = this.#tailStart();
    const isFull = start >>> 5 >= 1 << this.#shift;
    const shift = isFull ? this.#shift + 5 : this.#shift;
    const trie = isFull ? { nodes: [this.#trie], leaves: EMPTY_TRIE.leaves } : this.#trie;
    return new Vector(this.#size + 1, shift, withLeaf(trie, shift, start, this.#tail), [value]);
  }

  /** Returns the last element, or undefined of an empty vector, in O(1). */
  last(): T | undefined {
    return this.#tail[this.#tail.length - 1];
  }

  /**
   * Copies a range into a plain array, in O(log32 n + length of the range).
   *
   * @param start - the first index, counted from the end when negative, as `Array.prototype.slice` does
   * @param end - the index behind the last one, likewise
   */
  slice(start = 0, end = this.#size): T[] {
    const from = boundary(start, this.#size);
    const to = boundary(end, this.#size);
    const items: T[] = [];
    for (let base = from & ~31; base < to; base += WIDTH) {
      const leaf = this.#leafFrom(base);
      for (const item of leaf.slice(Math.max(from - base, 0), to - base)) items.push(item);
    }
    return items;
  }

  /** Visits the elements in their order; a whole walk is O(n). */
  *[Symbol.iterator](): IterableIterator<T> {
    for (let base = 0; base < this.#size; base += WIDTH) yield* this.#leafFrom(base);
  }

  #leafFrom(base: number): readonly T[] {
    return base >= this.#tailStart() ? this.#tail : (leafAt(this.#trie, this.#shift, base) ?? []);
  }

  #tailStart(): number {
    return this.#size - this.#tail.length;
  }
}

function boundary(index: number, size: number): number {
  const whole = Math.trunc(index) || 0;
  return whole < 0 ? Math.max(size + whole, 0) : Math.min(whole, size);
}
