/** What surrounds a client in this process: a watched fetch, and a virtual clock that it can sleep by. */
import { ConnectionFault } from "../../simulator/faults/connection-fault";
import type { FetchLike } from "../../simulator/fetch-transport";
import type { Simulator } from "../../simulator/simulator";
import { begunRequest, type ClientRequest } from "./client-request";
import type { Draw } from "./draw";

/** What a client is started with. */
export interface Surroundings {
  /** The address of the server, without a slash at the end; the fetch takes no other. */
  readonly url: string;
  readonly fetch: FetchLike;
  readonly email: string;
  readonly api_key: string;
  /** UNIX seconds of the virtual clock. */
  readonly now: () => number;
  /** Resolves when the virtual clock has moved on by so many seconds. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** In place of Math.random: the same plan draws the same. */
  readonly random: () => number;
}

/** The surroundings of one client in one run, as whoever tries it moves them. */
export interface World {
  readonly surroundings: Surroundings;
  readonly requests: readonly ClientRequest[];
  readonly begun: Promise<void>;
  /** Resolves when the client has done all that it can do at this moment. @throws NeverRests */
  settle(): Promise<void>;
  /** Moves the clock on, stopping wherever the client or an answer waits for a moment. @throws NeverRests */
  advance(seconds: number): Promise<void>;
  /**
   * Lets the client's machine sleep: its connections are gone afterwards.
   *
   * @param onCut - called when they are gone and the clock has not moved yet
   * @throws NeverRests
   */
  sleepThrough(seconds: number, onCut?: () => void): Promise<void>;
  /** The next moment that the client sleeps until, in UNIX seconds; undefined when it does not. */
  nextTimer(): number | undefined;
  /** The requests that are not answered. */
  unanswered(): readonly ClientRequest[];
  /** Cuts the client off for good. */
  end(): void;
}

/** The client goes on and on at one moment. */
export class NeverRests extends Error {
  override readonly name = "NeverRests";
}

/** So many requests at one moment are a loop. */
const MAX_REQUESTS_AT_ONCE = 200;

interface Flight {
  readonly request: ClientRequest;
  /** Ends the server's side. */
  readonly hangUp: () => void;
  readonly fail: (error: unknown) => void;
}

/** What changes while a client runs. */
interface Activity {
  count: number;
  requestsLeft: number;
  isEnded: boolean;
  readonly requests: ClientRequest[];
  readonly flights: Set<Flight>;
  connection: AbortController | undefined;
  readonly timers: Set<{ readonly at: number; readonly wake: () => void }>;
}

/** Why a request of the client ended; made once, since it is costly to make. */
const GONE = new Error("The client is gone.");

const forEver = (): Promise<never> => new Promise(() => undefined);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How a client is reached, and how one notices that it is at rest. */
export interface Reach {
  readonly url: string;
  /** Resolves when a client that still does something would have shown it. */
  readonly turn: () => Promise<void>;
  /** So many turns without a sign of the client mean that it is at rest. */
  readonly quiet_turns: number;
  /** Resolves when a client that was started has had the time to ask something. */
  readonly begun?: Promise<void>;
}

/** A client in this process: what it does at one moment it does within a few turns of the event loop. */
const IN_PROCESS: Reach = { url: "http://realm.test", turn, quiet_turns: 2 };

/** The surroundings of a client of an account of a simulator. */
export function worldOf(
  sim: Simulator,
  account: { email: string; api_key: string },
  draw: Draw,
  reach: Reach = IN_PROCESS,
): World {
  const activity: Activity = {
    count: 0,
    requestsLeft: MAX_REQUESTS_AT_ONCE,
    isEnded: false,
    requests: [],
    flights: new Set(),
    connection: undefined,
    timers: new Set(),
  };
  const surroundings: Surroundings = {
    url: reach.url,
    fetch: watchedFetch(sim, activity),
    ...account,
    now: () => sim.clock.now,
    sleep: (seconds) => (activity.isEnded ? forEver() : slept(activity, sim.clock.now + Math.ceil(seconds))),
    random: () => draw.share(),
  };
  const settle = (): Promise<void> => settled(sim, activity, reach);
  return {
    surroundings,
    requests: activity.requests,
    begun: reach.begun ?? Promise.resolve(),
    settle,
    advance: (seconds) => advanced(sim, activity, reach, sim.clock.now + seconds),
    sleepThrough: async (seconds, onCut = () => undefined) => {
      const cut = [...activity.flights];
      activity.flights.clear();
      for (const { hangUp } of cut) hangUp();
      await turn();
      onCut();
      sim.clock.advance({ seconds });
      for (const { fail } of cut) fail(new ConnectionFault("lost"));
      await settle();
    },
    nextTimer: () => nextTimer(activity),
    unanswered: () => Array.from(activity.flights, ({ request }) => request),
    end: () => {
      activity.isEnded = true;
      for (const { hangUp } of activity.flights) hangUp();
      activity.flights.clear();
      activity.timers.clear();
    },
  };
}

async function advanced(sim: Simulator, activity: Activity, reach: Reach, target: number): Promise<void> {
  for (;;) {
    const next = earliest([nextTimer(activity), sim.delayedUntil]);
    if (next === undefined || next >= target) break;
    sim.clock.advanceTo(Math.max(next, sim.clock.now));
    await settled(sim, activity, reach);
  }
  sim.clock.advanceTo(target);
  await settled(sim, activity, reach);
}

function nextTimer({ timers }: Activity): number | undefined {
  return earliest(Array.from(timers, ({ at }) => at));
}

function earliest(moments: readonly (number | undefined)[]): number | undefined {
  let first: number | undefined;
  for (const moment of moments) if (moment !== undefined && (first === undefined || moment < first)) first = moment;
  return first;
}

function slept(activity: Activity, at: number): Promise<void> {
  return new Promise((resolve) => {
    activity.timers.add({ at, wake: resolve });
  });
}

async function settled(sim: Simulator, activity: Activity, reach: Reach): Promise<void> {
  activity.requestsLeft = MAX_REQUESTS_AT_ONCE;
  for (let quiet = 0; quiet < reach.quiet_turns;) {
    const before = activity.count;
    for (const timer of activity.timers) {
      if (timer.at > sim.clock.now) continue;
      activity.timers.delete(timer);
      activity.count += 1;
      activity.requestsLeft -= 1;
      timer.wake();
    }
    await reach.turn();
    quiet = activity.count === before ? quiet + 1 : 0;
    if (activity.requestsLeft <= 0) throw new NeverRests(loopText(activity.requests));
  }
}

function loopText(requests: readonly ClientRequest[]): string {
  const last = requests.at(-1);
  const asked =
    last === undefined ? "its timers" : `${last.method} ${last.path}, last answered ${requests.at(-2)?.status}`;
  return `The client never comes to rest: at one moment it goes on with ${asked}.`;
}

/** All that waits goes through one connection, until that is cut: a new one takes longer to make than a request. */
function connectionOf(activity: Activity): AbortController {
  if (activity.connection === undefined || activity.connection.signal.aborted)
    activity.connection = new AbortController();
  return activity.connection;
}

function watchedFetch(sim: Simulator, activity: Activity): FetchLike {
  return (input, init) => {
    if (activity.isEnded || activity.requestsLeft <= 0) return forEver();
    const request = begunRequest(sim.clock.now, input, init);
    activity.count += 1;
    activity.requestsLeft -= 1;
    activity.requests.push(request);
    return new Promise((resolve, reject) => {
      const waits = request.method === "GET" && request.path === "/events" ? connectionOf(activity) : undefined;
      const flight: Flight = {
        request,
        hangUp: () => waits?.abort(GONE),
        fail: (error) => {
          activity.count += 1;
          request.ended_at = sim.clock.now;
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      activity.flights.add(flight);
      const own = input instanceof Request ? input.signal : undefined;
      const signals = [init?.signal, own, waits?.signal].filter((signal) => signal !== undefined && signal !== null);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      sim.fetch(input, signal === undefined ? init : { ...init, signal }).then(
        (response) => {
          if (!activity.flights.delete(flight)) return;
          activity.count += 1;
          request.ended_at = sim.clock.now;
          request.status = response.status;
          const wait = response.headers.get("retry-after");
          if (wait !== null) request.retry_after = Number(wait);
          resolve(response);
        },
        (error: unknown) => {
          if (activity.flights.delete(flight)) flight.fail(error);
        },
      );
    });
  };
}
