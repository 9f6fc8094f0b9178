/** The table of levels, 123 to 187. */
import type { LevelRange } from "./entry";

export const LEVELS_123_TO_187: LevelRange = {
  from: 123,
  to: 187,
  complete: false,
  entries: [],
  without: {},
};
