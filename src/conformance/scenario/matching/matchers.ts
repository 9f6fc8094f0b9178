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
 * | `{ $length: n }` | is a list or a string of that length; n may be a pattern, as `{ $gt: 2 }` |
 * | `{ $contains: x }` | is a string that contains the text x, or a list with an item that fits x |
 * | `{ $contains: […] }` | is a list with an item for each of these |
 * | `{ $anyOrder: […] }` | is a list of exactly these items, in any order |
 * | `{ $each: x }` | is a list whose every item fits x |
 * | `{ $exactly: {…} }` | is an object with these keys and no others |
 * | `{ $oneOf: […] }` | fits one of these |
 * | `{ $all: […] }` | fits all of these |
 * | `{ $not: x }` | is there and does not fit x |
 * | `{ $sorted: true }`, `{ $sorted: path }`, `{ $sorted: { by: path, descending: true } }` | is a list in that order |
 * | `{ $unique: true }`, `{ $unique: path }` | is a list in which no value, or no value at the path, occurs twice |
 * | `{ $count: { of: x, is: n } }` | is a list with n items that fit x; n may be a pattern |
 * | `{ $capture: name }` | is there, and is saved under the name |
 *
 * Named groups of a regular expression, `(?<name>…)`, are saved, too.
 */
import { compareLists } from "./compare-lists";
import { type Compare, difference, type Difference, shortText } from "./difference";
import { hintFor, kindOf } from "./hints";
import { deeper, isJsonObject, parsePath, valueAt } from "./json-value";

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
      if (holds(actual)) return [];
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
    if (!isJsonObject(actual) || !isJsonObject(operand)) return found;
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

const all: MatcherRule = {
  takes: "a list of patterns",
  accepts: (operand) => Array.isArray(operand) && operand.length > 0,
  inner: eachItem,
  compare: (operand, actual, path, { patterns }) =>
    Array.isArray(operand) ? operand.flatMap((pattern: unknown) => patterns(pattern, actual, path)) : [],
};

const sorted: MatcherRule = {
  takes: "true, a path into each item, or { by: path, descending: true }",
  accepts: (operand) => orderOf(operand) !== undefined,
  inner: noPatterns,
  compare: (operand, actual, path) => {
    const { by, descending } = orderOf(operand) ?? { by: [], descending: false };
    if (!Array.isArray(actual)) return [difference(path, "a sorted list", shortText(actual))];
    const keys = actual.map((item: unknown) => valueAt(item, by));
    const wrong = keys.findIndex((key, index) => index > 0 && !isInOrder(keys[index - 1], key, descending));
    if (wrong === -1) return [];
    const expected = `a value ${descending ? "not above" : "not below"} ${shortText(keys[wrong - 1])}`;
    return [difference(deeper(path, wrong), expected, shortText(keys[wrong]))];
  },
};

function orderOf(
  operand: unknown,
): { readonly by: readonly (string | number)[]; readonly descending: boolean } | undefined {
  if (operand === true) return { by: [], descending: false };
  if (typeof operand === "string") return orderOf({ by: operand });
  if (!isJsonObject(operand) || Object.keys(operand).some((key) => key !== "by" && key !== "descending"))
    return undefined;
  const { by = "", descending = false } = operand;
  const parts = typeof by === "string" ? parsePath(by) : undefined;
  return parts === undefined || typeof descending !== "boolean" ? undefined : { by: parts, descending };
}

/** Numbers by size, anything else as text by code unit. */
function isInOrder(before: unknown, after: unknown, descending: boolean): boolean {
  const [low, high] = descending ? [after, before] : [before, after];
  if (typeof low === "number" && typeof high === "number") return low <= high;
  return String(low) <= String(high);
}

const unique: MatcherRule = {
  takes: "true, or a path into each item",
  accepts: (operand) => operand === true || (typeof operand === "string" && parsePath(operand) !== undefined),
  inner: noPatterns,
  compare: (operand, actual, path) => {
    if (!Array.isArray(actual)) return [difference(path, "a list", shortText(actual))];
    const by = typeof operand === "string" ? (parsePath(operand) ?? []) : [];
    const keys = actual.map((item: unknown) => shortText(valueAt(item, by), Number.POSITIVE_INFINITY));
    const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (twice === -1) return [];
    const first = deeper(path, keys.indexOf(keys[twice] ?? ""));
    return [
      difference(deeper(path, twice), "a value that is not there yet", keys[twice] ?? "nothing", `it is at ${first}`),
    ];
  },
};

const count: MatcherRule = {
  takes: "{ of: a pattern, is: a number or a pattern }",
  accepts: (operand) =>
    isJsonObject(operand) && Object.keys(operand).sort().join() === "is,of" && length.accepts(operand["is"]),
  inner: (operand) => (isJsonObject(operand) ? ["of", "is"].map((key) => ({ at: [key], pattern: operand[key] })) : []),
  compare: (operand, actual, path, { patterns }) => {
    if (!Array.isArray(actual) || !isJsonObject(operand)) return [difference(path, "a list", shortText(actual))];
    const found = actual.filter((item: unknown) => patterns(operand["of"], item, path).length === 0).length;
    return patterns(operand["is"], found, "").map(({ expected, hint }) =>
      difference(path, `${expected} items that fit ${shortText(operand["of"])}`, String(found), hint),
    );
  },
};

const capture: MatcherRule = {
  takes: "a name for the saved value",
  accepts: (operand) => typeof operand === "string" && /^[A-Za-z_]\w*$/u.test(operand) && operand !== "now",
  inner: noPatterns,
  compare: any.compare,
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
  ["$all", all],
  ["$sorted", sorted],
  ["$unique", unique],
  ["$count", count],
  ["$capture", capture],
  ["$not", not],
]);

/** Whether an object of an expectation is a matcher: it has keys and the first begins with `$`. */
export function isMatcherObject(expected: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(expected)[0]?.startsWith("$") === true;
}

/** What a matcher may ask the engine: to compare inner patterns, and to put saved values into its operand. */
export interface Comparison {
  readonly patterns: Compare;
  readonly resolve: (operand: unknown) => unknown;
}

/**
 * One matcher: `{ "$name": operand }`.
 *
 * `takes` says what the operand may be, `accepts` decides it (references are resolved later, so they are let through by
 * the caller), and `inner` lists the patterns inside the operand, with the way to them, for the check of a file.
 */
interface MatcherRule {
  readonly takes: string;
  readonly accepts: (operand: unknown) => boolean;
  readonly inner: (operand: unknown) => readonly InnerPattern[];
  readonly compare: (operand: unknown, actual: unknown, path: string, comparison: Comparison) => readonly Difference[];
}

/** A pattern inside an operand: where it stands, counted from the operand. */
interface InnerPattern {
  readonly at: readonly (string | number)[];
  readonly pattern: unknown;
}
