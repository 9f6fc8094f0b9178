/** Random choices that depend on the name of what is chosen, so that a further name changes nothing of the others. */

/** A whole number below 2^32 for a text: the same for the same text. */
export function seedOfText(text: string, number = 0): number {
  let hash = (0x811c9dc5 ^ number) >>> 0;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return mixed(hash);
}

function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Chooses a name for a number below 2^32, each as often as its weight. Every name has its own random length for the
 * number, and the shortest wins: a further name wins some numbers, and all others lead to the same name as before.
 */
export function choiceByName<Name extends string>(
  weights: readonly (readonly [Name, number])[],
): (number: number) => Name {
  const names = weights.flatMap(([name, weight]) => (weight > 0 ? [{ name, weight, seed: seedOfText(name) }] : []));
  return (number) => {
    let chosen: Name | undefined;
    let shortest = Infinity;
    for (const { name, weight, seed } of names) {
      const length = -Math.log((mixed(number ^ seed) + 1) / 2 ** 32) / weight;
      if (length < shortest) [chosen, shortest] = [name, length];
    }
    if (chosen === undefined) throw new RangeError("There is nothing to choose from.");
    return chosen;
  };
}
