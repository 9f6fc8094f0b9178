/** Odd values of the same type, for calls by functions: what a compiler lets through and no rule foresees. */
import fc from "fast-check";

const NUMBERS = [-1, -0, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, 2 ** 53, 2 ** 31, 99_999];
const STRINGS = ["", " ", "\u0000", "__proto__", "constructor", "\ud800", "null", "-1", "1e999", "x".repeat(20_000), "@**all**", "{", "[["];
const ACTORS = [-1, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 99_999];

/** The ID of an account that no realm has. */
export const unknownAccount = fc.constantFrom(...ACTORS);

/** Which of the places of a value become odd, and how. */
export interface Oddness {
  readonly place: number;
  readonly choice: number;
}

/** What may happen to one place of a value. */
export const oddness: fc.Arbitrary<Oddness> = fc.record({ place: fc.nat({ max: 12 }), choice: fc.nat({ max: 60 }) });

/** How many places of a value can become odd. */
function placesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + Object.values(value).reduce<number>((sum, item) => sum + placesIn(item), 0);
}

/** The value with one place made odd; the type of each place stays. */
export function madeOdd(value: unknown, { place, choice }: Oddness): unknown {
  let left = place % placesIn(value);
  const walk = (item: unknown): unknown => {
    const isHere = left === 0;
    left -= 1;
    if (typeof item === "number") return isHere ? NUMBERS[choice % NUMBERS.length] : item;
    if (typeof item === "string") return isHere ? STRINGS[choice % STRINGS.length] : item;
    if (typeof item === "boolean") return isHere ? !item : item;
    if (Array.isArray(item)) return isHere ? oddList(item, choice) : item.map(walk);
    if (typeof item !== "object" || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value);
}

function oddList(items: readonly unknown[], choice: number): unknown[] {
  const [first] = items;
  switch (choice % 3) {
    case 0:
      return [];
    case 1:
      return [...items, ...items];
    default:
      return typeof first === "number" ? [...NUMBERS] : typeof first === "string" ? [...STRINGS] : [];
  }
}
