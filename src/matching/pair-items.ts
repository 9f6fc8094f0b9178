/** Which expected item belongs to which item that is there: two ways to pair two lists, by position alone. */

/** Whether the expected item at one position accepts the item at another. */
export type Fits = (expectedIndex: number, actualIndex: number) => boolean;

/** The positions that found no partner, ascending: expected ones that are missing, and spare ones that are there. */
export interface Pairing {
  readonly missing: readonly number[];
  readonly spare: readonly number[];
}

/** Beyond this many comparisons the longest alignment is not sought: a clearer report is not worth a minute. */
const MAX_COMPARISONS = 40_000;

/**
 * Pairs as many items as possible, whatever their order. A pattern that accepts several items never takes the only one
 * that another pattern accepts (augmenting paths, not first come first served).
 */
export function pairInAnyOrder(expectedCount: number, actualCount: number, fits: Fits): Pairing {
  const answer = remembered(actualCount, fits);
  const expectedOf = new Map<number, number>();
  const missing: number[] = [];
  const place = (e: number, visited: Set<number>): boolean => {
    for (let a = 0; a < actualCount; a += 1) {
      if (visited.has(a) || !answer(e, a)) continue;
      visited.add(a);
      const holder = expectedOf.get(a);
      if (holder === undefined || place(holder, visited)) {
        expectedOf.set(a, e);
        return true;
      }
    }
    return false;
  };
  for (let e = 0; e < expectedCount; e += 1) {
    if (!place(e, new Set())) {
      missing.push(e);
    }
  }
  return { missing, spare: positions(actualCount).filter((a) => !expectedOf.has(a)) };
}

/** Pairs as many items as possible without crossing: the longest common subsequence. */
export function alignItems(expectedCount: number, actualCount: number, fits: Fits): Pairing {
  const answer = remembered(actualCount, fits);
  let start = 0;
  while (start < Math.min(expectedCount, actualCount) && answer(start, start)) {
    start += 1;
  }
  const restOfExpected = expectedCount - start;
  const restOfActual = actualCount - start;
  if (restOfExpected * restOfActual > MAX_COMPARISONS) return firstComeFirstServed(expectedCount, actualCount, answer);
  const rest = longestAlignment(restOfExpected, restOfActual, (e, a) => answer(e + start, a + start));
  return {
    missing: rest.missing.map((index) => index + start),
    spare: rest.spare.map((index) => index + start),
  };
}

function longestAlignment(expectedCount: number, actualCount: number, fits: Fits): Pairing {
  const width = actualCount + 1;
  const lengths = new Uint32Array((expectedCount + 1) * width);
  const lengthAt = (e: number, a: number): number => lengths[e * width + a] ?? 0;
  for (let e = expectedCount - 1; e >= 0; e -= 1) {
    for (let a = actualCount - 1; a >= 0; a -= 1) {
      lengths[e * width + a] = fits(e, a)
        ? lengthAt(e + 1, a + 1) + 1
        : Math.max(lengthAt(e + 1, a), lengthAt(e, a + 1));
    }
  }
  const missing: number[] = [];
  const spare: number[] = [];
  let e = 0;
  let a = 0;
  while (e < expectedCount && a < actualCount) {
    if (fits(e, a)) {
      e += 1;
      a += 1;
    } else if (lengthAt(e + 1, a) >= lengthAt(e, a + 1)) {
      missing.push(e);
      e += 1;
    } else {
      spare.push(a);
      a += 1;
    }
  }
  return {
    missing: [...missing, ...positions(expectedCount - e, e)],
    spare: [...spare, ...positions(actualCount - a, a)],
  };
}

/** Finds every expected item in order when all are there; when one is not, the report may blame more than that one. */
function firstComeFirstServed(expectedCount: number, actualCount: number, fits: Fits): Pairing {
  const missing: number[] = [];
  const taken = new Set<number>();
  let next = 0;
  for (let e = 0; e < expectedCount; e += 1) {
    let a = next;
    while (a < actualCount && !fits(e, a)) {
      a += 1;
    }
    if (a === actualCount) {
      missing.push(e);
    } else {
      taken.add(a);
      next = a + 1;
    }
  }
  return { missing, spare: positions(actualCount).filter((a) => !taken.has(a)) };
}

/** Each pair is compared once, however often an algorithm asks. */
function remembered(actualCount: number, fits: Fits): Fits {
  const answers = new Map<number, boolean>();
  return (e, a) => {
    const key = e * actualCount + a;
    const known = answers.get(key) ?? fits(e, a);
    answers.set(key, known);
    return known;
  };
}

function positions(count: number, from: number = 0): number[] {
  return Array.from({ length: count }, (_, index) => index + from);
}
