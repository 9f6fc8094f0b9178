import type { EventBody } from "../../generated/event-types";
import type { Reason } from "../../protocol/refusals/reasons";
import { INSPECT, type Inspect } from "../collections/appearance";
import type { Failure } from "../outcome/failures";
import { type Outbound, type Transition, withEventsLogged } from "../outcome/transition";
import { sameState } from "../realm/compare-states";
import type { RealmEvent } from "../realm/event-queue";
import { frozen } from "../realm/freeze";
import type { Realm } from "../realm/realm";
import { audienceNames, outcomeEvents } from "./events/outcome-events";

/**
 * What an empty answer has to wait for: an event in a queue, or the second (UNIX time of the virtual clock) at which
 * the queue gets a heartbeat.
 */
export interface WaitsFor {
  readonly queue_id: string;
  readonly heartbeat_at: number;
}

/** An event as clients receive it, and the accounts that receive it in this form. */
export interface OutcomeEvent {
  /** The IDs of active accounts, ascending. */
  readonly recipients: readonly number[];
  /** The event, as a queue with all client capabilities receives it. The content of messages is Markdown. */
  readonly event: EventBody;
}

/** The operation was accepted: the next snapshot, the answer, the events and the outbound items. */
export interface Accepted<Response> {
  readonly ok: true;
  readonly realm: Realm;
  readonly response: Response;
  /**
   * The events, in order. An event with different forms for accounts (such as their own flags of a message) is listed
   * once for each form. Computed when it is read.
   */
  readonly events: readonly OutcomeEvent[];
  readonly outbound: readonly Outbound[];
  /** Present if the caller allows waiting and there is no event yet. A caller that cannot wait returns the answer. */
  readonly waits_for?: WaitsFor;
}

/**
 * The operation was refused: the same snapshot, and the reason. As on servers, a few operations can return a changed
 * snapshot (`changes_when_refused` in their declarations):
 *
 * - of a request with several parts, those before the refused one stay: `update-stream`, `update-realm`, `update-bot`,
 *   `update-channel-folder`, `update-subscription-settings`, `update-default-stream-group-streams`;
 * - `send-invites`, with `INVITATION_FAILED` after some invitations were sent;
 * - `create-custom-profile-field` and `upload-custom-emoji` use up an ID;
 * - `send-message` and `create-scheduled-message`, when the owner of a bot is notified of a message without readers;
 *   `receiveWebhook`, too;
 * - `get-events` with a wrong `last_event_id` drops the events before it.
 *
 * So continue with `realm` of the outcome, whether it is accepted or refused.
 */
export interface Refused<R extends Reason = Reason> {
  readonly ok: false;
  readonly realm: Realm;
  readonly error: Failure;
  /** Only for the compiler: compares the declared refusals of an operation with those that its rules return. */
  readonly reasons?: R;
  readonly events: readonly OutcomeEvent[];
  readonly outbound: readonly Outbound[];
}

/** The result of calling an operation. */
export type Outcome<Response = object, R extends Reason = Reason> = Accepted<Response> | Refused<R>;

const NOTHING: readonly never[] = Object.freeze([]);
/** How much of an outcome is printed: characters of the answer, items of a list, names. */
const PRINTED = { characters: 300, items: 5, names: 3 };

/** The part that accepted and refused outcomes share. */
class WithEvents {
  declare readonly events: readonly OutcomeEvent[];
  readonly #addressed: readonly RealmEvent[];
  #events: readonly OutcomeEvent[] | undefined;

  /** One getter for all outcomes: an engine makes a hidden class for each getter that it finds on an object. */
  static readonly #WHEN_READ: PropertyDescriptor = {
    enumerable: true,
    get(this: WithEvents) {
      this.#events ??= frozen(outcomeEvents(this.realm, this.#addressed));
      return this.#events;
    },
  };

  constructor(
    readonly realm: Realm,
    addressed: readonly RealmEvent[],
    readonly outbound: readonly Outbound[],
  ) {
    this.#addressed = addressed;
  }

  /** Adds `events` as a field of the object, so that copies have it, and freezes the complete outcome. */
  protected complete(): void {
    const events = this.#addressed.length === 0 ? { enumerable: true, value: NOTHING } : WithEvents.#WHEN_READ;
    Object.defineProperty(this, "events", events);
    Object.freeze(this);
  }

  static addressedIn(outcome: object): readonly RealmEvent[] {
    return #addressed in outcome ? outcome.#addressed : NOTHING;
  }

  /** What programs print, which write a value by its JSON; a whole realm would be thousands of lines. */
  toJSON(): object {
    return {};
  }

  [INSPECT](_depth: number, options: unknown, inspect: Inspect): string {
    return `Outcome ${inspect(this.toJSON(), options)}`;
  }

  protected printedEvents(): readonly string[] {
    return firstOf(this.#addressed, ({ event, audience }) => {
      const name = "op" in event ? `${event.type}/${event.op}` : event.type;
      return `${name} to ${audienceNames(this.realm, audience, PRINTED.names)}`;
    });
  }
}

class AcceptedOutcome<Response> extends WithEvents implements Accepted<Response> {
  readonly ok = true;
  declare readonly waits_for?: WaitsFor;

  constructor(
    realm: Realm,
    readonly response: Response,
    addressed: readonly RealmEvent[],
    outbound: readonly Outbound[],
    waits_for?: WaitsFor,
  ) {
    super(realm, addressed, outbound);
    if (waits_for !== undefined) this.waits_for = waits_for;
    this.complete();
  }

  override toJSON(): object {
    const outbound = firstOf(this.outbound, shortened);
    return { ok: true, response: shortened(this.response), events: this.printedEvents(), outbound };
  }
}

class RefusedOutcome extends WithEvents implements Refused<never> {
  readonly ok = false;

  constructor(
    realm: Realm,
    readonly error: Failure,
    addressed: readonly RealmEvent[],
    outbound: readonly Outbound[],
  ) {
    super(realm, addressed, outbound);
    this.complete();
  }

  override toJSON(): object {
    const { code, reason, msg } = this.error;
    const events = this.printedEvents();
    return { ok: false, code, reason, msg, ...(events.length === 0 ? {} : { events }) };
  }
}

/** A short value itself; a longer one as the beginning of its JSON text. */
function shortened(value: unknown): unknown {
  const text = JSON.stringify(value) ?? "";
  const isShort = text.length <= 80 && Object.values(Object(value)).length <= 4;
  return isShort ? value : text.length <= PRINTED.characters ? text : `${text.slice(0, PRINTED.characters)}…`;
}

function firstOf<Item, Line>(items: readonly Item[], line: (item: Item) => Line): readonly (Line | string)[] {
  const lines: (Line | string)[] = items.slice(0, PRINTED.items).map(line);
  return items.length <= PRINTED.items ? lines : [...lines, `and ${items.length - PRINTED.items} more`];
}

/** The events of an outcome with their audiences, as the event log has them; none for an object built by hand. */
export function addressedEvents(outcome: Outcome<unknown>): readonly RealmEvent[] {
  return WithEvents.addressedIn(outcome);
}

/** The operation was accepted; its events are added to the event log of the snapshot. */
export function accepted<Response>(step: Transition, response: Response): Accepted<Response> {
  return acceptedWith(withEventsLogged(step.realm, step.events), response, step);
}

/** An accepted outcome whose events are in the log of the realm already. */
export function acceptedWith<Response>(
  realm: Realm,
  response: Response,
  { events, outbound }: Pick<Transition, "events" | "outbound">,
): Accepted<Response> {
  return new AcceptedOutcome(realm, response, events, outbound);
}

/** There is nothing to answer yet; the caller may wait, and ask again when there is. */
export function waiting<Response>(step: Transition, response: Response, waits_for: WaitsFor): Accepted<Response> {
  const { realm, events, outbound } = step;
  return new AcceptedOutcome(withEventsLogged(realm, events), response, events, outbound, waits_for);
}

/** The operation has answered without changing anything. */
export function answered<Response>(realm: Realm, response: Response): Accepted<Response> {
  return new AcceptedOutcome(realm, response, NOTHING, NOTHING);
}

/** The operation was refused, and nothing has changed. */
export function refused<F extends Failure>(realm: Realm, error: F): Refused<F["reason"]> {
  return new RefusedOutcome(realm, error, NOTHING, NOTHING);
}

/** The operation was refused after a part of it was executed. If that part has changed nothing, the snapshot is the same. */
export function refusedAfter<F extends Failure>(
  before: Realm,
  { realm, events, outbound }: Transition,
  error: F,
): Refused<F["reason"]> {
  const after = withEventsLogged(realm, events);
  return new RefusedOutcome(sameState(before, after) ? before : after, error, events, outbound);
}

/** The same outcome with another answer. */
export function withResponse<Before, After>(outcome: Accepted<Before>, response: After): Accepted<After> {
  const { realm, outbound, waits_for } = outcome;
  return new AcceptedOutcome(realm, response, addressedEvents(outcome), outbound, waits_for);
}

/** Several moves of a realm as one outcome: the last answer, with all the events and outbound items in order. */
export function joinedOutcomes<Response>(outcomes: readonly Outcome<object>[], response: Response): Accepted<Response> {
  const last = outcomes.at(-1);
  if (last === undefined) throw new RangeError("There is no outcome to join.");
  const events = outcomes.flatMap(addressedEvents);
  return new AcceptedOutcome(
    last.realm,
    response,
    events,
    outcomes.flatMap(({ outbound }) => outbound),
  );
}
