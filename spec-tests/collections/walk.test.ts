/** The walk through two values side by side, which all comparisons of states share. */
import { expect, test } from "vitest";
import { differentPlaces, dotted, ownParts, type WalkRules } from "../../src/model/collections/walk";

/** The places where two values differ, as `path one other`. */
function places(one: unknown, other: unknown, rules: Partial<WalkRules> = {}): string[] {
  const found = differentPlaces(one, other, { partsOf: ownParts, placeOf: dotted, ...rules });
  return Array.from(found, ({ path, one: ours, other: theirs }) => `${path} ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`);
}

test.each<[unknown, unknown, string[]]>([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ["a.1.b 2 3"]],
  [{ a: 1, b: 1 }, { c: 1, a: 2 }, ["a 1 2", "b 1 undefined", "c undefined 1"]],
  [{ a: undefined }, {}, []],
  [{ a: [] }, { a: {} }, ["a [] {}"]],
  [Number.NaN, Number.NaN, []],
  [0, -0, []],
  [{}, { constructor: 1 }, ["constructor undefined 1"]],
])("from %j to %j", (one, other, expected) => {
  expect(places(one, other)).toEqual(expected);
});

test("what has no parts is compared as the rules say", () => {
  const rules = { partsOf: (value: unknown) => (Array.isArray(value) ? undefined : ownParts(value)) };
  expect(places({ a: [1, 2] }, { a: [1, 3] }, rules)).toEqual(["a [1,2] [1,3]"]);
  expect(places({ a: [1, 2] }, { a: [2, 1] }, { ...rules, isSame: () => true })).toEqual([]);
});
