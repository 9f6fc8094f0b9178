/** Holds a persistent collection against a naive twin: every version, looked at again after all later changes. */

/** What a collection and its twin do with a step; neither may touch what it is given. */
export interface Sides<Collection, Twin, Step> {
  readonly change: (collection: Collection, step: Step) => Collection;
  readonly changeTwin: (twin: Twin, step: Step) => Twin;
  /** Throws when the two differ. */
  readonly compare: (collection: Collection, twin: Twin) => void;
}

/** Makes the same changes on both sides and compares each version twice: when it is new, and when all others exist. */
export function compareVersions<Collection, Twin, Step>(
  collection: Collection,
  twin: Twin,
  steps: readonly Step[],
  sides: Sides<Collection, Twin, Step>,
): void {
  const versions = [{ collection, twin }];
  let last = { collection, twin };
  for (const step of steps) {
    last = { collection: sides.change(last.collection, step), twin: sides.changeTwin(last.twin, step) };
    sides.compare(last.collection, last.twin);
    versions.push(last);
  }
  for (const version of versions) sides.compare(version.collection, version.twin);
}
