/** The command `campaign`: tries a client in any language, over HTTP and by lines of JSON. */
import { writeFile } from "node:fs/promises";
import {
  beginningOf,
  CAMPAIGN_FIXTURE,
  type CampaignReport,
  LIVED_ON,
  tryPlans,
} from "../conformance/campaign/campaign";
import type { Draw } from "../conformance/campaign/draw";
import { actsOnce, backOffKept } from "../conformance/campaign/laws";
import { SURVIVABLE_FAULTS } from "../conformance/campaign/plan";
import {
  type Beginning,
  type Finding,
  play,
  type PlayedRun,
  type Subject,
  Unplayable,
} from "../conformance/campaign/play";
import type { PlanStep } from "../conformance/campaign/plan";
import { projections } from "../conformance/campaign/truth";
import { type Surroundings, worldOf } from "../conformance/campaign/world";
import { UNKNOWN } from "../testing/client-state/state";
import { createRealm } from "../model/fixture/create-realm";
import { FixtureProblem } from "../model/fixture/fixture-problem";
import { checkedFixture } from "../server/checked-fixture";
import { failedResponse } from "../server/envelope";
import { type HttpServer, serveHttp } from "../server/http-server";
import { UsageProblem } from "./arguments";
import { type CampaignCommandOptions, readCampaignOptions } from "./campaign-options";
import { ClientProblem, type ClientProcess, startClient } from "./client-process";
import { type ClientView, clientView } from "./client-view";
import { argumentsOf } from "./drawn-arguments";
import type { Io } from "./io";
import { fileProblem, readJsonFile } from "./read-json-file";

/** The client survived, or it did not. */
const EXIT = { survived: 0, broken: 1 } as const;

/** How many times longer a client has to do nothing to be taken for at rest, where something was found. */
const PATIENCE = 5;

/** How long a counterexample may be made shorter, in seconds of real time. */
const SHRINK_SECONDS = 60;

const TRUTHS: Subject<ClientProcess>["truths"] = {
  unread: projections.unread,
  unread_count: projections.unreadCount,
  subscriptions: projections.subscriptions,
  people: projections.people,
  messages: projections.messages,
};

/**
 * Tries a client that a command starts; every plan starts it anew.
 *
 * @returns 0 when it survived all plans, 1 when one of them broke it
 * @throws UsageProblem for arguments, a fixture or a client that cannot be used
 */
export async function campaignCommand(args: readonly string[], io: Io): Promise<number> {
  const options = readCampaignOptions(args);
  try {
    const report = await tried(options);
    return await told(report, options, io);
  } catch (error) {
    if (error instanceof FixtureProblem) throw new UsageProblem(`The fixture cannot be used: ${error.message}`);
    if (error instanceof ClientProblem || error instanceof Unplayable) throw new UsageProblem(error.message);
    throw error;
  }
}

async function tried(options: CampaignCommandOptions): Promise<CampaignReport> {
  const { fixtureFile, runs, steps, seed, account } = options;
  const fixture =
    fixtureFile === undefined ? CAMPAIGN_FIXTURE : checkedFixture(await readJsonFile(fixtureFile, "fixture"));
  const realm = createRealm(fixture);
  const begin = (runSeed: number): Beginning => beginningOf({ account, catch_up_seconds: 900 }, realm, runSeed);
  checkAccount(() => begin(seed));
  const first = await startClient(options.clientCommand, options.timeoutSeconds, () => new Promise(() => undefined));
  first.end();
  const acts = new Map<string, (draw: Draw) => unknown>();
  for (const [name, kinds] of Object.entries(first.introduction.acts)) acts.set(name, argumentsOf(name, kinds, realm));
  const parts = { acts, faults: options.faults ?? SURVIVABLE_FAULTS, sleeps: true, operations: [null, ...LIVED_ON] };
  const served = await serveOneByOne();
  const view = clientView(options, Object.keys(TRUTHS));
  try {
    const playOnce = async (beginning: Beginning, plan: readonly PlanStep[]): Promise<PlayedRun> => {
      const played = await playOver(served, options, view, beginning, plan);
      if (played.findings.every(isSilence)) return played;
      // What a busy machine made slow looks like a mistake; a client that is given more time makes it again, or not.
      const patient = { ...options, quietMilliseconds: options.quietMilliseconds * PATIENCE };
      return playOver(served, patient, view, beginning, plan);
    };
    return await tryPlans({ runs, steps, seed, fixture, parts, begin, playOnce, isLate: lateAfter(SHRINK_SECONDS) });
  } finally {
    await served.server.close();
  }
}

function checkAccount(begin: () => Beginning): void {
  try {
    begin();
  } catch (error) {
    throw error instanceof RangeError ? new UsageProblem(`--${error.message}`) : error;
  }
}

/** A client that shows nothing was given its time already. */
function isSilence({ kind, name }: Finding): boolean {
  return kind === "rest" && name === "view";
}

/** Says whether so much time has passed since it was first asked. */
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
  const nobody = async (): Promise<Response> => failedResponse(503, "No run is being played.");
  const handle = (request: Request): Promise<Response> => served.answer(request);
  const server = await serveHttp({ port: 0, host: "127.0.0.1", handle });
  const served: Served = { server, answer: nobody };
  return served;
}

async function playOver(
  served: Served,
  options: CampaignCommandOptions,
  view: ClientView,
  beginning: Beginning,
  plan: readonly PlanStep[],
): Promise<PlayedRun> {
  let surroundings: Surroundings | undefined;
  const sleep = (seconds: number): Promise<void> => surroundings?.sleep(seconds) ?? Promise.resolve();
  const client = await startClient(options.clientCommand, options.timeoutSeconds, sleep);
  let asksFirst = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    asksFirst = resolve;
    setTimeout(resolve, options.timeoutSeconds * 1000).unref();
  });
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, options.quietMilliseconds));
  try {
    return await play(remoteSubject(client, view), beginning, plan, (sim, account, draw) => {
      const world = worldOf(sim, account, draw, { url: served.server.url, turn: pause, quiet_turns: 1, begun });
      surroundings = world.surroundings;
      const { fetch } = surroundings;
      served.answer = (request) => {
        asksFirst();
        return fetch(request);
      };
      return world;
    });
  } finally {
    client.end();
  }
}

function remoteSubject(client: ClientProcess, look: ClientView): Subject<ClientProcess> {
  let view: Promise<Readonly<Record<string, unknown>>> | undefined;
  return {
    start: ({ url, email, api_key, now }) => {
      client.tell({ do: "start", url, email, api_key, now: now() });
      return client;
    },
    act: (_client, act, value, mark) => client.ask({ do: "act", act, with: value, mark }, 24 * 3600),
    view: async (_client, name) => {
      view ??= look(client);
      const shown = await view;
      return Object.hasOwn(shown, name) ? shown[name] : UNKNOWN;
    },
    truths: TRUTHS,
    laws: [actsOnce(), backOffKept()],
  };
}

async function told(report: CampaignReport, { outFile, seed }: CampaignCommandOptions, io: Io): Promise<number> {
  const { runs, struck, counterexample } = report;
  const faults = Object.entries(struck).map(([fault, times]) => `${fault} ${times}`);
  if (counterexample === undefined) {
    const plans = runs === 1 ? "1 plan" : `${runs} plans`;
    const strikes = faults.length === 0 ? "none" : faults.join(", ");
    io.stdout.write(`The client survived ${plans} from seed ${seed}. Faults that struck: ${strikes}.\n`);
    return EXIT.survived;
  }
  io.stdout.write(
    `Plan ${runs} from seed ${seed} breaks the client; made short it has ${counterexample.steps.length} steps.\n`,
  );
  io.stdout.write(counterexample.trace);
  const scenario = `${JSON.stringify(counterexample.scenario, null, 2)}\n`;
  if (outFile === undefined) {
    io.stdout.write(`As a scenario, for replay:\n${scenario}`);
    return EXIT.broken;
  }
  try {
    await writeFile(outFile, scenario);
  } catch (error) {
    throw new UsageProblem(`The scenario cannot be written to ${outFile}: ${fileProblem(error)}.`);
  }
  io.stdout.write(`The scenario is in ${outFile}.\n`);
  return EXIT.broken;
}
