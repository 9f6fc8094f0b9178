/** What faults do to a realm: they remove queues and send events of the server. Pure. */
import type { HashMap } from "../../model/collections/hash-map";
import { ALL_USERS, eventFor } from "../../model/outcome/audience";
import { withEventsLogged } from "../../model/outcome/transition";
import { withFields } from "../../model/realm/change";
import { frozen } from "../../model/realm/freeze";
import type { EventQueue } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import type { AddressedEvent } from "../../model/realm/realm-event";
import { trimmedLog } from "../../model/changes/events/event-queues";
import { has } from "../../model/rules/realm/feature-level";
import { serverVersion } from "../../model/views/registration/server-state";

/** The realm without an event queue. */
export function withoutQueue(realm: Realm, queueId: string): Realm {
  if (!realm.queues.has(queueId)) return realm;
  return trimmedLog(withFields(realm, { queues: realm.queues.delete(queueId) }));
}

/** The realm after a restart of its server: accounts and messages stay, all queues are removed. */
export function withoutQueues(realm: Realm): Realm {
  let queues: HashMap<string, EventQueue> = realm.queues;
  for (const queue of realm.queues.values()) queues = queues.delete(queue.queue_id);
  return trimmedLog(withFields(realm, { queues }));
}

/** The realm in which a queue begins with a restart event, if the queue receives such events. */
export function withRestartEvent(realm: Realm, queueId: string): Realm {
  const queue = realm.queues.get(queueId);
  if (queue === undefined || queue.event_types?.includes("restart") === false) return realm;
  const restarted = { id: queue.next_event_id, event: eventFor(ALL_USERS, restartEvent(realm)), returned: false };
  const next = withFields(queue, {
    pending: frozen([...queue.pending, restarted]),
    next_event_id: queue.next_event_id + 1,
  });
  return withFields(realm, { queues: realm.queues.set(queueId, next) });
}

/** The realm that asks every client to reload; at levels without an event for this, it restarts. */
export function withReloadEvent(realm: Realm): Realm {
  const event: AddressedEvent["event"] = has(realm, "clientsAreAskedToReload")
    ? { type: "web_reload_client", immediate: true }
    : restartEvent(realm);
  return withEventsLogged(realm, [eventFor(ALL_USERS, event)]);
}

function restartEvent(realm: Realm): AddressedEvent["event"] {
  const reload = has(realm, "clientsAreAskedToReload") ? {} : { immediate: true };
  return { type: "restart", ...serverVersion(realm), server_generation: realm.now, ...reload };
}
