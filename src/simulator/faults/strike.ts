/** Which rule of a fault plan strikes a request. */
import { lazy } from "../../data/lazy";
import type { FaultPlan, FaultRule, RateLimit } from "../../model/fixture/fault-plan";
import { SECOND_FRACTION } from "../../protocol/limits";
import { routes } from "../../wire/route";
import { limitHeaders } from "./usual-limit";

/** Whether a path of a rule fits a path: segment by segment, where `{name}` in either matches any segment. */
export function fitsPath(one: string, other: string): boolean {
  const [ours, theirs] = [one.split("/"), other.split("/")];
  if (ours.length !== theirs.length) return false;
  const isOpen = (segment: string): boolean => /^\{\w+\}$/.test(segment);
  return ours.every((segment, index) => {
    const opposite = theirs[index] ?? "";
    return segment === opposite || isOpen(segment) || isOpen(opposite);
  });
}

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
    retry_after: retry_after > 0 ? retry_after - SECOND_FRACTION : undefined,
    headers: limitHeaders(strictest?.requests ?? 0, remaining, reset),
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

/** The facts of a request that a rule can name. */
export interface RequestFacts {
  /** The operation's identifier; null where the request leads to none. */
  readonly operation: string | null;
  readonly method: string;
  /** The path, below `/api/v1`. */
  readonly path: string;
  /** The address in the credentials, in lower case; null without any. */
  readonly account: string | null;
  /** The name of the client program. */
  readonly client: string;
  /** The queue that the request names. */
  readonly queue_id: string | null;
  /** UNIX seconds of the virtual clock. */
  readonly now: number;
}

/** How many requests a rule matched, and how often it struck. */
export interface RuleTally {
  readonly met: number;
  readonly struck: number;
}

/** The index of the rule that strikes, and the counters afterwards. */
interface Strike {
  readonly index: number | undefined;
  readonly tallies: readonly RuleTally[];
}

/** The counters before the first request. */
export function freshTallies(plan: FaultPlan): readonly RuleTally[] {
  return (plan.rules ?? []).map(() => ({ met: 0, struck: 0 }));
}

/**
 * Finds the rule that strikes a request: the first rule in order that matches it and whose turn it is. Every rule that
 * matches the request counts it, whichever rule strikes.
 */
export function strike(plan: FaultPlan, tallies: readonly RuleTally[], request: RequestFacts): Strike {
  let index: number | undefined;
  const after = (plan.rules ?? []).map((rule, place): RuleTally => {
    const { met, struck } = tallies[place] ?? { met: 0, struck: 0 };
    if (!meets(rule, request)) return { met, struck };
    const isTurn =
      index === undefined &&
      met + 1 >= (rule.nth ?? 1) &&
      struck < (rule.times ?? Infinity) &&
      (rule.share === undefined || shareOf(plan.seed ?? 1, place, met) < rule.share);
    if (isTurn) index = place;
    return { met: met + 1, struck: struck + (isTurn ? 1 : 0) };
  });
  return { index, tallies: after };
}

function meets(rule: FaultRule, request: RequestFacts): boolean {
  const { operation, method, path, account, client, from, until } = rule;
  return (
    (operation === undefined || operation === request.operation) &&
    (method === undefined || method.toUpperCase() === request.method) &&
    (path === undefined || fitsPath(path, request.path)) &&
    (account === undefined || account.toLowerCase() === request.account) &&
    (client === undefined || client === request.client) &&
    (from === undefined || request.now >= from) &&
    (until === undefined || request.now < until) &&
    (rule.fault !== "lose_queue" || rule.all === true || request.queue_id !== null) &&
    (rule.fault !== "realm_deactivated" || needsAccount(request.operation))
  );
}

/** The operations that answer callers without an account. */
const OPEN_OPERATIONS = lazy(
  (): ReadonlySet<string> => new Set(routes().flatMap(({ id, access }) => (access.open === undefined ? [] : [id]))),
);

function needsAccount(operation: string | null): boolean {
  return operation !== null && !OPEN_OPERATIONS().has(operation);
}

/** A number from 0 to 1 that depends only on the seed, the rule and how many requests it has matched. */
function shareOf(seed: number, rule: number, met: number): number {
  const place = Math.imul(rule + 1, 0xc2b2ae35) ^ Math.imul(met + 1, 0x27d4eb2f);
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ place;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
