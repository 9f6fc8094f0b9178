import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { liveQueue, missingQueue, trimmedLog } from "../../changes/events/event-queues";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Deletes an event queue. */
export const deleteQueue = operation(
  () => ({
    id: "delete-queue",
    method: "DELETE",
    path: "/events",
    parameters: {
      /** The ID of the queue. */
      queue_id: required(text),
    },
    answer: {},
    refusals: ["queue_of_another", "queue_unknown"],
    events: [],
    example: ({ realm, owned }) => ({ queue_id: owned(realm.queues.values())?.queue_id ?? "" }),
    weight: 0,
    after: ["register-queue"],
  }),
  (realm, actor, { queue_id }) => {
    if (liveQueue(realm, queue_id, actor.user_id) === undefined) return missingQueue(realm, queue_id);
    return accepted(transition(trimmedLog(withFields(realm, { queues: realm.queues.delete(queue_id) }))), {});
  },
);
