import { reason } from "./reason";

/** Reasons of refusals for event queues. */
export const EVENTS_REASONS = {
  queue_unknown: reason("There is no such event queue, or it is somebody else's.", "BAD_EVENT_QUEUE_ID"),
  poll_incomplete: reason("A poll says of which queue it is and which event it has seen last."),
  events_acknowledged: reason("The events asked for were acknowledged and are gone."),
  event_unsent: reason("The queue has had no event of this number yet."),
  all_public_streams_not_allowed: reason("Guests cannot listen to all public channels."),
  capability_missing: reason("Servers want one capability named wherever some are given."),
  partial_subscribers_unknown: reason("Partial lists of subscribers come with a later feature level."),
  capability_malformed: reason("A capability of a client is true or false."),
  queue_narrow_malformed: reason("The narrow of a queue is a list of pairs."),
  queue_narrow_operator_unknown: reason("Queues know few operators."),
  queue_narrow_operand_unknown: reason("Queues do not know this operand of the operator is."),
} as const;
