/** A copy is the result of writing a value as JSON and reading it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { IdSet } from "../../src/model/collections/id-set";
import { jsonCopy } from "../../src/simulator/answer-response";
import { forAll } from "../support/for-all";

const travelled = (value: object): unknown => JSON.parse(JSON.stringify(value));

test("of all kinds of values in answers", () => {
  const values = fc.anything({ withObjectString: true, withNullPrototype: true });
  forAll([fc.array(values), fc.dictionary(fc.string(), values)], { numRuns: 100 }, (list, record) => {
    expect(jsonCopy({ list, record })).toStrictEqual(travelled({ list, record }));
  });
});

test.each<[string, object]>([
  ["fields and items that JSON does not have", { none: undefined, list: [undefined, () => 1, Symbol("x")] }],
  ["numbers that JSON does not have", { numbers: [Number.NaN, Infinity, -0] }],
  ["a field with the name of the prototype", { ...JSON.parse('{ "__proto__": { "role": 100 } }'), a: [{}] }],
  ["collections of the realm", { ids: IdSet.from([3, 1]) }],
])("%s", (_what, value) => {
  expect(jsonCopy(value)).toStrictEqual(travelled(value));
});

test("is free to be changed, and shares nothing", () => {
  const value = Object.freeze({ list: Object.freeze([Object.freeze({ id: 1 })]) });
  const copy = jsonCopy(value);
  expect(Object.isFrozen(copy)).toBe(false);
  expect(Object.isFrozen(Object(copy).list[0])).toBe(false);
});
