import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { EventBody } from "../../realm/realm-event";
import type { User } from "../../realm/user";

/** Adapts an event in its newest form to what a queue's client can take; it may vanish or become several. */
export function adaptedEvents(_realm: Realm, _queue: EventQueue, _viewer: User, event: EventBody): EventBody[] {
  return [event];
}
