/** The places of the smallest table, and how many times as many as numbers a larger one has at least. */
const FIRST_SIZE = 8;
const GROWTH = 4;
/** How many places after the first one are looked at before another part of the table is. */
const NEIGHBOURS = 9;
const PERTURB_BITS = 5;

/**
 * Numbers in the order in which servers list a set: the order of an open hash table in which a number is its own hash,
 * three fifths full at most.
 *
 * @param ids - not negative, each once, in the order in which they came
 */
export function hashTableOrder(ids: readonly number[]): readonly number[] {
  let places = tableOf(FIRST_SIZE, []);
  let size = FIRST_SIZE;
  for (const [index, id] of ids.entries()) {
    places[freePlace(places, id)] = id;
    if ((index + 1) * 5 < (size - 1) * 3) continue;
    while (size <= (index + 1) * GROWTH) size *= 2;
    places = tableOf(size, listed(places));
  }
  return listed(places);
}

type Places = (number | undefined)[];

function tableOf(size: number, ids: readonly number[]): Places {
  const places: Places = new Array<number | undefined>(size).fill(undefined);
  for (const id of ids) places[freePlace(places, id)] = id;
  return places;
}

function listed(places: Places): number[] {
  return places.filter((id) => id !== undefined);
}

function freePlace(places: readonly (number | undefined)[], id: number): number {
  const mask = places.length - 1;
  let perturb = id;
  for (let start = id & mask; ; start = (start * 5 + 1 + perturb) & mask) {
    const last = start + NEIGHBOURS <= mask ? start + NEIGHBOURS : start;
    for (let place = start; place <= last; place += 1) if (places[place] === undefined) return place;
    perturb >>>= PERTURB_BITS;
  }
}
