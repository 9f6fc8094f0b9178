/** Draws numbers from a seed: the same seed draws the same. */
import { numbersFrom } from "../../testing/arbitraries/pick";

/** A source of numbers. */
export interface Draw {
  /** From 0, below the limit; a whole number. */
  below(limit: number): number;
  /** One of some things. */
  one<Item>(items: readonly Item[]): Item;
  /** From 0, below 1. */
  share(): number;
}

/** Begins to draw from a seed. */
export function drawFrom(seed: number): Draw {
  const next = numbersFrom(Math.imul(seed ^ 0x5bf03635, 0x9e3779b1));
  const share = (): number => next() / 2 ** 32;
  const below = (limit: number): number => Math.floor(share() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("There is nothing to draw from.");
    return item;
  };
  return { below, one, share };
}
