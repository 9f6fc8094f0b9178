/** The whole table of levels, and what it says about itself. */
import { UNMODELLED_LEVELS } from "../../../src/known/unmodelled";
import { FEATURE_LEVELS } from "../../../src/protocol/feature-levels";
import { LEVELS_1_TO_65 } from "./001-065";
import { LEVELS_66_TO_122 } from "./066-122";
import { LEVELS_123_TO_187 } from "./123-187";
import { LEVELS_188_TO_279 } from "./188-279";
import { LEVELS_280_TO_371 } from "./280-371";
import { LEVELS_372_TO_421 } from "./372-421";
import { LEVELS_422_TO_467 } from "./422-467";
import { LEVELS_468_TO_512 } from "./468-512";
import type { LevelRange } from "./entry";

export const TABLE: readonly LevelRange[] = [
  LEVELS_1_TO_65,
  LEVELS_66_TO_122,
  LEVELS_123_TO_187,
  LEVELS_188_TO_279,
  LEVELS_280_TO_371,
  LEVELS_372_TO_421,
  LEVELS_422_TO_467,
  LEVELS_468_TO_512,
];

/** The levels that have a behaviour by name: spec-tests/levels/behaviours has their proofs. */
export const NAMED: ReadonlySet<number> = new Set(Object.values(FEATURE_LEVELS));

/** The levels of a range that have neither an entry, nor a behaviour by name, nor a reason. */
export function levelsWithoutAnything({ from, to, entries, without }: LevelRange): number[] {
  const known = new Set([...NAMED, ...entries.map(({ level }) => level), ...Object.values(without).flat()]);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((level) => !known.has(level));
}

const WITHOUT = TABLE.flatMap(({ without }) => Object.entries(without));

/** From here on, nearly every change is followed. */
const FOLLOWED_FROM = 179;

/** How many levels have a proof, how many have none, and which changes are not followed: for the guide and the page. */
export function whatWasChecked(): string {
  const entries = TABLE.flatMap((range) => range.entries);
  const proven = new Set([...NAMED, ...entries.map(({ level }) => level)]);
  const levelsWithout = WITHOUT.reduce((sum, [, levels]) => sum + levels.length, 0);
  const missed = UNMODELLED_LEVELS.map(({ level }) => level).sort((a, b) => a - b);
  const later = missed.filter((level) => level >= FOLLOWED_FROM);
  return (
    `${proven.size} of the levels 1 to 512 are proven by requests just below the level and at it. ` +
    `${levelsWithout} have no proof, each with a reason. ${missed.length} known changes are not followed, ` +
    `${missed.length - later.length} of them before level ${FOLLOWED_FROM}; the others are of levels ${later.join(", ")}.`
  );
}
