import type { OperationName } from "../generated/operations";
import type { FaultPlan } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import type { AnswerWebhookParams } from "../model/operations/bots/answer-webhook";
import type { AcceptInvitationParams } from "../model/operations/invitations/accept-invitation";
import type { Origin } from "../model/operations/operation";
import type { AnswerPushRegistrationParams } from "../model/operations/push/answer-push-registration";
import type { Realm } from "../model/realm/realm";
import type { AnyValue } from "../protocol/schema/shapes";
import type { WireRequest } from "../wire/wire-request";
import type { EntryPlace } from "./journal";

/** An action on a simulator, with everything that is needed to repeat it. */
export type StepCall =
  | { readonly kind: "request"; readonly request: WireRequest }
  | {
      readonly kind: "call";
      readonly operation: OperationName;
      readonly user_id: number;
      readonly params: AnyValue;
      readonly origin?: Origin;
    }
  /** `to` is a time in UNIX seconds, so that a move to the next due moment can be repeated. */
  | { readonly kind: "clock"; readonly to: number }
  | { readonly kind: "accept_invitation"; readonly params: AcceptInvitationParams }
  | { readonly kind: "push_relay"; readonly params: AnswerPushRegistrationParams }
  | { readonly kind: "answer_webhook"; readonly params: AnswerWebhookParams }
  | { readonly kind: "deactivate_realm" | "reactivate_realm" }
  | { readonly kind: "faults"; readonly plan: FaultPlan }
  /** The client of a waiting request disconnected; `step` is its index in the log. */
  | { readonly kind: "hang_up"; readonly step: number }
  /** Restores the state after the step with this index (-1: the initial state) if it is known, or any other state. */
  | { readonly kind: "restore"; readonly realm: Realm; readonly step?: number }
  /** A function of the program; only the state after it is known. */
  | { readonly kind: "function"; readonly realm: Realm };

/** A step of a log. The result follows later if a request waits; `entry` is there for a request that was answered. */
export interface LoggedStep extends EntryPlace {
  readonly call: StepCall;
  /** UNIX seconds of the virtual clock when it began. */
  readonly at: number;
  /** `ok` for a typed call that was accepted, otherwise the code of its refusal. */
  result?: string;
}

/** How many steps a log stores at least; at twice as many, it drops the older half. */
export const STEPS_KEPT = 10_000;

/** The steps of a simulator, in order, with the state that it began with: enough to play it again. */
export interface StepLog {
  /** A different number after each reset. */
  readonly id: number;
  /** The state before the first stored step. */
  readonly start: Realm;
  /** The fixture of that state, if no step was dropped and the simulator began with a fixture. */
  readonly fixture: Fixture | undefined;
  /** The fault plan in force then. */
  readonly plan: FaultPlan;
  /** How many older steps were dropped. */
  readonly dropped: number;
  readonly steps: readonly LoggedStep[];
}

/** Writes a step log. */
export interface StepRecorder {
  readonly log: () => StepLog;
  readonly begin: (call: StepCall, realm: Realm) => LoggedStep;
  /** Notes that a program stores the present state and can restore it later. */
  readonly keep: (realm: Realm) => void;
  /** The index of the step after which a stored state was stored. */
  readonly keptAfter: (realm: Realm) => number | undefined;
  readonly restart: (start: Realm, plan: FaultPlan, fixture: Fixture | undefined) => void;
}

/** Begins a step log. Each step costs one small object. */
export function stepRecorder(first: Realm): StepRecorder {
  let log: StepLog & { steps: LoggedStep[] } = emptyLog(0, first);
  /** The state in the middle of the log: when the older half is dropped, the log begins there. */
  let half: { readonly start: Realm; readonly plan: FaultPlan } | undefined;
  let plan: FaultPlan = {};
  const kept = new WeakMap<Realm, { readonly log: number; readonly step: number }>();
  return {
    log: () => log,
    begin: (call, realm) => {
      if (log.steps.length === STEPS_KEPT && half === undefined) half = { start: realm, plan };
      if (log.steps.length >= 2 * STEPS_KEPT && half !== undefined) {
        log = {
          ...log,
          ...half,
          fixture: undefined,
          dropped: log.dropped + STEPS_KEPT,
          steps: log.steps.slice(STEPS_KEPT),
        };
        half = { start: realm, plan };
      }
      if (call.kind === "faults") plan = call.plan;
      const step: LoggedStep = { call, at: realm.now };
      log.steps.push(step);
      return step;
    },
    keep: (realm) => {
      if (kept.get(realm)?.log !== log.id) kept.set(realm, { log: log.id, step: log.dropped + log.steps.length - 1 });
    },
    keptAfter: (realm) => {
      const place = kept.get(realm);
      const step = place === undefined || place.log !== log.id ? undefined : place.step - log.dropped;
      return step === undefined || step < -1 ? undefined : step;
    },
    restart: (start, begun, fixture) => {
      half = undefined;
      plan = begun;
      log = { ...emptyLog(log.id + 1, start), plan, fixture };
    },
  };
}

function emptyLog(id: number, start: Realm): StepLog & { steps: LoggedStep[] } {
  return { id, start, fixture: undefined, plan: {}, dropped: 0, steps: [] };
}
