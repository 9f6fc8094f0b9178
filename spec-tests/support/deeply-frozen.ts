/** The places of a value that could still be changed; empty for one that is deeply unchangeable. */
export function changeablePlaces(value: unknown, path = "realm", seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = Object.isFrozen(value) ? [] : [path];
  const inside = isIterable(value) && !Array.isArray(value) ? [...value].entries() : Object.entries(value);
  const found = [...own];
  for (const [key, item] of inside) {
    found.push(...changeablePlaces(unpaired(item), `${path}.${key}`, seen));
    if (found.length > 20) break;
  }
  return found;
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** Entries of maps come as fresh pairs, whose being changeable means nothing. */
function unpaired(item: unknown): unknown {
  const isPair = Array.isArray(item) && item.length === 2 && !Object.isFrozen(item);
  return isPair ? item[1] : item;
}
