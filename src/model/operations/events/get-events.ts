import { EVENT } from "../../../protocol/events/events";
import { optional } from "../../../protocol/schema/parameters";
import { boolean, chosen, count, integer, list, nullable, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import {
  acknowledgedUpTo,
  allReturned,
  caughtUp,
  heartbeatTime,
  liveQueue,
  missingQueue,
  withQueue,
} from "../../changes/events/event-queues";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { EventQueue } from "../../realm/event-queue";
import { checkAllPublicStreams } from "../../rules/events/queue-narrow";
import { eventViews } from "../../views/events/event-view";
import { accepted, refusedAfter, waiting } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Options of registrations. Servers read and check them here, too; for a queue that is registered they change nothing.
 */
const REGISTRATION_OPTIONS = {
  /** An option of registrations; it has no effect here. */
  event_types: optional(nullable(list(text))),
  /** An option of registrations; it has no effect here. */
  narrow: optional(nullable(list(list(text)))),
  /** An option of registrations; it has no effect here. */
  lifespan_secs: optional(count),
  /** An option of registrations; it has no effect here. */
  all_public_streams: optional(boolean),
  /** An option of registrations; it has no effect here. */
  apply_markdown: optional(boolean),
  /** An option of registrations; it has no effect here. */
  client_gravatar: optional(boolean),
  /** An option of registrations; it has no effect here. */
  slim_presence: optional(boolean),
  /** An option of registrations; it has no effect here. Since feature level 13. */
  bulk_message_deletion: optional(boolean, { since: 13 }),
  /** An option of registrations; it has no effect here. Since feature level 58. */
  stream_typing_notifications: optional(boolean, { since: 58 }),
  /** An option of registrations; it has no effect here. Since feature level 89. */
  user_settings_object: optional(boolean, { since: 89 }),
  /** An option of registrations; it has no effect here. Since feature level 151. */
  pronouns_field_type_supported: optional(boolean, { since: 151 }),
  /** An option of registrations; it has no effect here. Since feature level 176. */
  linkifier_url_template: optional(boolean, { since: 176 }),
  /** An option of registrations; it has no effect here. Since feature level 232. */
  user_list_incomplete: optional(boolean, { since: 232 }),
  /** An option of registrations; it has no effect here. Since feature level 294. */
  include_deactivated_groups: optional(boolean, { since: 294 }),
  /** An option of registrations; it has no effect here. Since feature level 315. */
  archived_channels: optional(boolean, { since: 315 }),
  /** An option of registrations; it has no effect here. Since feature level 334. */
  empty_topic_name: optional(boolean, { since: 334 }),
  /** An option of registrations; it has no effect here. Since feature level 419. */
  simplified_presence_events: optional(boolean, { since: 419 }),
};

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
      /** The ID of the queue. */
      queue_id: optional(text),
      /**
       * The ID of the newest event that the client has received. The queue drops it and all older events. -1 for none.
       */
      last_event_id: optional(integer),
      /**
       * Whether to answer immediately, possibly with an empty list. Otherwise, a typed call can return that it has to
       * wait.
       */
      dont_block: optional(boolean),
      ...REGISTRATION_OPTIONS,
    },
    answer: {
      /** The events, by ascending ID. */
      events: list(EVENT),
      /** The ID of the queue; only if the request has waited. */
      queue_id: field(chosen(text), { optional: true }),
    },
    refusals: [
      "all_public_streams_not_allowed",
      "poll_incomplete",
      "queue_of_another",
      "queue_unknown",
      "events_acknowledged",
      "event_not_sent",
    ],
    changes_when_refused: true,
    events: [],
    example: ({ realm, owned }) => {
      const { queue_id = "", next_event_id = 0 } = owned(realm.queues.values()) ?? {};
      return { queue_id, last_event_id: next_event_id - 1, dont_block: true };
    },
    after: ["register-queue"],
  }),
  (realm, actor, params, origin) => {
    const { queue_id, last_event_id } = params;
    const notAll = checkAllPublicStreams(actor, params.all_public_streams);
    if (isFailure(notAll)) return notAll;
    if (queue_id === undefined) {
      return badRequest("poll_incomplete", "queue_id: this parameter is missing; register first.");
    }
    if (last_event_id === undefined) {
      return badRequest("poll_incomplete", "last_event_id: this parameter is missing; begin with -1.");
    }
    const found = liveQueue(realm, queue_id, actor.user_id);
    if (found === undefined) return missingQueue(realm, queue_id);
    const current = caughtUp(realm, found);
    // What a poll that has waited acknowledges was dropped before it began to wait.
    const { queue, refusal } =
      origin.has_waited === true ? { queue: current, refusal: undefined } : acknowledging(current, last_event_id);
    if (isFailure(refusal))
      return refusedAfter(realm, transition(queue === current ? realm : withQueue(realm, queue)), refusal);
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
 * The queue after what a client acknowledges was dropped, and why the ID is refused, if it is. Servers drop what is
 * older than an ID that the queue never had, and refuse the ID.
 */
function acknowledging(current: EventQueue, id: number) {
  if (id < current.acknowledged) {
    const msg = `last_event_id: events up to ${current.acknowledged} were acknowledged and deleted.`;
    return { queue: current, refusal: badRequest("events_acknowledged", msg) };
  }
  const queue = acknowledgedUpTo(current, id);
  if (queue.acknowledged === id) return { queue };
  return { queue, refusal: badRequest("event_not_sent", `last_event_id: this queue has had no event ${id}.`) };
}
