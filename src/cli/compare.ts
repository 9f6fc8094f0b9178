/** The command `compare`: looks for differences between a server and the simulator. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompareOptions, CompareProgress, CompareResult, DifferenceClass } from "../compare/compare-options";
import { brokenResult, findDifferences } from "../compare/find-differences";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { ERASE_LINE } from "../scenario/reporters/progress";
import { Overdue, RunEnded } from "../targets/limit";
import { Broken, NotSupported, TargetProblem } from "../targets/target";
import { makeFolder } from "../testing/trace/make-folder";
import { UsageProblem } from "./arguments";
import { cleanUpCommand, newPrefix, sayLeftBehind } from "./clean-up";
import { type CompareCommandOptions, readCompareOptions, readKnownClasses, readOperations } from "./compare-options";
import { compareReport } from "./compare-report";
import { preparedComparison } from "./compare-sides";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
import { fileNames, fileProblem } from "./read-json-file";
import { writeCoverage, writeReport } from "./replay-report";

/** Nothing but what is expected; something else, or something is left on the server. */
const EXIT = { alike: 0, differs: 1 } as const;

/** How often the progress line is written, in milliseconds of real time. */
const PROGRESS_MILLISECONDS = 1000;
const PERCENT = 100;

/**
 * Compares a server with the simulator. A signal ends it with what was found.
 *
 * @returns 0 when nothing differs but what is expected, 1 when something does: a server that breaks, too
 * @throws UsageProblem for arguments that cannot be used, and for a server that cannot be compared
 */
export async function compareCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readCompareOptions(args);
  if (options.cleanUp !== undefined) return cleanUpCommand(options, options.cleanUp, io);
  const known = await readKnownClasses(options.knownFile);
  const operations = await readOperations(options.operations);
  // A file that cannot be written is worth knowing before a long comparison, not after it.
  for (const { file } of options.reports) if (file !== undefined) await writeReport(file, "");
  if (options.coverageFile !== undefined) await writeReport(options.coverageFile, "");
  const started = performance.now();
  const { result, isLeft } = await compared(options, io, {
    known,
    ...(operations === undefined ? {} : { operations }),
    onProgress: progressLine(io),
  });
  const files = await writeCases(result.classes, options.outFolder);
  if (io.stderr.isTTY === true) io.stderr.write(ERASE_LINE);
  for (const { name, file } of options.reports) {
    const text = compareReport(name, result, { ...options, files, milliseconds: performance.now() - started });
    if (file === undefined) io.stdout.write(text);
    else await writeReport(file, text);
  }
  await writeCoverage(options.coverageFile, `compare with ${options.url}`, { touched: result.coverage.touched }, io);
  return isLeft || result.classes.some(({ reason }) => reason === undefined) ? EXIT.differs : EXIT.alike;
}

/** A comparison that has ended, and whether it has left something that the server did not refuse to undo. */
interface Compared {
  readonly result: CompareResult;
  readonly isLeft: boolean;
}

async function compared(
  options: CompareCommandOptions,
  io: Io,
  manner: Pick<CompareOptions, "known" | "operations" | "onProgress">,
): Promise<Compared> {
  const { url, limits, credentialsFile } = options;
  const prefix = newPrefix();
  const limit = operatorLimit(io, {
    seconds: limits.seconds,
    prefix: credentialsFile === undefined ? undefined : prefix,
  });
  const accepted = { isAny: false };
  try {
    const { wallClock } = io;
    const prepared = await preparedComparison(options, { limit, prefix, wallClock, accepted });
    const { comparison, remarks, end, plan } = prepared;
    if (plan !== undefined) io.stderr.write(`${plan}\n`);
    const result = await findDifferences(comparison, { ...limits, ...manner }).finally(end);
    const isLeft = sayLeftBehind("compare", options, comparison.right, io);
    return { result: { ...result, remarks: [...remarks, ...result.remarks] }, isLeft };
  } catch (problem) {
    const isBroken = problem instanceof Broken || problem instanceof Overdue;
    if (isBroken && accepted.isAny) return { result: brokenResult(problem, limits.seed), isLeft: false };
    const isKnown =
      problem instanceof TargetProblem ||
      problem instanceof NotSupported ||
      problem instanceof FixtureProblem ||
      problem instanceof RunEnded;
    throw isKnown ? new UsageProblem(`--against ${url}: ${problem.message.replace(/\.$/u, "")}.`) : problem;
  } finally {
    limit.close();
  }
}

/** A line on standard error that says how far the comparison is. */
function progressLine({ stderr, wallClock }: Io): (progress: CompareProgress) => void {
  let written = wallClock();
  return ({ steps, requests, classes, operations }) => {
    if (wallClock() - written < PROGRESS_MILLISECONDS) return;
    written = wallClock();
    const share = Math.floor(operations * PERCENT);
    const all = requests === steps ? "" : ` (${requests} of the server)`;
    const text = `${steps} requests${all}, ${classes} classes of differences, ${share} % of the operations`;
    stderr.write(stderr.isTTY === true ? `${ERASE_LINE}${text}` : `${text}\n`);
  };
}

/** Writes each smallest case as a scenario, and returns the names of the files. */
async function writeCases(classes: readonly DifferenceClass[], folder: string | undefined): Promise<readonly string[]> {
  if (folder === undefined) return [];
  const files = fileNames(classes, ".json").map((name) => join(folder, name));
  try {
    makeFolder(folder);
    for (const [index, { scenario }] of classes.entries()) {
      await writeFile(files[index] ?? "", `${JSON.stringify(scenario, null, 2)}\n`);
    }
  } catch (error) {
    throw new UsageProblem(`The cases cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
  return files;
}
