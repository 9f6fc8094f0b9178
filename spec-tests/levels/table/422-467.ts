/** The table of levels, 422 to 467. */
import type { LevelRange } from "./entry";

export const LEVELS_422_TO_467: LevelRange = {
  from: 422,
  to: 467,
  complete: false,
  entries: [],
  without: {},
};
