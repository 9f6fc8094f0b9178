/** A persistent ascending list of distinct IDs, made for appending: the messages of a channel, a topic, a sender. */

import { Vector } from "./vector";

/**
 * An immutable list of distinct safe integers in ascending order.
 *
 * New IDs are nearly always the largest, so adding at the end is cheap; everything else copies the list.
 */
export class SortedIds implements Iterable<number> {
  static readonly #EMPTY = new SortedIds(Vector.empty());

  readonly #ids: Vector<number>;

  private constructor(ids: Vector<number>) {
    this.#ids = ids;
  }

  /** Returns the one empty list. */
  static empty(): SortedIds {
    return SortedIds.#EMPTY;
  }

  /**
   * Builds a list of the IDs, in any order and with repetitions, in O(n) when they ascend and O(n log n) otherwise.
   *
   * @throws RangeError when one is not a safe integer
   */
  static from(ids: Iterable<number>): SortedIds {
    if (ids instanceof SortedIds) return ids;
    return SortedIds.#of(ascending(ids));
  }

  static #of(ascendingIds: readonly number[]): SortedIds {
    return ascendingIds.length === 0 ? SortedIds.#EMPTY : new SortedIds(Vector.from(ascendingIds));
  }

  /** How many IDs there are. */
  get size(): number {
    return this.#ids.size;
  }

  /** Returns the ID at a position, or undefined where there is none, in O(log32 n). */
  at(index: number): number | undefined {
    return this.#ids.get(index);
  }

  /** Tells whether an ID is in the list, in O(log n). */
  has(id: number): boolean {
    return this.#ids.get(this.lowerBound(id)) === id;
  }

  /** Returns the position of the first ID that is not below the given one, or `size` when all are, in O(log n). */
  lowerBound(id: number): number {
    let low = 0;
    let high = this.#ids.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids.get(middle) ?? Infinity) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Returns the list with the ID, or itself when it is there already.
   *
   * It takes amortised O(1) for an ID above all others, and O(n) otherwise.
   *
   * @throws RangeError when it is not a safe integer
   */
  add(id: number): SortedIds {
    const last = this.#ids.last();
    if (last === undefined || id > last) return new SortedIds(this.#ids.push(checkedId(id)));
    const index = this.lowerBound(checkedId(id));
    if (this.#ids.get(index) === id) return this;
    return SortedIds.#of(this.#ids.slice().toSpliced(index, 0, id));
  }

  /**
   * Returns the list with all of the IDs, or itself when they are there already.
   *
   * @throws RangeError when one is not a safe integer
   */
  addAll(ids: Iterable<number>): SortedIds {
    const added = ascending(ids).filter((id) => !this.has(id));
    const [first] = added;
    if (first === undefined) return this;
    if (this.#ids.size === 0) return SortedIds.#of(added);
    const keep = this.lowerBound(first);
    if (keep < this.#ids.size) return SortedIds.#of(ascending([...this.#ids, ...added]));
    return new SortedIds(added.reduce((all, id) => all.push(id), this.#ids));
  }

  /** Returns the list without the ID, or itself when it is not there, in O(n). */
  delete(id: number): SortedIds {
    const index = this.lowerBound(id);
    if (this.#ids.get(index) !== id) return this;
    return SortedIds.#of(this.#ids.slice().toSpliced(index, 1));
  }

  /** Returns the list without all of the IDs, or itself when none of them is there, in O(n) for any number of them. */
  deleteAll(ids: Iterable<number>): SortedIds {
    const gone = new Set<number>();
    for (const id of ids) if (this.has(id)) gone.add(id);
    return gone.size === 0 ? this : SortedIds.#of(this.#ids.slice().filter((id) => !gone.has(id)));
  }

  /** Returns the smallest ID, or undefined of an empty list. */
  first(): number | undefined {
    return this.#ids.get(0);
  }

  /** Returns the largest ID, or undefined of an empty list. */
  last(): number | undefined {
    return this.#ids.last();
  }

  /** Copies the IDs between two positions into a plain array, as `Array.prototype.slice` does. */
  slice(start?: number, end?: number): number[] {
    return this.#ids.slice(start, end);
  }

  /** Visits the IDs in ascending order; a whole walk is O(n). */
  [Symbol.iterator](): IterableIterator<number> {
    return this.#ids[Symbol.iterator]();
  }
}

function ascending(ids: Iterable<number>): number[] {
  const list = Array.from(ids, checkedId);
  if (list.every((id, index) => index === 0 || id > (list[index - 1] ?? Infinity))) return list;
  list.sort((a, b) => a - b);
  return list.filter((id, index) => index === 0 || id !== list[index - 1]);
}

/** Also turns `-0` into `0`. */
function checkedId(id: number): number {
  if (Number.isSafeInteger(id)) return id + 0;
  throw new RangeError(`SortedIds: ${id} is not a safe integer.`);
}
