/** Random numbers from a seed, and values of arbitraries: the same seed gives the same. */
import type { AnyValue } from "../../protocol/schema/shapes";
import { numbersFrom } from "./pick";

/** A source of random numbers. */
export interface Random {
  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number;
  /** Returns one of the items. */
  one<Item>(items: readonly Item[]): Item;
  /** Returns a number from 0 to below 1. */
  share(): number;
}

/** Random numbers from a seed. */
export function randomFrom(seed: number): Random {
  const next = numbersFrom(Math.imul(seed ^ 0x5bf03635, 0x9e3779b1));
  const share = (): number => next() / 2 ** 32;
  const below = (limit: number): number => Math.floor(share() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("There is nothing to choose from.");
    return item;
  };
  return { below, one, share };
}

/** The seed of one of many runs: the same seed and number give the same. */
export function seedOfRun(seed: number, run: number): number {
  return Math.imul(seed, 0x10001) + run;
}

/** An arbitrary of fast-check: the parts that a campaign uses. */
export interface Arbitrary {
  generate(random: never, biasFactor: number | undefined): AnyValue;
}

/** So many values of an arbitrary are generated beforehand; runs choose among them. */
const POOL = 200;

/** A function that generates values: of an arbitrary of fast-check, by a function, or none. */
export async function generatorOf(
  arbitrary: Arbitrary | ((random: Random) => AnyValue) | undefined,
  seed: number,
): Promise<(random: Random) => AnyValue> {
  if (arbitrary === undefined) return () => null;
  if (typeof arbitrary === "function") return arbitrary;
  const { sample } = (await import("./fast-check")).fc;
  const values: readonly AnyValue[] = Reflect.apply(sample, undefined, [arbitrary, { seed, numRuns: POOL }]);
  return (random) => random.one(values);
}
