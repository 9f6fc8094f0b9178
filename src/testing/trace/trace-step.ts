import type { Failure } from "../../model/outcome/failures";
import type { Audience, RealmEvent } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import { addressedEvents, type Outcome } from "../../model/views/outcome";
import type { Reason } from "../../protocol/refusals/reasons";
import type { AnyValue } from "../../protocol/schema/shapes";
import { checkedOutcome } from "../../simulator/calls/checked-arguments";
import { callOf, eventsOf } from "../../simulator/calls/must";
import type { JournalEntry } from "../../simulator/journal";

/** A call to a realm. */
export interface TracedCall {
  /** The name of the operation: `sendMessage`; for a request its method and path: `POST /messages`. */
  readonly operation: string;
  /** The address of the account; null without an account, as for the clock. */
  readonly account: string | null;
  readonly params: AnyValue;
  /** The identifier of the operation; absent for typed calls and for requests that do not reach an operation. */
  readonly id?: string;
}

/** A refusal by a fault. Its code is the name of the fault or a status; its message is that of the answer. */
export interface TracedFault {
  readonly code: string | number;
  readonly msg?: string;
  /** Why the realm refused the request, more exactly than in the answer; absent if it did not refuse it. */
  readonly reason?: Reason;
}

/** The answer: the response, or the refusal. */
export type TracedAnswer =
  | { readonly ok: true; readonly response: object | null }
  /** `code`, `msg` and the fields of the code. If a fault lost the answer, its name is the code. */
  | { readonly ok: false; readonly error: Pick<Failure, "code" | "msg"> | TracedFault };

/** An event with its audience. */
export interface TracedEvent {
  readonly event: RealmEvent["event"];
  /** The addresses of the accounts, in order of their IDs; `"all"` for all accounts of the realm. */
  readonly audience: readonly string[] | "all";
}

/** One step of a trace. */
export interface TraceStep extends TracedCall {
  /** UNIX seconds of the virtual clock after the step. */
  readonly at: number;
  readonly answer: TracedAnswer;
  readonly events: readonly TracedEvent[];
}

/**
 * Returns the step of an outcome.
 *
 * @param call - the call; not needed for calls of a simulator
 */
export function traceStep(outcome: Outcome, call?: TracedCall): TraceStep {
  checkedOutcome("traceStep", outcome);
  const { realm } = outcome;
  const { operation, account, params } = call ?? callOf(outcome) ?? { operation: "a call", account: null, params: {} };
  const answer: TracedAnswer = outcome.ok
    ? { ok: true, response: outcome.response }
    : { ok: false, error: outcome.error };
  return { at: realm.now, operation, account, params, answer, events: tracedEvents(realm, addressedEvents(outcome)) };
}

/**
 * The step of a request.
 *
 * @param realm - the realm after it
 */
export function requestStep(realm: Realm, entry: JournalEntry): TraceStep {
  const { method, path, params, status, result, fault, reason, at, user_id } = entry;
  const account = user_id === null ? null : (userById(realm, user_id)?.delivery_email ?? null);
  const answer: TracedAnswer =
    status >= 200 && status < 300
      ? { ok: true, response: result }
      : {
          ok: false,
          error: { code: fault?.fault ?? status, ...(reason === null ? {} : { reason }), ...Object(result) },
        };
  return {
    at,
    operation: `${method} ${path}`,
    account,
    params,
    ...(entry.operation === null ? {} : { id: entry.operation }),
    answer,
    events: tracedEvents(realm, eventsOf(entry)),
  };
}

function tracedEvents(realm: Realm, events: readonly RealmEvent[]): readonly TracedEvent[] {
  return events.map(({ event, audience }) => ({ event, audience: addressesOf(realm, audience) }));
}

function addressesOf(realm: Realm, { include, exclude }: Audience): readonly string[] | "all" {
  if (include === null && exclude === null) return "all";
  return [...realm.users]
    .filter(({ user_id }) => (include?.has(user_id) ?? true) && exclude?.has(user_id) !== true)
    .map(({ delivery_email }) => delivery_email);
}
