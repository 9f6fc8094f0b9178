/** The command `record`: plays scenario files on a server and writes recordings that `replay --recordings` reads. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { actorsOf } from "../exchanges/recorded-server";
import { objectOf } from "../matching/json-value";
import { problemLine } from "../matching/scenario-problem";
import type { Fixture } from "../model/fixture/fixture";
import { recordOnServer, type ScenarioRecording } from "../scenario/record-on-server";
import type { ReplayPlan } from "../scenario/replay";
import { ERASE_LINE, progressLine } from "../scenario/reporters/progress";
import type { ScenarioFile } from "../scenario/step-result";
import { type Account, accountsIn } from "../targets/credentials";
import { RunEnded } from "../targets/limit";
import { liveTarget } from "../targets/live-target";
import { serverLevel } from "../targets/server-level";
import { NotSupported, type Target, TargetProblem } from "../targets/target";
import { makeFolder } from "../testing/trace/make-folder";
import { addressIn, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import { newPrefix, sayLeftBehind } from "./clean-up";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
import { fileNames, fileProblem, readFixtureFile } from "./read-json-file";
import { readAccounts, readPlan } from "./scenario-files";

/** All was recorded to its end; some scenario was not; a file cannot be used. */
const EXIT = { ok: 0, halted: 1, unusable: 2 } as const;

/** How long events of a server without a control plane are waited for, in milliseconds. */
const FOREIGN_SETTLE = 500;

/**
 * Records scenarios: one file for each, and the `fixture.json` that they begin with.
 *
 * @returns 0 when all were played to their end, 1 when one was not (what was recorded of it is written nevertheless)
 * @throws UsageProblem for arguments and files that cannot be used, a server that does not answer included
 */
export async function recordCommand(
  args: readonly string[],
  io: Pick<Io, "stdout" | "stderr" | "untilStopped">,
): Promise<number> {
  const options = readRecordOptions(args);
  const { scenarios, unusable, routes } = await readPlan(options.paths);
  for (const problem of unusable.flatMap((file) => file.problems)) io.stderr.write(`${problemLine(problem)}\n`);
  if (unusable.length > 0) return EXIT.unusable;
  const accounts = options.credentialsFile === undefined ? [] : await readAccounts(options.credentialsFile);
  const described = withKeys(await fixtureOf(options, scenarios), accounts);
  const prefix = newPrefix();
  const limit = operatorLimit(io, { prefix });
  try {
    const target = await withServer(`--url ${options.url}`, () => liveTarget(options.url, accounts, { limit, prefix }));
    try {
      return await recordAll({ scenarios, routes, described, target, options }, io);
    } finally {
      await target.cleanUp?.();
      sayLeftBehind("record", { url: options.url, credentialsFile: options.credentialsFile }, target, io);
    }
  } finally {
    limit.close();
  }
}

/** What is recorded, and where. */
interface Recording extends Pick<ReplayPlan, "scenarios" | "routes"> {
  readonly described: Fixture;
  readonly target: Target;
  readonly options: RecordOptions;
}

async function recordAll(
  { scenarios, routes, described, target, options }: Recording,
  io: Pick<Io, "stdout" | "stderr">,
): Promise<number> {
  const fixture = await withServer(target.name, () => fixtureAsServed(target, described));
  checkActors(fixture);
  await inFolder(options.folder, async () => makeFolder(options.folder));
  await write(options.folder, "fixture.json", `${JSON.stringify(fixture, null, 2)}\n`);
  const settle_milliseconds = options.settle ?? (target.patienceMilliseconds > 0 ? FOREIGN_SETTLE : 0);
  const names = fileNames(scenarios, ".jsonl");
  let whole = 0;
  for (const [index, { scenario }] of scenarios.entries()) {
    if (target.limit?.ended !== undefined) break;
    if (io.stderr.isTTY === true) io.stderr.write(progressLine(index, scenarios.length, scenario.name));
    const recording = await recordOnServer(scenario, { target, routes, fixture, settle_milliseconds });
    const name = names[index] ?? "";
    await write(options.folder, name, recording.lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    if (io.stderr.isTTY === true) io.stderr.write(ERASE_LINE);
    io.stdout.write(`${reportLine(scenario.name, recording, join(options.folder, name))}\n`);
    if (recording.halted === undefined) whole += 1;
  }
  io.stdout.write(`recorded: ${whole} of ${scenarios.length} scenarios to their end\n`);
  return whole === scenarios.length ? EXIT.ok : EXIT.halted;
}

function reportLine(name: string, { requests, events, halted }: ScenarioRecording, file: string): string {
  const counts = `${name}: ${requests} requests, ${events} events, in ${file}`;
  return halted === undefined ? counts : `${counts}; not to its end: ${halted}`;
}

/** The realm that all scenarios begin with: the one given, or the one that they bring themselves. */
async function fixtureOf(options: RecordOptions, scenarios: readonly ScenarioFile[]): Promise<Fixture> {
  const { fixtureFile } = options;
  if (fixtureFile !== undefined) return readFixtureFile(fixtureFile);
  const brought = new Map(scenarios.map(({ scenario }) => [JSON.stringify(scenario.fixture ?? {}), scenario.fixture]));
  if (brought.size <= 1) return brought.values().next().value ?? {};
  throw new UsageProblem(
    "The scenarios begin with different realms: record them separately, or give one with --fixture FILE.",
  );
}

/** The realm with the keys of a credentials file, so that a replay can act as these accounts, too. */
function withKeys(fixture: Fixture, accounts: readonly Account[]): Fixture {
  const keys = new Map(accounts.map(({ email, api_key }) => [email.toLowerCase(), { email, api_key }]));
  const known = (fixture.users ?? []).map((user) => ({ ...user, ...keys.get(user.email.toLowerCase()) }));
  const names = new Set(known.map(({ email }) => email.toLowerCase()));
  const others = [...keys].filter(([email]) => !names.has(email)).map(([, account]) => account);
  const users = [...known, ...others];
  return users.length === 0 ? fixture : { ...fixture, users };
}

function checkActors(fixture: Fixture): void {
  const names = actorsOf(fixture).map(({ name }) => name);
  if (names.length === 0) {
    throw new UsageProblem("No account can act: none has a key, neither in the fixture nor by --credentials FILE.");
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw new UsageProblem(
    `Two accounts are called ${JSON.stringify(twice)} before the @; recordings could not tell them.`,
  );
}

/** Does what needs the server; a server that cannot be used is a problem of the command line. */
async function withServer<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (problem) {
    const isEnd = problem instanceof TargetProblem || problem instanceof RunEnded;
    throw isEnd ? new UsageProblem(`${name}: ${problem.message}.`) : problem;
  }
}

/** The realm with what only the server knows of it: its feature level and, where it tells them, the keys. */
async function fixtureAsServed(target: Target, described: Fixture): Promise<Fixture> {
  let fixture = described;
  try {
    // A shared server is not changed: building the realm on it would be recorded, too.
    await target.reset(target.lacks === undefined ? described : undefined);
    fixture = withListedKeys(described, (await target.control({ method: "GET", path: "" })).body);
  } catch (problem) {
    if (!(problem instanceof NotSupported)) throw problem;
  }
  return { ...fixture, ...(await fixtureOfServer(target, fixture)) };
}

/** The realm with the keys that a control plane lists. A realm without accounts has one owner. */
function withListedKeys(fixture: Fixture, listed: unknown): Fixture {
  const accounts = accountsIn(listed);
  if (fixture.users !== undefined && fixture.users.length > 0) return withKeys(fixture, accounts);
  return { ...fixture, users: accounts.map((account) => ({ ...account, full_name: "Owner", role: "owner" })) };
}

/** The feature level of the server, and its address where the realm names none. */
async function fixtureOfServer(target: Target, fixture: Fixture): Promise<Pick<Fixture, "feature_level" | "realm">> {
  const { body } = await target.call({ as: null, method: "GET", path: "/server_settings", parameters: {} });
  const { realm_uri: url } = objectOf(body);
  const feature_level = serverLevel(body);
  if (typeof feature_level === "number") {
    return { feature_level, realm: { ...(typeof url === "string" ? { url } : {}), ...fixture.realm } };
  }
  throw new UsageProblem(`${target.name}: ${feature_level.problem}.`);
}

async function write(folder: string, name: string, text: string): Promise<void> {
  await inFolder(folder, () => writeFile(join(folder, name), text));
}

async function inFolder(folder: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new UsageProblem(`The recordings cannot be written to ${folder}: ${fileProblem(error)}.`);
  }
}

const RECORD_OPTIONS = {
  url: { value: "URL" },
  out: { value: "DIR" },
  fixture: { value: "FILE" },
  credentials: { value: "FILE" },
  settle: { value: "MILLISECONDS" },
};

/** A minute: no user waits longer for an event. */
const LONGEST_SETTLE = 60_000;

/** What is to be recorded, of which server, and where the recordings go. */
interface RecordOptions {
  /** Scenario files, and folders of them; one at least. */
  readonly paths: readonly string[];
  readonly url: string;
  /** The folder that gets the recordings and their fixture. */
  readonly folder: string;
  /** The realm of the server; by default that of the scenarios. */
  readonly fixtureFile: string | undefined;
  /** Keys of accounts, in addition to those of the fixture. */
  readonly credentialsFile: string | undefined;
  /** How long events may take, in milliseconds; by default as long as such a server needs. */
  readonly settle: number | undefined;
}

/**
 * Reads the arguments of `record`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
function readRecordOptions(args: readonly string[]): RecordOptions {
  const { values, rest } = readArguments(args, RECORD_OPTIONS);
  const { url, out, settle } = values;
  if (rest.length === 0) throw new UsageProblem("record needs a scenario file, or a folder of them.");
  if (url === undefined) throw new UsageProblem("record needs the address of the server: --url URL.");
  addressIn("--url", url);
  if (out === undefined) throw new UsageProblem("record needs a folder for the recordings: --out DIR.");
  return {
    paths: rest,
    url,
    folder: out,
    fixtureFile: values["fixture"],
    credentialsFile: values["credentials"],
    settle: settle === undefined ? undefined : wholeNumberIn("--settle", settle, 0, LONGEST_SETTLE),
  };
}
