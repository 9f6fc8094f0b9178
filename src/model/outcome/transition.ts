import { withFields } from "../realm/change";
import { frozen } from "../realm/freeze";
import type { Realm } from "../realm/realm";
import type { RealmEvent } from "../realm/realm-event";
import type { Outbound } from "./outbound";

/** A change of the realm with what it tells and sends: what operations are composed of. */
export interface Transition {
  readonly realm: Realm;
  readonly events: readonly RealmEvent[];
  readonly outbound: readonly Outbound[];
}

const NOTHING: readonly never[] = Object.freeze([]);

/** A step that has led to this realm, telling these events and sending these things out. */
export function transition(
  realm: Realm,
  events: readonly RealmEvent[] = NOTHING,
  outbound: readonly Outbound[] = NOTHING,
): Transition {
  return { realm, events, outbound };
}

/** Takes a further step from where the first has led; what both tell and send is joined in order. */
export function andThen(first: Transition, next: (realm: Realm) => Transition): Transition {
  const second = next(first.realm);
  return {
    realm: second.realm,
    events: joined(first.events, second.events),
    outbound: joined(first.outbound, second.outbound),
  };
}

/** Takes a further step for each item, in order. */
export function andThenForEach<Item>(
  first: Transition,
  items: Iterable<Item>,
  next: (realm: Realm, item: Item) => Transition,
): Transition {
  let current = first;
  for (const item of items) current = andThen(current, (realm) => next(realm, item));
  return current;
}

/** Adds events to what a step tells. */
export function withEvents(first: Transition, events: readonly RealmEvent[]): Transition {
  return { ...first, events: joined(first.events, events) };
}

/** The realm with a step's events in its log. Nothing is kept while no queue could ever ask for it. */
export function withEventsLogged(realm: Realm, events: readonly RealmEvent[]): Realm {
  if (events.length === 0 || realm.queues.size === 0) return realm;
  let entries = realm.event_log.entries;
  for (const event of events) entries = entries.push(frozen(event));
  return withFields(realm, { event_log: Object.freeze({ first: realm.event_log.first, entries }) });
}

function joined<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  return [...first, ...second];
}
