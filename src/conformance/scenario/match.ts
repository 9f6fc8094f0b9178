/**
 * Compares an answer with what a scenario expects of it, and returns every difference. Pure: what to do about a
 * difference is the caller's business.
 *
 * The rules, from the outside in:
 * - an object is expected as a subset: keys that the expectation does not name are free;
 * - a list is expected whole, item by item and in order;
 * - everything else is expected to be equal;
 * - an object whose keys begin with `$` is a matcher (`matching/matchers.ts`): all of its conditions must hold;
 * - a reference to a saved value (`saved-values.ts`) expects exactly that value.
 */

import { compareLists } from "./matching/compare-lists";
import { type Difference, difference } from "./matching/difference";
import { hintFor, kindOf, missingKeyHint } from "./matching/hints";
import { isJsonObject, ownValue } from "./matching/json-value";
import type { Comparison } from "./matching/matcher-rule";
import { isMatcherObject, MATCHERS } from "./matching/matchers";
import { shortText } from "./matching/short-text";
import { deeper } from "./matching/value-path";
import { referenceName, referencesIn, resolve, secondsFromNow, type Values } from "./saved-values";

const NO_VALUES: Values = { saved: new Map() };

/**
 * Compares `actual` with `expected`.
 *
 * @param expected - plain JSON with matchers and references; an `undefined` inside an object expects no such key
 * @param actual - the JSON value that came; `undefined` where nothing came
 * @param values - what references stand for
 * @param path - where `actual` stands, the beginning of every path of the result
 * @returns the differences from top to bottom, none when the answer is as expected
 */
export function match(
  expected: unknown,
  actual: unknown,
  values: Values = NO_VALUES,
  path: string = "",
): readonly Difference[] {
  const compare: Comparison = {
    patterns: (inner, found, place) => match(inner, found, values, place),
    resolve: (operand) => resolve(operand, values),
  };
  if (referenceName(expected) !== undefined || secondsFromNow(expected) !== undefined) {
    return compareReference(expected, actual, values, path);
  }
  if (isJsonObject(expected)) {
    return isMatcherObject(expected)
      ? compareMatchers(expected, actual, path, compare)
      : compareSubset(expected, actual, path, compare);
  }
  if (Array.isArray(expected)) {
    return Array.isArray(actual)
      ? compareLists(expected, actual, path, { order: "kept", others: "refused" }, compare.patterns)
      : [unequal(expected, actual, path)];
  }
  return compareEqual(typeof expected === "string" ? resolve(expected, values) : expected, actual, path);
}

/** A saved value is plain data: nothing in it is a matcher, and no key more may be there. */
function compareReference(reference: unknown, actual: unknown, values: Values, path: string): readonly Difference[] {
  const wanted = resolve(reference, values);
  if (wanted === undefined) {
    const name = referencesIn(reference).join(", ");
    return [difference(path, `the saved value \`${name}\``, shortText(actual), "nothing was saved under that name")];
  }
  const origin = `the saved value \`${referencesIn(reference).join(", ")}\` is expected`;
  return compareExactly(wanted, actual, path).map((found) => ({ ...found, hint: found.hint ?? origin }));
}

function compareMatchers(
  expected: Readonly<Record<string, unknown>>,
  actual: unknown,
  path: string,
  compare: Comparison,
): readonly Difference[] {
  return Object.entries(expected).flatMap(([name, operand]) => {
    const rule = MATCHERS.get(name);
    if (rule === undefined) {
      return [difference(path, `the matcher ${name}`, shortText(actual), "there is no such matcher")];
    }
    return rule.compare(operand, actual, path, compare);
  });
}

function compareSubset(
  expected: Readonly<Record<string, unknown>>,
  actual: unknown,
  path: string,
  compare: Comparison,
): readonly Difference[] {
  if (!isJsonObject(actual)) {
    return [unequal(expected, actual, path)];
  }
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const place = deeper(path, key);
    const found = ownValue(actual, key);
    if (found !== undefined || wanted === undefined) {
      return wanted === undefined ? compareEqual(undefined, found, place) : compare.patterns(wanted, found, place);
    }
    return compare
      .patterns(wanted, undefined, place)
      .map((missing) => (missing.path === place ? { ...missing, hint: missingKeyHint(key, actual) } : missing));
  });
}

/** Deep equality of plain data, with a difference for each place. */
function compareExactly(expected: unknown, actual: unknown, path: string): readonly Difference[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return compareLists(expected, actual, path, { order: "kept", others: "refused" }, compareExactly);
  }
  if (isJsonObject(expected) && isJsonObject(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) =>
      compareExactly(ownValue(expected, key), ownValue(actual, key), deeper(path, key)),
    );
  }
  return compareEqual(expected, actual, path);
}

function compareEqual(expected: unknown, actual: unknown, path: string): readonly Difference[] {
  return Object.is(expected, actual) || (expected === 0 && actual === 0) ? [] : [unequal(expected, actual, path)];
}

function unequal(expected: unknown, actual: unknown, path: string): Difference {
  const structured = typeof expected === "object" && expected !== null;
  const hint =
    hintFor(expected, actual) ??
    (structured && actual !== undefined && kindOf(expected) !== kindOf(actual)
      ? `${kindOf(expected)} is expected, there is ${kindOf(actual)}`
      : undefined);
  return difference(path, shortText(expected), shortText(actual), hint);
}
