/** Plays scenarios at several feature levels, and finds the level at which the first difference appears. */

import { replay } from "./replay";
import type { Routes } from "./routes";
import type { ScenarioFile, StepResult } from "./step-result";
import type { Target } from "./target";

/** The feature levels to play at: a range with both ends, or a list. Ascending, each once. */
export type Levels = { readonly from: number; readonly to: number } | readonly number[];

/** A step that did not go as expected, and the level at which it did not. */
export interface LevelDifference {
  readonly level: number;
  readonly step: StepResult;
}

/** How a scenario fares over the levels. */
export interface LevelRow {
  readonly file: string;
  readonly name: string;
  /** `pinned`: the scenario's fixture names its own level, and it was played at that one alone. */
  readonly kind: "alike" | "differs" | "pinned";
  /** The levels at which it was played, ascending. */
  readonly played: readonly number[];
  /** Those of them at which everything was as expected. */
  readonly passed: readonly number[];
  /** Where it differs: of a range, the nearest level to one at which it passes; of a list, the highest. */
  readonly first?: LevelDifference;
}

/**
 * Plays one scenario at the levels. In a range the two ends are played, and where only one of them passes, the border
 * is found by halving; a difference between two ends that both pass is not looked for.
 */
export async function replayAtLevels(
  { file, scenario }: ScenarioFile,
  levels: Levels,
  target: Target,
  routes: Routes,
): Promise<LevelRow> {
  const results = new Map<number, StepResult | undefined>();
  const pinned = scenario.fixture?.feature_level;
  const passes = async (level: number): Promise<boolean> => {
    if (!results.has(level)) results.set(level, await firstDifference(level));
    return results.get(level) === undefined;
  };
  const firstDifference = async (level: number): Promise<StepResult | undefined> => {
    const atLevel = { ...scenario, fixture: { ...scenario.fixture, feature_level: level } };
    for await (const step of replay(atLevel, target, routes)) if (step.status === "failed") return step;
    return undefined;
  };
  let border: number | undefined;
  if (pinned !== undefined) await passes(pinned);
  else if ("from" in levels) border = await borderIn(levels.from, levels.to, passes);
  else for (const level of levels) await passes(level);
  const played = [...results.keys()].sort((a, b) => a - b);
  const failed = played.filter((level) => results.get(level) !== undefined);
  const level = border ?? failed.at(-1);
  const step = level === undefined ? undefined : results.get(level);
  return {
    file,
    name: scenario.name,
    kind: pinned !== undefined ? "pinned" : step === undefined ? "alike" : "differs",
    played,
    passed: played.filter((one) => results.get(one) === undefined),
    ...(level === undefined || step === undefined ? {} : { first: { level, step } }),
  };
}

/** The failing level beside the border, where one end passes and the other does not; undefined where both do alike. */
async function borderIn(
  from: number,
  to: number,
  passes: (level: number) => Promise<boolean>,
): Promise<number | undefined> {
  const [low, high] = [await passes(from), await passes(to)];
  if (low === high) return undefined;
  let [passing, failing] = low ? [from, to] : [to, from];
  while (Math.abs(passing - failing) > 1) {
    const middle = Math.trunc((passing + failing) / 2);
    if (await passes(middle)) passing = middle;
    else failing = middle;
  }
  return failing;
}

/** A row in one line: where it passes, and what differs where it does not. */
export function levelLine({ name, kind, played, passed, first }: LevelRow): string {
  const named = (levels: readonly number[]) => levels.join(", ").replace(/, (\d+)$/, " and $1");
  // From one level to another is said only where a border was looked for and none between them was found to differ.
  const span = (levels: readonly number[]) => {
    const [from = 0, to = from] = [levels[0], levels.at(-1)];
    const isWhole = played.every((level) => level < from || level > to || levels.includes(level));
    return levels.length > 1 && isWhole ? `${from}–${to}` : named(levels);
  };
  if (first === undefined)
    return `✓ ${name}: as expected at ${named(played)}${kind === "pinned" ? ", its own level" : ""}`;
  const { step, level } = first;
  const [difference] = step.differences;
  const what =
    difference === undefined
      ? (step.reason ?? "")
      : `${difference.path}: expected ${difference.expected}, got ${difference.actual}`;
  const good = passed.length === 0 ? `at none of ${named(played)}` : `at ${span(passed)}`;
  return `✗ ${name}: as expected ${good}; at ${level} step ${step.number} (${step.title}) differs: ${what}`;
}
