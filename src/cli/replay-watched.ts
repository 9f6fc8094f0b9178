/** The option `replay --watch`: plays again whenever a scenario file changes, comes or goes. */
import { stat } from "node:fs/promises";
import type { Limit } from "../targets/limit";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { findScenarioFiles } from "./scenario-files";

/** How often files are looked at, in milliseconds. Looking works on every file system; being notified does not. */
const PAUSE_MILLISECONDS = 150;

/**
 * Plays once, and again after each change, until the operator ends it, and with it the replay that is under way.
 *
 * @param play - plays everything again, within the limit
 * @returns 0
 * @throws UsageProblem for paths and arguments that cannot be used at the beginning; later it reports them, and goes on
 */
export async function replayWatched(
  paths: readonly string[],
  limit: Limit,
  io: Pick<Io, "stderr">,
  play: () => Promise<unknown>,
): Promise<number> {
  let seen = await appearanceOf(paths);
  await play();
  while (limit.ended === undefined) {
    await limit.wait(PAUSE_MILLISECONDS).catch(() => undefined);
    const now = await appearanceOf(paths);
    if (limit.ended !== undefined || now === seen) continue;
    seen = now;
    try {
      await play();
    } catch (problem) {
      if (!(problem instanceof UsageProblem)) throw problem;
      io.stderr.write(`realm-simulator: ${problem.message}\n`);
    }
  }
  return 0;
}

/** Names, sizes and times of all files in one text; a file that is just being replaced looks different, too. */
async function appearanceOf(paths: readonly string[]): Promise<string> {
  try {
    const files = await findScenarioFiles(paths);
    const lines = files.map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return `${file} ${mtimeMs} ${size}`;
    });
    return (await Promise.all(lines)).join("\n");
  } catch (error) {
    return `unreadable: ${String(error)}`;
  }
}
