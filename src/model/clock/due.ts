import type { DueKey, DueKind, Realm } from "../realm/realm";

/** Something that the clock will do by itself. */
export interface DueMoment {
  /** UNIX seconds. */
  readonly at: number;
  readonly kind: DueKind;
  readonly id: number;
}

/**
 * What the clock will do next; undefined when nothing is ever due.
 *
 * @spec States and transitions
 * @example const seconds = nextDue(sim.snapshot())?.at;
 */
export function nextDue(realm: Realm): DueMoment | undefined {
  const first = realm.due.first();
  return first === undefined ? undefined : dueMoment(first[0]);
}

function dueMoment([at, kind, id]: DueKey): DueMoment {
  return { at, kind, id };
}
