import { withHeartbeatsPassed } from "../model/changes/events/event-queues";
import { type AdvanceClockResponse, advanceClock, type ClockTarget } from "../model/clock/advance-clock";
import { type DueMoment, nextDue } from "../model/clock/due";
import { createRealm } from "../model/fixture/create-realm";
import type { FaultPlan } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import {
  type AcceptInvitationParams,
  type AcceptInvitationResponse,
  acceptInvitation,
} from "../model/operations/invitations/accept-invitation";
import {
  type AnswerPushRegistrationParams,
  answerPushRegistration,
} from "../model/operations/push/answer-push-registration";
import { answerWebhook } from "../model/operations/bots/answer-webhook";
import { deactivateRealm, reactivateRealm } from "../model/operations/realm/deactivate-realm";
import type { Outbound } from "../model/outcome/transition";
import { addressedEvents, joinedOutcomes, type Outcome } from "../model/outcome/outcome";
import type { Realm } from "../model/realm/realm";
import type { WebhookAnswer } from "../model/rules/bots/webhook-answer";
import { operationAt } from "../wire/handle";
import { answerWireRequest } from "./answer-wire-request";
import type { SimulatorCell } from "./simulator-cell";
import {
  accountByAddress,
  accountById,
  actorCalls,
  type ActorOperations,
  type ActorResponses,
  type CallContext,
} from "./calls/actor-operations";
import {
  ACCEPTED_INVITATION,
  ANSWERED_WEBHOOK,
  checkedFunction,
  checkedOptions,
  checkedParams,
  checkedQueueId,
  checkedSnapshot,
  RELAY_ANSWER,
  type SimulatorOptions,
} from "./calls/checked-arguments";
import { advanceInSteps } from "./advance-in-steps";
import { CallProblem } from "./calls/check-call";
import { spanSeconds, timeSeconds, type TimeSpan } from "./calls/time-span";
import { deliveriesTo, REMEMBERED_EVENTS, type Delivery, type DeliveredEvent } from "./explain-delivery";
import { checkedFaultPlan } from "./faults/check-fault-plan";
import { faultCell, type Faults } from "./faults/fault-cell";
import { heldAnswers } from "./faults/faulty-answers";
import { fetchTransport, onceEach, type Responder, silenceable, unhandledRequests } from "./fetch-transport";
import { fileContents, serveFile } from "./files";
import { emptyJournal, type Journal, type JournalEntry, type Outbox, outboxOf } from "./journal";
import { readings } from "./readings";
import type { RequestHint } from "./request-hints";
import { requestFacts, waitingPolls, type WaitingRequest, waitingRequests, whenSettled } from "./waiting-requests";
import { type StepLog, type StepRecorder, stepRecorder } from "./step-log";
import type { WireRequest } from "../wire/wire-request";

/** The virtual clock of a simulator. */
export interface SimulatorClock {
  /** UNIX seconds. */
  readonly now: number;
  /** What the clock will do next; undefined when nothing is due. */
  readonly next: DueMoment | undefined;
  /**
   * Advances the clock; everything that is due on the way happens at its own moment.
   *
   * @throws CallProblem if the clock would go back, by parts of a second, or too far
   * @example sim.clock.advance({ hours: 1 });
   */
  advance(span: TimeSpan): Outcome<AdvanceClockResponse>;
  /**
   * Advances the clock and lets programs run in between: it waits until all requests are settled, goes to each due
   * moment and each delayed answer on the way, and waits again after each. The outcome has what happened in all of
   * these moves.
   *
   * @throws CallProblem (as a rejection) like `advance`, and if programs set the clock back more than 100 times on its
   *   way
   *
   * ```ts
   * sim.faults.plan({ rules: [{ fault: "delay", seconds: 30 }] });
   * const sending = client.send("hello");
   * await sim.clock.advanceAsync({ seconds: 30 });
   * await sending;
   * ```
   */
  advanceAsync(span: TimeSpan): Promise<Outcome<AdvanceClockResponse>>;
  /**
   * Moves the clock to a time in UNIX seconds.
   *
   * @throws CallProblem like `advance`
   * @example sim.clock.advanceTo(sim.clock.now + 60);
   */
  advanceTo(seconds: number): Outcome<AdvanceClockResponse>;
  /**
   * Moves the clock to the next due moment; does nothing when nothing is due.
   *
   * @example sim.clock.runToNext();
   */
  runToNext(): Outcome<AdvanceClockResponse>;
}

/** A realm that changes in place: one mutable cell around the pure model. */
export interface Simulator {
  /**
   * The operations as called by the account with this address.
   *
   * @example const outcome = sim.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
   */
  as(email: string): ActorOperations;
  /**
   * The operations as called by the account with this ID. The ID never changes, but an address can.
   *
   * @example const outcome = sim.asUser(1).getOwnUser();
   */
  asUser(userId: number): ActorOperations;
  /**
   * The same for calls that must succeed: they return the response, or throw an error that explains the refusal.
   *
   * @example const { id } = sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hi" });
   */
  readonly must: {
    as(email: string): ActorResponses;
    asUser(userId: number): ActorResponses;
  };
  /**
   * The present state. It never changes, and storing it is cheap.
   *
   * @example const count = sim.snapshot().messages.size;
   */
  snapshot(): Realm;
  /**
   * Goes to a snapshot, earlier or from elsewhere. The journal and the outbox stay. Start each client again afterwards:
   * what it has read and acknowledged is from the state before.
   *
   * @example
   * const before = sim.snapshot();
   * sim.clock.advance({ days: 1 });
   * sim.restore(before);
   */
  restore(snapshot: Realm): void;
  /**
   * Starts again from a fixture, by default a realm of one owner, with the fixture's faults and an empty journal and
   * outbox. Requests that wait for events or for a delayed answer are answered.
   *
   * @example sim.reset({ users: [{ email: "ann@example.test" }] });
   */
  reset(fixture?: Fixture): void;
  /**
   * Calls a pure function with the present snapshot. If the outcome is accepted, its snapshot becomes the present one.
   *
   * @example sim.apply((realm) => sendMessage(realm, 1, { type: "direct", to: [2], content: "hi" }));
   */
  apply<Response extends object>(call: (realm: Realm) => Outcome<Response>): Outcome<Response>;
  /**
   * Creates an account from an invitation or a link, as users do on a page.
   *
   * @example
   * sim.must.as("ann@example.test").sendInvites({ invitee_emails: "cleo@example.test", stream_ids: [1] });
   * const [mail] = sim.outbox.emails;
   * const token = mail?.invite_link?.split("/").at(-2);
   * const { user_id } = must(sim.acceptInvitation({ email: "cleo@example.test", full_name: "Cleo", token }));
   */
  acceptInvitation(params: AcceptInvitationParams): Outcome<AcceptInvitationResponse>;
  /**
   * Deactivates the realm. Requests that wait for events receive `realm/deactivated`; then every operation that needs an
   * account is refused with UNAUTHORIZED.
   *
   * @example
   * sim.deactivateRealm();
   * expect((await sim.fetch("/api/v1/server_settings")).status).toBe(200);
   */
  deactivateRealm(): Outcome<Record<never, never>>;
  /** Makes a deactivated realm active again. */
  reactivateRealm(): Outcome<Record<never, never>>;
  /** Sends the answer of the push relay to a pending registration. */
  answerPushRegistration(params: AnswerPushRegistrationParams): Outcome<Record<never, never>>;
  /**
   * Answers a request of an outgoing webhook bot, as the server of the bot. The answer becomes a message of the bot; if
   * it cannot be used, the bot says so, and its owner gets a direct message. A webhook that is not answered within 10
   * seconds of the virtual clock is called again, at most three times.
   *
   * @param request - an item of `outbox.webhooks`, or its `id`
   * @param answer - `{ content }` for what the bot says, `{ response_not_required: true }` for nothing, `{ status, body }`
   *   for a whole HTTP answer, `{ failure }` for none
   * @example
   * const [request] = sim.outbox.webhooks;
   * if (request !== undefined) sim.answerWebhook(request, { content: `You said: ${request.body}` });
   */
  answerWebhook(request: number | { readonly id: number }, answer: WebhookAnswer): Outcome<Record<never, never>>;
  readonly clock: SimulatorClock;
  /**
   * Answers a web-standard request to `/api/v1/…` as the server would.
   *
   * @example const answer = await sim.fetch("/api/v1/users/me", { headers: { authorization: `Basic ${btoa("ann@example.test:key")}` } });
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /**
   * Resolves when every request that has begun has taken effect, and is answered or waits for something (`waiting()`).
   * Programs that react to an answer with a further request can do so first.
   *
   * @throws CallProblem (as a rejection) if requests keep following each other without waiting for anything
   * @example await sim.settled();
   */
  settled(): Promise<void>;
  /**
   * The requests that have no answer yet and what each one waits for. Each has a `text` that says what to do, like
   * `a delayed answer to send-message by ann@example.test, due at 1767225630 (in 30 s): advance the clock.`
   *
   * @example expect(sim.waiting().map(({ text }) => text)).toEqual([]);
   */
  waiting(): readonly WaitingRequest[];
  /**
   * The fault plan: faults and rate limits for requests, and how often each rule has struck.
   *
   * @example sim.faults.plan({ rules: [{ fault: "delay", seconds: 30, operation: "send-message" }] });
   */
  readonly faults: Faults;
  /** The next moment until which a fault delays an answer, in UNIX seconds; undefined when none is delayed. */
  readonly delayedUntil: number | undefined;
  /**
   * The newest 10,000 requests, oldest first.
   *
   * @example expect(sim.journal.map(({ operation }) => operation)).toEqual([]);
   */
  readonly journal: readonly JournalEntry[];
  /** Empties the journal. */
  clearJournal(): void;
  readonly outbox: Outbox;
  /**
   * For each event since a queue was registered: whether the queue received it, and why not. The simulator remembers
   * the newest 1,000 events.
   *
   * @example
   * const { queue_id } = sim.must.as("bob@example.test").registerQueue({ event_types: ["message"] });
   * const reasons = sim.explainDelivery(queue_id).map(({ why }) => why);
   */
  explainDelivery(queueId: string): readonly Delivery[];
}

/**
 * Creates a simulator of a realm. Simulators share nothing with each other.
 *
 * @param fixture - the realm as plain JSON, or nothing for a realm of one owner
 * @throws FixtureProblem with one sentence that names the path of the first mistake
 * @example
 * const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "key" }] });
 * const answer = await sim.fetch("https://chat.test/api/v1/server_settings");
 */
export function createSimulator(fixture: Fixture = {}, options: SimulatorOptions = {}): Simulator {
  return simulatorFromFixture(fixture, options);
}

/** The same with other ways to respond and to warn. */
export function simulatorFromFixture(
  fixture: Fixture,
  options: SimulatorOptions,
  surroundings?: Surroundings,
): Simulator {
  const realm = createRealm(fixture);
  const plan = checkedFaultPlan(fixture.faults ?? {}, realm, "faults");
  const simulator = simulatorOf(realm, plan, options, surroundings);
  partsOf(simulator)?.steps.restart(realm, plan, fixture);
  return simulator;
}

/** What a simulator uses of the program around it. */
export interface Surroundings {
  /** Creates the responses; by default the platform does. */
  readonly respond?: Responder;
  /** Receives warnings about requests; by default the console does, unless unhandled requests are not reported. */
  readonly warn?: (sentence: string) => void;
}

/** What is inside a simulator, for functions that play its steps again. */
export interface SimulatorParts {
  readonly cell: SimulatorCell;
  readonly steps: StepRecorder;
  /** Called with each accepted outcome. */
  observe: ((outcome: Outcome) => void) | undefined;
}

const PARTS = new WeakMap<object, SimulatorParts>();

/** The parts of a simulator, also of one that wraps another; undefined for other values. */
export function partsOf(simulator: unknown): SimulatorParts | undefined {
  let object: unknown = simulator;
  while (typeof object === "object" && object !== null) {
    const parts = PARTS.get(object);
    if (parts !== undefined) return parts;
    object = Object.getPrototypeOf(object);
  }
  return undefined;
}

/** The steps of a simulator since it began, or since its last reset. */
export function stepLogOf(simulator: Simulator): StepLog | undefined {
  return partsOf(simulator)?.steps.log();
}

/**
 * Creates a simulator that begins with a snapshot. This is cheap.
 *
 * @param plan - the faults to begin with, checked
 * @param surroundings - how it responds and warns
 */
export function simulatorOf(
  start: Realm,
  plan: FaultPlan = {},
  options: SimulatorOptions = {},
  surroundings: Surroundings = {},
): Simulator {
  const state = mutableState(start);
  const { cell, journal } = state;
  const { realm, apply, faults } = cell;
  const { steps } = state.parts;
  const begin: CallContext["begin"] = (call) => steps.begin(call, realm());
  const { validate = true, onUnhandledRequest = "warn" } = checkedOptions(options);
  const { as, mustAs } = actorCalls({ realm, apply, begin, validate });
  faults.begin(plan);
  steps.restart(start, plan, undefined);
  const warn = onceEach(surroundings.warn ?? (onUnhandledRequest === "bypass" ? () => undefined : silenceable));
  const report = ({ about, text }: RequestHint): void => {
    if (about === "path" && onUnhandledRequest === "error") throw new CallProblem(`fetch: ${text}`);
    warn(`fetch: ${text}`);
  };
  const transport = fetchTransport({
    answer: (request, signal) => answerWireRequest(cell, request, signal, report),
    serveFile: (url, authorization, method) => serveFile(realm(), cell.files, { url, authorization, method }),
    reading: (request) => {
      const operation = operationAt(realm().feature_level, request.method, request.path);
      return cell.waiting.add({ ...requestFacts(request, operation), waits_for: "body", due: null });
    },
    unhandled: unhandledRequests(onUnhandledRequest, realm),
    warn,
    respond: surroundings.respond,
  });
  const settled = (): Promise<void> =>
    whenSettled({ isReading: cell.waiting.isReading, requestsBegun: () => state.requests_begun });
  const calls: Calls = {
    as: (email) => as(accountByAddress(realm(), email)),
    asUser: (userId) => as(accountById(realm(), userId)),
    must: {
      as: (email) => mustAs(accountByAddress(realm(), email)),
      asUser: (userId) => mustAs(accountById(realm(), userId)),
    },
    snapshot: () => {
      steps.keep(realm());
      return realm();
    },
    restore: (snapshot) => {
      const target = checkedSnapshot(snapshot);
      const step = steps.keptAfter(target);
      begin({ kind: "restore", realm: target, ...(step === undefined ? {} : { step }) });
      state.has_restored ||= target !== realm();
      cell.moveTo(target);
    },
    reset: (fixture = {}) => {
      const begun = createRealm(fixture);
      const planned = checkedFaultPlan(fixture.faults ?? {}, begun, "faults");
      faults.forget();
      faults.begin(planned);
      journal.restart();
      cell.files.clear();
      state.sent = [];
      state.delivered = [];
      state.has_restored = false;
      steps.restart(begun, planned, fixture);
      cell.moveTo(begun);
    },
    apply: (call) => {
      const checked = checkedFunction(call);
      const present = realm();
      const outcome = apply(checked);
      steps.begin({ kind: "function", realm: realm() }, present).result = outcome.ok ? "ok" : outcome.error.code;
      return outcome;
    },
    acceptInvitation: (params) => {
      const checked = checkedParams("acceptInvitation", ACCEPTED_INVITATION, params);
      begin({ kind: "accept_invitation", params: checked });
      return apply((present) => acceptInvitation(present, checked));
    },
    answerPushRegistration: (params) => {
      const checked = checkedParams("answerPushRegistration", RELAY_ANSWER, params);
      begin({ kind: "push_relay", params: checked });
      return apply((present) => answerPushRegistration(present, checked));
    },
    answerWebhook: (request, answer) => {
      const id = typeof request === "object" && request !== null ? request.id : request;
      const checked = checkedParams("answerWebhook", ANSWERED_WEBHOOK, { ...answer, id });
      begin({ kind: "answer_webhook", params: checked });
      return apply((present) => answerWebhook(present, checked));
    },
    deactivateRealm: () => {
      begin({ kind: "deactivate_realm" });
      return apply(deactivateRealm);
    },
    reactivateRealm: () => {
      begin({ kind: "reactivate_realm" });
      return apply(reactivateRealm);
    },
    clock: clockOf({
      realm,
      apply,
      settled,
      nextDelayed: cell.held.next,
      note: (to) => void begin({ kind: "clock", to }),
    }),
    fetch: (input, init) => {
      state.requests_begun += 1;
      return transport(input, init);
    },
    waiting: () => cell.waiting.list(),
    settled,
    faults: noted(faults.faults, (plan) => void begin({ kind: "faults", plan })),
    clearJournal: journal.clear,
    explainDelivery: (queueId) => deliveriesTo(checkedQueueId(realm(), queueId), state.delivered),
  };
  const simulator = simulatorFrom(calls, {
    delayedUntil: cell.held.next,
    journal: journal.entries,
    outbox: () => outboxOf(state.sent),
  });
  PARTS.set(simulator, state.parts);
  return simulator;
}

/** The faults of a simulator, with a function that notes each plan. */
function noted(faults: Faults, note: (plan: FaultPlan) => void): Faults {
  const own: Omit<Faults, "rules"> = {
    plan: (plan) => {
      const reports = faults.plan(plan);
      note(plan);
      return reports;
    },
    clear: () => {
      note({});
      faults.clear();
    },
  };
  return Object.assign(Object.create(faults), own);
}

/** The fields of a simulator whose values change. */
type Readings = Pick<Simulator, "delayedUntil" | "journal" | "outbox">;
type Calls = Omit<Simulator, keyof Readings>;

const simulatorFrom = readings<Readings>(["delayedUntil", "journal", "outbox"]);
const clockFrom = readings<Pick<SimulatorClock, "now" | "next">>(["now", "next"]);

/** All that changes in a simulator: the realm, its mails and pushes, and the waiting requests. */
interface MutableState {
  readonly parts: SimulatorParts;
  readonly cell: SimulatorCell;
  readonly journal: Journal;
  sent: Outbound[];
  /** How many requests have begun. */
  requests_begun: number;
  /** The newest events, up to twice REMEMBERED_EVENTS. */
  delivered: DeliveredEvent[];
  /** Whether a program has restored another snapshot since the beginning. */
  has_restored: boolean;
}

function mutableState(start: Realm): MutableState {
  let realm = start;
  const polls = waitingPolls();
  const held = heldAnswers();
  const journal = emptyJournal();
  const steps = stepRecorder(start);
  const moveTo = (next: Realm): void => {
    if (next === realm) return;
    realm = next.now === realm.now ? next : withHeartbeatsPassed(next, polls.connected());
    polls.wakeAll();
    held.wake(realm.now);
  };
  const apply = <Response extends object>(call: (realm: Realm) => Outcome<Response>): Outcome<Response> => {
    const outcome = call(realm);
    state.parts.observe?.(outcome);
    state.sent.push(...outcome.outbound);
    remember(state, outcome);
    moveTo(outcome.realm);
    return outcome;
  };
  const faults = faultCell(() => realm, held.release);
  const cell = {
    realm: () => realm,
    apply,
    moveTo,
    polls,
    faults,
    held,
    waiting: waitingRequests(() => realm.now),
    recorder: journal.recorder,
    past: () => ({ fixture: steps.log().fixture, has_restored: state.has_restored }),
    begin: (request: WireRequest) => steps.begin({ kind: "request", request }, realm),
    hangUp: (request: WireRequest) => {
      const index = steps.log().steps.findLastIndex(({ call }) => call.kind === "request" && call.request === request);
      if (index !== -1) steps.begin({ kind: "hang_up", step: index }, realm);
    },
    files: fileContents(),
  };
  const state: MutableState = {
    parts: { cell, steps, observe: undefined },
    cell,
    journal,
    sent: [],
    requests_begun: 0,
    delivered: [],
    has_restored: false,
  };
  return state;
}

interface ClockSource {
  readonly realm: () => Realm;
  readonly apply: SimulatorCell["apply"];
  readonly settled: () => Promise<void>;
  readonly nextDelayed: () => number | undefined;
  /** Notes a move in the step log. */
  readonly note: (to: number) => void;
}

function clockOf({ realm, apply, settled, nextDelayed, note }: ClockSource): SimulatorClock {
  const move = (call: string, target: ClockTarget): Outcome<AdvanceClockResponse> => {
    const outcome = advanceClock(realm(), target);
    if (!outcome.ok) throw new CallProblem(`clock.${call}: ${outcome.error.msg}`);
    note(outcome.response.now);
    return apply(() => outcome);
  };
  const advance = (seconds: number): Outcome<AdvanceClockResponse> => move("advance", { seconds });
  const advanceTo = (to: number): Outcome<AdvanceClockResponse> => move("advanceTo", { to });
  const moves: Omit<SimulatorClock, "now" | "next"> = {
    advance: (span) => advance(spanSeconds(span)),
    advanceTo: (to) => advanceTo(timeSeconds(to)),
    runToNext: () => advanceTo(nextDue(realm())?.at ?? realm().now),
    advanceAsync: async (span) => {
      const seconds = spanSeconds(span);
      await settled();
      const target = realm().now + seconds;
      if (!Number.isSafeInteger(target) || seconds <= 0) return advance(seconds);
      const next = (): number => {
        const [due = Infinity, delayed = Infinity] = [nextDue(realm())?.at, nextDelayed()];
        return Math.min(due, delayed > realm().now ? delayed : Infinity);
      };
      const moveTo = (time: number): Outcome<AdvanceClockResponse> =>
        time < target ? advanceTo(time) : advance(target - realm().now);
      const stepping = { now: () => realm().now, next, moveTo, settled, call: "clock.advanceAsync" };
      return joinedMoves(await advanceInSteps(stepping, target));
    },
  };
  return clockFrom(moves, { now: () => realm().now, next: () => nextDue(realm()) });
}

/** Several moves of the clock as one outcome. */
function joinedMoves(moves: readonly Outcome<AdvanceClockResponse>[]): Outcome<AdvanceClockResponse> {
  const last = moves.at(-1);
  if (last === undefined) throw new Error("There is at least one move.");
  if (moves.length === 1 || !last.ok) return last;
  const fired = moves.flatMap((move) => (move.ok ? move.response.fired : []));
  return joinedOutcomes(moves, { now: last.response.now, fired });
}

function remember(state: MutableState, outcome: Outcome): void {
  const events = addressedEvents(outcome);
  if (events.length === 0) return;
  for (const event of events) state.delivered.push({ realm: outcome.realm, event });
  if (state.delivered.length >= 2 * REMEMBERED_EVENTS) state.delivered = state.delivered.slice(-REMEMBERED_EVENTS);
}
