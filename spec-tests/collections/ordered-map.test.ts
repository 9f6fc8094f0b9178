import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderedMap } from "../../src/model/collections/ordered-map";
import type { Tree, TupleKey } from "../../src/model/collections/ordered-map-tree";
import { compareKeys, putNode, takeNode } from "../../src/model/collections/ordered-map-tree";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Entry = readonly [TupleKey, number];
type Step = readonly ["set", TupleKey, number] | readonly ["delete", TupleKey] | readonly ["deleteFirst"];

const part = fc.oneof(
  fc.integer({ min: -2, max: 8 }),
  fc.constantFrom<string | number>("", "a", "B", "b", "aa", "é", "\u{1F600}", "\uFFFD", 0.5, Infinity, 2 ** 40),
);
const key: fc.Arbitrary<TupleKey> = fc.array(part, { maxLength: 3 });
const entries = fc.array(fc.tuple(key, fc.nat()), { maxLength: 40 });

/** Says the order in other words: pad with what is below every number, and rank the kinds. */
function naiveOrder(a: TupleKey, b: TupleKey): number {
  for (let at = 0; at < 3; at += 1) {
    const [one, two] = [a[at], b[at]];
    const kinds = [one, two].map((each) => ["undefined", "number", "string"].indexOf(typeof each));
    if (kinds[0] !== kinds[1]) return (kinds[0] ?? 0) - (kinds[1] ?? 0);
    if (one !== undefined && two !== undefined && one !== two) return one < two ? -1 : 1;
  }
  return 0;
}

function replaced(list: readonly Entry[], at: TupleKey, value: number): readonly Entry[] {
  const others = list.filter(([each]) => naiveOrder(each, at) !== 0);
  return [...others, [at, value] as const].sort((a, b) => naiveOrder(a[0], b[0]));
}

const set = fc.tuple(fc.constant<"set">("set"), key, fc.nat({ max: 3 }));
const remove = fc.tuple(fc.constant<"delete">("delete"), key);
const removeFirst = fc.tuple(fc.constant<"deleteFirst">("deleteFirst"));
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: set }, { weight: 2, arbitrary: remove }, removeFirst), {
  maxLength: 60,
});

function expectSame(map: OrderedMap<TupleKey, number>, model: readonly Entry[]): void {
  expect(map.size).toBe(model.length);
  expect([...map]).toEqual(model);
  expect(map.first()).toEqual(model[0]);
  for (const at of [[], [0], [3, "a"], ["b"], ["zz"], ...model.slice(0, 5).map(([each]) => each)]) {
    const old = model.find(([each]) => naiveOrder(each, at) === 0);
    expect([map.get(at), map.has(at)]).toEqual([old?.[1], old !== undefined]);
    expect([...map.entriesFrom(at)]).toEqual(model.filter(([each]) => naiveOrder(each, at) >= 0));
  }
}

const SIDES: Sides<OrderedMap<TupleKey, number>, readonly Entry[], Step> = {
  change(map, step) {
    if (step[0] === "set") return map.set(step[1], step[2]);
    return map.delete(step[0] === "delete" ? step[1] : (map.first()?.[0] ?? []));
  },
  changeModel(model, step) {
    if (step[0] === "set") return replaced(model, step[1], step[2]);
    return step[0] === "delete" ? model.filter(([each]) => naiveOrder(each, step[1]) !== 0) : model.slice(1);
  },
  compare: expectSame,
};

/** Throws when one side of a node outweighs the other more than threefold, or a size is wrong; returns the size. */
function checkedSize(tree: Tree<TupleKey, number>): number {
  if (tree === undefined) return 0;
  const [left, right] = [checkedSize(tree.left), checkedSize(tree.right)];
  if (Math.max(left, right) + 1 > 3 * (Math.min(left, right) + 1)) throw new Error(`${left} next to ${right}`);
  if (tree.size !== left + right + 1) throw new Error(`${tree.size} is not ${left} + ${right} + 1`);
  return tree.size;
}

describe("an ordered map", () => {
  it("contains what a sorted list contains after the same changes, and so does each older version", () => {
    forAll([entries, steps], { numRuns: 60 }, (start, changes) => {
      const model = start.reduce<readonly Entry[]>((list, [at, value]) => replaced(list, at, value), []);
      compareVersions(OrderedMap.from(start), model, changes, SIDES);
    });
  });

  it("orders keys part by part, numbers before strings, strings by code unit, a beginning first", () => {
    const ascending: TupleKey[] = [[], [-2], [-1, 5], [2], [2, 0], [10], ["B"], ["a"], ["a", 1], ["aa"], ["\u{1F600}"]];
    ascending.push(["\uFFFD"]);
    ascending.forEach((one, place) => {
      ascending.forEach((two, other) => expect(Math.sign(compareKeys(one, two))).toBe(Math.sign(place - other)));
    });
    expect(OrderedMap.from([[[0], "zero"]]).get([-0])).toBe("zero");
  });

  it("stays balanced in every order of insertions and deletions", () => {
    const order = fc.constantFrom("ascending", "descending", "mixed");
    forAll([order, order, fc.integer({ min: 1, max: 200 })], { numRuns: 40 }, (coming, going, count) => {
      const places = { ascending: 1, descending: count - 1, mixed: 7919 };
      let tree: Tree<TupleKey, number>;
      for (let step = 0; step < count; step += 1) {
        tree = putNode(tree, [(step * places[coming]) % count], step);
        checkedSize(tree);
      }
      for (let step = 0; step < count; step += 1) {
        tree = takeNode(tree, [(step * places[going]) % count]);
        checkedSize(tree);
      }
    });
  });

  it("stays balanced with random insertions and deletions", () => {
    const place = fc.nat({ max: 60 });
    forAll([fc.array(fc.tuple(fc.boolean(), place), { minLength: 150, maxLength: 400 })], { numRuns: 100 }, (changes) => {
      let tree: Tree<TupleKey, number>;
      for (const [isComing, at] of changes) {
        tree = isComing ? putNode(tree, [at], at) : takeNode(tree, [at]);
        checkedSize(tree);
      }
    });
  });

  it("stays balanced when it was built from a list", () => {
    for (let count = 0; count < 70; count += 1) {
      const list = Array.from({ length: count }, (_, place): Entry => [[place], place]);
      const map = OrderedMap.from(list);
      expectSame(map, list);
      for (let place = 0; place < count; place += 3) expect(map.delete([place]).size).toBe(count - 1);
    }
  });

  it("is the same object when nothing changes", () => {
    const map = OrderedMap.from<TupleKey, number>([
      [[1, "a"], NaN],
      [[2], 0],
    ]);
    expect(map.set([1, "a"], NaN)).toBe(map);
    expect(map.set([2], -0)).not.toBe(map);
    expect(map.delete([3])).toBe(map);
    expect(OrderedMap.from(map)).toBe(map);
    expect(OrderedMap.from([])).toBe(OrderedMap.empty());
    expect(OrderedMap.from([[[1], 1]]).delete([1])).toBe(OrderedMap.empty());
  });

  it("works as an agenda of a hundred thousand moments", () => {
    const count = 100_000;
    let map = OrderedMap.empty<[number, string, number], number>();
    for (let id = 0; id < count; id += 1) map = map.set([(id * 7919) % 1000, id % 2 === 0 ? "b" : "a", id], id);
    const full = map;
    const [first] = map.entriesFrom([500, "b"]);
    expect(first?.[0].slice(0, 2)).toEqual([500, "b"]);
    let last: TupleKey = [];
    for (let next = map.first(); next !== undefined; next = map.first()) {
      if (compareKeys(last, next[0]) >= 0) throw new Error(`[${last.join()}] came before [${next[0].join()}]`);
      last = next[0];
      map = map.delete(next[0]);
    }
    expect(map).toBe(OrderedMap.empty());
    expect(full.size).toBe(count);
  });

  it("freezes its keys and refuses those with NaN", () => {
    const at: [number, string] = [1, "a"];
    const map = OrderedMap.empty<[number, string], number>().set(at, 1);
    expect(Object.isFrozen(at)).toBe(true);
    expect(Object.isFrozen(map.first()?.[0])).toBe(true);
    expect(() => OrderedMap.empty<[number], number>().set([NaN], 1)).toThrow("OrderedMap: the key [NaN] contains NaN.");
    expect(() => OrderedMap.from([[[1, NaN], 1]])).toThrow(RangeError);
  });
});
