/** What can be done in one pass with plain arrays of distinct numbers in ascending order. */

/** Sorts numbers into a new list without repetitions, in O(n) when they ascend already and O(n log n) otherwise. */
export function ascending(numbers: readonly number[]): number[] {
  const isSorted = numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? Infinity));
  if (isSorted) return numbers.slice();
  const sorted = Float64Array.from(numbers).sort();
  return Array.from(sorted.filter((each, index) => index === 0 || each !== sorted[index - 1]));
}

/** Returns what is in two ascending lists that have nothing in common, in O(n). */
export function mergedLists(left: readonly number[], right: readonly number[]): number[] {
  const all: number[] = [];
  let place = 0;
  for (const each of left) {
    for (let other = right[place]; other !== undefined && other < each; other = right[place]) {
      all.push(other);
      place += 1;
    }
    all.push(each);
  }
  return place === right.length ? all : all.concat(right.slice(place));
}

/** Returns what is in the first of two ascending lists but not in the second, in O(n). */
export function listWithout(list: readonly number[], gone: readonly number[]): number[] {
  const rest: number[] = [];
  let place = 0;
  for (const each of list) {
    while ((gone[place] ?? Infinity) < each) place += 1;
    if (gone[place] !== each) rest.push(each);
  }
  return rest;
}
