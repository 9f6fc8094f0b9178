/** The table of levels, 372 to 421. */
import type { LevelRange } from "./entry";

export const LEVELS_372_TO_421: LevelRange = {
  from: 372,
  to: 421,
  complete: false,
  entries: [],
  without: {},
};
