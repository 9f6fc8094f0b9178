import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IdSet } from "../../src/model/collections/id-set";
import { merged, nodeOf, withoutId } from "../../src/model/collections/id-set-trie";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Step = readonly ["add", number] | readonly ["delete", number] | readonly ["addAll", readonly number[]];

const LARGEST = 2 ** 32 - 1;

/** Few distinct IDs on every level of the trie, so that changes meet. */
const id = fc.oneof(
  fc.nat({ max: 70 }),
  fc.integer({ min: 1_000_000, max: 1_000_070 }),
  fc.integer({ min: 1000, max: 1100 }).map((place) => place * 31),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, LARGEST, LARGEST - 1, 2 ** 30, 2 ** 15, 2 ** 20, 2 ** 25),
  fc.nat({ max: LARGEST }),
);
const ids = fc.array(id, { maxLength: 60 });

const add = fc.tuple(fc.constant<"add">("add"), id);
const remove = fc.tuple(fc.constant<"delete">("delete"), id);
const addAll = fc.tuple(fc.constant<"addAll">("addAll"), ids);
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: add }, { weight: 3, arbitrary: remove }, addAll), {
  maxLength: 60,
});

function expectSame(set: IdSet, model: ReadonlySet<number>): void {
  expect(set.size).toBe(model.size);
  expect(set.isEmpty).toBe(model.size === 0);
  expect([...set]).toEqual([...model].sort((a, b) => a - b));
  const asked = [...model, 0, 31, 32, 1_000_000, LARGEST].flatMap((each) => [each, each + 1, each + 1024]);
  expect(asked.map((each) => set.has(each))).toEqual(asked.map((each) => model.has(each)));
}

const SIDES: Sides<IdSet, ReadonlySet<number>, Step> = {
  change(set, step) {
    if (step[0] === "addAll") return set.addAll(step[1]);
    return step[0] === "add" ? set.add(step[1]) : set.delete(step[1]);
  },
  changeModel(model, step) {
    if (step[0] === "addAll") return new Set([...model, ...step[1]]);
    return step[0] === "add" ? new Set([...model, step[1]]) : new Set([...model].filter((each) => each !== step[1]));
  },
  compare: expectSame,
};

function trieOf(list: readonly number[]): ReturnType<typeof nodeOf> {
  const sorted = Uint32Array.from(new Set(list)).sort();
  return nodeOf(sorted, 0, sorted.length);
}

describe("a set of IDs", () => {
  it("holds what a Set holds after the same changes, and so does each older version", () => {
    forAll([ids, steps], { numRuns: 100 }, (start, changes) => {
      compareVersions(IdSet.from(start), new Set(start), changes, SIDES);
    });
  });

  it("unites with another set and leaves both as they were", () => {
    forAll([ids, ids], { numRuns: 100 }, (left, right) => {
      const [one, two] = [IdSet.from(left), IdSet.from(right)];
      expectSame(one.union(two), new Set([...left, ...right]));
      expectSame(one, new Set(left));
      expectSame(two, new Set(right));
      expect(one.union(two).union(two)).toBeInstanceOf(IdSet);
    });
  });

  it("has the same trie after any insertions and deletions", () => {
    forAll([fc.array(id, { minLength: 1, maxLength: 60 }), ids], { numRuns: 100 }, (list, passing) => {
      const wanted = new Set(list);
      const extra = new Set(passing.filter((each) => !wanted.has(each)));
      let trie = [...list, ...extra].map((each) => trieOf([each])).reduce(merged);
      for (const each of extra) trie = withoutId(trie, each) ?? trie;
      expect(trie).toStrictEqual(trieOf(list));
      expect(list.length === 1 && withoutId(trieOf(list), list[0] ?? 0)).toBe(list.length === 1 ? undefined : false);
    });
  });

  it("is the very same object when nothing changes", () => {
    forAll([ids], { numRuns: 100 }, (list) => {
      const set = IdSet.from(list);
      for (const each of list) expect(set.add(each)).toBe(set);
      expect(set.addAll(list)).toBe(set);
      expect(set.union(IdSet.from(list.slice(1)))).toBe(set);
      expect(set.union(IdSet.empty())).toBe(set);
      expect(set.delete(123_456_789)).toBe(set);
      expect(IdSet.from(set)).toBe(set);
    });
    expect(IdSet.from([])).toBe(IdSet.empty());
    expect(IdSet.from([7]).delete(7)).toBe(IdSet.empty());
    const large = IdSet.from([1, 2, 3]);
    expect(IdSet.from([2]).union(large)).toBe(large);
    expect(IdSet.empty().union(large)).toBe(large);
  });

  it("grows to a hundred thousand IDs and shrinks again", () => {
    const count = 100_000;
    let set = IdSet.empty();
    for (let each = 0; each < count; each += 1) set = set.add((each * 7919) % count);
    const full = set;
    expect([...set]).toEqual(Array.from({ length: count }, (_, each) => each));
    for (let each = 0; each < count; each += 1) if (each % 1000 !== 0) set = set.delete(each);
    expect([...set]).toEqual(Array.from({ length: 100 }, (_, each) => each * 1000));
    expect(full.size).toBe(count);
    expect(IdSet.from(full).union(IdSet.from([count])).size).toBe(count + 1);
  });

  it("refuses values that are not an ID and never contains them", () => {
    for (const each of [-1, 0.5, NaN, Infinity, 2 ** 32, -(2 ** 31)]) {
      expect(IdSet.from([0, 1, 2 ** 31]).has(each)).toBe(false);
      expect(IdSet.from([0]).delete(each).size).toBe(1);
      expect(() => IdSet.empty().add(each)).toThrow(RangeError);
      expect(() => IdSet.from([1, each])).toThrow(RangeError);
      expect(() => IdSet.empty().addAll([1, each])).toThrow(RangeError);
    }
    expect(() => IdSet.from([2 ** 32])).toThrow("IdSet: 4294967296 is not an integer from 0 to 4294967295.");
  });
});
