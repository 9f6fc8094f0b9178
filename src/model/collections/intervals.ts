/** An immutable set of integers, stored as intervals: what a user has read in a topic, in a few numbers. */
import { INSPECT, type Inspect, inspected, tagOf } from "./appearance";

/**
 * An immutable set of safe integers, held as closed intervals that neither overlap nor touch, in ascending order.
 *
 * It is efficient for few intervals: a change copies them all.
 */
export class Intervals implements Iterable<readonly [number, number]> {
  static readonly #EMPTY = new Intervals([]);

  /** First and last integer of each interval, in turn. */
  readonly #bounds: readonly number[];

  private constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    Object.freeze(this);
  }

  /** Returns the one set without integers. */
  static empty(): Intervals {
    return Intervals.#EMPTY;
  }

  /**
   * Returns the set of the integers from `from` to `to`, both included.
   *
   * @throws RangeError if one is not a safe integer, or `from` is above `to`
   */
  static of(from: number, to: number): Intervals {
    checkBounds(from, to);
    return new Intervals([from + 0, to + 0]);
  }

  /**
   * Returns the set of the integers of all pairs, which can overlap and be in any order, in O(n log n).
   *
   * @throws RangeError as `of` does
   */
  static from(pairs: Iterable<readonly [number, number]>): Intervals {
    if (pairs instanceof Intervals) return pairs;
    const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
    const bounds: number[] = [];
    for (const [from, to] of sorted) {
      checkBounds(from, to);
      const last = bounds[bounds.length - 1];
      if (last === undefined || from > last + 1) bounds.push(from + 0, to + 0);
      else if (to > last) bounds[bounds.length - 1] = to;
    }
    return bounds.length === 0 ? Intervals.#EMPTY : new Intervals(bounds);
  }

  /** The number of intervals. */
  get count(): number {
    return this.#bounds.length / 2;
  }

  /** Returns whether an integer is in the set, in O(log count). */
  has(id: number): boolean {
    const index = this.#firstEndingFrom(id);
    return (this.#bounds[index] ?? Infinity) <= id;
  }

  /**
   * Returns the set with the integers from `from` to `to`, or itself if it has them all, in O(count).
   *
   * @throws RangeError as `of` does
   */
  add(from: number, to: number): Intervals {
    checkBounds(from, to);
    const start = this.#firstEndingFrom(from - 1);
    const end = this.#firstEndingFrom(to + 1);
    const low = Math.min(from + 0, this.#bounds[start] ?? Infinity);
    const next = (this.#bounds[end] ?? Infinity) <= to + 1 ? end + 2 : end;
    const high = next === start ? to + 0 : Math.max(to + 0, this.#bounds[next - 1] ?? to);
    if (next === start + 2 && this.#bounds[start] === low && this.#bounds[start + 1] === high) return this;
    return new Intervals(this.#bounds.toSpliced(start, next - start, low, high));
  }

  /**
   * Returns the set without the integers from `from` to `to`, or itself if it has none of them, in O(count).
   *
   * @throws RangeError as `of` does
   */
  remove(from: number, to: number): Intervals {
    checkBounds(from, to);
    const start = this.#firstEndingFrom(from);
    const end = this.#firstEndingFrom(to);
    const next = (this.#bounds[end] ?? Infinity) <= to ? end + 2 : end;
    if (start === next) return this;
    const rest: number[] = [];
    const low = this.#bounds[start] ?? from;
    const high = this.#bounds[next - 1] ?? to;
    if (low < from) rest.push(low, from - 1);
    if (high > to) rest.push(to + 1, high);
    const bounds = this.#bounds.toSpliced(start, next - start, ...rest);
    return bounds.length === 0 ? Intervals.#EMPTY : new Intervals(bounds);
  }

  /** Returns the smallest integer from `id` on that is not in the set, in O(log count). */
  firstGapFrom(id: number): number {
    const index = this.#firstEndingFrom(id);
    return (this.#bounds[index] ?? Infinity) <= id ? (this.#bounds[index + 1] ?? id) + 1 : id;
  }

  /** Returns the largest integer up to `id` that is not in the set, in O(log count). */
  lastGapUpTo(id: number): number {
    const from = this.#bounds[this.#firstEndingFrom(id)] ?? Infinity;
    return from <= id ? from - 1 : id;
  }

  /** Visits the intervals in ascending order. */
  *[Symbol.iterator](): IterableIterator<readonly [number, number]> {
    for (let index = 0; index < this.#bounds.length; index += 2) {
      yield [this.#bounds[index] ?? 0, this.#bounds[index + 1] ?? 0];
    }
  }

  /** The place in the bounds of the first interval that ends at or after an integer. */
  #firstEndingFrom(id: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#bounds[middle * 2 + 1] ?? Infinity) < id) low = middle + 1;
      else high = middle;
    }
    return low * 2;
  }

  /** The content as a list, for JSON text and for printing. */
  toJSON(): readonly (readonly [first: number, last: number])[] {
    return [...this];
  }

  /** Distinguishes two collections for programs that compare them without fields. */
  get [Symbol.toStringTag](): string {
    return tagOf("Intervals", this);
  }

  /** Prints the collection in Node. */
  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return inspected("Intervals", this, options, inspect);
  }
}

function checkBounds(from: number, to: number): void {
  if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to) return;
  throw new RangeError(`Intervals: from ${from} to ${to} is not an interval of safe integers.`);
}
