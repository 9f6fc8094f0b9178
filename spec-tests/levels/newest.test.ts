/** Nothing is declared for a level above the newest known one: no realm could have it, so that it would never be seen. */
import { expect, test } from "vitest";
import { declaredLevels } from "../../docs/site/declared-levels";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { LIMITS } from "../../src/protocol/limits";

test("every declared field, parameter, operation and behaviour has a level that a realm can have", () => {
  const declared = declaredLevels().map(({ level, touches, change }) => ({ level, what: `${touches}: ${change}` }));
  const behaviours = Object.entries(FEATURE_LEVELS).map(([what, level]) => ({ level, what }));
  const above = [...declared, ...behaviours].filter(({ level }) => level > LIMITS.NEWEST_FEATURE_LEVEL);
  expect(above).toEqual([]);
  expect(Math.max(...declared.map(({ level }) => level))).toBe(LIMITS.NEWEST_FEATURE_LEVEL);
});
