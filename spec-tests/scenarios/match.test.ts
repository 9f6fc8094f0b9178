/** The matching rules of scenarios, one row per rule. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceLine } from "../../src/matching/difference";
import { parsePath, valueAt } from "../../src/matching/json-value";
import { match } from "../../src/matching/match";
import { forAll } from "../support/for-all";

/** The differences as lines, which is how people read them. */
function linesOf(expected: unknown, actual: unknown, saved: Record<string, unknown> = {}, now?: number): string[] {
  const values = { saved: new Map(Object.entries(saved)), ...(now === undefined ? {} : { now }) };
  return match(expected, actual, values).map(differenceLine);
}

const LONG = "a text that makes a list too long for one line of a report";

describe("what fits", () => {
  const rows: [string, unknown, unknown][] = [
    ["equal texts", "a", "a"],
    ["equal numbers", 3, 3],
    ["zero and minus zero, which JSON texts do not tell apart in practice", 0, -0],
    ["null and null", null, null],
    ["an object that has more keys", { a: 1 }, { a: 1, b: 2 }],
    ["the empty object and any object", {}, { a: 1 }],
    ["a key that is expected not to be there", { a: undefined }, { b: 1 }],
    ["a list with the same items", [1, { a: 1 }], [1, { a: 1, b: 2 }]],
    ["empty lists", [], []],
    ["$any and null", { $any: true }, null],
    ["$absent and a missing key", { a: { $absent: true } }, {}],
    ["$integer", { $integer: true }, -4],
    ["$number", { $number: true }, 0.5],
    ["$string", { $string: true }, ""],
    ["$boolean", { $boolean: true }, false],
    ["$list", { $list: true }, []],
    ["$object", { $object: true }, {}],
    ["several matchers together", { $integer: true, $gt: 1, $lte: 5 }, 5],
    ["$gte at the bound", { $gte: 2 }, 2],
    ["$lt below the bound", { $lt: 2 }, 1],
    ["$regex", { $regex: "^[a-f]+$" }, "abcdef"],
    ["$length of a list", { $length: 2 }, [1, 2]],
    ["$length of a text, in characters and not in code units", { $length: 1 }, "🐙"],
    ["$length with a pattern", { $length: { $gt: 1 } }, [1, 2]],
    ["$contains in a text", { $contains: "ell" }, "hello"],
    ["$contains one item", { $contains: { id: 2 } }, [{ id: 1 }, { id: 2, x: 1 }]],
    ["$contains several items in any order", { $contains: [3, 1] }, [1, 2, 3]],
    ["$anyOrder", { $anyOrder: [2, 1] }, [1, 2]],
    ["$anyOrder when a loose pattern comes first", { $anyOrder: [{ $integer: true }, 1] }, [1, 2]],
    ["$each", { $each: { id: { $integer: true } } }, [{ id: 1 }, { id: 2 }]],
    ["$each on an empty list", { $each: 1 }, []],
    ["$exactly", { $exactly: { a: 1 } }, { a: 1 }],
    ["$exactly with subsets inside", { $exactly: { a: { b: 1 } } }, { a: { b: 1, c: 2 } }],
    ["$oneOf", { $oneOf: [1, { $string: true }] }, "x"],
    ["$oneOf with absence", { a: { $oneOf: [{ $absent: true }, null] } }, {}],
    ["$not", { $not: 1 }, 2],
    ["$not absent", { $not: { $absent: true } }, null],
    ["a doubled dollar sign as one", "$$name", "$name"],
    ["a doubled dollar sign in front of braces as one", "a $${name}", "a ${name}"],
    ["an amount of money unchanged", "$5", "$5"],
  ];
  it.each(rows)("%s", (_, expected, actual) => {
    expect(linesOf(expected, actual)).toEqual([]);
  });
});

describe("what differs, in words", () => {
  const rows: [string, unknown, unknown, string[]][] = [
    ["a text", "a", "b", ['expected "a", got "b"']],
    ["a type that only looks equal", { n: 12 }, { n: "12" }, ['n: expected 12, got "12" ("12" is a string, an integer is expected)']],
    ["a number instead of its text", { n: "12" }, { n: 12 }, ['n: expected "12", got 12 (12 is an integer, a string is expected)']],
    [
      "a place deep inside",
      { messages: [{ flags: ["read"] }] },
      { messages: [{ flags: [] }] },
      ['messages[0].flags: expected ["read"], got []'],
    ],
    [
      "a missing key with the name that was meant",
      { stream_id: 1 },
      { streamid: 1 },
      ["stream_id: expected 1, got nothing (there is `streamid`)"],
    ],
    [
      "a missing key with the keys that are there",
      { topic: "x" },
      { id: 1, msg: "" },
      ['topic: expected "x", got nothing (the keys are id, msg)'],
    ],
    [
      "a key of the prototype, which is no key",
      { constructor: { $any: true } },
      {},
      ["constructor: expected any value, got nothing (the object is empty)"],
    ],
    ["null instead of an object", { a: 1 }, null, ['expected {"a":1}, got null (an object is expected, there is null)']],
    ["upper and lower case", "Hello", "hello", ['expected "Hello", got "hello" (they differ only in upper and lower case)']],
    ["blanks at the end", "hi", "hi\n", ['expected "hi", got "hi\\n" (they differ only in blanks at an end)']],
    ["points in time", 1767225600, 1767225660, ["expected 1767225600, got 1767225660 (60 seconds later than expected)"]],
    ["a type", { $integer: true }, "12", ['expected an integer, got "12" ("12" is a string, an integer is expected)']],
    ["a type of something missing", { a: { $string: true } }, { b: 1 }, ["a: expected a string, got nothing (the keys are b)"]],
    ["presence", { a: { $absent: true } }, { a: null }, ["a: expected nothing, got null"]],
    ["a bound", { $gt: 5 }, 5, ["expected a number above 5, got 5"]],
    ["a bound for a text", { $lte: 5 }, "4", ['expected a number of at most 5, got "4" ("4" is a string)']],
    ["a regular expression", { $regex: "^a" }, "ba", ['expected a string that fits /^a/, got "ba"']],
    ["a regular expression in other letters", { $regex: "^a" }, "Ab", ['expected a string that fits /^a/, got "Ab"']],
    ["a length", { $length: 2 }, [1], ["expected length 2, got length 1 ([1])"]],
    ["a length of no list", { $length: 2 }, 5, ["expected a list or a string, got 5"]],
    ["a text that does not contain another", { $contains: "x" }, "abc", ['expected something that contains "x", got "abc"']],
    ["two equal neighbours", { $unique: true }, [1, 1], ["[1]: expected a value that is not there yet, got 1 (it is at [0])"]],
    [
      "an item that stands twice, by a part of it",
      { $unique: "id" },
      [{ id: 1 }, { id: 2 }, { id: 1 }],
      ["[2]: expected a value that is not there yet, got 1 (it is at [0])"],
    ],
    ["an order", { $sorted: true }, [1, 3, 2], ["[2]: expected a value not below 3, got 2"]],
    ["an order of numbers, not of their texts", { $sorted: true }, [9, 10], []],
    [
      "a falling order, by a part of each item",
      { $sorted: { by: "id", descending: true } },
      [{ id: 2 }, { id: 2 }, { id: 3 }],
      ["[2]: expected a value not above 2, got 3"],
    ],
    ["a count", { $count: { of: { $gt: 1 }, is: 1 } }, [1, 2, 3], ['expected 1 items that fit {"$gt":1}, got 2']],
    ["a count that fits", { $count: { of: { $gt: 1 }, is: { $gte: 2 } } }, [1, 2, 3], []],
    ["the second of two patterns", { $all: [{ $gt: 1 }, { $lt: 3 }] }, 3, ["expected a number below 3, got 3"]],
    ["two short lists of different lengths", [1, 2], [1, 9, 2], ["expected [1,2], got [1,9,2]"]],
    [
      "an item too many, named",
      [{ id: 1 }, { id: 2 }],
      [{ id: 1 }, { id: 9, content: LONG }, { id: 2 }],
      ["expected 2 items, got 3 items", `[1]: expected no such item, got {"id":9,"content":"${LONG}"} (nothing expects this item)`],
    ],
    [
      "a missing first item, without blaming the rest",
      [{ a: LONG }, { a: 2 }],
      [{ a: 2 }],
      ["expected 2 items, got 1 item", `expected an item {"a":"${LONG}"}, got nothing (no such item is in the list)`],
    ],
    [
      "the right items in a wrong order",
      [1, 2],
      [2, 1],
      ["[0]: expected 1, got 2 (the same items are there in another order)", "[1]: expected 2, got 1"],
    ],
    [
      "the closest item where order is free",
      {
        $anyOrder: [
          { id: 1, a: 1 },
          { id: 2, a: 1 },
        ],
      },
      [
        { id: 2, a: 1 },
        { id: 1, a: 5 },
      ],
      ["[1].a: expected 1, got 5 (item 1 is the closest to the expected item 0)"],
    ],
    ["a key too many", { $exactly: { a: 1 } }, { a: 1, b: 2 }, ["b: expected no such key, got 2"]],
    ["a key too many that every object inherits", { $exactly: { a: 1 } }, { a: 1, toString: 2 }, ["toString: expected no such key, got 2"]],
    [
      "one item of each",
      { $each: { $integer: true } },
      [1, "x"],
      ['[1]: expected an integer, got "x" ("x" is a string, an integer is expected)'],
    ],
    ["a value that was ruled out", { $not: { $gt: 1 } }, 2, ['expected anything but {"$gt":1}, got 2']],
    [
      "a missing value where another was ruled out",
      { a: { $not: 1 } },
      {},
      ["a: expected anything but 1, got nothing (the object is empty)"],
    ],
    ["none of several", { $oneOf: [1, 2] }, 3, ["expected one of [1,2], got 3"]],
    ["an odd key", { "a b": 1 }, { "a b": 2 }, ['["a b"]: expected 1, got 2']],
  ];
  it.each(rows)("%s", (_, expected, actual, lines) => {
    expect(linesOf(expected, actual)).toEqual(lines);
  });

  it("shows where long texts part", () => {
    const start = "The quick brown fox jumps over the lazy dog and ";
    expect(linesOf(`${start}runs`, `${start}sleeps`)[0]).toContain('they part at character 49: "y dog and runs" is expected');
  });

  it("keeps long values short and whole characters whole", () => {
    const [line = ""] = linesOf(1, "🐙".repeat(100));
    expect(line.length).toBeLessThan(110);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });
});

describe("saved values", () => {
  it("are expected exactly, with no key more", () => {
    expect(linesOf("$x", { a: 1 }, { x: { a: 1 } })).toEqual([]);
    expect(linesOf("$x", { a: 1, b: 2 }, { x: { a: 1 } })).toEqual(["b: expected nothing, got 2 (the saved value `x` is expected)"]);
  });

  it("are data, also what looks like a matcher in them", () => {
    expect(linesOf({ $saved: "x" }, 5, { x: { $any: true } })).toHaveLength(1);
    expect(linesOf({ $saved: "x" }, { $any: true }, { x: { $any: true } })).toEqual([]);
  });

  it("keep their type as a whole value, and become text inside a text", () => {
    expect(linesOf({ id: "$x" }, { id: 7 }, { x: 7 })).toEqual([]);
    expect(linesOf({ id: "$x" }, { id: "7" }, { x: 7 })).toHaveLength(1);
    expect(linesOf("message ${x}", "message 7", { x: 7 })).toEqual([]);
  });

  it("may be operands", () => {
    expect(linesOf({ $gt: "$x" }, 8, { x: 7 })).toEqual([]);
    expect(linesOf({ $gt: { $saved: "x" } }, 7, { x: 7 })).toHaveLength(1);
    expect(linesOf({ $not: "$x" }, 7, { x: 7 })).toHaveLength(1);
    expect(linesOf({ $contains: "$x" }, "abc", { x: "b" })).toEqual([]);
    expect(linesOf({ $contains: { $saved: "x" } }, ["a", "b"], { x: "b" })).toEqual([]);
  });

  it("that were never saved never fit", () => {
    expect(linesOf("$x", undefined)).toEqual(["expected the saved value `x`, got nothing (nothing was saved under that name)"]);
  });

  it("know the target's time", () => {
    expect(linesOf({ $now: 60 }, 1060, {}, 1000)).toEqual([]);
    expect(linesOf("$now", 1001, {}, 1000)).toHaveLength(1);
  });
});

describe("laws of matching", () => {
  const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes("$"));

  it("every value without dollar signs fits itself", () => {
    forAll([json], { numRuns: 100 }, (value) => match(value, value).length === 0);
  });

  it("a value that is not the same text as JSON differs, apart from keys too many", () => {
    forAll([json, json], { numRuns: 100 }, (expected, actual) => {
      const fits = match(expected, actual).length === 0;
      const saved = match("$x", actual, { saved: new Map([["x", expected]]) }).length === 0;
      expect(!saved || fits).toBe(true);
      expect(saved).toBe(sameJson(expected, actual));
    });
  });

  it("any order of a list fits in any order", () => {
    const shuffled = fc
      .array(json, { maxLength: 8 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    forAll([shuffled], { numRuns: 100 }, ([list, other]) => match({ $anyOrder: list }, other).length === 0);
  });

  it("a list without one item is recognized in any order", () => {
    forAll(
      [fc.uniqueArray(fc.integer(), { minLength: 1 })],
      { numRuns: 100 },
      (list) => match({ $anyOrder: list }, list.slice(1)).length > 0,
    );
  });

  it("a sub-list is found among others in any order", () => {
    forAll(
      [fc.array(json, { maxLength: 8 }).chain((list) => fc.tuple(fc.constant(list), fc.subarray(list)))],
      { numRuns: 100 },
      ([list, part]) => match({ $contains: part }, list).length === 0,
    );
  });

  function sameJson(a: unknown, b: unknown): boolean {
    return canonical(a) === canonical(b);
  }

  function canonical(value: unknown): string {
    return JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
        : inner,
    );
  }
});

describe("what every object has by itself", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("is not found by a path: %s", (name) => {
    expect(valueAt({ a: 1 }, parsePath(name) ?? [name])).toBeUndefined();
    expect(valueAt([1], [name])).toBeUndefined();
    expect(valueAt({ a: {} }, ["a", name])).toBeUndefined();
  });

  it.each(["constructor", "toString", "hasOwnProperty"])("does not match: %s", (name) => {
    expect(match({ [name]: { $any: true } }, {})).not.toEqual([]);
    expect(match({ [name]: { $absent: true } }, {})).toEqual([]);
  });
});
