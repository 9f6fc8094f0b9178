/** How a fixture and a command line choose a feature level: a number, or the word for the newest. */
import { LIMITS } from "./limits";
import * as v from "./shape";

/** The name of the newest known level. */
export const NEWEST_LEVEL = "newest";

/** A feature level, as a fixture specifies it. */
export type LevelChoice = number | typeof NEWEST_LEVEL;

/** What a choice is, for sentences about another value. */
export const ALLOWED_LEVELS = `an integer from 1 to ${LIMITS.NEWEST_FEATURE_LEVEL}, or "${NEWEST_LEVEL}"`;

const EXPECTED_LEVEL = `expected an integer from 1 to ${LIMITS.NEWEST_FEATURE_LEVEL}`;

/** The shape of the number of a known level. */
export const KNOWN_LEVEL = v.pipe(
  v.number(EXPECTED_LEVEL),
  v.integer(EXPECTED_LEVEL),
  v.minValue(1, EXPECTED_LEVEL),
  v.maxValue(LIMITS.NEWEST_FEATURE_LEVEL, EXPECTED_LEVEL),
);

/** The number of a choice; without a choice, that of the documented interface. */
export function chosenLevel(choice: LevelChoice | undefined): number {
  return choice === NEWEST_LEVEL ? LIMITS.NEWEST_FEATURE_LEVEL : (choice ?? LIMITS.DEFAULT_FEATURE_LEVEL);
}

/** What to do about a level that is newer than all known ones. */
export function tooNewLevel(level: number): string {
  const newest = LIMITS.NEWEST_FEATURE_LEVEL;
  return `${newest} is the newest level that this version knows; your server says ${level}: use ${newest}, or update`;
}
