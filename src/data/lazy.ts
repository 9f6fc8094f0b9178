/**
 * A table that is made and stored at its first use, so that loading the library is fast.
 *
 * @param make - returns the same table at every call
 */
export function lazy<Table extends object>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A table that depends on the feature level. Each level's table is made and stored at its first use.
 *
 * @param make - returns the same table at every call with the same level
 */
export function byLevel<Table extends object>(make: (level: number) => Table): (level: number) => Table {
  const made = new Map<number, Table>();
  return (level) => {
    const known = made.get(level) ?? make(level);
    if (!made.has(level)) made.set(level, known);
    return known;
  };
}

/**
 * What follows from an immutable object alone. It is computed at the first use for each object, and stored as long as
 * the object is.
 *
 * @param compute - returns the same value at every call with the same object
 */
export function storedFor<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const stored = new WeakMap<Key, Value>();
  return (key) => {
    const known = stored.get(key) ?? compute(key);
    if (!stored.has(key)) stored.set(key, known);
    return known;
  };
}
