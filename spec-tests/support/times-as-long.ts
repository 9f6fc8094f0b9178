/** How long work takes in the same process at the same time as other work, so that a busy machine slows down both. */

/** On a busy machine it can take some rounds until the engine has compiled what is timed. */
const ROUNDS = 12;

function millisecondsOf(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/**
 * How many times as long as the yardstick the work takes: the fastest of each, in turns. It stops as soon as the
 * number is below `enough`, so that only what seems slow is looked at again.
 */
export function timesAsLong(work: () => unknown, yardstick: () => unknown, enough: number): number {
  let [ours, theirs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs = Math.min(theirs, millisecondsOf(yardstick));
    ours = Math.min(ours, millisecondsOf(work));
    if (ours / theirs < enough) break;
  }
  return ours / theirs;
}
