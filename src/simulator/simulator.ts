import { withHeartbeatsPassed } from "../changes/events/event-queues";
import { type AdvanceClockResponse, advanceClock } from "../clock/advance-clock";
import { type DueMoment, nextDue } from "../clock/due";
import { createRealm } from "../fixture/create-realm";
import type { FaultPlan } from "../fixture/fault-plan";
import type { Fixture } from "../fixture/fixture";
import { OPERATIONS, type OperationName } from "../operations/index";
import {
  type AcceptInvitationParams,
  type AcceptInvitationResponse,
  acceptInvitation,
} from "../operations/invitations/accept-invitation";
import { type AnswerPushRegistrationParams, answerPushRegistration } from "../operations/push/answer-push-registration";
import type { Outbound } from "../outcome/outbound";
import type { Outcome } from "../outcome/outcome";
import type { Realm } from "../realm/realm";
import { userByDeliveryEmail } from "../rules/users/people";
import { answerWireRequest, type SimulatorCell } from "./answer-wire-request";
import { checkedFaultPlan } from "./faults/check-fault-plan";
import { faultCell, type Faults } from "./faults/fault-cell";
import { heldAnswers } from "./faults/held-answers";
import { fetchTransport } from "./fetch-transport";
import { fileContents } from "./files/file-contents";
import { serveFile } from "./files/serve-file";
import { emptyJournal, type Journal, type JournalEntry } from "./journal";
import { outboxOf, type Outbox } from "./outbox";
import { waitingPolls } from "./waiting-polls";

/** A range of virtual time. */
export interface TimeSpan {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** The virtual clock of a simulator. */
export interface SimulatorClock {
  /** UNIX seconds. */
  readonly now: number;
  /** What the clock will do next; undefined when nothing is ever due. */
  readonly next: DueMoment | undefined;
  /** Moves the clock on; what falls due on the way happens at its own moment. */
  advance(span: TimeSpan): Outcome<AdvanceClockResponse>;
  /** Moves the clock to a time in UNIX seconds. */
  advanceTo(seconds: number): Outcome<AdvanceClockResponse>;
  /** Moves the clock to the next due moment; stays where it is when nothing is due. */
  runToNext(): Outcome<AdvanceClockResponse>;
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, unknown, ...infer Rest] ? Rest : [];

/** Every operation as one account calls it: without the snapshot and without the account. */
export type ActorOperations = {
  readonly [Name in OperationName]: (
    ...args: Tail<Parameters<(typeof OPERATIONS)[Name]>>
  ) => ReturnType<(typeof OPERATIONS)[Name]>;
};

/** A realm that changes in place: the one mutable cell around the pure model. */
export interface Simulator {
  /** The operations as called by the account with this address. */
  as(email: string): ActorOperations;
  /** The present state; it never changes, and costs nothing to keep. */
  snapshot(): Realm;
  /** Goes back (or elsewhere) to a snapshot. The journal and the outbox stay. */
  restore(snapshot: Realm): void;
  /** Begins anew from a fixture, with an empty journal and outbox, and with the faults of the fixture. */
  reset(fixture: Fixture): void;
  /** Carries out a pure function of the present snapshot and keeps what it leads to. */
  apply<Response>(call: (realm: Realm) => Outcome<Response>): Outcome<Response>;
  /** Lets somebody join by an invitation or a link, as people do through pages. */
  acceptInvitation(params: AcceptInvitationParams): Outcome<AcceptInvitationResponse>;
  /** Lets the push relay answer a registration that is pending. */
  answerPushRegistration(params: AnswerPushRegistrationParams): Outcome<Record<never, never>>;
  readonly clock: SimulatorClock;
  /** Answers a web-standard request to `/api/v1/…` as the server would. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** What goes wrong with requests: a plan of faults and rate limits, and what of it has struck. */
  readonly faults: Faults;
  /** The next moment until which a fault delays an answer, in UNIX seconds; undefined when none is delayed. */
  readonly delayedUntil: number | undefined;
  /** The newest 10,000 requests, oldest first. */
  readonly journal: readonly JournalEntry[];
  /** Empties the journal. */
  clearJournal(): void;
  readonly outbox: Outbox;
}

/**
 * Makes a simulator of a realm. Two simulators never share anything.
 *
 * @param fixture - the realm as plain JSON, or nothing for a realm of one owner
 * @throws FixtureProblem with one sentence that names the path of the first mistake
 */
export function createSimulator(fixture: Fixture = {}): Simulator {
  const realm = createRealm(fixture);
  return simulatorOf(realm, checkedFaultPlan(fixture.faults ?? {}, realm, "faults"));
}

/**
 * Makes a simulator that begins with a snapshot, which costs next to nothing.
 *
 * @param plan - the faults to begin with, checked
 */
export function simulatorOf(start: Realm, plan: FaultPlan = {}): Simulator {
  const state = mutableState(start);
  const { cell, journal } = state;
  const { realm, apply, faults } = cell;
  faults.begin(plan);
  return {
    as: (email) => actorOperations(realm(), apply, email),
    snapshot: realm,
    restore: cell.moveTo,
    reset: (anew) => {
      const begun = createRealm(anew);
      const planned = checkedFaultPlan(anew.faults ?? {}, begun, "faults");
      faults.forget();
      faults.begin(planned);
      journal.clear();
      cell.files.clear();
      state.sent = [];
      cell.moveTo(begun);
    },
    apply,
    acceptInvitation: (params) => apply((present) => acceptInvitation(present, params)),
    answerPushRegistration: (params) => apply((present) => answerPushRegistration(present, params)),
    clock: clockOf(realm, apply),
    fetch: fetchTransport(
      (request, signal) => answerWireRequest(cell, request, signal),
      (path, authorization, method) => serveFile(realm(), cell.files, { path, authorization, method }),
    ),
    faults: faults.faults,
    get delayedUntil() {
      return cell.held.next;
    },
    get journal() {
      return journal.entries;
    },
    clearJournal: journal.clear,
    get outbox() {
      return outboxOf(state.sent);
    },
  };
}

/** All that changes in a simulator: the realm, what left it, and who waits. */
interface MutableState {
  readonly cell: SimulatorCell;
  readonly journal: Journal;
  sent: Outbound[];
}

function mutableState(start: Realm): MutableState {
  let realm = start;
  const polls = waitingPolls();
  const held = heldAnswers();
  const journal = emptyJournal();
  const moveTo = (next: Realm): void => {
    if (next === realm) return;
    realm = next.now === realm.now ? next : withHeartbeatsPassed(next, polls.connected);
    polls.wakeAll();
    held.wake(realm.now);
  };
  const apply = <Response>(call: (realm: Realm) => Outcome<Response>): Outcome<Response> => {
    const outcome = call(realm);
    state.sent.push(...outcome.outbound);
    moveTo(outcome.realm);
    return outcome;
  };
  const faults = faultCell(() => realm);
  const cell = {
    realm: () => realm,
    apply,
    moveTo,
    polls,
    faults,
    held,
    record: journal.record,
    files: fileContents(),
  };
  const state: MutableState = { cell, journal, sent: [] };
  return state;
}

function clockOf(realm: () => Realm, apply: SimulatorCell["apply"]): SimulatorClock {
  return {
    get now() {
      return realm().now;
    },
    get next() {
      return nextDue(realm());
    },
    advance: (span) => apply((present) => advanceClock(present, { seconds: spanSeconds(span) })),
    advanceTo: (to) => apply((present) => advanceClock(present, { to })),
    runToNext: () => apply((present) => advanceClock(present, { to: nextDue(present)?.at ?? present.now })),
  };
}

function spanSeconds(span: TimeSpan): number {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = span;
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

function actorOperations(
  realm: Realm,
  apply: <Response>(call: (realm: Realm) => Outcome<Response>) => Outcome<Response>,
  email: string,
): ActorOperations {
  const actor = userByDeliveryEmail(realm, email);
  if (actor === undefined) throw new RangeError(`as("${email}"): there is no account with this address.`);
  const bound = Object.entries(OPERATIONS).map(([name, call]) => {
    const operation = call as (realm: Realm, userId: number, ...args: unknown[]) => Outcome;
    return [name, (...args: unknown[]) => apply((present) => operation(present, actor.user_id, ...withParams(args)))];
  });
  return Object.fromEntries(bound) as ActorOperations;
}

/** Operations without required parameters may be called without any. */
function withParams(args: readonly unknown[]): readonly unknown[] {
  return args.length === 0 ? [{}] : args;
}
