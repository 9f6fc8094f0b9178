/** So many answers are remembered at most. */
const MOST = 1000;

/**
 * A function that remembers what it gave, for what is asked again and again about the same few; when these are too
 * many, it begins anew.
 *
 * @param work - gives the same whenever it is given the same
 */
/* @__NO_SIDE_EFFECTS__ */
export function remembering<Given extends string | number | null, Found>(
  work: (given: Given) => Found,
): (given: Given) => Found {
  const known = new Map<Given, Found>();
  return (given) => {
    if (!known.has(given)) {
      if (known.size >= MOST) known.clear();
      known.set(given, work(given));
    }
    return known.get(given) as Found;
  };
}
