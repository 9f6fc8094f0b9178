import type { Levels } from "../conformance/scenario/replay-levels";
import { LIMITS } from "../protocol/limits";
import { UsageProblem } from "./arguments";

/**
 * Reads `200..421` or `200,247,372`.
 *
 * @throws UsageProblem for a level that is not a whole number from 1 to the newest, and for an empty range
 */
export function readLevels(text: string): Levels {
  const range = /^(\d+)\.\.(\d+)$/.exec(text);
  const numbers = range === null ? text.split(",") : [range[1] ?? "", range[2] ?? ""];
  const levels = numbers.map((one) => {
    const level = Number(one);
    if (/^\d+$/.test(one) && level >= 1 && level <= LIMITS.NEWEST_FEATURE_LEVEL) return level;
    const allowed = `levels are whole numbers from 1 to ${LIMITS.NEWEST_FEATURE_LEVEL}, as 200..372 or 200,247,372`;
    throw new UsageProblem(`--feature-levels ${JSON.stringify(text)}: ${JSON.stringify(one)} is no level; ${allowed}.`);
  });
  const [from = 1, to = 1] = levels;
  if (range === null) return [...new Set(levels)].sort((a, b) => a - b);
  if (from <= to) return { from, to };
  throw new UsageProblem(`--feature-levels ${JSON.stringify(text)}: the range is empty, it begins above its end.`);
}
