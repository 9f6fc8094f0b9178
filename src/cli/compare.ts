/** The command `compare`: looks for differences between a server and the simulator. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  CompareOptions,
  CompareProgress,
  CompareResult,
  DifferenceClass,
} from "../conformance/compare/compare-options";
import { COMPARE_FIXTURE } from "../conformance/compare/default-fixture";
import { findDifferences } from "../conformance/compare/find-differences";
import { accountsOf, sideTarget, simulatorSide } from "../conformance/compare/side";
import { coverageLines } from "../conformance/scenario/coverage";
import { ERASE_LINE } from "../conformance/scenario/reporters/progress";
import { shortText } from "../conformance/scenario/matching/difference";
import { NotSupported, type Target, TargetProblem } from "../conformance/scenario/target";
import { liveTarget } from "../conformance/scenario/targets/live-target";
import { createRealm } from "../model/fixture/create-realm";
import { chosenLevel } from "../protocol/level-choice";
import { UsageProblem } from "./arguments";
import { type CompareCommandOptions, readCompareOptions, readKnownClasses } from "./compare-options";
import type { Io } from "./io";
import { fileNames, fileProblem } from "./read-json-file";

/** Nothing but what is expected; something else; the server went away before the end. */
const EXIT = { alike: 0, differs: 1, gone: 2 } as const;

/** Both realms say that they are here; a server would otherwise name its own address. */
const REALM_URL = "https://compare.example.test";

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
  const known = await readKnownClasses(options.knownFile);
  const stop = new AbortController();
  void io.untilStopped().then(() => stop.abort());
  const result = await compared(options, { known, signal: stop.signal, onProgress: progressLine(io) });
  await writeCases(result.classes, options.outFolder);
  if (io.stderr.isTTY === true) io.stderr.write(ERASE_LINE);
  const text = options.reporter === "json" ? `${JSON.stringify(result, null, 2)}\n` : reportOf(result);
  io.stdout.write(text);
  if (result.classes.some(({ reason }) => reason === undefined)) return EXIT.differs;
  return result.limit === "gone" ? EXIT.gone : EXIT.alike;
}

async function compared(
  { url, limits }: CompareCommandOptions,
  manner: Pick<CompareOptions, "known" | "signal" | "onProgress">,
): Promise<CompareResult> {
  try {
    const right = await liveTarget(url, []);
    if (right.lacks !== undefined) {
      throw new TargetProblem("it has no control plane; expected a server whose realm can be reset");
    }
    const feature_level = limits.feature_level ?? (await right.levelFor?.(undefined)) ?? chosenLevel(undefined);
    const fixture = { ...COMPARE_FIXTURE, feature_level, realm: { url: REALM_URL } };
    const start = createRealm(fixture);
    const accounts = accountsOf(fixture);
    const left = sideTarget("the simulator", simulatorSide(start), accounts, start);
    const comparison = { left, right, fixture, start, accounts, moves_clock: true };
    try {
      return await findDifferences(comparison, { ...limits, ...manner });
    } finally {
      await withItsOwnRealm(right);
    }
  } catch (problem) {
    const isKnown = problem instanceof TargetProblem || problem instanceof NotSupported;
    throw isKnown ? new UsageProblem(`--against ${url}: ${problem.message}.`) : problem;
  }
}

/** Gives a server the realm that it began with; nothing can be done for one that has gone away. */
async function withItsOwnRealm(server: Target): Promise<void> {
  try {
    await server.reset(undefined);
  } catch (problem) {
    if (!(problem instanceof TargetProblem)) throw problem;
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

/** Writes each smallest case as a scenario. */
async function writeCases(classes: readonly DifferenceClass[], folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const names = fileNames(classes, ".json");
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, { scenario }] of classes.entries()) {
      await writeFile(join(folder, names[index] ?? ""), `${JSON.stringify(scenario, null, 2)}\n`);
    }
  } catch (error) {
    throw new UsageProblem(`The cases cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
}

function reportOf({ classes, coverage, remarks, ...result }: CompareResult): string {
  const unexpected = classes.filter(({ reason }) => reason === undefined).length;
  return [
    ...classes.flatMap(classLines),
    ...remarks,
    `${result.steps} requests in ${result.conversations} conversations at feature level ${result.feature_level}, seed ${result.seed}:`,
    `${unexpected} classes of differences, and ${classes.length - unexpected} that are expected`,
    ...coverageLines(coverage),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function classLines({ name, count, reason, left, right, reference, requests }: DifferenceClass): readonly string[] {
  const times = `in ${count} conversation${count === 1 ? "" : "s"}`;
  return [
    `${reason === undefined ? "differs" : "expected"}: ${name} (${times}; smallest case: ${requests} requests)`,
    `  the simulator: ${shortText(left)} (${reference})`,
    `  the server:    ${shortText(right)}`,
    ...(reason === undefined ? [] : [`  expected: ${reason}`]),
  ];
}
