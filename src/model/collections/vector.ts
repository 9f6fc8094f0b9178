/** A persistent vector over a trie of 32-wide nodes: the table for rows with dense indexes. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";

/** How many elements a leaf holds and how many slots a node has. */
const WIDTH = 32;

/** A node at shift 5 holds leaves, a higher one holds nodes; the other list is empty. */
interface VectorTrie<T> {
  readonly nodes: readonly VectorTrie<T>[];
  readonly leaves: readonly (readonly T[])[];
}

/** A trie with the shift of its root. */
interface TrieAndShift<T> {
  readonly trie: VectorTrie<T>;
  readonly shift: number;
}

/** The trie without leaves, which is also every node that does not exist yet. */
const EMPTY_TRIE: VectorTrie<never> = Object.freeze({ nodes: Object.freeze([]), leaves: Object.freeze([]) });

/** Finds the leaf that covers an index, in O(log32 n). */
function leafAt<T>(trie: VectorTrie<T>, shift: number, index: number): readonly T[] | undefined {
  let node: VectorTrie<T> | undefined = trie;
  for (let bits = shift; bits > 5 && node !== undefined; bits -= 5) node = node.nodes[(index >>> bits) & 31];
  return node?.leaves[(index >>> 5) & 31];
}

/** Returns the trie with the leaf that covers an index replaced, or appended right behind the last, in O(log32 n). */
function withLeaf<T>(trie: VectorTrie<T>, shift: number, index: number, leaf: readonly T[]): VectorTrie<T> {
  const slot = (index >>> shift) & 31;
  if (shift === 5) {
    const leaves = trie.leaves.slice();
    leaves[slot] = leaf;
    return { nodes: EMPTY_TRIE.nodes, leaves };
  }
  const nodes = trie.nodes.slice();
  nodes[slot] = withLeaf(nodes[slot] ?? EMPTY_TRIE, shift - 5, index, leaf);
  return { nodes, leaves: EMPTY_TRIE.leaves };
}

/** Returns the trie of the leaves before an index, which is a multiple of 32 above 0, in O(log32 n). */
function leavesBefore<T>(trie: VectorTrie<T>, shift: number, end: number): VectorTrie<T> {
  const slot = ((end - 1) >>> shift) & 31;
  if (shift === 5) return { nodes: EMPTY_TRIE.nodes, leaves: trie.leaves.slice(0, slot + 1) };
  const nodes = trie.nodes.slice(0, slot + 1);
  nodes[slot] = leavesBefore(nodes[slot] ?? EMPTY_TRIE, shift - 5, end);
  return { nodes, leaves: EMPTY_TRIE.leaves };
}

/** Returns the trie with one more full leaf, whose first index is given, a level higher when it was full. */
function appended<T>(trie: VectorTrie<T>, shift: number, start: number, leaf: readonly T[]): TrieAndShift<T> {
  if (start >>> shift < WIDTH) return { trie: withLeaf(trie, shift, start, leaf), shift };
  const higher = { nodes: [trie], leaves: EMPTY_TRIE.leaves };
  return { trie: withLeaf(higher, shift + 5, start, leaf), shift: shift + 5 };
}

/**
 * An immutable list; every change returns another vector that shares almost all of its memory with the previous one.
 *
 * The last 1 to 32 elements are in a tail, the others in a 32-wide trie of full leaves. Versions share a tail list as
 * long as each grows from the newest: a version looks only at its own part of the list, and one that finds the next
 * place taken by another branch copies its part. That spares a copy per push, which was most of the cost.
 */
export class Vector<T> implements Iterable<T> {
  static readonly #EMPTY = new Vector<never>(0, 5, EMPTY_TRIE, []);

  readonly #size: number;
  readonly #shift: number;
  readonly #trie: VectorTrie<T>;
  readonly #tail: T[];

  private constructor(size: number, shift: number, trie: VectorTrie<T>, tail: T[]) {
    this.#size = size;
    this.#shift = shift;
    this.#trie = trie;
    this.#tail = tail;
    Object.freeze(this);
  }

  /** Returns the one empty vector. */
  static empty<T>(): Vector<T> {
    return Vector.#EMPTY;
  }

  /** Builds a vector of the items in their order, in O(n) and much faster than by single pushes. */
  static from<T>(items: Iterable<T>): Vector<T> {
    return items instanceof Vector ? items : Vector.empty<T>().pushAll(items);
  }

  /** The number of elements. */
  get size(): number {
    return this.#size;
  }

  /** Returns the element at an index, or undefined for an index outside the vector, in O(log32 n). */
  get(index: number): T | undefined {
    if (index >>> 0 !== index || index >= this.#size) return undefined;
    return index >= this.#tailStart() ? this.#tail[index & 31] : leafAt(this.#trie, this.#shift, index)?.[index & 31];
  }

  /**
   * Returns the vector with one element replaced, or itself if the value is there already, in O(log32 n).
   *
   * @throws RangeError if the index is not that of an element
   */
  set(index: number, value: T): Vector<T> {
    if (index >>> 0 !== index || index >= this.#size) {
      throw new RangeError(`Vector.set: index ${index} is not between 0 and ${this.#size - 1}.`);
    }
    if (Object.is(this.get(index), value)) return this;
    const base = index & ~31;
    const leaf = this.#leafFrom(base).slice(0, this.#size - base);
    leaf[index & 31] = value;
    if (base === this.#tailStart()) return new Vector(this.#size, this.#shift, this.#trie, leaf);
    return new Vector(this.#size, this.#shift, withLeaf(this.#trie, this.#shift, index, leaf), this.#tail);
  }

  /** Returns the vector with one more element at the end, in amortised O(1). */
  push(value: T): Vector<T> {
    // The one empty vector must not lend its tail: the elements of one realm would stay reachable from all others.
    if (this.#size === 0) return new Vector(1, this.#shift, this.#trie, [value]);
    const start = this.#tailStart();
    const used = this.#size - start;
    if (used < WIDTH) {
      const tail = used === this.#tail.length ? this.#tail : this.#tail.slice(0, used);
      tail.push(value);
      return new Vector(this.#size + 1, this.#shift, this.#trie, tail);
    }
    // The copy has no spare room at its end, as the list that grew has.
    const { trie, shift } = appended(this.#trie, this.#shift, start, this.#tail.slice());
    return new Vector(this.#size + 1, shift, trie, [value]);
  }

  /** Returns the vector with the items at the end, or itself without items, in O(number of items). */
  pushAll(items: Iterable<T>): Vector<T> {
    const list: readonly T[] = Array.isArray(items) ? items : [...items];
    if (list.length === 0) return this;
    let start = this.#tailStart();
    let used = WIDTH - (this.#size - start);
    let tail = this.#tail.slice(0, this.#size - start).concat(list.slice(0, used));
    let parts = { trie: this.#trie, shift: this.#shift };
    for (; used < list.length; used += WIDTH) {
      parts = appended(parts.trie, parts.shift, start, tail);
      start += WIDTH;
      tail = list.slice(used, used + WIDTH);
    }
    return new Vector(this.#size + list.length, parts.shift, parts.trie, tail);
  }

  /** Returns the vector of the first elements, or itself if there are no more than `count`, in O(log32 n). */
  take(count: number): Vector<T> {
    if (count >= this.#size) return this;
    const size = Math.trunc(count);
    if (!(size > 0)) return Vector.#EMPTY;
    const start = (size - 1) & ~31;
    const tail = this.#leafFrom(start).slice(0, size - start);
    let trie = this.#trie;
    let shift = this.#shift;
    for (; shift > 5 && start <= 1 << shift; shift -= 5) trie = trie.nodes[0] ?? EMPTY_TRIE;
    return new Vector(size, shift, start === 0 ? EMPTY_TRIE : leavesBefore(trie, shift, start), tail);
  }

  /** Returns the last element, or undefined of an empty vector, in O(1). */
  last(): T | undefined {
    return this.#size === 0 ? undefined : this.#tail[(this.#size - 1) & 31];
  }

  /**
   * Copies a range into a plain array, in O(log32 n + length of the range).
   *
   * @param start - the first index, counted from the end when negative, as `Array.prototype.slice` does
   * @param end - the index behind the last one, counted in the same way
   */
  slice(start = 0, end = this.#size): T[] {
    const from = boundary(start, this.#size);
    const to = boundary(end, this.#size);
    const items = new Array<T>(Math.max(to - from, 0));
    let next = 0;
    for (let base = from & ~31; base < to; base += WIDTH) {
      const leaf = this.#leafFrom(base);
      const isWhole = base >= from && base + WIDTH <= to;
      for (const item of isWhole ? leaf : leaf.slice(Math.max(from - base, 0), to - base)) {
        items[next] = item;
        next += 1;
      }
    }
    return items;
  }

  /** Visits the elements in their order; a whole walk is O(n). */
  *[Symbol.iterator](): IterableIterator<T> {
    for (let base = 0; base < this.#size; base += WIDTH) {
      // The tail is copied because it may grow while the visitor looks at an element.
      const leaf = this.#leafFrom(base);
      for (const item of base === this.#tailStart() ? leaf.slice(0, this.#size - base) : leaf) yield item;
    }
  }

  #leafFrom(base: number): readonly T[] {
    return base >= this.#tailStart() ? this.#tail : (leafAt(this.#trie, this.#shift, base) ?? []);
  }

  #tailStart(): number {
    return this.#size === 0 ? 0 : (this.#size - 1) & ~31;
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly T[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("Vector", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("Vector", this, options, inspect);
  }
}

function boundary(index: number, size: number): number {
  const whole = Math.trunc(index) || 0;
  return whole < 0 ? Math.max(size + whole, 0) : Math.min(whole, size);
}
