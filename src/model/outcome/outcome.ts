import type { Realm } from "../realm/realm";
import type { RealmEvent } from "../realm/realm-event";
import type { Reason } from "../../protocol/refusals/reasons";
import type { Failure } from "./failures";
import type { Outbound } from "./outbound";
import { type Transition, withEventsLogged } from "./transition";

/**
 * What an answer with nothing in it has to wait for: news in an event queue, or the second (UNIX time of the virtual
 * clock) at which the queue gets a heartbeat.
 */
export interface WaitsFor {
  readonly queue_id: string;
  readonly heartbeat_at: number;
}

/** The operation was carried out: the next snapshot, the answer, and what is told and sent. */
export interface Accepted<Response> {
  readonly ok: true;
  readonly realm: Realm;
  readonly response: Response;
  readonly events: readonly RealmEvent[];
  readonly outbound: readonly Outbound[];
  /** There where the caller asked to wait, and there is nothing yet. Who cannot wait passes the answer on as it is. */
  readonly waits_for?: WaitsFor;
}

/**
 * The operation was refused: the very same snapshot, and why. The few operations that change something all the same
 * (`INVITATION_FAILED` after some invitations went out) give the changed snapshot.
 */
export interface Refused<R extends Reason = Reason> {
  readonly ok: false;
  readonly realm: Realm;
  readonly error: Failure;
  /** Only for the compiler: it holds the declared refusals of an operation against those that its rules return. */
  readonly reasons?: R;
  readonly events: readonly RealmEvent[];
  readonly outbound: readonly Outbound[];
}

/** What comes of calling an operation. */
export type Outcome<Response = object, R extends Reason = Reason> = Accepted<Response> | Refused<R>;

const NOTHING: readonly never[] = Object.freeze([]);

/** The operation was carried out; its events go into the log of the snapshot. */
export function accepted<Response>(step: Transition, response: Response): Accepted<Response> {
  return {
    ok: true,
    realm: withEventsLogged(step.realm, step.events),
    response,
    events: step.events,
    outbound: step.outbound,
  };
}

/** The operation has nothing to answer yet; the caller may wait, and ask again when there is. */
export function waiting<Response>(step: Transition, response: Response, waits_for: WaitsFor): Accepted<Response> {
  return { ...accepted(step, response), waits_for };
}

/** The operation has answered without changing anything. */
export function answered<Response>(realm: Realm, response: Response): Accepted<Response> {
  return { ok: true, realm, response, events: NOTHING, outbound: NOTHING };
}

/** The operation was refused, and nothing has changed. */
export function refused<F extends Failure>(realm: Realm, error: F): Refused<F["reason"]> {
  return { ok: false, realm, error, events: NOTHING, outbound: NOTHING };
}

/** The operation was refused after part of it was carried out. */
export function refusedAfter<F extends Failure>(step: Transition, error: F): Refused<F["reason"]> {
  return {
    ok: false,
    realm: withEventsLogged(step.realm, step.events),
    error,
    events: step.events,
    outbound: step.outbound,
  };
}
