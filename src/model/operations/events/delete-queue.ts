import { liveQueue, trimmedLog } from "../../changes/events/event-queues";
import { badEventQueueId } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The queue to delete. */
export interface DeleteQueueParams {
  /** The queue, as its registration named it. */
  readonly queue_id: string;
}

/**
 * Drops an event queue.
 *
 * @refuses BAD_EVENT_QUEUE_ID (with `queue_id`) for a queue that is unknown, gone or somebody else's
 * @tells nobody
 * @spec Events
 */
export const deleteQueue: Operation<DeleteQueueParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { queue_id }) => {
    if (liveQueue(realm, queue_id, actor.user_id) === undefined) return refused(realm, badEventQueueId(queue_id));
    return accepted(transition(trimmedLog(withFields(realm, { queues: realm.queues.delete(queue_id) }))), {});
  },
);
