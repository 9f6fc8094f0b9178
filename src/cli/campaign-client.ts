/** Plays plans with a client of another program: it sends requests over HTTP, and shows its views as lines of JSON. */
import { DEFAULT_VIEWS } from "../campaign/defaults";
import type { Sign } from "../campaign/idle";
import type { Law } from "../campaign/laws";
import type { PlanStep } from "../campaign/plan-step";
import { playPlan } from "../campaign/play";
import type { Beginning, PlayedRun, PlayOptions, Subject } from "../campaign/run";
import { type Surroundings, worldOf } from "../campaign/world";
import { failedResponse } from "../server/envelope";
import { type HttpServer, serveHttp } from "../server/http-server";
import { platformRequest, type ServedRequest } from "../server/served-request";
import { UNKNOWN } from "../testing/client-state/state";
import type { CampaignCommandOptions } from "./campaign-options";
import { type ClientProcess, startClient } from "./client-process";
import type { ClientView } from "./client-view";

/** How long the client may do nothing before it counts as quiet, as parts of `--quiet-milliseconds`. */
export interface Patience {
  readonly quiet: number;
  /** While it only waits for events: most clients have then done what they had to do. */
  readonly polling: number;
}

/** The views that a client can show, by names in the form of the interface: `unread_count`. */
export const TRUTHS: Subject<ClientProcess>["truths"] = Object.fromEntries(
  Object.entries(DEFAULT_VIEWS).map(([name, truth]) => [
    name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    truth,
  ]),
);

/** A server whose requests go to the client's surroundings of the run that is being played. */
interface Served {
  readonly server: HttpServer;
  answer: (request: Request) => Promise<Response>;
}

/** Starts a server, which refuses requests until a run is played on it. */
export async function serveOneByOne(): Promise<Served> {
  const noRun = async (): Promise<Response> => failedResponse(503, "No run is being played.");
  const handle = (request: ServedRequest): Promise<Response> => served.answer(platformRequest(request));
  const server = await serveHttp({ port: 0, host: "127.0.0.1", handle });
  const served: Served = { server, answer: noRun };
  return served;
}

/** Plays a plan with a client that it starts, and ends; the signal ends it before. */
export async function playOver(
  served: Served,
  options: CampaignCommandOptions,
  patience: Patience,
  view: ClientView,
  beginning: Beginning,
  plan: readonly PlanStep[],
  how: PlayOptions = {},
  signal?: AbortSignal,
): Promise<PlayedRun> {
  let surroundings: Surroundings | undefined;
  const sleep = (seconds: number, isTimeLimit: boolean): Promise<void> => {
    if (!isTimeLimit) return surroundings?.sleep(seconds) ?? Promise.resolve();
    return new Promise((resolve) => surroundings?.timeout(seconds).addEventListener("abort", () => resolve()));
  };
  const client = await startClient(options.clientCommand, options.timeoutSeconds, sleep, signal);
  let asksFirst = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    asksFirst = resolve;
    setTimeout(resolve, options.timeoutSeconds * 1000).unref();
  });
  const turn = quietTurn(options.quietMilliseconds, patience);
  const surround: typeof worldOf = (sim, account, random, _reach, check) => {
    const world = worldOf(sim, account, random, { url: served.server.url, turn, quiet_turns: 1, begun }, check);
    surroundings = world.surroundings;
    const { fetch } = surroundings;
    served.answer = (request) => {
      asksFirst();
      return fetch(request);
    };
    return world;
  };
  try {
    const check = (): void => signal?.throwIfAborted();
    return await playPlan(remoteSubject(client, view, options.laws), beginning, plan, { ...how, surround, check });
  } finally {
    client.end();
  }
}

/** A client that sleeps again has done what it woke up for. */
const OF_SLEEPER = 1 / 8;

/** Waits until the client does something, or has been quiet for long enough. */
function quietTurn(quietMilliseconds: number, { quiet, polling }: Patience): (look: () => Sign) => Promise<void> {
  return async (look) => {
    const { count } = look();
    const began = performance.now();
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const sign = look();
      const patience = sign.sleepsAgain ? OF_SLEEPER : sign.isPolling ? polling : quiet;
      const limit = quietMilliseconds * patience;
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
      client.send({ do: "start", url, email, api_key, now: now() });
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
