/** The table of levels, 1 to 65. */
import { MEL } from "../behaviours/at-level";
import { arrives, type LevelRange } from "./entry";

export const LEVELS_1_TO_65: LevelRange = {
  from: 1,
  to: 65,
  complete: false,
  entries: [arrives(12, [MEL, "GET /users/5/subscriptions/1"])],
  without: { formatting: [8, 15, 16, 24, 33] },
};
