import { ALL_USERS, eventFor } from "../../outcome/audience";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../../protocol/limits";
import { caughtUp } from "./event-queues";

/** The second at which a poll that begins now gets a heartbeat: 45 to 55 seconds later, by the queue. */
export function heartbeatTime(now: number, queueId: string): number {
  const spread = LIMITS.HEARTBEAT_MAX_SECONDS - LIMITS.HEARTBEAT_MIN_SECONDS + 1;
  let mixed = now % 1009;
  for (const character of queueId) mixed = (mixed * 31 + (character.codePointAt(0) ?? 0)) % 1000003;
  return now + LIMITS.HEARTBEAT_MIN_SECONDS + (mixed % spread);
}

/**
 * The realm after a queue has got a heartbeat: an event of its own, with an ID, to be acknowledged like others.
 *
 * @spec Events
 */
export function withHeartbeat(realm: Realm, queueId: string): Realm {
  const found = realm.queues.get(queueId);
  if (found === undefined) return realm;
  const queue = caughtUp(realm, found);
  const beat = { id: queue.next_event_id, event: eventFor(ALL_USERS, { type: "heartbeat" }), returned: false };
  return withFields(realm, {
    queues: realm.queues.set(
      queueId,
      withFields(queue, { pending: frozen([...queue.pending, beat]), next_event_id: queue.next_event_id + 1 }),
    ),
  });
}
