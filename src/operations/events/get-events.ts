import { acknowledgedUpTo, allReturned, caughtUp, liveQueue, withQueue } from "../../changes/events/event-queues";
import { badEventQueueId, badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { type EventView, eventViews } from "../../views/events/event-view";
import { type Operation, operation } from "../operation";

/** Which queue, how far it has been read, and whether to wait. */
export interface GetEventsParams {
  readonly queue_id: string;
  readonly last_event_id?: number;
  /** Answer at once, possibly with an empty list. As a function this always does so; waiting is for the transports. */
  readonly dont_block?: boolean;
}

/** What the queue holds, by ascending event ID. */
export interface GetEventsResponse {
  readonly events: readonly EventView[];
  readonly queue_id: string;
}

/**
 * Gives what a queue holds, after dropping what the client acknowledges. Each poll keeps the queue alive.
 *
 * @param params.last_event_id - the largest event ID that the client has seen, -1 at first
 * @refuses BAD_REQUEST without `last_event_id`, BAD_EVENT_QUEUE_ID (with `queue_id`) for a queue that is unknown, gone
 *   or somebody else's, then BAD_REQUEST for an ID older than what was acknowledged before
 * @spec Events
 * @assumes A6
 */
export const getEvents: Operation<GetEventsParams, GetEventsResponse> = operation((realm, actor, params) => {
  const { queue_id, last_event_id } = params;
  if (last_event_id === undefined) {
    return refused(realm, badRequest("last_event_id: this parameter is missing; begin with -1."));
  }
  const found = liveQueue(realm, queue_id, actor.user_id);
  if (found === undefined) return refused(realm, badEventQueueId(queue_id));
  const current = caughtUp(realm, found);
  if (last_event_id < current.acknowledged) {
    return refused(
      realm,
      badRequest(`last_event_id: events up to ${current.acknowledged} were acknowledged and are gone.`),
    );
  }
  const queue = acknowledgedUpTo(current, last_event_id);
  const events = queue.pending.flatMap((queued) => eventViews(realm, queue, actor, queued));
  const next = withQueue(realm, allReturned(withFields(queue, { last_contact: realm.now })));
  return accepted(step(next), { events, queue_id });
});
