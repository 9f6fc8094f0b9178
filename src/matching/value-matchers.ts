/** Matchers for one value: that it is there, its type, its size and its text. */
import { difference, shortText } from "./difference";
import { describeKind, differenceHint } from "./hints";
import { type MatcherRule, noPatterns } from "./matcher-rule";

export const any: MatcherRule = {
  takes: "true",
  accepts: (operand) => operand === true,
  inner: noPatterns,
  compare: (_, actual, path) => (actual === undefined ? [difference(path, "any value", "nothing")] : []),
};

export const absent: MatcherRule = {
  takes: "true",
  accepts: (operand) => operand === true,
  inner: noPatterns,
  compare: (_, actual, path) => (actual === undefined ? [] : [difference(path, "nothing", shortText(actual))]),
};

/** A matcher for one type; `an integer` and the like are what differences say was expected. */
export function typedMatcher(expected: string, holds: (value: unknown) => boolean): MatcherRule {
  return {
    takes: "true",
    accepts: (operand) => operand === true,
    inner: noPatterns,
    compare: (_, actual, path) => {
      if (holds(actual)) return [];
      const hint =
        actual === undefined
          ? undefined
          : `${shortText(actual, 30)} is ${describeKind(actual)}, ${expected} is expected`;
      return [difference(path, expected, shortText(actual), hint)];
    },
  };
}

/** A matcher for one relation between two numbers. */
export function related(words: string, holds: (actual: number, bound: number) => boolean): MatcherRule {
  return {
    takes: "a number",
    accepts: (operand) => typeof operand === "number",
    inner: noPatterns,
    compare: (operand, actual, path, { resolve }) => {
      const bound = resolve(operand);
      const expected = `a number ${words} ${shortText(bound)}`;
      if (typeof actual !== "number" || typeof bound !== "number") {
        const hint = actual === undefined ? undefined : `${shortText(actual, 30)} is ${describeKind(actual)}`;
        return [difference(path, expected, shortText(actual), typeof actual === "number" ? undefined : hint)];
      }
      return holds(actual, bound) ? [] : [difference(path, expected, shortText(actual), differenceHint(bound, actual))];
    },
  };
}

export const regex: MatcherRule = {
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

export const capture: MatcherRule = {
  takes: "a name for the saved value",
  accepts: (operand) => typeof operand === "string" && /^[A-Za-z_]\w*$/u.test(operand) && operand !== "now",
  inner: noPatterns,
  compare: any.compare,
};
