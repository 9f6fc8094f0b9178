import { optional } from "../../../protocol/schema/parameters";
import { text, integer, boolean, list } from "../../../protocol/schema/shapes";
import { EVENT } from "../../../protocol/events/events";
import { field } from "../../../protocol/schema/tables";
import {
  acknowledgedUpTo,
  allReturned,
  caughtUp,
  heartbeatTime,
  liveQueue,
  withQueue,
} from "../../changes/events/event-queues";
import { badEventQueueId, badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter, waiting } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { followsServer } from "../../realm/settings";
import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { eventViews } from "../../views/events/event-view";
import { operation } from "../operation";

/**
 * Returns the events of a queue, after dropping those that the client acknowledges. When there is no event and the
 * client can wait, the answer says what to wait for. The call restarts the lifetime of the queue.
 */
export const getEvents = operation(
  () => ({
    id: "get-events",
    method: "GET",
    path: "/events",
    parameters: {
      /** The queue, as its registration named it. */
      queue_id: optional(text),
      /** The newest event that has arrived: it and older ones are forgotten. -1 for none. */
      last_event_id: optional(integer),
      /**
       * Answer immediately, possibly with an empty list. Without it, the answer of the function can say to wait.
       */
      dont_block: optional(boolean),
    },
    answer: {
      /** By ascending ID. */
      events: list(EVENT),
      /** The queue; for callers that have waited only. */
      queue_id: field(text, { optional: true }),
    },
    refusals: ["poll_incomplete", "queue_unknown", "events_acknowledged", "event_unsent"],
    events: [],
  }),
  (realm, actor, params, origin) => {
    const { queue_id, last_event_id } = params;
    if (queue_id === undefined) {
      return refused(realm, badRequest("poll_incomplete", "queue_id: this parameter is missing; register first."));
    }
    if (last_event_id === undefined) {
      return refused(realm, badRequest("poll_incomplete", "last_event_id: this parameter is missing; begin with -1."));
    }
    const found = liveQueue(realm, queue_id, actor.user_id);
    if (found === undefined) return refused(realm, badEventQueueId(queue_id));
    const current = caughtUp(realm, found);
    // What a poll that has waited acknowledges was dropped before it began to wait.
    const { queue, refusal } =
      origin.has_waited === true
        ? { queue: current, refusal: undefined }
        : acknowledging(realm, current, last_event_id);
    if (isFailure(refusal))
      return refusedAfter(transition(queue === current ? realm : withQueue(realm, queue)), refusal);
    const events = queue.pending.flatMap((queued) => eventViews(realm, queue, actor, queued));
    const next = allReturned(queue);
    if (events.length === 0 && params.dont_block !== true) {
      const connected = withFields(next, { last_contact: realm.now });
      const heartbeat_at = heartbeatTime(realm.now, queue_id);
      return waiting(transition(withQueue(realm, connected)), { events, queue_id }, { queue_id, heartbeat_at });
    }
    const answer = origin.has_waited === true ? { events, queue_id } : { events };
    return accepted(transition(withQueue(realm, next)), answer);
  },
);

/**
 * The queue after what a client acknowledges was dropped, and why the ID is refused, if it is. Servers look at IDs only
 * once a queue has dropped something, and drop what is before any ID.
 */
function acknowledging(realm: Realm, current: EventQueue, id: number) {
  const isCareless = followsServer(realm, "wrongEventIdsAcknowledge");
  if (id < current.acknowledged && !(isCareless && current.acknowledged < 0)) {
    const msg = `last_event_id: events up to ${current.acknowledged} were acknowledged and deleted.`;
    return { queue: current, refusal: badRequest("events_acknowledged", msg) };
  }
  const queue = acknowledgedUpTo(current, id);
  if (queue.acknowledged === id || (isCareless && queue.acknowledged < 0)) return { queue };
  const unsent = badRequest("event_unsent", `last_event_id: this queue has had no event ${id}.`);
  return { queue: isCareless ? queue : current, refusal: unsent };
}
