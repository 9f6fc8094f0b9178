/** Counts requests against rate limits. Pure: it depends only on the limits, the times of earlier requests and now. */
import type { RateLimit } from "../../model/fixture/fault-plan";

/** Whether a request can pass, and what its answer says about the limits. */
export interface Turn {
  /** Seconds after which the next request can pass; undefined when this one passes. */
  readonly retry_after: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The times of the requests that passed and still count, in UNIX seconds. */
  readonly passed: readonly number[];
}

/**
 * Decides whether a request can pass. Requests that do not pass do not count. Of several limits the answer reports the
 * strictest.
 *
 * @param limits - the limits of the account, at least one
 * @param before - the times of the account's earlier requests that passed, in UNIX seconds, ascending
 */
export function takeTurn(limits: readonly RateLimit[], before: readonly number[], now: number): Turn {
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const recent = before.filter((at) => at <= now && at > now - longest);
  const waits = limits.map((limit) => secondsToWait(limit, recent, now));
  const retry_after = Math.max(...waits);
  const passed = retry_after > 0 ? recent : [...recent, now];
  const left = limits.map(({ requests, seconds }) => requests - countSince(passed, now - seconds));
  const remaining = Math.max(0, Math.min(...left));
  const strictest = limits[left.indexOf(Math.min(...left))];
  const newest = passed.at(-1) ?? now;
  const reset = retry_after > 0 ? now + retry_after : newest + (strictest?.seconds ?? 0);
  return {
    retry_after: retry_after > 0 ? retry_after : undefined,
    headers: {
      "x-ratelimit-limit": String(strictest?.requests ?? 0),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-reset": String(reset),
    },
    passed,
  };
}

function countSince(times: readonly number[], after: number): number {
  return times.filter((at) => at > after).length;
}

/** 0 when the limit leaves room for one more. */
function secondsToWait({ requests, seconds }: RateLimit, recent: readonly number[], now: number): number {
  const within = recent.filter((at) => at > now - seconds);
  const blocking = within[within.length - requests];
  return blocking === undefined ? 0 : blocking + seconds - now;
}
