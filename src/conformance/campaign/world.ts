/** What surrounds a client: a watched fetch, and a virtual clock that it can wait by. */
import { ConnectionFault } from "../../simulator/faults/faulty-answers";
import type { FetchLike } from "../../simulator/fetch-transport";
import type { Simulator } from "../../simulator/simulator";
import { begunRequest, type ClientRequest } from "./client-request";
import type { Random } from "./random";

/** What a client is started with. */
export interface Surroundings {
  /** The address of the server, without a slash at the end; the fetch takes no other. */
  readonly url: string;
  readonly fetch: FetchLike;
  readonly email: string;
  readonly api_key: string;
  /** UNIX seconds of the virtual clock. */
  readonly now: () => number;
  /** Resolves when the virtual clock has advanced by so many seconds. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** A signal for one fetch, which is aborted when the virtual clock has advanced by so many seconds. */
  readonly timeout: (seconds: number) => AbortSignal;
  /** Instead of Math.random: the same plan has the same numbers. */
  readonly random: () => number;
}

/** The surroundings of one client in one run, as a campaign moves them. */
export interface World {
  readonly surroundings: Surroundings;
  readonly requests: readonly ClientRequest[];
  readonly begun: Promise<void>;
  /**
   * Resolves when the client has done all that it can do at this moment.
   *
   * @param isAsked - whether the client has something to do, and not only the realm changed (true)
   * @throws NeverRests
   */
  settle(isAsked?: boolean): Promise<void>;
  /** Advances the clock, and stops wherever the client or an answer waits for a moment. @throws NeverRests */
  advance(seconds: number): Promise<void>;
  /** Lets the client's machine sleep: its connections are lost afterwards. @throws NeverRests */
  sleepThrough(seconds: number): Promise<void>;
  /**
   * The next moment that the client waits for, in UNIX seconds; undefined if it waits for none.
   *
   * @param withTimeouts - whether the time limits of requests count
   */
  nextTimer(withTimeouts?: boolean): number | undefined;
  /** The requests that are not answered. */
  unanswered(): readonly ClientRequest[];
  /** Cuts the client off permanently. */
  end(): void;
}

/** The client never becomes quiet at one moment. */
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
  readonly timers: Set<Timer>;
}

interface Timer {
  readonly at: number;
  readonly wake: () => void;
  /** Of a time limit; undefined for a sleep. */
  readonly signal?: AbortSignal;
  /** The request that the time limit is for. */
  flight?: Flight;
}

/** A client that waits notices a heartbeat before it looks at the next timer: heartbeats come within this time. */
const LONGEST_STRIDE_SECONDS = 30;

/** Why a request of the client ended; created once, since errors are costly to create. */
const GONE = new Error("The client has ended.");

/** Within so many turns of the event loop the simulator has answered. */
const TURNS_OF_AN_ANSWER = 3;

const forEver = (): Promise<never> => new Promise(() => undefined);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a campaign sees of a client. */
export interface Sign {
  /** Grows with everything that the client does, and with everything that it is given. */
  readonly count: number;
  /** Whether it waits for events, and does nothing else that the campaign knows of. */
  readonly isPolling: boolean;
}

/** How a client is reached, and how a campaign notices that it is quiet. */
export interface Reach {
  readonly url: string;
  /** Resolves when a client that still does something would have shown it, or when it has. */
  readonly turn: (look: () => Sign) => Promise<void>;
  /** So many turns without a sign of the client mean that it is quiet. */
  readonly quiet_turns: number;
  /** Resolves when a client that was started has had the time to make a request. */
  readonly begun?: Promise<void>;
}

/** A client in this process does what it does at one moment within a few turns of the event loop. */
const IN_PROCESS: Reach = { url: "http://realm.test", turn, quiet_turns: 2 };

/** The surroundings of a client of an account of a simulator. */
export function worldOf(
  sim: Simulator,
  account: { email: string; api_key: string },
  random: Random,
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
    timeout: (seconds) => timeLimit(activity, sim.clock.now + Math.ceil(seconds)),
    random: () => random.share(),
  };
  const settle = (isAsked = true): Promise<void> => settled(sim, activity, reach, isAsked);
  return {
    surroundings,
    requests: activity.requests,
    begun: reach.begun ?? Promise.resolve(),
    settle,
    advance: (seconds) => advanced(sim, activity, reach, sim.clock.now + seconds),
    sleepThrough: async (seconds) => {
      const cut = [...activity.flights];
      activity.flights.clear();
      for (const { hangUp } of cut) hangUp();
      await turn();
      sim.clock.advance({ seconds });
      for (const { fail } of cut) fail(new ConnectionFault("lost"));
      await settle(cut.length > 0);
    },
    nextTimer: (withTimeouts = true) => nextTimer(activity, withTimeouts),
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
    const next = earliest([nextTimer(activity, true), sim.delayedUntil]);
    if (next === undefined || next >= target) break;
    const stop = Math.min(next, sim.clock.now + LONGEST_STRIDE_SECONDS);
    sim.clock.advanceTo(Math.max(stop, sim.clock.now));
    await settled(sim, activity, reach, false);
  }
  sim.clock.advanceTo(target);
  await settled(sim, activity, reach, false);
}

function nextTimer({ timers }: Activity, withTimeouts: boolean): number | undefined {
  let first: number | undefined;
  for (const { at, signal } of timers) {
    if ((withTimeouts || signal === undefined) && (first === undefined || at < first)) first = at;
  }
  return first;
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

function timeLimit({ timers, isEnded }: Activity, at: number): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const reason = new DOMException("The time limit of the request is over.", "TimeoutError");
  if (!isEnded) timers.add({ at, signal, wake: () => controller.abort(reason) });
  return signal;
}

/** The time limit that a signal belongs to. It is kept here and not passed on: to join signals is slow. */
function timeLimitOf({ timers }: Activity, signal: AbortSignal | null | undefined): Timer | undefined {
  if (signal === undefined || signal === null) return undefined;
  for (const timer of timers) if (timer.signal === signal) return timer;
  return undefined;
}

function wake(activity: Activity, timer: Timer): void {
  activity.timers.delete(timer);
  activity.count += 1;
  activity.requestsLeft -= 1;
  timer.wake();
  const { flight, signal } = timer;
  if (flight === undefined || !activity.flights.delete(flight)) return;
  flight.hangUp();
  flight.fail(signal?.reason);
}

function wakeDue(sim: Simulator, activity: Activity): void {
  for (const timer of activity.timers) if (timer.at <= sim.clock.now) wake(activity, timer);
}

/** Whether an answer or a timer has reached the client. */
async function isReached(sim: Simulator, activity: Activity): Promise<boolean> {
  const { count } = activity;
  wakeDue(sim, activity);
  for (let turns = 0; turns < TURNS_OF_AN_ANSWER; turns += 1) await turn();
  return activity.count !== count;
}

async function settled(sim: Simulator, activity: Activity, reach: Reach, isAsked: boolean): Promise<void> {
  activity.requestsLeft = MAX_REQUESTS_AT_ONCE;
  // A client in another process is not waited for if nothing reaches it.
  if (!isAsked && reach !== IN_PROCESS && !(await isReached(sim, activity))) return;
  let first = isAsked;
  for (let quiet = 0; quiet < reach.quiet_turns;) {
    const before = activity.count;
    wakeDue(sim, activity);
    const hides = first;
    first = false;
    await reach.turn(() => ({ count: activity.count, isPolling: !hides && isPolling(activity) }));
    quiet = activity.count === before ? quiet + 1 : 0;
    if (activity.requestsLeft <= 0) throw new NeverRests(loopText(activity.requests));
  }
}

function isPolling({ flights }: Activity): boolean {
  for (const { request } of flights) if (request.path !== "/events") return false;
  return flights.size > 0;
}

function loopText(requests: readonly ClientRequest[]): string {
  const last = requests.at(-1);
  const asked =
    last === undefined ? "its timers" : `${last.method} ${last.path}, last answered ${requests.at(-2)?.status}`;
  return `The client never becomes quiet: at one moment it goes on with ${asked}. A client pauses by sleep before it tries again.`;
}

/** All polls share one signal until it is aborted: creating a signal takes longer than answering a request. */
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
      const limit = timeLimitOf(activity, init?.signal);
      if (limit !== undefined) limit.flight = flight;
      const ended = (): boolean => {
        if (limit !== undefined) activity.timers.delete(limit);
        return !activity.flights.delete(flight);
      };
      const own = input instanceof Request ? input.signal : undefined;
      const given = limit === undefined ? init?.signal : undefined;
      const signals = [given, own, waits?.signal].filter((signal) => signal !== undefined && signal !== null);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      sim.fetch(input, signal === init?.signal ? init : { ...init, signal: signal ?? null }).then(
        (response) => {
          if (ended()) return;
          activity.count += 1;
          request.ended_at = sim.clock.now;
          request.status = response.status;
          const wait = response.headers.get("retry-after");
          if (wait !== null) request.retry_after = Number(wait);
          resolve(response);
        },
        (error: unknown) => {
          if (!ended()) flight.fail(error);
        },
      );
    });
  };
}
