/**
 * Decides which rule of a fault plan strikes a request. Pure: it depends only on the plan, its counters and the
 * request.
 */
import type { FaultPlan, FaultRule } from "../../model/fixture/fault-plan";
import { fitsPath } from "./fits-path";

/** The facts of a request that a rule can name. */
export interface RequestFacts {
  /** The operation's identifier; null where the request leads to none. */
  readonly operation: string | null;
  readonly method: string;
  /** Below `/api/v1`. */
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
export interface Strike {
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
      (rule.share === undefined || lot(plan.seed ?? 1, place, met) < rule.share);
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
    (rule.fault !== "lose_queue" || request.queue_id !== null)
  );
}

/** A number from 0 to 1 that depends only on the seed, the rule and how many requests it has matched. */
function lot(seed: number, rule: number, met: number): number {
  const place = Math.imul(rule + 1, 0xc2b2ae35) ^ Math.imul(met + 1, 0x27d4eb2f);
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ place;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
