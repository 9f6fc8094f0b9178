/**
 * Every matcher that an expectation may use, by name. (`{ $saved: … }` and `{ $now: … }` are references.)
 *
 * | matcher | holds when the value |
 * | --- | --- |
 * | `{ $any: true }` | is there, whatever it is (null too) |
 * | `{ $absent: true }` | is not there |
 * | `{ $integer: true }`, `$number`, `$string`, `$boolean`, `$list`, `$object` | has that type |
 * | `{ $gt: n }`, `$gte`, `$lt`, `$lte` | is a number in that relation to n |
 * | `{ $regex: "…" }` | is a string in which the regular expression is found |
 * | `{ $length: n }` | is a list or a string of that length; instead of n a pattern may stand, as `{ $gt: 2 }` |
 * | `{ $contains: x }` | is a string that contains the text x, or a list with an item that fits x |
 * | `{ $contains: […] }` | is a list with an item for each of these |
 * | `{ $anyOrder: […] }` | is a list of exactly these items, in any order |
 * | `{ $each: x }` | is a list whose every item fits x |
 * | `{ $exactly: {…} }` | is an object with these keys and no others |
 * | `{ $oneOf: […] }` | fits one of these |
 * | `{ $not: x }` | is there and does not fit x |
 */

import { compareLists } from "./compare-lists";
import { difference } from "./difference";
import { hintFor, kindOf } from "./hints";
import { isJsonObject } from "./json-value";
import type { MatcherRule } from "./matcher-rule";
import { shortText } from "./short-text";
import { deeper } from "./value-path";

const noPatterns = (): [] => [];
const itself = (operand: unknown) => [{ at: [], pattern: operand }];
const eachItem = (operand: unknown) =>
  Array.isArray(operand) ? operand.map((pattern: unknown, index) => ({ at: [index], pattern })) : [];
const anything = (): boolean => true;

const any: MatcherRule = {
  takes: "true",
  accepts: (operand) => operand === true,
  inner: noPatterns,
  compare: (_, actual, path) => (actual === undefined ? [difference(path, "any value", "nothing")] : []),
};

const absent: MatcherRule = {
  takes: "true",
  accepts: (operand) => operand === true,
  inner: noPatterns,
  compare: (_, actual, path) => (actual === undefined ? [] : [difference(path, "nothing", shortText(actual))]),
};

/** A matcher for one type; `an integer` and the like are what differences say was expected. */
function typed(expected: string, holds: (value: unknown) => boolean): MatcherRule {
  return {
    takes: "true",
    accepts: (operand) => operand === true,
    inner: noPatterns,
    compare: (_, actual, path) => {
      if (holds(actual)) {
        return [];
      }
      const hint =
        actual === undefined ? undefined : `${shortText(actual, 30)} is ${kindOf(actual)}, ${expected} is expected`;
      return [difference(path, expected, shortText(actual), hint)];
    },
  };
}

/** A matcher for one relation between two numbers. */
function related(words: string, holds: (actual: number, bound: number) => boolean): MatcherRule {
  return {
    takes: "a number",
    accepts: (operand) => typeof operand === "number",
    inner: noPatterns,
    compare: (operand, actual, path, { resolve }) => {
      const bound = resolve(operand);
      const expected = `a number ${words} ${shortText(bound)}`;
      if (typeof actual !== "number" || typeof bound !== "number") {
        const hint = actual === undefined ? undefined : `${shortText(actual, 30)} is ${kindOf(actual)}`;
        return [difference(path, expected, shortText(actual), typeof actual === "number" ? undefined : hint)];
      }
      return holds(actual, bound) ? [] : [difference(path, expected, shortText(actual), hintFor(bound, actual))];
    },
  };
}

const regex: MatcherRule = {
  takes: "a regular expression as text",
  accepts: (operand) => typeof operand === "string" && compiled(operand) !== undefined,
  inner: noPatterns,
  compare: (operand, actual, path) => {
    const expression = typeof operand === "string" ? compiled(operand) : undefined;
    const holds = typeof actual === "string" && expression?.test(actual) === true;
    return holds ? [] : [difference(path, `a string that fits /${String(operand)}/`, shortText(actual))];
  },
};

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u");
  } catch {
    return undefined;
  }
}

const length: MatcherRule = {
  takes: "a number, or a pattern for it such as { $gt: 2 }",
  accepts: (operand) => (typeof operand === "number" && operand >= 0) || isJsonObject(operand),
  inner: itself,
  compare: (operand, actual, path, { patterns }) => {
    if (typeof actual !== "string" && !Array.isArray(actual)) {
      return [difference(path, "a list or a string", shortText(actual))];
    }
    const count = typeof actual === "string" ? [...actual].length : actual.length;
    return patterns(operand, count, "").map((found) =>
      difference(path, `length ${found.expected}`, `length ${found.actual}`, found.hint ?? shortText(actual)),
    );
  },
};

const contains: MatcherRule = {
  takes: "a text, or a pattern or a list of patterns for items of a list",
  accepts: anything,
  inner: (operand) => (Array.isArray(operand) ? eachItem(operand) : itself(operand)),
  compare: (operand, actual, path, { patterns, resolve }) => {
    if (Array.isArray(actual)) {
      const wanted: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
      return compareLists(wanted, actual, path, { order: "any", others: "allowed" }, patterns);
    }
    const text = resolve(operand);
    const holds = typeof actual === "string" && typeof text === "string" && actual.includes(text);
    return holds ? [] : [difference(path, `something that contains ${shortText(text)}`, shortText(actual))];
  },
};

const anyOrder: MatcherRule = {
  takes: "a list of patterns",
  accepts: Array.isArray,
  inner: eachItem,
  compare: (operand, actual, path, { patterns }) => {
    const wanted: readonly unknown[] = Array.isArray(operand) ? operand : [];
    return Array.isArray(actual)
      ? compareLists(wanted, actual, path, { order: "any", others: "refused" }, patterns)
      : [difference(path, `a list with ${wanted.length} items`, shortText(actual))];
  },
};

const each: MatcherRule = {
  takes: "a pattern for every item of a list",
  accepts: anything,
  inner: itself,
  compare: (operand, actual, path, { patterns }) =>
    Array.isArray(actual)
      ? actual.flatMap((item, index) => patterns(operand, item, deeper(path, index)))
      : [difference(path, "a list", shortText(actual))],
};

const exactly: MatcherRule = {
  takes: "an object with plain keys",
  accepts: (operand) => isJsonObject(operand) && !isMatcherObject(operand),
  inner: itself,
  compare: (operand, actual, path, { patterns }) => {
    const found = patterns(operand, actual, path);
    if (!isJsonObject(actual) || !isJsonObject(operand)) {
      return found;
    }
    const tooMany = Object.keys(actual)
      .filter((key) => !Object.hasOwn(operand, key))
      .map((key) => difference(deeper(path, key), "no such key", shortText(actual[key])));
    return [...found, ...tooMany];
  },
};

const oneOf: MatcherRule = {
  takes: "a list of patterns",
  accepts: (operand) => Array.isArray(operand) && operand.length > 0,
  inner: eachItem,
  compare: (operand, actual, path, { patterns }) => {
    const allowed: readonly unknown[] = Array.isArray(operand) ? operand : [];
    const holds = allowed.some((pattern) => patterns(pattern, actual, path).length === 0);
    return holds ? [] : [difference(path, `one of ${shortText(allowed)}`, shortText(actual))];
  },
};

const not: MatcherRule = {
  takes: "a pattern",
  accepts: anything,
  inner: itself,
  compare: (operand, actual, path, { patterns }) => {
    const holds = actual !== undefined && patterns(operand, actual, path).length > 0;
    return holds ? [] : [difference(path, `anything but ${shortText(operand)}`, shortText(actual))];
  },
};

/** All matchers by their name, `$` included. */
export const MATCHERS: ReadonlyMap<string, MatcherRule> = new Map([
  ["$any", any],
  ["$absent", absent],
  ["$integer", typed("an integer", Number.isInteger)],
  ["$number", typed("a number", (value) => typeof value === "number")],
  ["$string", typed("a string", (value) => typeof value === "string")],
  ["$boolean", typed("a boolean", (value) => typeof value === "boolean")],
  ["$list", typed("a list", Array.isArray)],
  ["$object", typed("an object", isJsonObject)],
  ["$gt", related("above", (actual, bound) => actual > bound)],
  ["$gte", related("of at least", (actual, bound) => actual >= bound)],
  ["$lt", related("below", (actual, bound) => actual < bound)],
  ["$lte", related("of at most", (actual, bound) => actual <= bound)],
  ["$regex", regex],
  ["$length", length],
  ["$contains", contains],
  ["$anyOrder", anyOrder],
  ["$each", each],
  ["$exactly", exactly],
  ["$oneOf", oneOf],
  ["$not", not],
]);

/** Whether an object of an expectation is a matcher: it has keys and the first begins with `$`. */
export function isMatcherObject(expected: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(expected)[0]?.startsWith("$") === true;
}
