/** What a client does at one moment: its requests that are under way, and the timers that it waits for. */
import type { Simulator } from "../simulator/simulator";
import type { ClientRequest } from "./client-request";

/** So many requests at one moment are a loop. */
export const MAX_REQUESTS_AT_ONCE = 200;

/** A request that is under way. */
export interface Flight {
  readonly request: ClientRequest;
  /** Ends the server's side. */
  readonly hangUp: () => void;
  readonly fail: (error: unknown) => void;
}

/** What changes while a client runs. */
export interface Activity {
  count: number;
  /** How often the client has begun to sleep. */
  sleeps: number;
  requestsLeft: number;
  isEnded: boolean;
  readonly requests: ClientRequest[];
  readonly flights: Set<Flight>;
  connection: AbortController | undefined;
  readonly timers: Set<Timer>;
  /** Throws when the campaign has ended. */
  readonly check: () => void;
}

export interface Timer {
  readonly at: number;
  readonly wake: () => void;
  /** Of a time limit; undefined for a sleep. */
  readonly signal?: AbortSignal;
  /** The request that the time limit is for. */
  flight?: Flight;
}

/** Nothing has happened yet. */
export function noActivity(): Omit<Activity, "check"> {
  return {
    count: 0,
    sleeps: 0,
    requestsLeft: MAX_REQUESTS_AT_ONCE,
    isEnded: false,
    requests: [],
    flights: new Set(),
    connection: undefined,
    timers: new Set(),
  };
}

export function nextTimer({ timers }: Activity, withTimeouts: boolean): number | undefined {
  let first: number | undefined;
  for (const { at, signal } of timers) {
    if ((withTimeouts || signal === undefined) && (first === undefined || at < first)) first = at;
  }
  return first;
}

export function slept(activity: Activity, at: number): Promise<void> {
  activity.sleeps += 1;
  return new Promise((resolve) => {
    activity.timers.add({ at, wake: resolve });
  });
}

export function timeLimit({ timers, isEnded }: Activity, at: number): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  // The error is created only when the time is over: that takes longer than the rest.
  const end = (): void => controller.abort(new DOMException("The time limit of the request is over.", "TimeoutError"));
  if (!isEnded) timers.add({ at, signal, wake: end });
  return signal;
}

/** The time limit that a signal belongs to. It is kept here and not passed on: to join signals is slow. */
export function timeLimitOf({ timers }: Activity, signal: AbortSignal | null | undefined): Timer | undefined {
  if (signal === undefined || signal === null) return undefined;
  for (const timer of timers) if (timer.signal === signal) return timer;
  return undefined;
}

export function wake(activity: Activity, timer: Timer): void {
  activity.timers.delete(timer);
  activity.count += 1;
  activity.requestsLeft -= 1;
  timer.wake();
  const { flight, signal } = timer;
  if (flight === undefined || !activity.flights.delete(flight)) return;
  flight.hangUp();
  flight.fail(signal?.reason);
}

export function wakeDue(sim: Simulator, activity: Activity): void {
  for (const timer of activity.timers) if (timer.at <= sim.clock.now) wake(activity, timer);
}
