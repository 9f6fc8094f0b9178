/** The table of levels, 468 to 512. */
import type { LevelRange } from "./entry";

export const LEVELS_468_TO_512: LevelRange = {
  from: 468,
  to: 512,
  complete: false,
  entries: [],
  without: {},
};
