/** The fault plan of a simulator while it is in force. */
import type { FaultName, FaultPlan, FaultRule } from "../../model/fixture/fault-plan";
import type { Realm } from "../../model/realm/realm";
import { readings } from "../readings";
import { checkedFaultPlan } from "./check-fault-plan";
import { freshTallies, type RequestFacts, type RuleTally, strike, takeTurn, type Turn } from "./strike";
import { usualLimit } from "./usual-limit";

/** A rule of the plan, and how often it was applied. */
export interface RuleReport {
  /** The name of the rule, or its place: `rules[0]`. */
  readonly name: string;
  readonly fault: FaultName;
  readonly struck: number;
}

/** The faults of a simulator. */
export interface Faults {
  /**
   * Replaces the plan with another one; its counters begin at 0.
   *
   * @throws FixtureProblem with one sentence that names the path of the first mistake; the old plan then stays
   */
  plan(plan: FaultPlan): readonly RuleReport[];
  /** The rules of the plan in their order. */
  readonly rules: readonly RuleReport[];
  /** Ends all faults and rate limits; answers that a fault delays in virtual time arrive immediately. */
  clear(): void;
}

/** Whether a request can pass, and what its answer says about the limits. */
export type TurnTaken = Pick<Turn, "retry_after" | "headers">;

/** What the transports need of the plan. */
export interface FaultCell {
  readonly faults: Faults;
  /** Replaces the plan with a checked one. */
  begin(plan: FaultPlan): void;
  /** Releases the delayed answers. */
  forget(): void;
  /** Whether a rule or a limit can affect any request. */
  isOn(): boolean;
  /** The rule that strikes a request, with its name. */
  strike(request: RequestFacts): { readonly rule: FaultRule; readonly name: string } | undefined;
  /**
   * Counts a request of an account against the rate limits of the plan; if none is for the account, against the usual
   * limit of servers, which every request passes.
   */
  takeTurn(account: string | null, now: number): TurnTaken;
}

const faultsOf = readings<Pick<Faults, "rules">>(["rules"]);

const NO_PLAN: FaultPlan = Object.freeze({});

/**
 * The faults of a simulator. It starts without a plan.
 *
 * @param onEnd - called when all faults have ended
 */
export function faultCell(realm: () => Realm, onEnd: () => void): FaultCell {
  let plan = NO_PLAN;
  let tallies: readonly RuleTally[] = [];
  let passed = new Map<string, readonly number[]>();
  const usual = usualLimit();
  const reports = (): RuleReport[] => reportsOf(plan, tallies);
  const begin = (next: FaultPlan): void => {
    plan = next;
    tallies = freshTallies(next);
    passed = new Map();
    usual.clear();
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
    forget: onEnd,
    isOn: () => (plan.rules ?? []).length > 0 || (plan.rate_limits ?? []).length > 0,
    strike: (request) => {
      const struck = strike(plan, tallies, request);
      tallies = struck.tallies;
      const rule = struck.index === undefined ? undefined : plan.rules?.[struck.index];
      return rule === undefined ? undefined : { rule, name: nameOf(rule, struck.index ?? 0) };
    },
    takeTurn: (account, now) => {
      const limits = (plan.rate_limits ?? []).filter((limit) => (limit.account?.toLowerCase() ?? account) === account);
      if (limits.length === 0) return { retry_after: undefined, headers: usual.count(account, now) };
      const turn = takeTurn(limits, passed.get(account ?? "") ?? [], now);
      passed.set(account ?? "", turn.passed);
      return turn;
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
