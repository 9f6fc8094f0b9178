/** The command `compare`: looks for differences between a server and the simulator. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  CompareOptions,
  CompareProgress,
  CompareResult,
  DifferenceClass,
} from "../conformance/compare/compare-options";
import { findDifferences } from "../conformance/compare/find-differences";
import { ERASE_LINE } from "../conformance/scenario/reporters/progress";
import { NotSupported, TargetProblem } from "../conformance/scenario/target";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { UsageProblem } from "./arguments";
import { cleanUpCommand } from "./clean-up";
import { type CompareCommandOptions, readCompareOptions, readKnownClasses } from "./compare-options";
import { compareReport } from "./compare-report";
import { type PreparedComparison, preparedComparison } from "./compare-sides";
import type { Io } from "./io";
import { fileNames, fileProblem } from "./read-json-file";
import { writeReport } from "./replay-report";

/** Nothing but what is expected; something else; the server went away before the end. */
const EXIT = { alike: 0, differs: 1, gone: 2 } as const;

/** How often the progress line is written, in milliseconds of real time. */
const PROGRESS_MILLISECONDS = 1000;
const PERCENT = 100;

/**
 * Compares a server with the simulator. A signal ends it with what was found.
 *
 * @returns 0 when nothing differs but what is expected, 1 when something does, 2 when the server went away
 * @throws UsageProblem for arguments that cannot be used, and for a server that cannot be compared
 */
export async function compareCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readCompareOptions(args);
  if (options.cleanUp !== undefined) return cleanUpCommand(options, options.cleanUp, io);
  const known = await readKnownClasses(options.knownFile);
  // A file that cannot be written is worth knowing before a long comparison, not after it.
  for (const { file } of options.reports) if (file !== undefined) await writeReport(file, "");
  const stop = new AbortController();
  const started = performance.now();
  const result = await compared(options, io, { known, signal: stop.signal, onProgress: progressLine(io) }, () =>
    stop.abort(),
  );
  const files = await writeCases(result.classes, options.outFolder);
  if (io.stderr.isTTY === true) io.stderr.write(ERASE_LINE);
  for (const { name, file } of options.reports) {
    const text = compareReport(name, result, { ...options, files, milliseconds: performance.now() - started });
    if (file === undefined) io.stdout.write(text);
    else await writeReport(file, text);
  }
  if (result.classes.some(({ reason }) => reason === undefined)) return EXIT.differs;
  return result.limit === "gone" ? EXIT.gone : EXIT.alike;
}

async function compared(
  options: CompareCommandOptions,
  io: Io,
  manner: Pick<CompareOptions, "known" | "onProgress"> & { readonly signal: AbortSignal },
  stop: () => void,
): Promise<CompareResult> {
  const { url, limits } = options;
  let prepared: PreparedComparison | undefined;
  void io.untilStopped().then(() => {
    stop();
    if (prepared?.prefix === undefined) return;
    io.stderr.write(
      `realm-simulator: interrupted; what was made is removed. Another interrupt leaves it there, and --clean-up ${prepared.prefix} removes it later.\n`,
    );
  });
  try {
    prepared = await preparedComparison(options, io);
    try {
      const result = await findDifferences(prepared.comparison, { ...limits, ...manner });
      return { ...result, remarks: [...prepared.remarks, ...result.remarks] };
    } finally {
      await prepared.end();
    }
  } catch (problem) {
    const isKnown =
      problem instanceof TargetProblem || problem instanceof NotSupported || problem instanceof FixtureProblem;
    throw isKnown ? new UsageProblem(`--against ${url}: ${problem.message.replace(/\.$/u, "")}.`) : problem;
  }
}

/** A line on standard error that says how far the comparison is. */
function progressLine({ stderr, wallClock }: Io): (progress: CompareProgress) => void {
  let written = wallClock();
  return ({ steps, classes, operations }) => {
    if (wallClock() - written < PROGRESS_MILLISECONDS) return;
    written = wallClock();
    const share = Math.floor(operations * PERCENT);
    const text = `${steps} requests, ${classes} classes of differences, ${share} % of the operations`;
    stderr.write(stderr.isTTY === true ? `${ERASE_LINE}${text}` : `${text}\n`);
  };
}

/** Writes each smallest case as a scenario, and returns the names of the files. */
async function writeCases(classes: readonly DifferenceClass[], folder: string | undefined): Promise<readonly string[]> {
  if (folder === undefined) return [];
  const files = fileNames(classes, ".json").map((name) => join(folder, name));
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, { scenario }] of classes.entries()) {
      await writeFile(files[index] ?? "", `${JSON.stringify(scenario, null, 2)}\n`);
    }
  } catch (error) {
    throw new UsageProblem(`The cases cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
  return files;
}
