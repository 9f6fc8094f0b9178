/**
 * Compares an answer with what a scenario expects of it, and returns every difference. Pure: what to do about a
 * difference is the caller's business.
 *
 * The rules, from the outside in:
 * - an object is expected as a subset: keys that the expectation does not name are free;
 * - a list is expected whole, item by item and in order;
 * - everything else is expected to be equal;
 * - an object whose keys begin with `$` is a matcher (`matching/matchers.ts`): all of its conditions must hold;
 * - a reference (`values.ts`) expects exactly the value that it refers to.
 */
import { compareLists } from "./compare-lists";
import { type Difference, difference, shortText } from "./difference";
import { describeKind, differenceHint, missingKeyHint } from "./hints";
import { deeper, isJsonObject, ownValue, parsePath, valueAt } from "./json-value";
import { type Comparison, isMatcherObject } from "./matcher-rule";
import { MATCHERS } from "./matchers";
import type { SavedPaths } from "./scenario";
import { isReference, namedThing, referencesIn, resolve, type Values } from "./values";

const NO_VALUES: Values = { saved: new Map() };

/**
 * Compares `actual` with `expected`.
 *
 * @param expected - plain JSON with matchers and references; an `undefined` inside an object expects no such key
 * @param actual - the JSON value that came; `undefined` where nothing came
 * @param values - what references represent
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
    isFree: values.isFree ?? (() => false),
  };
  if (isReference(expected)) return compareReference(expected, actual, values, path);
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

/** A value that is referred to is plain data: nothing in it is a matcher, and further keys are differences. */
function compareReference(reference: unknown, actual: unknown, values: Values, path: string): readonly Difference[] {
  const wanted = resolve(reference, values);
  const thing = namedThing(reference);
  const what =
    thing === undefined
      ? `the saved value \`${referencesIn(reference).join(", ")}\``
      : `the ID of the ${thing.kind} ${thing.name}`;
  if (wanted === undefined) {
    const hint = thing === undefined ? "nothing was saved under that name" : "the target has no such thing";
    return [difference(path, what, shortText(actual), hint)];
  }
  const origin = `${what} is expected`;
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
  if (!isJsonObject(actual)) return [unequal(expected, actual, path)];
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const place = deeper(path, key);
    const found = ownValue(actual, key);
    if (typeof found === "string" && isText(wanted) && compare.isFree(key, actual)) return [];
    if (found !== undefined || wanted === undefined) {
      return wanted === undefined ? compareEqual(undefined, found, place) : compare.patterns(wanted, found, place);
    }
    return compare
      .patterns(wanted, undefined, place)
      .map((missing) => (missing.path === place ? { ...missing, hint: missingKeyHint(key, actual) } : missing));
  });
}

/** Whether a pattern is about what a text says, not about whether it is there. */
function isText(pattern: unknown): boolean {
  return typeof pattern === "string" || (isJsonObject(pattern) && !Object.hasOwn(pattern, "$absent"));
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
    differenceHint(expected, actual) ??
    (structured && actual !== undefined && describeKind(expected) !== describeKind(actual)
      ? `${describeKind(expected)} is expected, there is ${describeKind(actual)}`
      : undefined);
  return difference(path, shortText(expected), shortText(actual), hint);
}

/**
 * The values that a pattern saves (`$capture`, named groups of `$regex`) from a value that fits it. Of several items of
 * a list it is the first that fits.
 */
export function capturedValues(pattern: unknown, actual: unknown, values: Values): ReadonlyMap<string, unknown> {
  const captured = new Map<string, unknown>();
  const fits = (inner: unknown, value: unknown) => match(inner, value, values).length === 0;
  const visit = (inner: unknown, value: unknown): void => {
    if (isReference(inner) || value === undefined) return;
    if (Array.isArray(inner)) {
      const whole = Array.isArray(value) ? value : [];
      const isAligned = inner.length === whole.length;
      inner.forEach((item, place) => {
        visit(item, isAligned ? whole[place] : whole.find((one: unknown) => fits(item, one)));
      });
    } else if (isJsonObject(inner)) {
      for (const [key, operand] of Object.entries(inner)) {
        if (!key.startsWith("$")) visit(operand, isJsonObject(value) ? ownValue(value, key) : undefined);
        else if (key === "$capture") captured.set(String(operand), value);
        else if (key === "$exactly") visit(operand, value);
        else if (key === "$all" && Array.isArray(operand)) operand.forEach((one) => visit(one, value));
        else if (key === "$oneOf" && Array.isArray(operand))
          visit(
            operand.find((one) => fits(one, value)),
            value,
          );
        else if (key === "$regex" && typeof value === "string") {
          const groups = new RegExp(String(operand), "u").exec(value)?.groups ?? {};
          Object.entries(groups).forEach(([name, text]) => captured.set(name, text));
        } else if ((key === "$contains" || key === "$anyOrder") && Array.isArray(value)) {
          const wanted: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
          wanted.forEach((one) =>
            visit(
              one,
              value.find((item: unknown) => fits(one, item)),
            ),
          );
        }
      }
    }
  };
  visit(pattern, actual);
  return captured;
}

/** The names that a pattern saves. */
export function capturedNames(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(capturedNames);
  if (!isJsonObject(pattern)) return [];
  return Object.entries(pattern).flatMap(([key, operand]) => {
    if (key === "$capture") return [String(operand)];
    if (key !== "$regex") return capturedNames(operand);
    return [...String(operand).matchAll(/\(\?<([A-Za-z_]\w*)>/gu)].map(([, name = ""]) => name);
  });
}

/** The saved values of an answer; a path that leads nowhere is a difference, for later steps would miss the value. */
export function takeSaved(
  save: SavedPaths | undefined,
  body: unknown,
): { readonly saved: ReadonlyMap<string, unknown>; readonly differences: readonly Difference[] } {
  const taken = Object.entries(save ?? {}).map(([name, path]) => ({
    name,
    path,
    value: valueAt(body, parsePath(path) ?? []),
  }));
  return {
    saved: new Map(taken.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
    differences: taken
      .filter(({ value }) => value === undefined)
      .map(({ name, path }) => difference(path, `something to save as \`${name}\``, "nothing")),
  };
}
