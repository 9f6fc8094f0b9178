/** A change that the public list of levels, the specification, or the contracts of servers name. */
export interface ListedLevel {
  /** The first level with the change. */
  readonly level: number;
  /** The change, in our own words. */
  readonly change: string;
  /**
   * What fails when it does not hold: `behaviour: NAME` is a row of behaviours.test.ts, `declared: NAME` one of
   * declared-numbers.json, else a path below `spec-tests`, a colon, and the whole title of a test. Where there is
   * nothing, the level is not modelled, and stands with its reason among those that are not.
   */
  readonly heldBy: readonly string[];
}

export const listed = (level: number, change: string, ...heldBy: readonly string[]): ListedLevel => ({ level, change, heldBy });
