/** The fetch of a client: each request is recorded, and can be cut off. */
import type { FetchLike } from "../simulator/fetch-transport";
import type { Simulator } from "../simulator/simulator";
import { type Activity, type Flight, timeLimitOf } from "./activity";
import { begunRequest } from "./client-request";

/** Why a request of the client ended; created once, since errors are costly to create. */
const GONE = new Error("The client has ended.");

/** What never ends. */
export const forEver = (): Promise<never> => new Promise(() => undefined);

/** All polls share one signal until it is aborted: creating a signal takes longer than answering a request. */
function connectionOf(activity: Activity): AbortController {
  if (activity.connection === undefined || activity.connection.signal.aborted)
    activity.connection = new AbortController();
  return activity.connection;
}

/** The fetch that a client is given. */
export function watchedFetch(sim: Simulator, activity: Activity): FetchLike {
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
