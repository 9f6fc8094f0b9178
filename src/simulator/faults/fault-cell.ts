/** The fault plan of a simulator while it is in force: what of it has struck, and who is still to be told what. */
import type { FaultName, FaultPlan, FaultRule } from "../../model/fixture/fault-plan";
import type { Realm } from "../../model/realm/realm";
import { checkedFaultPlan } from "./check-fault-plan";
import { readings } from "../readings";
import { takeTurn, type Turn } from "./rate-limits";
import { freshTallies, strike, type RequestFacts, type RuleTally } from "./strike";

/** A rule of the plan, and how often it struck; 0 for one that never did. */
export interface RuleReport {
  /** The rule's own name, or its place: `rules[0]`. */
  readonly name: string;
  readonly fault: FaultName;
  readonly struck: number;
}

/** The faults of a simulator. */
export interface Faults {
  /**
   * Puts a plan in the place of the one before; its counters begin at nothing.
   *
   * @throws FixtureProblem with one sentence that names the path of the first mistake; the old plan then stays
   */
  plan(plan: FaultPlan): readonly RuleReport[];
  /** The rules of the plan in their order. */
  readonly rules: readonly RuleReport[];
  /** Ends all faults and rate limits; answers that a fault delays in virtual time come at once. */
  clear(): void;
}

/** What the simulator's answers ask of the plan. */
export interface FaultCell {
  readonly faults: Faults;
  /** Puts a plan that was checked in the place of the one before. */
  begin(plan: FaultPlan): void;
  /** Drops what is still to be told of restarts, and lets go what is delayed. */
  forget(): void;
  /** Whether any request can meet anything. */
  isOn(): boolean;
  /** The rule that strikes a request, with its name. */
  strike(request: RequestFacts): { readonly rule: FaultRule; readonly name: string } | undefined;
  /** Counts a request of an account against the rate limits; undefined where there are none for it. */
  takeTurn(whose: () => string | null, now: number): Turn | undefined;
  /** Notes the accounts whose queues are gone with a restart, once for each queue. */
  queuesGone(userIds: readonly number[]): void;
  /** Whether an account that registers is one that is to be told of a restart; it is told once for each queue. */
  isToldOfRestart(userId: number): boolean;
}

const faultsOf = readings<Pick<Faults, "rules">>(["rules"]);

const NO_PLAN: FaultPlan = Object.freeze({});

/**
 * The faults of a simulator; without a plan at first.
 *
 * @param onEnd - called when all faults have ended
 */
export function faultCell(realm: () => Realm, onEnd: () => void): FaultCell {
  let plan = NO_PLAN;
  let tallies: readonly RuleTally[] = [];
  let passed = new Map<string, readonly number[]>();
  let gone: number[] = [];
  const reports = (): RuleReport[] => reportsOf(plan, tallies);
  const begin = (next: FaultPlan): void => {
    plan = next;
    tallies = freshTallies(next);
    passed = new Map();
  };
  return {
    faults: faultsOf(
      {
        plan: (given: FaultPlan) => {
          begin(checkedFaultPlan(given, realm()));
          return reports();
        },
        clear: () => {
          begin(NO_PLAN);
          onEnd();
        },
      },
      { rules: reports },
    ),
    begin,
    forget: () => {
      gone = [];
      onEnd();
    },
    isOn: () => (plan.rules ?? []).length > 0 || (plan.rate_limits ?? []).length > 0 || gone.length > 0,
    strike: (request) => {
      const struck = strike(plan, tallies, request);
      tallies = struck.tallies;
      const rule = struck.index === undefined ? undefined : plan.rules?.[struck.index];
      return rule === undefined ? undefined : { rule, name: nameOf(rule, struck.index ?? 0) };
    },
    takeTurn: (whose, now) => {
      const all = plan.rate_limits ?? [];
      const account = all.length === 0 ? null : whose();
      const limits = all.filter((limit) => (limit.account?.toLowerCase() ?? account) === account);
      if (limits.length === 0) return undefined;
      const turn = takeTurn(limits, passed.get(account ?? "") ?? [], now);
      passed.set(account ?? "", turn.passed);
      return turn;
    },
    queuesGone: (userIds) => {
      gone = [...gone, ...userIds];
    },
    isToldOfRestart: (userId) => {
      const place = gone.indexOf(userId);
      if (place !== -1) gone.splice(place, 1);
      return place !== -1;
    },
  };
}

function reportsOf({ rules = [] }: FaultPlan, tallies: readonly RuleTally[]): RuleReport[] {
  return rules.map((rule, index) => ({
    name: nameOf(rule, index),
    fault: rule.fault,
    struck: tallies[index]?.struck ?? 0,
  }));
}

function nameOf(rule: FaultRule, index: number): string {
  return rule.name ?? `rules[${index}]`;
}
