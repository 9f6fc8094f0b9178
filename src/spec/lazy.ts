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
