import { createRealm } from "../model/fixture/create-realm";
import type { FaultPlan } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import { answerWebhook } from "../model/operations/bots/answer-webhook";
import { ACCEPTED_INVITATION, ANSWERED_WEBHOOK, RELAY_ANSWER } from "../model/operations/call-shapes";
import { acceptInvitation } from "../model/operations/invitations/accept-invitation";
import { answerPushRegistration } from "../model/operations/push/answer-push-registration";
import { deactivateRealm, reactivateRealm } from "../model/operations/realm/deactivate-realm";
import { checkedParams } from "../model/outcome/call-problem";
import { CallProblem } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import { operationAt } from "../wire/handle";
import { answerWireRequest } from "./answer-wire-request";
import { accountByAddress, accountById, actorCalls, type CallContext } from "./calls/actor-operations";
import {
  checkedFunction,
  checkedOptions,
  checkedQueueId,
  checkedSnapshot,
  type SimulatorOptions,
} from "./calls/checked-arguments";
import { deliveriesTo } from "./explain-delivery";
import { checkedFaultPlan } from "./faults/check-fault-plan";
import type { Faults } from "./faults/fault-cell";
import {
  faultyResponse,
  type FetchSource,
  fetchTransport,
  onceEach,
  type Responder,
  silenceable,
  unhandledRequests,
} from "./fetch-transport";
import { outboxOf } from "./journal";
import { mutableState } from "./mutable-state";
import { answerOther } from "./other-addresses/other-addresses";
import { tusUploads } from "./other-addresses/tus";
import { readings } from "./readings";
import type { RequestHint } from "./request-hints";
import type { Simulator } from "./simulator";
import { noteCreation, partsOf, rememberParts } from "./simulator-parts";
import { clockOf } from "./virtual-clock";
import { requestFacts, whenSettled } from "./waiting-requests";

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
  noteCreation(simulator);
  return simulator;
}

/** What a simulator uses of the program around it. */
export interface Surroundings {
  /** Creates the responses; by default the platform does. */
  readonly respond?: Responder;
  /** Receives warnings about requests; by default the console does, unless unhandled requests are not reported. */
  readonly warn?: (sentence: string) => void;
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
  const answer: FetchSource["answer"] = (request, signal) => answerWireRequest(cell, request, signal, report);
  const uploads = tusUploads(cell, answer, (damaged) => faultyResponse(damaged, "POST"));
  const transport = fetchTransport({
    answer,
    other: (request) => answerOther(cell, uploads, request),
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
      uploads.clear();
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
    clock: clockOf({ cell, settled, note: (to) => void begin({ kind: "clock", to }) }),
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
  rememberParts(simulator, state.parts);
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
