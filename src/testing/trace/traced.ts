import type { Outcome } from "../../model/views/outcome";
import type { ActorOperations } from "../../simulator/calls/actor-operations";
import { isOutcome, must } from "../../simulator/calls/must";
import type { JournalEntry } from "../../simulator/journal";
import type { Simulator } from "../../simulator/simulator";
import type { SimulatorClock } from "../../simulator/virtual-clock";
import { traceText } from "./trace-of";
import { requestStep, type TracedCall, type TraceStep, traceStep } from "./trace-step";

/** The steps of a simulator since its trace began. */
export interface Trace {
  /** The steps, oldest first. They are stored until the trace is cleared. */
  readonly steps: readonly TraceStep[];
  /** Returns the steps as lines of text. */
  text(): string;
  clear(): void;
}

/** A simulator that records its steps. */
export interface TracedSimulator extends Simulator {
  readonly trace: Trace;
}

/**
 * Returns a simulator that behaves like the given one, and records each step: typed calls, requests, moves of the
 * clock, and calls by `apply`. It does not record direct calls of the given simulator.
 *
 * @throws TypeError if the value is not a simulator
 * @example
 * const watched = traced(sim);
 * watched.as("ann@example.test").getOwnUser();
 * console.log(watched.trace.text());
 */
export function traced(simulator: Simulator): TracedSimulator {
  checkSimulator(simulator);
  const steps: TraceStep[] = [];
  const noted = <Made>(outcome: Made, call?: TracedCall): Made => {
    if (isOutcome(outcome)) steps.push(traceStep(outcome, call));
    return outcome;
  };
  const watched = (actor: ActorOperations): ActorOperations => eachCall(actor, (outcome) => noted(outcome));
  const as = (email: string): ActorOperations => watched(simulator.as(email));
  const asUser = (userId: number): ActorOperations => watched(simulator.asUser(userId));
  const mustGo = (actor: ActorOperations): ReturnType<Simulator["must"]["as"]> => eachCall(actor, must);
  const own: Omit<TracedSimulator, Untouched> = {
    as,
    asUser,
    must: { as: (email) => mustGo(as(email)), asUser: (userId) => mustGo(asUser(userId)) },
    apply: (call) => noted(simulator.apply(call), { operation: "apply", account: null, params: {} }),
    acceptInvitation: (params) =>
      noted(simulator.acceptInvitation(params), { operation: "acceptInvitation", account: null, params }),
    answerPushRegistration: (params) =>
      noted(simulator.answerPushRegistration(params), { operation: "answerPushRegistration", account: null, params }),
    answerWebhook: (request, answer) => {
      const { id } = typeof request === "object" ? request : { id: request };
      const call = { operation: "answerWebhook", account: null, params: { id, ...answer } };
      return noted(simulator.answerWebhook(request, answer), call);
    },
    deactivateRealm: () =>
      noted(simulator.deactivateRealm(), { operation: "deactivateRealm", account: null, params: {} }),
    reactivateRealm: () =>
      noted(simulator.reactivateRealm(), { operation: "reactivateRealm", account: null, params: {} }),
    clock: watchedClock(simulator.clock, noted),
    fetch: watchedFetch(simulator, (step) => steps.push(step)),
    trace: { steps, text: () => traceText(steps), clear: () => void steps.splice(0) },
  };
  return Object.assign(Object.create(simulator), own);
}

/** The members that are not steps, or that only show earlier steps. */
type Untouched = Exclude<
  keyof Simulator,
  | "as"
  | "asUser"
  | "must"
  | "apply"
  | "acceptInvitation"
  | "answerPushRegistration"
  | "answerWebhook"
  | "deactivateRealm"
  | "reactivateRealm"
  | "clock"
  | "fetch"
>;

type Noted = <Made>(outcome: Made, call?: TracedCall) => Made;

/** The same functions, with a change to their results. */
function eachCall<Calls extends object, Result>(calls: object, change: (result: Outcome) => Result): Calls {
  const changed = Object.entries(calls).map(([name, call]) => {
    return [name, (...args: unknown[]) => change(Reflect.apply(call, undefined, args))];
  });
  return Object.fromEntries(changed);
}

function watchedClock(clock: SimulatorClock, noted: Noted): SimulatorClock {
  const moved = (by: string, outcome: ReturnType<SimulatorClock["advance"]>, params: unknown): typeof outcome =>
    noted(outcome, { operation: `clock.${by}`, account: null, params });
  return {
    get now() {
      return clock.now;
    },
    get next() {
      return clock.next;
    },
    advance: (span) => moved("advance", clock.advance(span), span),
    advanceTo: (seconds) => moved("advanceTo", clock.advanceTo(seconds), seconds),
    runToNext: () => moved("runToNext", clock.runToNext(), {}),
    advanceAsync: async (span) => moved("advanceAsync", await clock.advanceAsync(span), span),
  };
}

/** Records requests when they are answered; a poll that waits, when it has an event. */
function watchedFetch(simulator: Simulator, note: (step: TraceStep) => void): Simulator["fetch"] {
  const noted = new WeakSet<JournalEntry>(simulator.journal);
  return async (input, init) => {
    try {
      return await simulator.fetch(input, init);
    } finally {
      for (const entry of simulator.journal) {
        // An entry whose answer was dropped is another object than the one that was noted.
        if (noted.has(entry) || entry.result_dropped === true) continue;
        noted.add(entry);
        note(requestStep(simulator.snapshot(), entry));
      }
    }
  };
}

function checkSimulator(simulator: unknown): void {
  const isOne = typeof simulator === "object" && simulator !== null && "snapshot" in simulator && "clock" in simulator;
  if (!isOne) throw new TypeError("traced: expected a simulator, as createSimulator returns it.");
}
