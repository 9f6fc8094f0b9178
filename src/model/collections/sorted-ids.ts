/** A persistent ascending list of distinct IDs, made for appending, and operations on plain ascending arrays. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";
import { Vector } from "./vector";

/** Sorts numbers into a new list without repetitions, in O(n) if they ascend already and O(n log n) otherwise. */
export function ascending(numbers: readonly number[]): number[] {
  const isSorted = numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? Infinity));
  if (isSorted) return numbers.slice();
  const sorted = Float64Array.from(numbers).sort();
  return Array.from(sorted.filter((each, index) => index === 0 || each !== sorted[index - 1]));
}

/** Returns what is in two ascending lists that have nothing in common, in O(n). */
function mergedLists(left: readonly number[], right: readonly number[]): number[] {
  const all: number[] = [];
  let place = 0;
  for (const each of left) {
    for (let other = right[place]; other !== undefined && other < each; other = right[place]) {
      all.push(other);
      place += 1;
    }
    all.push(each);
  }
  return place === right.length ? all : all.concat(right.slice(place));
}

/** Returns what is in the first of two ascending lists but not in the second, in O(n). */
function listWithout(list: readonly number[], removed: readonly number[]): number[] {
  const rest: number[] = [];
  let place = 0;
  for (const each of list) {
    while ((removed[place] ?? Infinity) < each) place += 1;
    if (removed[place] !== each) rest.push(each);
  }
  return rest;
}

/**
 * An immutable list of distinct safe integers in ascending order.
 *
 * New IDs are nearly always the largest, so adding at the end is cheap; other changes copy what comes after them.
 */
export class SortedIds implements Iterable<number> {
  static readonly #EMPTY = new SortedIds(Vector.empty());

  readonly #ids: Vector<number>;

  private constructor(ids: Vector<number>) {
    this.#ids = ids;
    Object.freeze(this);
  }

  /** Returns the one empty list. */
  static empty(): SortedIds {
    return SortedIds.#EMPTY;
  }

  /**
   * Builds a list of the IDs, in any order and with repetitions, in O(n) if they ascend and O(n log n) otherwise.
   *
   * @throws RangeError if one is not a safe integer
   */
  static from(ids: Iterable<number>): SortedIds {
    if (ids instanceof SortedIds) return ids;
    return SortedIds.#EMPTY.#withRest(0, ascending(checkedIds(ids)));
  }

  /** The number of IDs. */
  get size(): number {
    return this.#ids.size;
  }

  /** Returns the ID at a position, or undefined for a position without one, in O(log32 n). */
  at(index: number): number | undefined {
    return this.#ids.get(index);
  }

  /** Returns whether an ID is in the list, in O(log n). */
  has(id: number): boolean {
    return this.#ids.get(this.lowerBound(id)) === id;
  }

  /** Returns the position of the first ID that is not below the given one, or `size` when all are, in O(log n). */
  lowerBound(id: number): number {
    let low = 0;
    let high = this.#ids.size;
    if (id > (this.#ids.last() ?? -Infinity)) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids.get(middle) ?? Infinity) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Returns the list with the ID, or itself if it is there already.
   *
   * It takes amortised O(1) for an ID above all others, and otherwise O(log n + number of IDs above it).
   *
   * @throws RangeError if it is not a safe integer
   */
  add(id: number): SortedIds {
    const last = this.#ids.last();
    if (last === undefined || id > last) return new SortedIds(this.#ids.push(checkedId(id)));
    const index = this.lowerBound(checkedId(id));
    if (this.#ids.get(index) === id) return this;
    return this.#withRest(index, [id, ...this.#ids.slice(index)]);
  }

  /**
   * Returns the list with all of the IDs, or itself if they are there already.
   *
   * It takes O(log n) for each, and the number of IDs above the lowest that is new.
   *
   * @throws RangeError if one is not a safe integer
   */
  addAll(ids: Iterable<number>): SortedIds {
    const added = ascending(checkedIds(ids)).filter((id) => !this.has(id));
    const [first] = added;
    if (first === undefined) return this;
    const index = this.lowerBound(first);
    return this.#withRest(index, mergedLists(this.#ids.slice(index), added));
  }

  /** Returns the list without the ID, or itself if it is not there, in O(log n + number of IDs above it). */
  delete(id: number): SortedIds {
    const index = this.lowerBound(id);
    if (this.#ids.get(index) !== id) return this;
    return this.#withRest(index, this.#ids.slice(index + 1));
  }

  /**
   * Returns the list without all of the IDs, or itself if none of them is there.
   *
   * It takes O(log n) for each, and the number of IDs above the lowest that goes.
   */
  deleteAll(ids: Iterable<number>): SortedIds {
    const removed = ascending([...ids].filter((id) => this.has(id)));
    const [first] = removed;
    if (first === undefined) return this;
    const index = this.lowerBound(first);
    return this.#withRest(index, listWithout(this.#ids.slice(index), removed));
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

  /** The list with everything from a position on replaced. */
  #withRest(index: number, rest: readonly number[]): SortedIds {
    const ids = this.#ids.take(index).pushAll(rest);
    return ids.size === 0 ? SortedIds.#EMPTY : new SortedIds(ids);
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly number[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("SortedIds", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("SortedIds", this, options, inspect);
  }
}

function checkedIds(ids: Iterable<number>): number[] {
  const list: number[] = [];
  for (const id of ids) list.push(checkedId(id));
  return list;
}

/** Also turns `-0` into `0`. */
function checkedId(id: number): number {
  if (Number.isSafeInteger(id)) return id + 0;
  throw new RangeError(`SortedIds: ${id} is not a safe integer.`);
}
