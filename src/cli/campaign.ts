/** The command `campaign`: tests a client in any language, over HTTP and by lines of JSON. */
import { writeFile } from "node:fs/promises";
import { beginningOf, NEEDED_OPERATIONS } from "../conformance/campaign/campaign";
import { type PlayOnce, tryPlans } from "../conformance/campaign/try-plans";
import { CAMPAIGN_FIXTURE, DEFAULT_VIEWS } from "../conformance/campaign/defaults";
import type { CampaignReport } from "../conformance/campaign/campaign-options";
import type { Random } from "../conformance/campaign/random";
import type { Law } from "../conformance/campaign/laws";
import { SURVIVABLE_FAULTS } from "../conformance/campaign/plan";
import {
  type Beginning,
  type Finding,
  type PlayedRun,
  type PlayOptions,
  type Subject,
  Unplayable,
} from "../conformance/campaign/run";
import { play } from "../conformance/campaign/play";
import type { PlanStep } from "../conformance/campaign/plan-step";
import { triedText } from "../conformance/campaign/tried";
import type { Sign } from "../conformance/campaign/idle";
import { type Surroundings, worldOf } from "../conformance/campaign/world";
import type { CampaignTrace } from "../testing/trace/trace-file";
import { saveCampaignTrace } from "../testing/trace/save-trace";
import { UNKNOWN } from "../testing/client-state/state";
import { createRealm } from "../model/fixture/create-realm";
import { FixtureProblem } from "../model/fixture/fixture-basics";
import { checkedFixture } from "../server/control-acts";
import { failedResponse } from "../server/envelope";
import { type HttpServer, serveHttp } from "../server/http-server";
import { platformRequest, type ServedRequest } from "../server/served-request";
import { UsageProblem } from "./arguments";
import { type CampaignCommandOptions, readCampaignOptions } from "./campaign-options";
import { progressLine } from "./campaign-progress";
import { ClientProblem, type ClientProcess, startClient } from "./client-process";
import { type ClientView, clientView } from "./client-view";
import { argumentsOf } from "./generated-arguments";
import type { Io } from "./io";
import { fileProblem, readJsonFile } from "./read-json-file";

/** The client survived, or it did not. */
const EXIT = { survived: 0, broken: 1 } as const;

/** How long the client may do nothing before it counts as quiet, as parts of `--quiet-milliseconds`. */
interface Patience {
  readonly quiet: number;
  /** While it only waits for events: most clients have then done what they had to do. */
  readonly polling: number;
}

/** On a busy machine a slow client looks like a wrong one: what is found has to happen again with more patience. */
const HASTY: Patience = { quiet: 1, polling: 1 / 8 };
const PATIENT: Patience = { quiet: 5, polling: 5 };
/** For the shortest plan, before it is reported. */
const MOST_PATIENT: Patience = { quiet: 25, polling: 25 };

/** How long a counterexample may be made shorter, in seconds of real time. */
const SHRINK_SECONDS = 60;

/** The views that a client can show, by names in the form of the interface: `unread_count`. */
const TRUTHS: Subject<ClientProcess>["truths"] = Object.fromEntries(
  Object.entries(DEFAULT_VIEWS).map(([name, truth]) => [
    name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    truth,
  ]),
);

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
    throw error;
  }
}

async function tried(options: CampaignCommandOptions, io: Io): Promise<CampaignReport> {
  const { fixtureFile, runs, steps, seed, account, jobs } = options;
  const fixture =
    fixtureFile === undefined ? CAMPAIGN_FIXTURE : checkedFixture(await readJsonFile(fixtureFile, "fixture"));
  const realm = createRealm(fixture);
  const begin = (runSeed: number): Beginning => beginningOf({ account, catch_up_seconds: 900 }, realm, runSeed);
  checkAccount(() => begin(seed));
  const first = await startClient(options.clientCommand, options.timeoutSeconds, () => new Promise(() => undefined));
  first.end();
  const acts = new Map<string, (random: Random) => unknown>();
  for (const [name, kinds] of Object.entries(first.introduction.acts)) acts.set(name, argumentsOf(name, kinds, realm));
  const parts = {
    ...{ acts, actions: [], faults: options.faults ?? SURVIVABLE_FAULTS, sleeps: true },
    operations: [null, ...NEEDED_OPERATIONS],
  };
  // Each plan that is played at the same time as others has a server of its own.
  const free = await Promise.all(Array.from({ length: Math.min(jobs, runs) }, serveOneByOne));
  const all = [...free];
  const view = clientView(options, Object.keys(TRUTHS));
  const stop = new AbortController();
  const playOnce: PlayOnce = async (beginning, plan, how) => {
    const served = free.pop();
    if (served === undefined) throw new Error("There are more plans than servers.");
    try {
      if (how?.watch === true) {
        const patience = stop.signal.aborted ? PATIENT : MOST_PATIENT;
        return await playOver(served, options, patience, view, beginning, plan, how);
      }
      const played = await playOver(served, options, HASTY, view, beginning, plan, how);
      if (played.findings.every(isSilence)) return played;
      return await playOver(served, options, PATIENT, view, beginning, plan, how);
    } finally {
      free.push(served);
    }
  };
  void io.untilStopped().then(() => stop.abort());
  const { onProgress, end } = progressLine(io);
  try {
    const limits = {
      isLate: lateAfter(SHRINK_SECONDS),
      signal: stop.signal,
      onProgress,
      jobs: free.length,
      ...(options.seconds === undefined ? {} : { seconds: options.seconds }),
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
    throw error instanceof RangeError ? new UsageProblem(`--${error.message}`) : error;
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

/** A server whose requests go to the client's surroundings of the run that is being played. */
interface Served {
  readonly server: HttpServer;
  answer: (request: Request) => Promise<Response>;
}

async function serveOneByOne(): Promise<Served> {
  const noRun = async (): Promise<Response> => failedResponse(503, "No run is being played.");
  const handle = (request: ServedRequest): Promise<Response> => served.answer(platformRequest(request));
  const server = await serveHttp({ port: 0, host: "127.0.0.1", handle });
  const served: Served = { server, answer: noRun };
  return served;
}

async function playOver(
  served: Served,
  options: CampaignCommandOptions,
  patience: Patience,
  view: ClientView,
  beginning: Beginning,
  plan: readonly PlanStep[],
  how: PlayOptions = {},
): Promise<PlayedRun> {
  let surroundings: Surroundings | undefined;
  const sleep = (seconds: number, isTimeLimit: boolean): Promise<void> => {
    if (!isTimeLimit) return surroundings?.sleep(seconds) ?? Promise.resolve();
    return new Promise((resolve) => surroundings?.timeout(seconds).addEventListener("abort", () => resolve()));
  };
  const client = await startClient(options.clientCommand, options.timeoutSeconds, sleep);
  let asksFirst = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    asksFirst = resolve;
    setTimeout(resolve, options.timeoutSeconds * 1000).unref();
  });
  const turn = quietTurn(options.quietMilliseconds, patience);
  const surround: typeof worldOf = (sim, account, random) => {
    const world = worldOf(sim, account, random, { url: served.server.url, turn, quiet_turns: 1, begun });
    surroundings = world.surroundings;
    const { fetch } = surroundings;
    served.answer = (request) => {
      asksFirst();
      return fetch(request);
    };
    return world;
  };
  try {
    return await play(remoteSubject(client, view, options.laws), beginning, plan, { ...how, surround });
  } finally {
    client.end();
  }
}

/** Waits until the client does something, or has been quiet for long enough. */
function quietTurn(quietMilliseconds: number, { quiet, polling }: Patience): (look: () => Sign) => Promise<void> {
  return async (look) => {
    const { count } = look();
    const began = performance.now();
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const sign = look();
      const limit = quietMilliseconds * (sign.isPolling ? polling : quiet);
      if (sign.count !== count || performance.now() - began >= limit) return;
    }
  };
}

function remoteSubject(
  client: ClientProcess,
  look: ClientView,
  laws: readonly Law<ClientProcess>[],
): Subject<ClientProcess> {
  let seen: { readonly at: number; readonly view: Promise<Readonly<Record<string, unknown>>> } | undefined;
  let looks = 0;
  return {
    start: ({ url, email, api_key, now }) => {
      client.tell({ do: "start", url, email, api_key, now: now() });
      return client;
    },
    act: (_client, act, value, mark) => client.ask({ do: "act", act, with: value, mark }, 24 * 3600),
    view: async (_client, name) => {
      // The views are requested in their order; the client shows all of them together.
      const at = Math.floor(looks / Object.keys(TRUTHS).length);
      looks += 1;
      if (seen?.at !== at) seen = { at, view: look(client) };
      const shown = await seen.view;
      return Object.hasOwn(shown, name) ? shown[name] : UNKNOWN;
    },
    truths: TRUTHS,
    laws,
  };
}

async function reported(report: CampaignReport, options: CampaignCommandOptions, io: Io): Promise<number> {
  const { runs, struck, tried: met, seconds, limit, counterexample } = report;
  const { outFile, traceFile, seed } = options;
  if (counterexample === undefined) {
    const plans = runs === 1 ? "1 plan" : `${runs} plans`;
    const strikes = Object.entries(struck).map(([fault, times]) => `${fault} ${times}`);
    const ended = limit === "seconds" ? "; its time was over" : limit === "signal" ? "; it was ended early" : "";
    io.stdout.write(
      `The client survived ${plans} from seed ${seed} in ${Math.round(seconds)} s${ended}. Faults that were applied: ${strikes.join(", ") || "none"}.\n`,
    );
    io.stdout.write(`What was tried:\n${triedText(met)}`);
    return EXIT.survived;
  }
  io.stdout.write(
    `Plan ${runs} from seed ${seed} breaks the client; made short it has ${counterexample.steps.length} steps.\n`,
  );
  io.stdout.write(counterexample.trace);
  if (traceFile !== undefined) {
    await writeTrace(traceFile, counterexample.diagram);
    io.stdout.write(`The run is in ${traceFile}.\n`);
  }
  if (outFile === undefined) {
    io.stdout.write(`As a scenario, for replay:\n${JSON.stringify(counterexample.scenario, null, 2)}\n`);
    return EXIT.broken;
  }
  await write(outFile, "scenario", counterexample.scenario);
  io.stdout.write(`The scenario is in ${outFile}.\n`);
  return EXIT.broken;
}

/** As a page that shows a sequence diagram, or as JSON for a file that is called so. */
async function writeTrace(file: string, diagram: CampaignTrace): Promise<void> {
  if (file.endsWith(".json")) return write(file, "trace", diagram);
  try {
    await saveCampaignTrace(diagram, file);
  } catch (error) {
    throw new UsageProblem(`The trace cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}

async function write(file: string, what: string, value: object): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    throw new UsageProblem(`The ${what} cannot be written to ${file}: ${fileProblem(error)}.`);
  }
}
