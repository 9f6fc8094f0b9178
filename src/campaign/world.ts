/** What surrounds a client: a watched fetch, and a virtual clock that it can wait by. */
import { CallProblem } from "../model/outcome/call-problem";
import { ConnectionFault } from "../simulator/faults/faulty-answers";
import type { FetchLike } from "../simulator/fetch-transport";
import type { Simulator } from "../simulator/simulator";
import type { Random } from "../testing/arbitraries/random";
import { type Activity, nextTimer, noActivity, slept, timeLimit } from "./activity";
import type { ClientRequest } from "./client-request";
import { IN_PROCESS, type Reach, settled } from "./idle";
import { forEver, watchedFetch } from "./watched-fetch";

/** The account whose client is tested. */
export interface ClientAccount {
  readonly user_id: number;
  readonly email: string;
  readonly api_key: string;
}

/** The environment that a client is started with. */
export interface Surroundings {
  /** The base URL of the server, without a slash at the end. The fetch function accepts no other. */
  readonly url: string;
  readonly fetch: FetchLike;
  readonly email: string;
  readonly api_key: string;
  /** Returns the time of the virtual clock, in UNIX seconds. */
  readonly now: () => number;
  /** Resolves when the virtual clock has advanced by this number of seconds. */
  readonly sleep: (seconds: number) => Promise<void>;
  /** Returns a signal for one fetch. It is aborted when the virtual clock has advanced by this number of seconds. */
  readonly timeout: (seconds: number) => AbortSignal;
  /** Replaces `Math.random`. The same plan has the same numbers. */
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
   * @throws NeverIdle
   */
  settle(isAsked?: boolean): Promise<void>;
  /** Advances the clock, and stops wherever the client or an answer waits for a moment. @throws NeverIdle */
  advance(seconds: number): Promise<void>;
  /** Lets the client's machine sleep: its connections are lost afterwards. @throws NeverIdle */
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

/** A client that waits notices a heartbeat before it looks at the next timer: heartbeats come within this time. */
const LONGEST_STRIDE_SECONDS = 30;

/** The surroundings of a client of an account of a simulator. */
export function worldOf(
  sim: Simulator,
  account: () => ClientAccount,
  random: Random,
  reach: Reach = IN_PROCESS,
  check: () => void = () => undefined,
): World {
  const activity = { ...noActivity(), check };
  const surroundings: Surroundings = {
    url: reach.url,
    fetch: watchedFetch(sim, activity),
    get email() {
      return account().email;
    },
    get api_key() {
      return account().api_key;
    },
    now: () => sim.clock.now,
    sleep: (seconds) => {
      const at = sim.clock.now + wholeSeconds("sleep", seconds);
      return activity.isEnded ? forEver() : slept(activity, at);
    },
    timeout: (seconds) => timeLimit(activity, sim.clock.now + wholeSeconds("timeout", seconds)),
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
      await new Promise((resolve) => setImmediate(resolve));
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

/** @throws CallProblem unless the seconds are a finite number */
function wholeSeconds(name: string, seconds: number): number {
  if (Number.isFinite(seconds)) return Math.ceil(seconds);
  throw new CallProblem(`${name}: expected a number of seconds, received ${String(seconds)}.`);
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

function earliest(moments: readonly (number | undefined)[]): number | undefined {
  let first: number | undefined;
  for (const moment of moments) if (moment !== undefined && (first === undefined || moment < first)) first = moment;
  return first;
}
