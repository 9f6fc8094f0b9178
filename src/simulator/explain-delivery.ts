import { withheldBecause, type Withheld } from "../model/changes/events/event-queues";
import type { Realm } from "../model/realm/realm";
import type { RealmEvent } from "../model/realm/realm-event";
import { userById } from "../model/rules/users/people";
import { formsFor } from "../model/views/events/outcome-events";
import type { EventBody } from "../protocol/events/events";
import type { MessageEvent } from "../protocol/events/messages";
import { whyWithheld } from "./why-withheld";

/** What became of an event for a queue. */
export interface Delivery {
  /** As a queue of the account shows it that declares every client capability. */
  readonly event: EventBody | Pick<MessageEvent, "type">;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
  /** The kind of rule that kept it from the queue; null if the queue has it. */
  readonly withheld: Withheld | null;
  /** The rule as a sentence: `bob is not subscribed to #secret, which is private.` */
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
