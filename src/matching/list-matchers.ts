/** Matchers for lists: their items, their order and their length. */
import { compareLists } from "./compare-lists";
import { difference, shortText } from "./difference";
import { deeper, isJsonObject, listOf, parsePath, valueAt } from "./json-value";
import { anything, eachItem, itself, type MatcherRule, noPatterns } from "./matcher-rule";

export const length: MatcherRule = {
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

export const contains: MatcherRule = {
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

export const anyOrder: MatcherRule = {
  takes: "a list of patterns",
  accepts: Array.isArray,
  inner: eachItem,
  compare: (operand, actual, path, { patterns }) => {
    const wanted = listOf(operand);
    return Array.isArray(actual)
      ? compareLists(wanted, actual, path, { order: "any", others: "refused" }, patterns)
      : [difference(path, `a list with ${wanted.length} items`, shortText(actual))];
  },
};

export const each: MatcherRule = {
  takes: "a pattern for every item of a list",
  accepts: anything,
  inner: itself,
  compare: (operand, actual, path, { patterns }) =>
    Array.isArray(actual)
      ? actual.flatMap((item, index) => patterns(operand, item, deeper(path, index)))
      : [difference(path, "a list", shortText(actual))],
};

export const sorted: MatcherRule = {
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

export const unique: MatcherRule = {
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

export const count: MatcherRule = {
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
