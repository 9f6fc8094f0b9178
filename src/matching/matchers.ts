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
import { difference, shortText } from "./difference";
import { deeper, isJsonObject, listOf } from "./json-value";
import { anyOrder, contains, count, each, length, sorted, unique } from "./list-matchers";
import { anything, eachItem, isMatcherObject, itself, type MatcherRule } from "./matcher-rule";
import { absent, any, capture, regex, related, typedMatcher } from "./value-matchers";

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
    const allowed = listOf(operand);
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

/** All matchers by their name, `$` included. */
export const MATCHERS: ReadonlyMap<string, MatcherRule> = new Map([
  ["$any", any],
  ["$absent", absent],
  ["$integer", typedMatcher("an integer", Number.isInteger)],
  ["$number", typedMatcher("a number", (value) => typeof value === "number")],
  ["$string", typedMatcher("a string", (value) => typeof value === "string")],
  ["$boolean", typedMatcher("a boolean", (value) => typeof value === "boolean")],
  ["$list", typedMatcher("a list", Array.isArray)],
  ["$object", typedMatcher("an object", isJsonObject)],
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
