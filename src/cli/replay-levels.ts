/** The command `replay --feature-levels`: a row per scenario, with the level at which the first difference appears. */
import type { ReplayPlan } from "../scenario/replay";
import { levelEvents, levelLine, type LevelRow, type Levels, replayAtLevels } from "../scenario/replay-levels";
import { ERASE_LINE, progressLine } from "../scenario/reporters/progress";
import type { ScenarioFile } from "../scenario/step-result";
import type { Target } from "../targets/target";
import type { Io } from "./io";
import type { ReplayOptions } from "./replay-options";
import { writeEvents, writeReport } from "./replay-report";

const INTERRUPTED = "the replay was interrupted, so not everything was compared.";

/**
 * Plays the scenarios at the levels.
 *
 * @returns 0 when everything is as expected at every level that was played, 1 when something differs, 2 when a file
 *   cannot be used
 */
export async function replayLevelsCommand(
  plan: ReplayPlan,
  levels: Levels,
  target: Target,
  options: ReplayOptions,
  io: Pick<Io, "stdout" | "stderr" | "env" | "coloured">,
): Promise<number> {
  const rows: LevelRow[] = [];
  const played: (readonly [ScenarioFile, LevelRow])[] = [];
  const isWatched = io.stderr.isTTY === true;
  for (const [index, file] of plan.scenarios.entries()) {
    if (isWatched) io.stderr.write(progressLine(index, plan.scenarios.length, file.scenario.name));
    const row = await replayAtLevels(file, levels, target, plan.routes);
    // Of a scenario that was interrupted only a difference is known.
    if (target.limit?.ended !== undefined && row.first === undefined) break;
    rows.push(row);
    played.push([file, row]);
    if (options.bail && row.first !== undefined) break;
  }
  if (isWatched) io.stderr.write(ERASE_LINE);
  for (const { name, file } of options.reports) {
    if (name !== "spec" && name !== "json") continue;
    const report = name === "json" ? `${JSON.stringify({ rows }, null, 2)}\n` : textOf(rows);
    if (file === undefined) io.stdout.write(report);
    else await writeReport(file, report);
  }
  const reports = options.reports.filter(({ name }) => name !== "spec" && name !== "json");
  if (reports.length > 0) await writeEvents(levelEvents(played, target.name), played.length, { reports }, io);
  if (plan.unusable.length > 0) return 2;
  const isPlayed = rows.some(({ kind }) => kind !== "other_levels");
  const isInterrupted = target.limit?.ended !== undefined;
  if (isInterrupted) io.stderr.write(`realm-simulator: ${INTERRUPTED}\n`);
  if (!isPlayed) io.stderr.write("realm-simulator: no scenario was played, so nothing was compared.\n");
  return isPlayed && !isInterrupted && rows.every(({ first }) => first === undefined) ? 0 : 1;
}

function textOf(rows: readonly LevelRow[]): string {
  const differing = rows.filter(({ first }) => first !== undefined).length;
  const other = rows.filter(({ kind }) => kind === "other_levels").length;
  const scenarios = rows.length === 1 ? "1 scenario" : `${rows.length} scenarios`;
  const sum = `${scenarios}: ${rows.length - differing - other} alike, ${differing} differ`;
  const lines = [...rows.map(levelLine), "", other === 0 ? sum : `${sum}, ${other} for other feature levels`];
  return lines.map((line) => `${line}\n`).join("");
}
