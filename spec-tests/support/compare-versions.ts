/** Holds a persistent collection against a naive model: every version, looked at again after all later changes. */

/** What a collection and its model do with a step; neither may touch what it is given. */
export interface Sides<Collection, Model, Step> {
  readonly change: (collection: Collection, step: Step) => Collection;
  readonly changeModel: (model: Model, step: Step) => Model;
  /** Throws when the two differ. */
  readonly compare: (collection: Collection, model: Model) => void;
}

/** Makes the same changes on both sides and compares each version twice: when it is new, and when all others exist. */
export function compareVersions<Collection, Model, Step>(
  collection: Collection,
  model: Model,
  steps: readonly Step[],
  sides: Sides<Collection, Model, Step>,
): void {
  const versions = [{ collection, model }];
  let last = { collection, model };
  for (const step of steps) {
    last = { collection: sides.change(last.collection, step), model: sides.changeModel(last.model, step) };
    sides.compare(last.collection, last.model);
    versions.push(last);
  }
  for (const version of versions) sides.compare(version.collection, version.model);
}
