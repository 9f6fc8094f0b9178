/** Lists fit exactly when a slow and obvious search says so, under every rule about order and other items. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareLists, type ListRule } from "../../src/matching/compare-lists";
import { match } from "../../src/matching/match";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

/** Patterns over three letters: a letter, or one that accepts several. */
const pattern = fc.constantFrom<unknown>("a", "b", "c", { $any: true }, { $oneOf: ["a", "b"] }, { $not: "a" });
const item = fc.constantFrom("a", "b", "c");
const patterns = fc.array(pattern, { maxLength: 5 });
const items = fc.array(item, { maxLength: 6 });

const fitsOne = (expected: unknown, actual: unknown): boolean => match(expected, actual).length === 0;

/** Tries every way to give each expected item one of its own. */
function canBePaired(expected: readonly unknown[], actual: readonly unknown[], rule: ListRule): boolean {
  const [first, ...rest] = expected;
  if (expected.length === 0) return rule.others === "allowed" || actual.length === 0;
  return actual.some((candidate, index) => {
    if (!fitsOne(first, candidate)) return false;
    const before = actual.slice(0, index);
    const behind = actual.slice(index + 1);
    if (rule.order === "any") return canBePaired(rest, [...before, ...behind], rule);
    return (rule.others === "allowed" || index === 0) && canBePaired(rest, behind, rule);
  });
}

const rules: ListRule[] = [
  { order: "kept", others: "refused" },
  { order: "kept", others: "allowed" },
  { order: "any", others: "refused" },
  { order: "any", others: "allowed" },
];

describe.each(rules)("with the order $order and others $others", (rule) => {
  it("lists fit when a pairing exists, and only then", () => {
    forAll([patterns, items], propertyRuns(2000), (expected, actual) => {
      const found = compareLists(expected, actual, "list", rule, match1);
      expect(found.length === 0).toBe(canBePaired(expected, actual, rule));
    });
  });

  it("every difference says where, what was expected and what is there", () => {
    forAll([patterns, items], { numRuns: 100 }, (expected, actual) => {
      compareLists(expected, actual, "list", rule, match1).forEach((found) => {
        expect(found.path).toMatch(/^list(\[\d+\])?$/u);
        expect(found.expected).not.toBe("");
        expect(found.actual).not.toBe("");
      });
    });
  });
});

it("long lists are compared without looking at any pair of items more than a few times", () => {
  const length = 1000;
  let reads = 0;
  const counted = Array.from({ length }, (_, id) => Object.defineProperty({}, "id", { enumerable: true, get: () => (reads += 1) && id }));
  const long = Array.from({ length }, (_, id) => ({ id }));
  expect(match(long, [...counted].reverse()).length).toBeGreaterThan(0);
  expect(match({ $anyOrder: long }, [...counted].reverse())).toEqual([]);
  expect(match(long, counted.slice(1)).length).toBeGreaterThan(0);
  expect(reads).toBeGreaterThan(length);
  expect(reads).toBeLessThan(8 * length * length);
});

function match1(expected: unknown, actual: unknown, path: string) {
  return match(expected, actual, undefined, path);
}
