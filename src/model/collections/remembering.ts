/** The maximum number of stored results. */
const MOST = 1000;

/**
 * A function that stores its results, for repeated calls with the same few arguments. When there are too many results,
 * it drops all of them.
 *
 * @param work - returns the same result for the same argument
 */
/* @__NO_SIDE_EFFECTS__ */
export function remembering<Given extends string | number | null, Found>(
  work: (given: Given) => Found,
): (given: Given) => Found {
  const known = new Map<Given, { readonly found: Found }>();
  return (given) => {
    let answer = known.get(given);
    if (answer === undefined) {
      if (known.size >= MOST) known.clear();
      known.set(given, (answer = { found: work(given) }));
    }
    return answer.found;
  };
}
