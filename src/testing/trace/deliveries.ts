import { caughtUp, withheldBecause, type Withheld } from "../../model/changes/events/event-queues";
import { addressedEvents } from "../../model/outcome/outcome";
import type { EventQueue, RealmEvent } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import { eventViews } from "../../model/views/events/event-view";
import type { PlayedStep } from "./player";

/** Whether one queue received an event. */
export interface QueueDelivery {
  readonly queue_id: string;
  readonly user_id: number;
  /** Why the queue does not receive it; null when it does. */
  readonly withheld: Withheld | null;
}

/** An event of a step, with the realm as it was then. */
export interface StepEvent {
  readonly event: RealmEvent;
  readonly realm: Realm;
  readonly deliveries: readonly QueueDelivery[];
}

const EVENTS = new WeakMap<PlayedStep, { readonly outcomes: number; readonly events: readonly StepEvent[] }>();

/** The events that a step caused, each with the result for every queue that existed. */
export function stepEvents(step: PlayedStep): readonly StepEvent[] {
  const known = EVENTS.get(step);
  if (known?.outcomes === step.outcomes.length) return known.events;
  const events = step.outcomes.flatMap((outcome) =>
    addressedEvents(outcome).map((event): StepEvent => ({
      event,
      realm: outcome.realm,
      deliveries: deliveriesOf(outcome.realm, event),
    })),
  );
  EVENTS.set(step, { outcomes: step.outcomes.length, events });
  return events;
}

function deliveriesOf(realm: Realm, event: RealmEvent): readonly QueueDelivery[] {
  return Array.from(realm.queues.values(), (queue) => ({
    queue_id: queue.queue_id,
    user_id: queue.user_id,
    withheld: withheldBecause(realm, queue, event) ?? null,
  }));
}

/** How many events a queue has at a moment: not fetched yet, and fetched but not acknowledged. */
export function queueHoldings(realm: Realm, queueId: string): { readonly waiting: number; readonly held: number } {
  const queue = realm.queues.get(queueId);
  if (queue === undefined) return { waiting: 0, held: 0 };
  const { pending } = caughtUp(realm, queue);
  const held = pending.filter(({ returned }) => returned).length;
  return { waiting: pending.length - held, held };
}

/** The ID that an event has in a queue after a step; undefined if it was merged or dropped. */
export function eventIdIn(realm: Realm, queueId: string, event: RealmEvent): number | undefined {
  const queue = realm.queues.get(queueId);
  if (queue === undefined) return undefined;
  return caughtUp(realm, queue).pending.find((queued) => queued.event === event)?.id;
}

/** An event as a queue's client receives it; without a queue, as most clients receive it. */
export function eventAsSent(realm: Realm, event: RealmEvent, queue?: EventQueue): readonly unknown[] {
  const viewer = queue === undefined ? undefined : userById(realm, queue.user_id);
  if (queue === undefined || viewer === undefined) return [event.event];
  return eventViews(realm, queue, viewer, { id: eventIdIn(realm, queue.queue_id, event) ?? 0, event, returned: false });
}
