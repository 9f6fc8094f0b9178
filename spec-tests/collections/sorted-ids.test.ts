import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SortedIds } from "../../src/model/collections/sorted-ids";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Step = readonly ["add" | "append" | "delete", number] | readonly ["addAll" | "deleteAll", readonly number[]];

const id = fc.oneof(fc.integer({ min: -3, max: 120 }), fc.maxSafeNat());
const ids = fc.array(id, { maxLength: 80 });

function sorted(list: Iterable<number>): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom<("add" | "delete")[]>("add", "delete"), id),
    fc.tuple(fc.constant<"append">("append"), fc.integer({ min: 1, max: 3 })),
    fc.tuple(fc.constantFrom<("addAll" | "deleteAll")[]>("addAll", "deleteAll"), ids),
  ),
  { maxLength: 40 },
);

function expectSame(list: SortedIds, model: readonly number[]): void {
  expect(list.size).toBe(model.length);
  expect([...list]).toEqual(model);
  expect(list.first()).toBe(model[0]);
  expect(list.last()).toBe(model[model.length - 1]);
  expect(list.at(model.length)).toBeUndefined();
  expect(model.map((_, index) => list.at(index))).toEqual(model);
  const asked = [-4, 0, 50, 121, ...model.slice(-3).map((old) => old - 1), ...model.slice(0, 3)];
  expect(asked.map((each) => [list.lowerBound(each), list.has(each)])).toEqual(
    asked.map((each) => [model.filter((old) => old < each).length, model.includes(each)]),
  );
}

const SIDES: Sides<SortedIds, readonly number[], Step> = {
  change(list, step) {
    switch (step[0]) {
      case "add":
        return list.add(step[1]);
      case "append":
        return list.add(Math.min((list.last() ?? 0) + step[1], Number.MAX_SAFE_INTEGER));
      case "delete":
        return list.delete(step[1]);
      case "addAll":
        return list.addAll(step[1]);
      case "deleteAll":
        return list.deleteAll(step[1]);
    }
  },
  changeModel(model, step) {
    switch (step[0]) {
      case "add":
        return sorted([...model, step[1]]);
      case "append":
        return sorted([...model, Math.min((model[model.length - 1] ?? 0) + step[1], Number.MAX_SAFE_INTEGER)]);
      case "delete":
        return model.filter((each) => each !== step[1]);
      case "addAll":
        return sorted([...model, ...step[1]]);
      case "deleteAll":
        return model.filter((each) => !step[1].includes(each));
    }
  },
  compare: expectSame,
};

describe("a sorted list of IDs", () => {
  it("holds what a sorted array holds after the same changes, and so does each older version", () => {
    forAll([ids, steps], { numRuns: 100 }, (start, changes) => {
      compareVersions(SortedIds.from(start), sorted(start), changes, SIDES);
    });
  });

  it("copies any range as an array does", () => {
    const bound = fc.option(fc.integer({ min: -100, max: 100 }), { nil: undefined });
    forAll([ids, bound, bound], { numRuns: 100 }, (list, start, end) => {
      expect(SortedIds.from(list).slice(start, end)).toEqual(sorted(list).slice(start, end));
    });
  });

  it("is the very same object when nothing changes", () => {
    forAll([ids], { numRuns: 100 }, (each) => {
      const list = SortedIds.from(each);
      expect(list.addAll(each)).toBe(list);
      expect(list.delete(0.5).deleteAll([-9, 0.5])).toBe(list);
      for (const old of each) expect(list.add(old)).toBe(list);
      expect(SortedIds.from(list)).toBe(list);
      expect(list.deleteAll(each)).toBe(SortedIds.empty());
    });
    expect(SortedIds.from([5]).delete(5)).toBe(SortedIds.empty());
  });

  it("finds and changes any of a hundred thousand IDs", () => {
    const count = 100_000;
    const even = Array.from({ length: count }, (_, index) => index * 2);
    const list = even.reduce((all, each) => all.add(each), SortedIds.empty());
    expect([...list]).toEqual(even);
    expect(list.lowerBound(50_001)).toBe(25_001);
    expect(list.add(50_001).slice(25_000, 25_003)).toEqual([50_000, 50_001, 50_002]);
    expect(list.delete(50_000).slice(24_999, 25_001)).toEqual([49_998, 50_002]);
    expect(list.deleteAll(even.slice(10)).slice()).toEqual(even.slice(0, 10));
    expect(list.addAll(even.map((each) => each + 1)).size).toBe(2 * count);
    expect([...list]).toEqual(even);
  });

  it("refuses values that are not a safe integer", () => {
    for (const each of [0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => SortedIds.empty().add(each)).toThrow(RangeError);
      expect(() => SortedIds.from([1, each])).toThrow(RangeError);
      expect(() => SortedIds.from([1]).addAll([each])).toThrow(RangeError);
    }
    expect(() => SortedIds.from([0.5])).toThrow("SortedIds: 0.5 is not a safe integer.");
    expect(Object.is(SortedIds.from([-0]).first(), 0)).toBe(true);
  });
});
