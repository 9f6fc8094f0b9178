import { withheldBecause, type Withheld } from "../model/changes/events/event-queues";
import type { Realm } from "../model/realm/realm";
import type { RealmEvent } from "../model/realm/realm-event";
import { userById } from "../model/rules/users/people";
import { formsFor } from "../model/views/events/outcome-events";
import type { EventBody } from "../protocol/events/events";
import type { MessageEvent } from "../protocol/events/messages";
import { whyWithheld } from "./why-withheld";

/** Whether an event reached a queue, and why. */
export interface Delivery {
  /** As a queue of the account shows it if its client declares every capability. */
  readonly event: EventBody | Pick<MessageEvent, "type">;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
  /** The kind of rule that withheld the event; null if the queue received it. */
  readonly withheld: Withheld | null;
  /** The rule as a sentence: `bob is not subscribed to #secret, which is private.` */
  readonly why: string;
}

/** An event, with the realm as it was then. */
export interface DeliveredEvent {
  readonly realm: Realm;
  readonly event: RealmEvent;
}

/** How many events a simulator remembers for its explanations. */
export const REMEMBERED_EVENTS = 1_000;

/** For every event since a queue was registered: whether it reached the queue, and why. Oldest first. */
export function deliveriesTo(queueId: string, events: readonly DeliveredEvent[]): readonly Delivery[] {
  return events.slice(-REMEMBERED_EVENTS).flatMap(({ realm, event }) => {
    const queue = realm.queues.get(queueId);
    const viewer = queue === undefined ? undefined : userById(realm, queue.user_id);
    if (queue === undefined || viewer === undefined) return [];
    const withheld = withheldBecause(realm, queue, event) ?? null;
    const why =
      withheld === null
        ? `The queue of ${viewer.full_name} has it.`
        : whyWithheld(realm, queue, event, withheld).sentence;
    return [{ event: formsFor(realm, viewer, event)[0] ?? event.event, at: realm.now, withheld, why }];
  });
}
