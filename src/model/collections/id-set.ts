/** A persistent set of IDs, dense or sparse: subscribers, members, flagged messages. Its trie is in id-set-trie. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";
import type { IdNode } from "./id-set-trie";
import { hasId, idsOf, merged, nodeOf, nodeOfOne, withId, withoutId } from "./id-set-trie";

const LARGEST_ID = 0xffffffff;

/**
 * An immutable set of integers from 0 to 4294967295; every change returns another set that shares most of its memory.
 *
 * Dense IDs take about a bit each, a lone ID about 150 bytes. Two sets with the same content have the same shape.
 */
export class IdSet implements Iterable<number> {
  static readonly #EMPTY = new IdSet(undefined);

  readonly #root: IdNode | undefined;

  private constructor(root: IdNode | undefined) {
    this.#root = root;
    Object.freeze(this);
  }

  /** Returns the one empty set. */
  static empty(): IdSet {
    return IdSet.#EMPTY;
  }

  /**
   * Builds a set of the IDs, in any order, in O(n) if they ascend and O(n log n) otherwise.
   *
   * @throws RangeError if one is not an integer from 0 to 4294967295
   */
  static from(ids: Iterable<number>): IdSet {
    if (ids instanceof IdSet) return ids;
    const list: number[] = [];
    for (const id of ids) list.push(checkedId(id));
    if (list.length === 0) return IdSet.#EMPTY;
    const sorted = Uint32Array.from(list).sort();
    let count = 0;
    let last = -1;
    for (const id of sorted) {
      if (id === last) continue;
      sorted[count] = id;
      count += 1;
      last = id;
    }
    return new IdSet(nodeOf(sorted, 0, count));
  }

  /** The number of IDs. */
  get size(): number {
    return this.#root === undefined ? 0 : this.#root.size;
  }

  /** Whether the set is empty. */
  get isEmpty(): boolean {
    return this.#root === undefined;
  }

  /** Returns whether an ID is in the set, in O(log32 of the largest ID); false for any other value. */
  has(id: number): boolean {
    return this.#root !== undefined && id >>> 0 === id && hasId(this.#root, id);
  }

  /**
   * Returns the set with the ID, or itself if it is there already, in O(log32 of the largest ID).
   *
   * @throws RangeError if it is not an integer from 0 to 4294967295
   */
  add(id: number): IdSet {
    if (this.#root === undefined) return new IdSet(nodeOfOne(checkedId(id)));
    return this.has(id) ? this : new IdSet(withId(this.#root, checkedId(id)));
  }

  /** Returns the set without the ID, or itself if it is not there, in O(log32 of the largest ID). */
  delete(id: number): IdSet {
    if (this.#root === undefined || !this.has(id)) return this;
    const root = withoutId(this.#root, id);
    return root === undefined ? IdSet.#EMPTY : new IdSet(root);
  }

  /**
   * Returns the set with all of the IDs, or itself if it has them already. Adding many in one call is far cheaper.
   *
   * @throws RangeError if one is not an integer from 0 to 4294967295
   */
  addAll(ids: Iterable<number>): IdSet {
    return this.union(IdSet.from(ids));
  }

  /** Returns the set of all IDs of this and the other set; one of the two themselves if it has them all. */
  union(other: IdSet): IdSet {
    if (other.#root === undefined) return this;
    if (this.#root === undefined) return other;
    const root = merged(this.#root, other.#root);
    if (root === this.#root) return this;
    return root === other.#root ? other : new IdSet(root);
  }

  /** Visits the IDs in ascending order; a whole walk is O(n). */
  [Symbol.iterator](): IterableIterator<number> {
    return idsOf(this.#root);
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly number[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("IdSet", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("IdSet", this, options, inspect);
  }
}

function checkedId(id: number): number {
  if (id >>> 0 === id) return id;
  throw new RangeError(`IdSet: ${id} is not an integer from 0 to ${LARGEST_ID}.`);
}
