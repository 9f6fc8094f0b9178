import { withheldBecause, type Withheld } from "../model/changes/events/event-queues";
import type { ClientCapabilities, EventQueue } from "../model/realm/event-queue";
import type { Realm } from "../model/realm/realm";
import type { RealmEvent } from "../model/realm/realm-event";
import { userById } from "../model/rules/users/people";
import { survivesAdapting } from "../model/views/events/adapt-event";

/** What became of an event for a queue. */
export interface Delivery {
  readonly event: RealmEvent["event"];
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
  /** Why the queue did not get it; null when it did. */
  readonly withheld: Withheld | null;
  /** The same as a sentence, with what the queue would have had to ask for. */
  readonly why: string;
}

/** Something that happened, with the realm as it was then. */
export interface DeliveredEvent {
  readonly realm: Realm;
  readonly event: RealmEvent;
}

/** How many events of the past a simulator remembers for its explanations. */
export const TOLD_LENGTH = 1_000;

/** What became of every event that happened while a queue was there, oldest first. */
export function deliveriesTo(queueId: string, told: readonly DeliveredEvent[]): readonly Delivery[] {
  return told.slice(-TOLD_LENGTH).flatMap(({ realm, event }) => {
    const queue = realm.queues.get(queueId);
    if (queue === undefined) return [];
    const withheld = withheldBecause(realm, queue, event) ?? null;
    return [{ event: event.event, at: realm.now, withheld, why: sentence(realm, queue, event, withheld) }];
  });
}

function sentence(realm: Realm, queue: EventQueue, told: RealmEvent, withheld: Withheld | null): string {
  const account = userById(realm, queue.user_id)?.delivery_email ?? `account ${queue.user_id}`;
  switch (withheld) {
    case null:
      return `The queue of ${account} gets it.`;
    case "audience":
      return `${account} is not told of it.`;
    case "event_types":
      return `The queue asked for ${listed(queue.event_types ?? [])}, and not for ${told.event.type}.`;
    case "narrow":
      return `The message does not match the queue's narrow ${JSON.stringify(queue.narrow)}.`;
    case "capabilities":
      return `Its client did not declare what it takes: ${listed(lacking(realm, queue, told))}.`;
  }
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}

/** The capabilities each of which would have brought the event. */
function lacking(realm: Realm, queue: EventQueue, told: RealmEvent): readonly string[] {
  const viewer = userById(realm, queue.user_id);
  if (viewer === undefined || told.about !== undefined) return [];
  const declared = queue.client_capabilities;
  return Object.entries(declared).flatMap(([name, isDeclared]) => {
    const client_capabilities: ClientCapabilities = { ...declared, [name]: true };
    const helps = !isDeclared && survivesAdapting(realm, { ...queue, client_capabilities }, viewer, told.event);
    return helps ? [name] : [];
  });
}
