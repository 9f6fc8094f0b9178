/** The command `replay --mutants`: which deviations of a server do the scenarios notice? */
import { deviationText } from "../scenario/mutants/deviation";
import { mutantScore, scoreText } from "../scenario/mutants/mutant-score";
import type { ReplayPlan } from "../scenario/replay";
import { ERASE_LINE, progressLine } from "../scenario/reporters/progress";
import type { Io } from "./io";
import type { ReplayOptions } from "./replay-options";
import { writeReport } from "./replay-report";

/**
 * Plants deviations and plays the scenarios.
 *
 * @returns 0, whatever the score is; 1 when a scenario differs without any deviation, 2 when a file cannot be used
 * @throws UsageProblem when the report's file cannot be written
 */
export async function replayMutantsCommand(
  plan: ReplayPlan,
  options: Pick<ReplayOptions, "reporter" | "outFile" | "contract">,
  io: Pick<Io, "stdout" | "stderr">,
): Promise<number> {
  const isWatched = io.stderr.isTTY === true;
  const score = await mutantScore(
    plan,
    (index) => {
      const name = plan.scenarios[index]?.scenario.name ?? "";
      if (isWatched) io.stderr.write(progressLine(index, plan.scenarios.length, name));
    },
    options,
  );
  if (isWatched) io.stderr.write(ERASE_LINE);
  const unnoticed = score.unnoticed.map((one) => ({ ...one, text: deviationText(one) }));
  const report =
    options.reporter === "json" ? `${JSON.stringify({ ...score, unnoticed }, null, 2)}\n` : scoreText(score);
  if (options.outFile === undefined) io.stdout.write(report);
  else await writeReport(options.outFile, report);
  if (plan.unusable.length > 0) return 2;
  return score.differing.length === 0 && score.of > 0 ? 0 : 1;
}
