/** Removes parts of a list as long as an attempt without them succeeds: halves first, single items last. */
export async function removeParts<Item>(
  plan: readonly Item[],
  attempt: (shorter: readonly Item[]) => Promise<boolean>,
): Promise<void> {
  let best = plan;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length;) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (shorter.length < best.length && (await attempt(shorter))) best = shorter;
      else from += size;
    }
  }
}
