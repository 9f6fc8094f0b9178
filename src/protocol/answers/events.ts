/** What the operations of this subject answer. */
import { EVENT } from "../events/events";
import { list, text } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** What the queue holds. */
export const GET_EVENTS_ANSWER = record("get_events_response", {
  /** By ascending ID. */
  events: list(EVENT),
  /** The queue; for callers that have waited only. */
  queue_id: field(text, { optional: true }),
});

/** The answer declared by `get-events`. */
export interface GetEventsResponse extends RecordOf<typeof GET_EVENTS_ANSWER> {}
