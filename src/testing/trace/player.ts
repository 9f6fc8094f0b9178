import type { AnyFaultRule, FaultPlan, FaultRule } from "../../model/fixture/fault-plan";
import { checkObject, checkRealm } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import type { Outcome } from "../../model/views/outcome";
import { answerWireRequest } from "../../simulator/answer-wire-request";
import { simulatorOf } from "../../simulator/create-simulator";
import type { JournalEntry } from "../../simulator/journal";
import type { Simulator } from "../../simulator/simulator";
import { partsOf } from "../../simulator/simulator-parts";
import type { StepCall } from "../../simulator/step-log";

/** A step with all its results. */
export interface PlayedStep {
  readonly call: StepCall;
  /** The states before and after; they share what did not change. */
  readonly before: Realm;
  after: Realm;
  /** The accepted outcomes, in order: mostly one, more when the step woke polls. */
  readonly outcomes: Outcome[];
  /** The outcome of a typed call or of a move of the clock. */
  outcome?: Outcome | undefined;
  /** The answer of a request; missing while it waits. */
  entry?: JournalEntry;
  /** The number of the later step, from 1, in which a request that waited was answered; absent for other steps. */
  answered_in?: number;
  /** Why a call threw an error, in a sentence. */
  problem?: string;
}

/** Plays steps on a simulator of its own, one after the other. */
export interface Player {
  readonly steps: readonly PlayedStep[];
  take(call: StepCall): Promise<PlayedStep>;
  realm(): Realm;
}

/** After how many turns of microtasks a request is answered or waits, at most. */
const MICROTASKS = 12;

/** A player that begins with a state and a fault plan. */
export function player(start: Realm, plan: FaultPlan = {}): Player {
  checkRealm("player", start);
  checkObject("player", plan);
  const simulator = simulatorOf(start, withoutRealTime(plan), { validate: false, onUnhandledRequest: "bypass" });
  const parts = partsOf(simulator);
  if (parts === undefined) throw new Error("A simulator has parts.");
  const steps: PlayedStep[] = [];
  const ends = new Map<number, AbortController>();
  parts.observe = (outcome) => steps.at(-1)?.outcomes.push(outcome);

  const request = async (step: PlayedStep, call: Extract<StepCall, { kind: "request" }>): Promise<void> => {
    const end = new AbortController();
    ends.set(steps.length - 1, end);
    // Faults reject, and waiting polls are answered by later steps.
    new Promise((resolve) => resolve(answerWireRequest(parts.cell, call.request, end.signal))).catch(() => undefined);
    const logged = parts.steps
      .log()
      .steps.findLast((one) => one.call.kind === "request" && one.call.request === call.request);
    for (let turn = 0; turn < MICROTASKS && logged?.entry === undefined; turn += 1) await Promise.resolve();
    // The first entry is used: the simulator replaces those of old requests by others without answers.
    let entry = logged?.entry;
    Object.defineProperty(step, "entry", { get: () => (entry ??= logged?.entry), enumerable: true });
  };
  const waiting = new Set<PlayedStep>();
  const noteAnswers = async (): Promise<void> => {
    for (let turn = 0; turn < MICROTASKS && waiting.size > 0; turn += 1) await Promise.resolve();
    for (const one of waiting) {
      if (one.entry === undefined) continue;
      one.answered_in = steps.length;
      waiting.delete(one);
    }
  };
  return {
    steps,
    realm: () => simulator.snapshot(),
    take: async (call) => {
      const before = simulator.snapshot();
      const step: PlayedStep = { call, before, after: before, outcomes: [] };
      steps.push(step);
      try {
        if (call.kind === "request") await request(step, call);
        else if (call.kind === "hang_up") ends.get(call.step)?.abort();
        else step.outcome = plainStep(simulator, call);
      } catch (error) {
        step.problem = error instanceof Error ? error.message : String(error);
      }
      await noteAnswers();
      if (call.kind === "request" && step.entry === undefined) waiting.add(step);
      step.after = simulator.snapshot();
      return step;
    },
  };
}

/** Takes a step that is not a request: the outcome of a call or of a move of the clock. */
export function plainStep(
  simulator: Simulator,
  call: Exclude<StepCall, { kind: "request" | "hang_up" }>,
): Outcome | undefined {
  switch (call.kind) {
    case "call": {
      const calls: Readonly<Record<string, (...args: unknown[]) => Outcome>> = Object(simulator.asUser(call.user_id));
      return calls[call.operation]?.(call.params, call.origin);
    }
    case "clock":
      return simulator.clock.advanceTo(call.to);
    case "accept_invitation":
      return simulator.acceptInvitation(call.params);
    case "deactivate_realm":
      return simulator.deactivateRealm();
    case "reactivate_realm":
      return simulator.reactivateRealm();
    case "push_relay":
      return simulator.answerPushRegistration(call.params);
    case "answer_webhook": {
      const { id, ...answer } = call.params;
      return simulator.answerWebhook(id, answer);
    }
    case "faults":
      simulator.faults.plan(withoutRealTime(call.plan));
      return undefined;
    case "restore":
    case "function":
      simulator.restore(call.realm);
      return undefined;
  }
}

/** A plan whose delays pass in virtual time only. */
function withoutRealTime(plan: FaultPlan): FaultPlan {
  const rules = (plan.rules ?? []).map((rule): FaultRule => {
    if (rule.fault !== "delay") return rule;
    const { real_seconds: _real, seconds = 0, ...others }: AnyFaultRule = rule;
    return { ...others, fault: "delay", seconds };
  });
  return { ...plan, rules };
}
