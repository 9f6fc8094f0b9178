/** The fault plan of a simulator while it is in force, and what faults do to a realm. */
import { trimmedLog } from "../../model/changes/events/event-queues";
import type { HashMap } from "../../model/collections/hash-map";
import type { FaultName, FaultPlan, FaultRule } from "../../model/fixture/fault-plan";
import { ALL_USERS, eventFor } from "../../model/outcome/audience";
import { withEventsLogged } from "../../model/outcome/transition";
import { withFields } from "../../model/realm/change";
import type { EventMade } from "../../protocol/events/events";
import type { EventQueue } from "../../model/realm/event-queue";
import { frozen } from "../../model/realm/freeze";
import type { Realm } from "../../model/realm/realm";
import { has } from "../../model/rules/realm/feature-level";
import { serverVersion } from "../../model/views/registration/server-state";
import { readings } from "../readings";
import { checkedFaultPlan } from "./check-fault-plan";
import { freshTallies, type RequestFacts, type RuleTally, strike, takeTurn, type Turn } from "./strike";

/** The realm without an event queue. */
export function withoutQueue(realm: Realm, queueId: string): Realm {
  if (!realm.queues.has(queueId)) return realm;
  return trimmedLog(withFields(realm, { queues: realm.queues.delete(queueId) }));
}

/** The realm after a restart of its server: accounts and messages stay, all queues are removed. */
export function withoutQueues(realm: Realm): Realm {
  let queues: HashMap<string, EventQueue> = realm.queues;
  for (const queue of realm.queues.values()) queues = queues.delete(queue.queue_id);
  return trimmedLog(withFields(realm, { queues }));
}

/** The realm in which a queue begins with a restart event, if the queue receives such events. */
export function withRestartEvent(realm: Realm, queueId: string): Realm {
  const queue = realm.queues.get(queueId);
  if (queue === undefined || queue.event_types?.includes("restart") === false) return realm;
  const restarted = { id: queue.next_event_id, event: eventFor(ALL_USERS, restartEvent(realm)), returned: false };
  const next = withFields(queue, {
    pending: frozen([...queue.pending, restarted]),
    next_event_id: queue.next_event_id + 1,
  });
  return withFields(realm, { queues: realm.queues.set(queueId, next) });
}

/** The realm that asks every client to reload; at levels without an event for this, it restarts. */
export function withReloadEvent(realm: Realm): Realm {
  const event: EventMade = has(realm, "serversRequestReload")
    ? { type: "web_reload_client", immediate: true }
    : restartEvent(realm);
  return withEventsLogged(realm, [eventFor(ALL_USERS, event)]);
}

function restartEvent(realm: Realm): EventMade {
  const reload = has(realm, "serversRequestReload") ? {} : { immediate: true };
  return { type: "restart", ...serverVersion(realm), server_generation: realm.now, ...reload };
}

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

/** What the transports need of the plan. */
export interface FaultCell {
  readonly faults: Faults;
  /** Replaces the plan with a checked one. */
  begin(plan: FaultPlan): void;
  /** Drops the restart events that are still to be sent, and releases the delayed answers. */
  forget(): void;
  /** Whether a rule or a limit can affect any request. */
  isOn(): boolean;
  /** The rule that strikes a request, with its name. */
  strike(request: RequestFacts): { readonly rule: FaultRule; readonly name: string } | undefined;
  /** Counts a request of an account against the rate limits; undefined if no limit is for the account. */
  takeTurn(whose: () => string | null, now: number): Turn | undefined;
  /** Notes the accounts whose queues a restart removed, once for each queue. */
  queuesGone(userIds: readonly number[]): void;
  /**
   * Whether the next queue of an account starts with a restart event: true once for each queue that a restart removed.
   */
  takesRestartEvent(userId: number): boolean;
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
  let removed: number[] = [];
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
      removed = [];
      onEnd();
    },
    isOn: () => (plan.rules ?? []).length > 0 || (plan.rate_limits ?? []).length > 0 || removed.length > 0,
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
      removed = [...removed, ...userIds];
    },
    takesRestartEvent: (userId) => {
      const place = removed.indexOf(userId);
      if (place !== -1) removed.splice(place, 1);
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
