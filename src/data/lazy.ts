/**
 * A table that is made when it is first asked for, and kept: so that loading the library costs no more than what is
 * used of it.
 *
 * @param make - gives the same whenever it is called
 */
export function lazy<Table extends object>(make: () => Table): () => Table {
  let made: Table | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A table that depends on the feature level: made when a level is first asked for, and kept for that level.
 *
 * @param make - gives the same whenever it is called with the same level
 */
export function byLevel<Table extends object>(make: (level: number) => Table): (level: number) => Table {
  const made = new Map<number, Table>();
  return (level) => {
    const known = made.get(level) ?? make(level);
    if (!made.has(level)) made.set(level, known);
    return known;
  };
}
