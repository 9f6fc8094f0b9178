/** The command `replay`: reads scenario files, plays them on a target, and writes the report. */
import type { Scenario } from "../matching/scenario";
import { problemLine } from "../matching/scenario-problem";
import { replayAll, type ReplayPlan } from "../scenario/replay";
import { coverageLines } from "../scenario/reporters/coverage-text";
import type { ReporterName } from "../scenario/reporters/reporters";
import { watchedTarget } from "../scenario/seen-in-scenario";
import type { ReplayResult } from "../scenario/step-result";
import { type TracedSimulators, tracedSimulators } from "../scenario/traced-simulators";
import { type Limit, RunEnded, UNLIMITED } from "../targets/limit";
import { liveTarget } from "../targets/live-target";
import { simulatorTarget, startSimulator } from "../targets/simulator-target";
import { type Target, TargetProblem } from "../targets/target";
import { UsageProblem } from "./arguments";
import { cleanUpCommand, newPrefix, sayLeftBehind } from "./clean-up";
import type { Io } from "./io";
import { observedReplay } from "./observed-replay";
import { operatorLimit } from "./operator-limit";
import { replayLevelsCommand } from "./replay-levels";
import { readReplayOptions, type ReplayOptions } from "./replay-options";
import { writeCoverage, writeEvents, writeReport } from "./replay-report";
import { readAccounts, readPlan } from "./scenario-files";

/** All as expected; some step differs, or nothing could be played; a file cannot be used. */
const EXIT = { ok: 0, differs: 1, unusable: 2 } as const;

/** How long the absence of events is watched on a server whose events take time. */
const QUIET_MILLISECONDS = 1000;

/** The reports of the others have no place for it. */
const SHOWS_COVERAGE: ReadonlySet<ReporterName> = new Set(["spec", "tap", "json", "html"]);

/** What the command touches of its process. */
type ReplayIo = Pick<Io, "stdout" | "stderr" | "env" | "untilStopped" | "coloured" | "wallClock">;

/**
 * Replays scenario files.
 *
 * Every usable file is played even when another is not usable; the problems of those are in the report, and on
 * standard error unless the report is read from the same screen. Where no file is usable, there is no report for
 * people.
 *
 * @returns 0 when everything that was played is as expected, 1 when something differs or when every step was skipped,
 *   2 when a file cannot be used; a replay that watches files ends with 0
 * @throws UsageProblem for arguments that cannot be used, a server that does not answer included
 */
export async function replayCommand(args: readonly string[], io: ReplayIo): Promise<number> {
  const options = readReplayOptions(args);
  if (options.recordings !== undefined) {
    return (await import("./replay-recordings")).replayRecordingsCommand(options.recordings, options, io);
  }
  if (options.cleanUp !== undefined) return cleanUpCommand(options, options.cleanUp, io);
  // A score is of the whole or none: a signal ends it immediately.
  if (options.mutants) return replayOnce(options, io, UNLIMITED, undefined);
  const isShared = options.url !== undefined && options.credentialsFile !== undefined;
  const prefix = isShared ? newPrefix() : undefined;
  const limit = operatorLimit(io, { prefix });
  const play = () => replayOnce(options, io, limit, prefix);
  try {
    if (!options.watch) return await play();
    return await (await import("./replay-watched")).replayWatched(options.paths, limit, io, play);
  } finally {
    limit.close();
  }
}

async function replayOnce(
  options: ReplayOptions,
  io: ReplayIo,
  limit: Limit,
  prefix: string | undefined,
): Promise<number> {
  const plan = await currentPlan(options, io, { limit, prefix });
  const isUnusable = plan.scenarios.length === 0 && plan.unusable.length > 0;
  if (isUnusable || !isOnScreen(options, io)) {
    const problems = plan.unusable.flatMap((file) => file.problems);
    problems.forEach((problem) => io.stderr.write(`${problemLine(problem)}\n`));
  }
  if (isUnusable && options.reporter === "spec" && options.outFile === undefined) return EXIT.unusable;
  if (options.mutants) return (await import("./replay-mutants")).replayMutantsCommand(plan, options, io);
  const isObserved = options.traceFolder !== undefined || options.coverage;
  const simulators = isObserved && options.url === undefined ? tracedSimulators() : undefined;
  const needsOwner =
    options.credentialsFile !== undefined && plan.scenarios.every(({ scenario }) => scenario.fixture !== undefined);
  const watched = watchedTarget(await targetOf(options, io, { limit, prefix, start: simulators?.start, needsOwner }));
  const { target } = watched;
  if (options.levels !== undefined) return replayLevelsCommand(plan, options.levels, target, options, io);
  const played = replayAll(plan, target, {
    contract: options.contract,
    quietMilliseconds: options.quiet ?? (target.patienceMilliseconds > 0 ? QUIET_MILLISECONDS : 0),
    endsAfter: ({ status }) => limit.ended !== undefined || (options.bail && status === "failed"),
  });
  const events = isObserved ? observedReplay(played, plan, simulators, watched, options) : played;
  // As for reports, a file that cannot be written is worth knowing before a long replay.
  if (options.coverageFile !== undefined) await writeReport(options.coverageFile, "");
  const result = await writeEvents(events, plan.scenarios.length, options, io);
  target.remarks?.().forEach((sentence) => io.stderr.write(`realm-simulator: ${sentence}\n`));
  const isLeft = sayLeftBehind("replay", options, target, io);
  const isInterrupted = limit.ended !== undefined;
  if (result.coverage !== undefined && !SHOWS_COVERAGE.has(options.reporter)) {
    coverageLines(result.coverage).forEach((line) => io.stderr.write(`${line}\n`));
  }
  if (result.coverage !== undefined) {
    await writeCoverage(options.coverageFile, `replay on ${result.target}`, result.coverage, io);
  }
  if (plan.unusable.length > 0) return EXIT.unusable;
  const tooMany = tooManySkipped(result, options.maxSkipped);
  if (tooMany !== undefined) io.stderr.write(`realm-simulator: ${tooMany}\n`);
  if (isInterrupted) io.stderr.write("realm-simulator: the replay was interrupted, so not everything was compared.\n");
  const isFine = result.stepTally.failed === 0 && tooMany === undefined && !isInterrupted && !isLeft;
  return isFine ? EXIT.ok : EXIT.differs;
}

/** Says that too much was skipped for the result to mean anything; `undefined` if not. */
function tooManySkipped({ scenarios }: ReplayResult, most: number | undefined): string | undefined {
  const counted = scenarios.filter(({ isForOtherLevel }) => isForOtherLevel !== true);
  const skipped = counted.filter(
    ({ status, steps }) => status !== "failed" && steps.some((step) => step.status === "skipped"),
  ).length;
  if (scenarios.length === 0) return "no scenario was played (--grep and --tag choose), so nothing was compared.";
  const isNothingPlayed = !counted.some(({ status }) => status !== "skipped");
  if (isNothingPlayed && (most === undefined || counted.length === 0)) {
    return "no scenario could be played on this server, so nothing was compared.";
  }
  if (skipped <= (most ?? Math.floor(counted.length / 2))) return undefined;
  const limit = most === undefined ? "more than half" : `more than --max-skipped ${most}`;
  return `${skipped} of ${counted.length} scenarios were skipped, wholly or in part: ${limit}.`;
}

/** How a replay reaches its target. */
interface Reaching {
  readonly limit: Limit;
  readonly prefix: string | undefined;
  readonly start?: TracedSimulators["start"] | undefined;
  /** Whether every scenario has a fixture, which an owner builds on a server. */
  readonly needsOwner?: boolean;
}

async function targetOf(
  options: ReplayOptions,
  io: ReplayIo,
  { limit, prefix = newPrefix(), start = startOne, needsOwner = false }: Reaching,
): Promise<Target> {
  const { url, credentialsFile, longestWait } = options;
  if (url === undefined) return simulatorTarget(start, limit);
  const accounts = credentialsFile === undefined ? [] : await readAccounts(credentialsFile);
  try {
    return await liveTarget(url, accounts, { prefix, longestWait, limit, needsOwner, wallClock: io.wallClock });
  } catch (problem) {
    const isKnown = problem instanceof TargetProblem || problem instanceof RunEnded;
    throw isKnown ? new UsageProblem(`--against ${url}: ${problem.message}.`) : problem;
  }
}

/** The scenarios to play, updated where the options ask to update them. */
async function currentPlan(options: ReplayOptions, io: ReplayIo, reaching: Reaching): Promise<ReplayPlan> {
  const named = async (): Promise<ReplayPlan> => {
    const read = await readPlan(options.paths);
    return { ...read, scenarios: read.scenarios.filter(({ scenario }) => isChosen(scenario, options)) };
  };
  const plan = await named();
  if (!options.update) return plan;
  const { updateScenarios } = await import("./update-scenarios");
  return (await updateScenarios(plan, await targetOf(options, io, reaching), io)) ? named() : plan;
}

function isChosen({ name, tags = [] }: Scenario, options: Pick<ReplayOptions, "grep" | "tags">): boolean {
  if (options.grep?.test(name) === false) return false;
  return options.tags.length === 0 || options.tags.some((tag) => tags.includes(tag));
}

/** Starts a simulator without a trace. */
const startOne: TracedSimulators["start"] = (fixture) => startSimulator(fixture);

/** Whether a person reads the report for people right where standard error would be read too. */
function isOnScreen({ reporter, outFile }: ReplayOptions, io: ReplayIo): boolean {
  return reporter === "spec" && outFile === undefined && io.stdout.isTTY === true && io.stderr.isTTY === true;
}
