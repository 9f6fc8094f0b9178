/** The command `campaign`: tests a client in any language, over HTTP and by lines of JSON. */
import { beginningOf, NEEDED_OPERATIONS } from "../campaign/campaign";
import type { CampaignReport } from "../campaign/campaign-options";
import { defaultFixture } from "../campaign/defaults";
import { SURVIVABLE_FAULTS } from "../campaign/plan";
import { type Beginning, type Finding, type PlayedRun, Unplayable } from "../campaign/run";
import { type PlayOnce, tryPlans } from "../campaign/try-plans";
import { createRealm } from "../model/fixture/create-realm";
import type { Fixture } from "../model/fixture/fixture";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { CallProblem } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import { checkedFixture } from "../server/control-acts";
import { type Limit, RunEnded } from "../targets/limit";
import type { Random } from "../testing/arbitraries/random";
import { UsageProblem } from "./arguments";
import { type Patience, playOver, serveOneByOne, TRUTHS } from "./campaign-client";
import { type CampaignCommandOptions, readCampaignOptions } from "./campaign-options";
import { campaignProgressLine } from "./campaign-progress";
import { reported } from "./campaign-result";
import { ClientProblem, startClient } from "./client-process";
import { clientView } from "./client-view";
import { argumentsOf } from "./generated-arguments";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
import { readJsonFile } from "./read-json-file";

/** On a busy machine a slow client looks like a wrong one: what is found has to happen again with more patience. */
const HASTY: Patience = { quiet: 1, polling: 1 / 8 };
const PATIENT: Patience = { quiet: 5, polling: 5 };
/** For the shortest plan, before it is reported. */
const MOST_PATIENT: Patience = { quiet: 25, polling: 25 };

/** How long a counterexample may be made shorter, in seconds of real time. */
const SHRINK_SECONDS = 60;

/**
 * Tests a client that a command starts; every plan starts it again. A signal ends the campaign with what was found.
 *
 * @returns 0 when it survived all plans, 1 when one of them broke it
 * @throws UsageProblem for arguments, a fixture or a client that cannot be used
 */
export async function campaignCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readCampaignOptions(args);
  try {
    return await reported(await tried(options, io), options, io);
  } catch (error) {
    if (error instanceof FixtureProblem) throw new UsageProblem(`The fixture cannot be used: ${error.message}`);
    if (error instanceof ClientProblem || error instanceof Unplayable) throw new UsageProblem(error.message);
    if (error instanceof RunEnded) throw new UsageProblem("The campaign ended before a plan was played.");
    throw error;
  }
}

async function tried(options: CampaignCommandOptions, io: Io): Promise<CampaignReport> {
  const { fixtureFile, seed, account, joins } = options;
  const fixture =
    fixtureFile === undefined ? defaultFixture(joins) : checkedFixture(await readJsonFile(fixtureFile, "fixture"));
  const realm = createRealm(fixture);
  const begin = (runSeed: number): Beginning => beginningOf({ account, joins, catch_up_seconds: 900 }, realm, runSeed);
  checkAccount(() => begin(seed));
  const limit = operatorLimit(io, { seconds: options.seconds });
  try {
    return await triedWithin(options, io, { fixture, realm, begin, limit });
  } finally {
    limit.close();
  }
}

/** What a campaign begins with. */
interface Begun {
  readonly fixture: Fixture;
  readonly realm: Realm;
  readonly begin: (runSeed: number) => Beginning;
  readonly limit: Limit;
}

async function triedWithin(
  options: CampaignCommandOptions,
  io: Io,
  { fixture, realm, begin, limit }: Begun,
): Promise<CampaignReport> {
  const { runs, steps, seed, jobs } = options;
  const never = () => new Promise<void>(() => undefined);
  const first = await limit.within((signal) =>
    startClient(options.clientCommand, options.timeoutSeconds, never, signal),
  );
  first.end();
  const acts = new Map<string, (random: Random) => unknown>();
  for (const [name, kinds] of Object.entries(first.introduction.acts)) acts.set(name, argumentsOf(name, kinds, realm));
  const parts = {
    ...{ acts, actions: [], faults: options.faults ?? SURVIVABLE_FAULTS, sleeps: true, joins: options.joins },
    operations: [null, ...NEEDED_OPERATIONS],
  };
  // Each plan that is played at the same time as others has a server of its own.
  const free = await Promise.all(Array.from({ length: Math.min(jobs, runs) }, serveOneByOne));
  const all = [...free];
  const view = clientView(options, Object.keys(TRUTHS));
  const playOnce: PlayOnce = async (beginning, plan, how) => {
    const served = free.pop();
    if (served === undefined) throw new Error("There are more plans than servers.");
    const play = (patience: Patience): Promise<PlayedRun> =>
      limit.within((signal) => playOver(served, options, patience, view, beginning, plan, how, signal));
    try {
      if (how?.watch === true) return await play(MOST_PATIENT);
      const played = await play(HASTY);
      return played.findings.every(isSilence) ? played : await play(PATIENT);
    } finally {
      free.push(served);
    }
  };
  const { onProgress, end } = campaignProgressLine(io);
  try {
    const limits = {
      isLate: lateAfter(SHRINK_SECONDS),
      limit,
      onProgress,
      jobs: free.length,
      isRepeated: true,
    };
    return await tryPlans({ runs, steps, seed, fixture, parts, begin, playOnce, ...limits });
  } finally {
    end();
    await Promise.all(all.map(({ server }) => server.close()));
  }
}

function checkAccount(begin: () => Beginning): void {
  try {
    begin();
  } catch (error) {
    if (error instanceof RangeError) throw new UsageProblem(`--${error.message}`);
    if (error instanceof CallProblem) throw new UsageProblem(error.message.replace(/^campaign: /u, "--"));
    throw error;
  }
}

/** A client that shows nothing has had its time already. */
function isSilence({ kind, name }: Finding): boolean {
  return kind === "idle" && name === "view";
}

/** Says whether so much time has passed since the first call. */
function lateAfter(seconds: number): () => boolean {
  let begun: number | undefined;
  return () => {
    begun ??= performance.now();
    return performance.now() - begun > seconds * 1000;
  };
}
