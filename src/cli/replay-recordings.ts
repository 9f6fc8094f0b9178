/** The command `replay --recordings`: judges a server by recorded conversations with another one. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isListOfTexts } from "../exchanges/recorded-values";
import { readRecording, type RecordedScenario, RecordingProblem } from "../exchanges/recording";
import { type PairResult, replayRecordings, type StartAgain } from "../exchanges/replay-recordings";
import { objectOf } from "../matching/json-value";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { chosenLevel } from "../protocol/level-choice";
import { parsedJson } from "../protocol/parsed-json";
import {
  alikeThoughKnown,
  asKnown,
  countLine,
  type KnownPairs,
  pairCounts,
  readKnownPairs,
  replayEventsOf,
} from "../scenario/reporters/recording-report";
import { checkedFixture } from "../server/control-acts";
import { type Limit, RunEnded } from "../targets/limit";
import { askControlPlane, refusedAnswerText, serverConnection } from "../targets/send";
import { startSimulator } from "../targets/simulator-target";
import { TargetProblem } from "../targets/target";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
import { fileProblem, readJsonFile } from "./read-json-file";
import type { ReplayOptions } from "./replay-options";
import { writeEvents } from "./replay-report";

const RECORDING_NAME = /\.jsonl(\.gz)?$/;
const FIXTURE_NAME = "fixture.json";
const LATER_NAME = "later.json";

/** The feature level of the recorded server, where the fixture does not say another. */
const RECORDED_LEVEL = 372;

/**
 * Replays a folder of recordings: `*.jsonl` or `*.jsonl.gz`, and the `fixture.json` that they were recorded on. Where
 * the recorded server is newer, `later.json` names the keys that only it has: `{ "keys": [names] }`. With `"level"`, the
 * level of that server, they are not compared below that level alone.
 *
 * @returns 0 when no pair differs, 1 when one does or none was compared
 * @throws UsageProblem for a folder or a file that cannot be used, with file and line
 */
export async function replayRecordingsCommand(
  folder: string,
  options: ReplayOptions,
  io: Pick<Io, "stdout" | "stderr" | "env" | "coloured" | "untilStopped">,
): Promise<number> {
  const fixture = await readFixture(join(folder, FIXTURE_NAME));
  const scenarios = (await readFolder(folder)).filter(({ name }) => options.grep?.test(name) ?? true);
  const later = await laterKeys(folder, chosenLevel(fixture.feature_level));
  const pairs: PairResult[] = [];
  const known = await knownPairs(options.knownFile);
  const limit = operatorLimit(io);
  const results = replayRecordings(scenarios, fixture, starterOf(options.url, limit), later);
  const early: { reason?: string } = {};
  const kept = keeping(results, known, pairs, early);
  const target = options.url ?? "the simulator";
  try {
    await writeEvents(replayEventsOf(kept, target, scenarios.length), scenarios.length, options, io);
  } catch (problem) {
    throw isEnd(problem) ? new UsageProblem(`${target}: ${problem.message}.`) : problem;
  } finally {
    limit.close();
  }
  if (early.reason !== undefined) {
    io.stderr.write(`realm-simulator: ${target}: ${early.reason}; so not everything was compared.\n`);
  }
  const counts = pairCounts(pairs);
  const sink = options.reporter === "spec" ? io.stdout : io.stderr;
  sink.write(`${countLine(counts)}\n`);
  const alike = alikeThoughKnown(pairs, known);
  if (alike.length > 0) {
    io.stderr.write(`realm-simulator: ${options.knownFile} names pairs that do not differ: ${alike.join(", ")}.\n`);
  }
  const isFine = counts.differs + alike.length === 0 && early.reason === undefined;
  return isFine && counts.identical + counts.soft > 0 ? 0 : 1;
}

function isEnd(problem: unknown): problem is TargetProblem | RunEnded {
  return problem instanceof TargetProblem || problem instanceof RunEnded;
}

/** The results up to the end; a server that goes away after the first one ends them early, with the reason. */
async function* keeping(
  results: AsyncIterable<PairResult>,
  known: KnownPairs,
  kept: PairResult[],
  early: { reason?: string },
): AsyncGenerator<PairResult, void> {
  try {
    for await (const result of results) {
      const pair = asKnown(result, known);
      kept.push(pair);
      yield pair;
    }
  } catch (problem) {
    if (!isEnd(problem) || kept.length === 0) throw problem;
    early.reason = problem.message;
  }
}

async function knownPairs(file: string | undefined): Promise<KnownPairs> {
  if (file === undefined) return new Map();
  const known = readKnownPairs(await readJsonFile(file, "known differences"));
  if (known !== undefined) return known;
  throw new UsageProblem(`${file}: expected {"known": [{"scenario": name, "pairs": [numbers], "reason": text}]}.`);
}

/** A simulator of our own for each scenario, or a server with a control plane that is reset for each. */
function starterOf(url: string | undefined, limit: Limit): StartAgain {
  if (url === undefined) {
    return async (fixture) => {
      await limit.turn();
      return { baseUrl: "http://simulator.invalid", send: startSimulator(fixture), limit };
    };
  }
  const connection = serverConnection(url.replace(/\/+$/u, ""), limit);
  return async (fixture) => {
    const answer = await askControlPlane(connection, { method: "POST", path: "/reset", body: fixture });
    if (answer.status !== 200) throw new TargetProblem(`the fixture was refused: ${refusedAnswerText(answer)}`);
    return connection;
  };
}

async function readFixture(file: string): Promise<Fixture> {
  const text = (await contentOf(file)).toString("utf8");
  const value = parsedJson(text);
  if (value === undefined) {
    throw new UsageProblem(`${file}:1: expected the fixture of the recordings; this is no JSON.`);
  }
  try {
    return { feature_level: RECORDED_LEVEL, ...checkedFixture(value) };
  } catch (problem) {
    throw problem instanceof FixtureProblem ? new UsageProblem(`${file}: ${problem.message}`) : problem;
  }
}

async function laterKeys(folder: string, level: number): Promise<ReadonlySet<string>> {
  if (!(await namesIn(folder)).includes(LATER_NAME)) return new Set();
  const file = join(folder, LATER_NAME);
  const value = await readJsonFile(file, "recordings'");
  const { keys, level: itsOwn = Infinity }: Readonly<Record<string, unknown>> = objectOf(value);
  if (!Array.isArray(keys) || !isListOfTexts(keys) || typeof itsOwn !== "number") {
    throw new UsageProblem(`${file}: expected {"keys": [names]}, with or without "level": number.`);
  }
  return level < itsOwn ? new Set(keys) : new Set();
}

async function readFolder(folder: string): Promise<readonly RecordedScenario[]> {
  const names = (await namesIn(folder)).filter((name) => RECORDING_NAME.test(name)).sort();
  if (names.length === 0) throw new UsageProblem(`The folder ${folder} contains no recording: no .jsonl or .jsonl.gz.`);
  const scenarios: RecordedScenario[] = [];
  for (const name of names) {
    const file = join(folder, name);
    try {
      scenarios.push(...readRecording(unpacked(file, await contentOf(file)), file));
    } catch (problem) {
      throw problem instanceof RecordingProblem ? new UsageProblem(problem.message) : problem;
    }
  }
  return scenarios;
}

function unpacked(file: string, content: Buffer): string {
  if (!file.endsWith(".gz")) return content.toString("utf8");
  try {
    return gunzipSync(content).toString("utf8");
  } catch {
    throw new RecordingProblem(`${file}:1: expected a file packed with gzip; it is damaged or no such file.`);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new UsageProblem(`The folder ${folder} cannot be read: ${fileProblem(error)}.`);
  }
}

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageProblem(`The file ${file} cannot be read: ${fileProblem(error)}.`);
  }
}
