import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Vector } from "../../src/model/collections/vector";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Step = readonly ["push" | "take", number] | readonly ["pushAll", readonly number[]] | readonly ["set", number, number];

/** Sizes around the points where a tail, a leaf, a node or the root gets full. */
const START_SIZES = [0, 1, 31, 32, 33, 63, 64, 65, 1023, 1024, 1025, 1055, 1056, 1057, 1088];

const push = fc.tuple(fc.constant<"push">("push"), fc.integer());
const set = fc.tuple(fc.constant<"set">("set"), fc.nat(), fc.integer());
const pushAll = fc.tuple(fc.constant<"pushAll">("pushAll"), fc.array(fc.integer(), { maxLength: 70 }));
const take = fc.tuple(fc.constant<"take">("take"), fc.nat({ max: 1100 }));
const steps = fc.array(fc.oneof({ weight: 6, arbitrary: push }, { weight: 4, arbitrary: set }, pushAll, take), {
  maxLength: 80,
});

function expectSame(vector: Vector<number>, list: readonly number[]): void {
  expect(vector.size).toBe(list.length);
  expect([...vector]).toEqual(list);
  expect(vector.last()).toBe(list[list.length - 1]);
  const asked = [0, 31, 32, list.length - 33, list.length - 32, list.length - 1, list.length];
  expect(asked.map((index) => vector.get(index))).toEqual(asked.map((index) => list[index]));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const SIDES: Sides<Vector<number>, readonly number[], Step> = {
  change(vector, step) {
    switch (step[0]) {
      case "push":
        return vector.push(step[1]);
      case "pushAll":
        return vector.pushAll(step[1]);
      case "take":
        return vector.take(step[1]);
      case "set":
        return vector.size === 0 ? vector : vector.set(step[1] % vector.size, step[2]);
    }
  },
  changeModel(list, step) {
    switch (step[0]) {
      case "push":
        return [...list, step[1]];
      case "pushAll":
        return [...list, ...step[1]];
      case "take":
        return list.slice(0, step[1]);
      case "set":
        return list.length === 0 ? list : list.with(step[1] % list.length, step[2]);
    }
  },
  compare: expectSame,
};

describe("a vector", () => {
  it("contains what an array contains after the same pushes and replacements, and so does each older version", () => {
    forAll([fc.constantFrom(...START_SIZES), steps], { numRuns: 100 }, (size, changes) => {
      compareVersions(Vector.from(numbers(size)), numbers(size), changes, SIDES);
    });
  });

  it("is the same when it was built from an array or by single pushes", () => {
    forAll([fc.integer({ min: 0, max: 2200 })], { numRuns: 100 }, (size) => {
      const pushed = numbers(size).reduce((vector, value) => vector.push(value), Vector.empty<number>());
      expectSame(pushed, numbers(size));
      expectSame(Vector.from(numbers(size)), numbers(size));
      expectSame(Vector.from(numbers(size)).push(size), numbers(size + 1));
    });
  });

  it("copies any range as an array does", () => {
    const bound = fc.option(fc.integer({ min: -1200, max: 1200 }), { nil: undefined });
    forAll([fc.constantFrom(...START_SIZES), bound, bound], { numRuns: 100 }, (size, start, end) => {
      expect(Vector.from(numbers(size)).slice(start, end)).toEqual(numbers(size).slice(start, end));
    });
  });

  it("grows to a hundred thousand elements and keeps the versions on the way", () => {
    const count = 100_000;
    const kept: Vector<number>[] = [];
    let vector = Vector.empty<number>();
    for (let value = 0; value < count; value += 1) {
      if (value % 9_973 === 0) kept.push(vector);
      vector = vector.push(value);
    }
    expectSame(vector, numbers(count));
    kept.forEach((version, place) => expectSame(version, numbers(place * 9_973)));
    const changed = numbers(100).reduce((all, step) => all.set(step * 997, -1 - step), vector);
    expect(changed.slice(0, 998).filter((value) => value < 0)).toEqual([-1, -2]);
    expect(changed.get(99 * 997)).toBe(-100);
    expectSame(vector, numbers(count));
    expectSame(Vector.from(numbers(count)), numbers(count));
  });

  it("lets two branches grow from one version without seeing each other", () => {
    for (const size of START_SIZES) {
      const base = Vector.from(numbers(size));
      const left = base.push(-1).push(-2);
      const right = base.push(-3);
      expectSame(left, [...numbers(size), -1, -2]);
      expectSame(right, [...numbers(size), -3]);
      expectSame(base, numbers(size));
    }
  });

  it("keeps its first elements at any size, and grows again from there", () => {
    const count = 33_900;
    const vector = Vector.from(numbers(count));
    for (const kept of [...START_SIZES, 32_767, 32_768, 32_769, 32_800, 32_801, 33_792, 33_824, count - 1]) {
      const taken = vector.take(kept);
      expectSame(taken, numbers(kept));
      expectSame(taken.pushAll(numbers(40)), [...numbers(kept), ...numbers(40)]);
    }
    expect(vector.take(count)).toBe(vector);
    expect(vector.take(0)).toBe(Vector.empty<number>());
    expect(vector.take(-1)).toBe(Vector.empty<number>());
    expect(vector.take(NaN)).toBe(Vector.empty<number>());
    expectSame(vector.take(2.5), numbers(2));
    expectSame(vector, numbers(count));
  });

  it("visits its own elements even when it grows during the visit", () => {
    let grown = Vector.from(numbers(5));
    const visited: number[] = [];
    for (const value of grown) {
      visited.push(value);
      grown = grown.push(value + 5);
    }
    expect(visited).toEqual(numbers(5));
    expectSame(grown, numbers(10));
  });

  it("is the same object after a replacement by the same value", () => {
    const vector = Vector.from([NaN, 0, ...numbers(100)]);
    expect(vector.set(0, NaN)).toBe(vector);
    expect(vector.set(50, 48)).toBe(vector);
    expect(vector.set(1, -0)).not.toBe(vector);
    expect(Vector.from(vector)).toBe(vector);
    expect(vector.pushAll([])).toBe(vector);
    expect(Vector.from<string>([])).toBe(Vector.empty<number>());
  });

  it("does not follow later changes of the array that it was built from", () => {
    const list = numbers(40);
    const vector = Vector.from(list);
    list[0] = 99;
    list[39] = 99;
    expectSame(vector, numbers(40));
    vector.slice()[0] = 99;
    expectSame(vector, numbers(40));
  });

  it("has nothing at an index that is not that of an element, and refuses to replace there", () => {
    const vector = Vector.from(numbers(40));
    for (const index of [-1, 40, 0.5, NaN, Infinity, 2 ** 32]) {
      expect(vector.get(index)).toBeUndefined();
      expect(() => vector.set(index, 1)).toThrow(RangeError);
    }
    expect(() => vector.set(40, 1)).toThrow("Vector.set: index 40 is not between 0 and 39.");
  });

  it("contains undefined, arrays and other vectors like any other value", () => {
    const nested = Vector.from<unknown>([undefined, [1], Vector.empty()]);
    expect(nested.size).toBe(3);
    expect(nested.get(1)).toEqual([1]);
    expect(nested.push(undefined).size).toBe(4);
  });
});
