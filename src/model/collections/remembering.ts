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
