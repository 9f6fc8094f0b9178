/**
 * Compares lists: in order or in any order, with or without other items between. Where lengths differ it finds out
 * which items are missing and which are too many, instead of reporting every item behind the first gap.
 */
import { type Compare, type Difference, difference, shortText } from "./difference";
import { deeper } from "./json-value";
import { alignItems, type Fits, pairInAnyOrder, type Pairing } from "./pair-items";

const LINE_LENGTH = 60;
/** Whether longer lists hold the same items in another order is not looked at. */
const LONGEST_REORDERED = 200;

/** Whether the order of the items counts, and whether items that nothing expects may be there. */
export interface ListRule {
  readonly order: "kept" | "any";
  readonly others: "refused" | "allowed";
}

/**
 * The differences between a list of expected patterns and a list of values.
 *
 * An expected item that no value fits is compared with the closest value that nothing else expects, so that the report
 * shows what is wrong with it; only if no such item remains is it reported as missing.
 */
export function compareLists(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
  rule: ListRule,
  compare: Compare,
): readonly Difference[] {
  const strict = rule.order === "kept" && rule.others === "refused";
  if (strict && expected.length === actual.length) return compareItemByItem(expected, actual, path, compare);
  const fits: Fits = (e, a) => compare(expected[e], actual[a], path).length === 0;
  const pairing =
    rule.order === "any"
      ? pairInAnyOrder(expected.length, actual.length, fits)
      : alignItems(expected.length, actual.length, fits);
  if (strict && bothFitALine(expected, actual)) return [difference(path, shortText(expected), shortText(actual))];
  const length = rule.others === "refused" ? lengthDifference(expected, actual, path) : [];
  return [...length, ...leftOver(expected, actual, path, rule, compare, pairing)];
}

function compareItemByItem(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
  compare: Compare,
): readonly Difference[] {
  const found = expected.flatMap((item, index) => compare(item, actual[index], deeper(path, index)));
  const [first, ...rest] = found;
  if (first === undefined || expected.length < 2 || expected.length > LONGEST_REORDERED) return found;
  const fits: Fits = (e, a) => compare(expected[e], actual[a], path).length === 0;
  const sameItems = pairInAnyOrder(expected.length, actual.length, fits).missing.length === 0;
  return sameItems ? [{ ...first, hint: "the same items are there in another order" }, ...rest] : found;
}

/** Two short lists of different lengths say more side by side than item by item. */
function bothFitALine(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  return [expected, actual].every((list) => (JSON.stringify(list) ?? "").length <= LINE_LENGTH);
}

function lengthDifference(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
): readonly Difference[] {
  if (expected.length === actual.length) return [];
  return [difference(path, itemCount(expected.length), itemCount(actual.length))];
}

function itemCount(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}

/** Reports what found no partner, each missing item with the closest spare one. */
function leftOver(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
  rule: ListRule,
  compare: Compare,
  pairing: Pairing,
): readonly Difference[] {
  const spare = new Set(pairing.spare);
  const wrong = pairing.missing.flatMap((index) => {
    const closest = closestOf(expected[index], actual, spare, path, compare);
    if (closest === undefined) {
      return [difference(path, `an item ${shortText(expected[index])}`, "nothing", "no such item is in the list")];
    }
    if (rule.others === "refused") {
      spare.delete(closest.index);
    }
    if (closest.differences.length === 0) {
      const hint = "this one is expected in another place: the order counts";
      return [difference(deeper(path, closest.index), "another item", shortText(actual[closest.index]), hint)];
    }
    return closest.differences.map((found) =>
      rule.order === "any" || rule.others === "allowed"
        ? { ...found, hint: found.hint ?? `item ${closest.index} is the closest to the expected item ${index}` }
        : found,
    );
  });
  if (rule.others === "allowed") return wrong;
  const tooMany = [...spare].map((index) =>
    difference(deeper(path, index), "no such item", shortText(actual[index]), "nothing expects this item"),
  );
  return [...wrong, ...tooMany];
}

function closestOf(
  expected: unknown,
  actual: readonly unknown[],
  spare: ReadonlySet<number>,
  path: string,
  compare: Compare,
): { index: number; differences: readonly Difference[] } | undefined {
  let best: { index: number; differences: readonly Difference[] } | undefined;
  for (const index of spare) {
    const differences = compare(expected, actual[index], deeper(path, index));
    if (best === undefined || differences.length < best.differences.length) {
      best = { index, differences };
    }
  }
  return best;
}
