/** The table of levels, 66 to 122. */
import type { LevelRange } from "./entry";

export const LEVELS_66_TO_122: LevelRange = {
  from: 66,
  to: 122,
  complete: false,
  entries: [],
  without: {},
};
