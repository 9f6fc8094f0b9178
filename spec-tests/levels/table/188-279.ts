/** The table of levels, 188 to 279. */
import type { LevelRange } from "./entry";

export const LEVELS_188_TO_279: LevelRange = {
  from: 188,
  to: 279,
  complete: false,
  entries: [],
  without: {},
};
