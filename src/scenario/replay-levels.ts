/** Plays scenarios at several feature levels, and finds the level at which the first difference appears. */
import type { Routes } from "../matching/interface";
import { isForLevel, readLevelRange, type Scenario } from "../matching/scenario";
import { chosenLevel } from "../protocol/level-choice";
import type { Target } from "../targets/target";
import { replay } from "./replay";
import { type ReplayEvent, type ScenarioFile, type ScenarioResult, type StepResult, tallyOf } from "./step-result";

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
  /**
   * `pinned`: the scenario's fixture names its own level, and it was played at that one alone. `other_levels`: it is for
   * none of the levels, and was not played.
   */
  readonly kind: "alike" | "differs" | "pinned" | "other_levels";
  /** The levels at which it was played, ascending. */
  readonly played: readonly number[];
  /** Those of them at which everything was as expected. */
  readonly passed: readonly number[];
  /** Whether a border was found by halving, so that not every level next to it was played. */
  readonly isHalved: boolean;
  /** Where it differs: next to the border that was found by halving, and else the highest level at which it does. */
  readonly first?: LevelDifference;
}

/**
 * Plays one scenario at those of the levels that it is for. In a range the two ends are played: where only one of them passes, the border is
 * found by halving; where both do, the levels between are played from above until one does not pass.
 */
export async function replayAtLevels(
  { file, scenario }: ScenarioFile,
  allLevels: Levels,
  target: Target,
  routes: Routes,
): Promise<LevelRow> {
  const levels = levelsOf(scenario, allLevels);
  const results = new Map<number, StepResult | undefined>();
  const own = scenario.fixture?.feature_level;
  const pinned = own === undefined ? undefined : chosenLevel(own);
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
  else if (!("from" in levels)) for (const level of levels) await passes(level);
  else if (levels.from <= levels.to) {
    const { from, to } = levels;
    const [low, high] = [await passes(from), await passes(to)];
    if (low !== high) border = await borderIn(low ? [from, to] : [to, from], passes);
    else for (let level = to - 1; low && level > from; level -= 1) if (!(await passes(level))) break;
  }
  const played = [...results.keys()].sort((a, b) => a - b);
  const failed = played.filter((level) => results.get(level) !== undefined);
  const level = border ?? failed.at(-1);
  const step = level === undefined ? undefined : results.get(level);
  return {
    file,
    name: scenario.name,
    kind:
      pinned !== undefined ? "pinned" : played.length === 0 ? "other_levels" : step === undefined ? "alike" : "differs",
    played,
    isHalved: border !== undefined,
    passed: played.filter((one) => results.get(one) === undefined),
    ...(level === undefined || step === undefined ? {} : { first: { level, step } }),
  };
}

/** Those of the levels that a scenario is for; a range of which it is for none ends before it begins. */
function levelsOf(scenario: Scenario, levels: Levels): Levels {
  if (!("from" in levels)) return levels.filter((level) => isForLevel(scenario, level));
  const own = scenario.levels === undefined ? undefined : readLevelRange(scenario.levels);
  return own === undefined ? levels : { from: Math.max(levels.from, own.from), to: Math.min(levels.to, own.to) };
}

/** The failing level next to the border between a level that passes and one that does not. */
async function borderIn(
  [passing, failing]: [passing: number, failing: number],
  passes: (level: number) => Promise<boolean>,
): Promise<number> {
  while (Math.abs(passing - failing) > 1) {
    const middle = Math.trunc((passing + failing) / 2);
    if (await passes(middle)) passing = middle;
    else failing = middle;
  }
  return failing;
}

/** The rows as a replay, for reporters: each scenario with a step for each level that was played. */
export function* levelEvents(
  rows: readonly (readonly [file: ScenarioFile, row: LevelRow])[],
  target: string,
): Generator<ReplayEvent, void> {
  yield { kind: "started", target, scenarioCount: rows.length, unusable: [] };
  const scenarios: ScenarioResult[] = [];
  for (const [index, [played, row]] of rows.entries()) {
    // Reporters count and read the steps of the scenario in addition to its results.
    const shown: Scenario = {
      ...played.scenario,
      steps: row.played.map((level) => ({ note: String(level), save: {} })),
    };
    const file: ScenarioFile = { ...played, scenario: shown };
    yield { kind: "scenario started", index, ...file };
    const steps = row.played.map((level, place) => stepAt(row, level, place + 1));
    for (const step of steps) yield { kind: "step ended", index, step };
    const other =
      row.kind === "other_levels" ? ({ isForOtherLevel: true, reason: "it is for other feature levels" } as const) : {};
    const status = row.first !== undefined ? "failed" : row.kind === "other_levels" ? "skipped" : "passed";
    const result: ScenarioResult = { ...file, status, steps, milliseconds: 0, ...other };
    scenarios.push(result);
    yield { kind: "scenario ended", index, number: index + 1, result };
  }
  const stepTally = tallyOf(scenarios.flatMap(({ steps }) => steps));
  const result = { target, scenarios, unusable: [], scenarioTally: tallyOf(scenarios), stepTally, milliseconds: 0 };
  yield { kind: "ended", result };
}

/** A level as a step: with the differences where they are kept, which is at one level of a scenario. */
function stepAt({ passed, first }: LevelRow, level: number, number: number): StepResult {
  const title = `feature level ${level}`;
  if (passed.includes(level)) return { number, title, status: "passed", differences: [], milliseconds: 0 };
  if (first?.level !== level)
    return { number, title, status: "failed", differences: [], reason: "it differs here too", milliseconds: 0 };
  return { ...first.step, number, title: `${title}: ${first.step.title}` };
}

/** Levels as words: those that follow one another as a span. */
function inWords(levels: readonly number[]): string {
  const starts = levels.filter((level) => !levels.includes(level - 1));
  const spans = starts.map((from) => {
    let to = from;
    while (levels.includes(to + 1)) to += 1;
    return from === to ? `${from}` : `${from}–${to}`;
  });
  return spans.join(", ").replace(/, (\S+)$/, " and $1");
}

/** A row in one line: where it passes, and what differs where it does not. */
export function levelLine({ name, kind, played, isHalved, passed, first }: LevelRow): string {
  if (kind === "other_levels") return `- ${name}: not played, it is for other feature levels`;
  if (first === undefined)
    return `✓ ${name}: as expected at ${inWords(played)}${kind === "pinned" ? ", its own level" : ""}`;
  const { step, level } = first;
  const [difference] = step.differences;
  const what =
    difference === undefined
      ? (step.reason ?? "")
      : `${difference.path}: expected ${difference.expected}, got ${difference.actual}`;
  const halved = `${passed[0]}–${passed.at(-1)} (found by halving)`;
  const good = isHalved && passed.length > 1 ? halved : inWords(passed) || `none of ${inWords(played)}`;
  return `✗ ${name}: as expected at ${good}; at ${level} step ${step.number} (${step.title}) differs: ${what}`;
}
