/** The table of levels, 280 to 371. */
import type { LevelRange } from "./entry";

export const LEVELS_280_TO_371: LevelRange = {
  from: 280,
  to: 371,
  complete: false,
  entries: [],
  without: {},
};
