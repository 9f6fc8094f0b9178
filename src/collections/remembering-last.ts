/**
 * A function that remembers what it was last given and gave, for what is asked again and again.
 *
 * @param work - gives the same whenever it is given the same
 */
/* @__NO_SIDE_EFFECTS__ */
export function rememberingLast<Given extends string | number | null, Found>(
  work: (given: Given) => Found,
): (given: Given) => Found {
  let last: { readonly given: Given; readonly found: Found } | undefined;
  return (given) => {
    if (last === undefined || last.given !== given) last = { given, found: work(given) };
    return last.found;
  };
}
