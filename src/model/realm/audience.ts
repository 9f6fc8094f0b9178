import type { IdSet } from "../collections/id-set";

/** The accounts that an event is for: those in `include` (null: all active accounts) without those in `exclude`. */
export interface Audience {
  readonly include: IdSet | null;
  readonly exclude: IdSet | null;
}
