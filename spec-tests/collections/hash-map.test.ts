import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hash } from "../../src/model/collections/bits";
import { HashMap } from "../../src/model/collections/hash-map";
import type { Slot } from "../../src/model/collections/hash-map-trie";
import { leaf, put, take } from "../../src/model/collections/hash-map-trie";
import type { Sides } from "../support/compare-versions";
import { compareVersions } from "../support/compare-versions";
import { forAll } from "../support/for-all";

type Key = string | number;
type Entries = readonly (readonly [Key, number])[];
type Step = readonly ["set", Key, number] | readonly ["setAll", Entries] | readonly ["delete", Key] | readonly ["update", Key];

/** A text, the integer that is its hash, and a large integer of the same hash. */
const COLLIDING: readonly Key[] = ["general", "design", "NaN"].flatMap((text) => {
  const code = hash(text);
  return [text, code, 2 ** 32 + ((code ^ hash(2 ** 32)) >>> 0)];
});

const key = fc.oneof(
  fc.constantFrom<Key>(...COLLIDING),
  fc.constantFrom<Key>(0, -0, -1, NaN, Infinity, -Infinity, 0.5, "", "0", "1", "NaN", 2 ** 53 - 1, -(2 ** 53 - 1)),
  fc.integer({ min: -40, max: 40 }),
  fc.nat({ max: 63 }).map((high) => high * 2 ** 25),
  fc.string({ maxLength: 3 }),
);
const value = fc.nat({ max: 3 });

const set = fc.tuple(fc.constant<"set">("set"), key, value);
const setAll = fc.tuple(fc.constant<"setAll">("setAll"), fc.array(fc.tuple(key, value), { maxLength: 8 }));
const remove = fc.tuple(fc.constant<"delete">("delete"), key);
const update = fc.tuple(fc.constant<"update">("update"), key);
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: set }, { weight: 2, arbitrary: remove }, update, setAll), {
  maxLength: 60,
});
const entries = fc.uniqueArray(fc.tuple(key, value), { selector: ([at]) => at, comparator: "SameValueZero" });

function expectSame(map: HashMap<Key, number>, model: ReadonlyMap<Key, number>): void {
  expect(map.size).toBe(model.size);
  expect(new Map(map)).toEqual(model);
  expect([...map.keys()]).toEqual([...map].map(([at]) => at));
  expect([...map.values()]).toEqual([...map].map(([, each]) => each));
  const asked = [...model.keys(), ...COLLIDING, -7, "absent"];
  expect(asked.map((at) => [map.has(at), map.get(at)])).toEqual(asked.map((at) => [model.has(at), model.get(at)]));
}

const SIDES: Sides<HashMap<Key, number>, ReadonlyMap<Key, number>, Step> = {
  change(map, step) {
    if (step[0] === "set") return map.set(step[1], step[2]);
    if (step[0] === "setAll") return map.setAll(step[1]);
    return step[0] === "delete" ? map.delete(step[1]) : map.update(step[1], (old = 10) => old + 1);
  },
  changeModel(model, step) {
    const next = new Map(model);
    if (step[0] === "delete") next.delete(step[1]);
    else if (step[0] === "setAll") for (const [at, each] of step[1]) next.set(at, each);
    else next.set(step[1], step[0] === "set" ? step[2] : (next.get(step[1]) ?? 10) + 1);
    return next;
  },
  compare: expectSame,
};

function trieOf(list: Iterable<readonly [Key, number]>): Slot<Key, number> | undefined {
  let root: Slot<Key, number> | undefined;
  for (const [at, each] of list) {
    const added = leaf(hash(at), at === 0 ? 0 : at, each);
    root = root === undefined ? added : put(root, 0, added);
  }
  return root;
}

describe("a hash map", () => {
  it("holds what a Map holds after the same changes, and so does each older version", () => {
    forAll([entries, steps], { numRuns: 100 }, (start, changes) => {
      compareVersions(HashMap.from(start), new Map(start), changes, SIDES);
    });
  });

  it("iterates in the same order after any insertions and deletions", () => {
    forAll(
      [entries.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))), fc.array(key)],
      { numRuns: 100 },
      ([list, shuffled], passing) => {
        const extra = passing.filter((at) => !new Map(list).has(at));
        let other = HashMap.from([...extra.map((at): [Key, number] => [at, 0]), ...shuffled]);
        for (const at of extra) other = other.delete(at);
        expect([...other]).toEqual([...HashMap.from(list)]);
      },
    );
  });

  it("has the same trie after any insertions and deletions", () => {
    forAll([entries, fc.infiniteStream(fc.nat())], { numRuns: 100 }, (list, order) => {
      const shuffled = list.map((entry) => ({ entry, rank: order.next().value })).sort((a, b) => a.rank - b.rank);
      const half = list.slice(0, list.length >>> 1);
      let grown = trieOf(shuffled.map(({ entry }) => entry));
      expect(grown).toStrictEqual(trieOf(list));
      for (const [at] of list.slice(half.length)) {
        grown = grown === undefined ? undefined : take(grown, 0, hash(at), at);
      }
      expect(grown).toStrictEqual(trieOf(half));
    });
  });

  it("distinguishes texts that have the same hash, as found by search", () => {
    const seen = new Map<number, string>();
    const found: [string, string][] = [];
    for (let count = 0; count < 300_000; count += 1) {
      const text = `topic ${Math.imul(count, 0x9e3779b1).toString(36)}`;
      const other = seen.get(hash(text));
      if (other === undefined) seen.set(hash(text), text);
      else found.push([other, text]);
    }
    expect(found.length).toBeGreaterThan(0);
    for (const [one, two] of found) {
      const both = HashMap.from([
        [one, 1],
        [two, 2],
        ["x", 3],
      ]);
      expect([both.get(one), both.get(two), both.size]).toEqual([1, 2, 3]);
      expect([
        ...HashMap.from([
          [two, 2],
          ["x", 3],
          [one, 1],
        ]),
      ]).toEqual([...both]);
      expect(both.delete(one).get(two)).toBe(2);
      expect(both.delete(one).has(one)).toBe(false);
      expect([...both.delete(one).delete("x")]).toEqual([[two, 2]]);
    }
  });

  it("is the very same object when nothing changes", () => {
    const map = HashMap.from<Key, number>([...COLLIDING.map((at): [Key, number] => [at, NaN]), [5, 0]]);
    for (const at of COLLIDING) {
      expect(map.set(at, NaN)).toBe(map);
      expect(map.setAll([[at, NaN]])).toBe(map);
      expect(map.update(at, (old) => old ?? 1)).toBe(map);
    }
    expect(map.set(5, -0)).not.toBe(map);
    expect(map.delete("absent")).toBe(map);
    expect(map.delete(-999)).toBe(map);
    expect(HashMap.from(map)).toBe(map);
    expect(HashMap.from([])).toBe(HashMap.empty());
    expect(HashMap.from([["a", 1]]).delete("a")).toBe(HashMap.empty());
  });

  it("returns 0 for a key that was stored as -0", () => {
    expect([...HashMap.from([[-0, "zero"]])]).toEqual([[0, "zero"]]);
    expect(HashMap.from([[0, "zero"]]).get(-0)).toBe("zero");
  });

  it("distinguishes a value of undefined from an absent one", () => {
    const map = HashMap.from<string, undefined>([["known", undefined]]);
    expect([map.has("known"), map.has("unknown"), map.size]).toEqual([true, false, 1]);
    expect(map.set("known", undefined)).toBe(map);
  });

  it("computes the new value of a key once and passes whether there was one", () => {
    const asked: (number | undefined)[] = [];
    const map = HashMap.from<string, number>([["a", 1]]);
    const count = (old: number | undefined): number => {
      asked.push(old);
      return (old ?? 0) + 1;
    };
    expect([...map.update("a", count).update("b", count).values()].sort()).toEqual([1, 2]);
    expect(asked).toEqual([1, undefined]);
  });

  it("grows to a hundred thousand entries and shrinks again", () => {
    const count = 100_000;
    let map = HashMap.empty<Key, number>();
    for (let id = 0; id < count; id += 1) map = map.set(id % 2 === 0 ? id : `user${id}`, id);
    const full = map;
    expect(map.size).toBe(count);
    expect([...map.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, id) => id));
    for (let id = 0; id < count; id += 1) if (id % 10 !== 0) map = map.delete(id % 2 === 0 ? id : `user${id}`);
    expect(map.size).toBe(count / 10);
    const rest = Array.from({ length: count / 10 }, (_, place): [Key, number] => [place * 10, place * 10]);
    expect([...map]).toEqual([...HashMap.from(rest)]);
    expect(full.size).toBe(count);
    expect(full.get("user99999")).toBe(99_999);
  });
});
