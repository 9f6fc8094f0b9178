/*
 * Finds what two lists have in common: the longest run first, then the longest before it and after it.
 */

/** A run of `length` items, alike from `older` in the one list and from `newer` in the other. */
export interface Run {
  readonly older: number;
  readonly newer: number;
  readonly length: number;
}

/** In lists as long as this, items that are more than a hundredth of the list begin no run. */
const LONG = 200;

/** Runs of more than two items (fewer in very short lists) that both lists have, in order. */
export function sharedRuns(older: readonly string[], newer: readonly string[]): readonly Run[] {
  const places = placesOf(newer);
  const runs: Run[] = [];
  const ranges: (readonly [number, number, number, number])[] = [[0, older.length, 0, newer.length]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [olderFrom, olderTo, newerFrom, newerTo] = range;
    const run = longestRun(older, newer, places, range);
    if (run.length === 0) continue;
    runs.push(run);
    if (olderFrom < run.older && newerFrom < run.newer) ranges.push([olderFrom, run.older, newerFrom, run.newer]);
    const [olderEnd, newerEnd] = [run.older + run.length, run.newer + run.length];
    if (olderEnd < olderTo && newerEnd < newerTo) ranges.push([olderEnd, olderTo, newerEnd, newerTo]);
  }
  const least = Math.min(2, newer.length / 4);
  return joined(runs.sort((one, other) => one.older - other.older)).filter(({ length }) => length > least);
}

function placesOf(items: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  items.forEach((item, place) => {
    const known = places.get(item);
    if (known) known.push(place);
    else places.set(item, [place]);
  });
  if (items.length < LONG) return places;
  const most = Math.floor(items.length / 100) + 1;
  return new Map([...places].filter(([, found]) => found.length <= most));
}

function longestRun(
  older: readonly string[],
  newer: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  [olderFrom, olderTo, newerFrom, newerTo]: readonly [number, number, number, number],
): Run {
  let best = { older: olderFrom, newer: newerFrom, length: 0 };
  let lengths: ReadonlyMap<number, number> = new Map();
  for (let place = olderFrom; place < olderTo; place += 1) {
    const next = new Map<number, number>();
    for (const other of places.get(older[place] ?? "") ?? []) {
      if (other < newerFrom) continue;
      if (other >= newerTo) break;
      const length = (lengths.get(other - 1) ?? 0) + 1;
      next.set(other, length);
      if (length > best.length) best = { older: place - length + 1, newer: other - length + 1, length };
    }
    lengths = next;
  }
  while (best.older > olderFrom && best.newer > newerFrom && older[best.older - 1] === newer[best.newer - 1]) {
    best = { older: best.older - 1, newer: best.newer - 1, length: best.length + 1 };
  }
  const goesOn = ({ older: from, newer: at, length }: Run): boolean =>
    from + length < olderTo && at + length < newerTo && older[from + length] === newer[at + length];
  while (goesOn(best)) best = { ...best, length: best.length + 1 };
  return best;
}

/** Joins adjacent runs. */
function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.older + last.length === run.older && last.newer + last.length === run.newer) {
      all[all.length - 1] = { ...last, length: last.length + run.length };
    } else all.push(run);
  }
  return all;
}
