import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Intervals } from "../../src/model/collections/intervals";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Pair = readonly [number, number];
type Step = readonly ["add" | "remove", Pair];

const LOWEST = -5;
const HIGHEST = 45;

const pair = fc
  .tuple(fc.integer({ min: LOWEST, max: HIGHEST }), fc.nat({ max: 8 }))
  .map(([from, length]): Pair => [from, Math.min(from + length, HIGHEST)]);

function range([from, to]: Pair): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const steps = fc.array(fc.tuple(fc.constantFrom<("add" | "remove")[]>("add", "remove"), pair), { maxLength: 40 });

function firstGap(model: ReadonlySet<number>, id: number): number {
  return model.has(id) ? firstGap(model, id + 1) : id;
}

function lastGap(model: ReadonlySet<number>, id: number): number {
  return model.has(id) ? lastGap(model, id - 1) : id;
}

function expectSame(intervals: Intervals, model: ReadonlySet<number>): void {
  const pairs = [...intervals];
  expect(new Set(pairs.flatMap(range))).toEqual(model);
  expect(intervals.count).toBe(pairs.length);
  const ends = pairs.map(([, to]) => to);
  expect(pairs.filter(([from, to], index) => from > to || from <= (ends[index - 1] ?? -Infinity) + 1)).toEqual([]);
  const asked = range([LOWEST - 2, HIGHEST + 2]);
  expect(asked.map((id) => intervals.has(id))).toEqual(asked.map((id) => model.has(id)));
  expect(asked.map((id) => intervals.firstGapFrom(id))).toEqual(asked.map((id) => firstGap(model, id)));
  expect(asked.map((id) => intervals.lastGapUpTo(id))).toEqual(asked.map((id) => lastGap(model, id)));
}

const SIDES: Sides<Intervals, ReadonlySet<number>, Step> = {
  change: (intervals, [act, each]) => (act === "add" ? intervals.add(...each) : intervals.remove(...each)),
  changeModel(model, [act, each]) {
    const next = new Set(model);
    for (const id of range(each))
      if (act === "add") next.add(id);
      else next.delete(id);
    return next;
  },
  compare: expectSame,
};

describe("a set of intervals", () => {
  it("holds what a Set of integers holds after the same changes, and so does each older version", () => {
    forAll([fc.array(pair, { maxLength: 8 }), steps], { numRuns: 60 }, (start, changes) => {
      compareVersions(Intervals.from(start), new Set(start.flatMap(range)), changes, SIDES);
    });
  });

  it("is the very same object when nothing changes", () => {
    forAll([fc.array(pair, { maxLength: 8 }), pair], { numRuns: 100 }, (pairs, each) => {
      const intervals = Intervals.from(pairs);
      for (const old of pairs) expect(intervals.add(...old)).toBe(intervals);
      const without = intervals.remove(...each);
      expect(without.remove(...each)).toBe(without);
      expect(intervals.add(...each).add(...each).count).toBe(intervals.add(...each).count);
      expect(Intervals.from(intervals)).toBe(intervals);
    });
    expect(Intervals.from([])).toBe(Intervals.empty());
    expect(Intervals.of(3, 9).remove(1, 20)).toBe(Intervals.empty());
  });

  it("reaches up to the largest safe integer and down to the smallest", () => {
    const all = Intervals.of(10, Number.MAX_SAFE_INTEGER);
    expect([...all.add(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)]).toEqual([[10, Number.MAX_SAFE_INTEGER]]);
    expect([...all.add(1, 9)]).toEqual([[1, Number.MAX_SAFE_INTEGER]]);
    expect([...all.remove(20, 30)]).toEqual([
      [10, 19],
      [31, Number.MAX_SAFE_INTEGER],
    ]);
    expect([...all.remove(20, Number.MAX_SAFE_INTEGER)]).toEqual([[10, 19]]);
    expect(all.has(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(all.firstGapFrom(11)).toBe(2 ** 53);
    expect([...all.add(Number.MIN_SAFE_INTEGER, 9)]).toEqual([[Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]]);
  });

  it("refuses bounds that are not safe integers or in the wrong order", () => {
    for (const [from, to] of [
      [2, 1],
      [0.5, 1],
      [1, Infinity],
      [NaN, 1],
      [0, 2 ** 53],
    ] as const) {
      expect(() => Intervals.of(from, to)).toThrow(RangeError);
      expect(() => Intervals.from([[from, to]])).toThrow(RangeError);
      expect(() => Intervals.empty().add(from, to)).toThrow(RangeError);
      expect(() => Intervals.of(1, 5).remove(from, to)).toThrow(RangeError);
    }
    expect(() => Intervals.of(2, 1)).toThrow("Intervals: from 2 to 1 is not an interval of safe integers.");
  });
});
