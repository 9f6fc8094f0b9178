/** What the operations of this subject answer. */
import { list, type Shape, text } from "../declare/shapes";
import { field, record, type RecordOf } from "../declare/tables";

/** An event on its way to a client. */
export type EventView = Readonly<Record<string, unknown>>;

const anyEvent: Shape<EventView> = { kind: "json" };

/** What the queue holds. */
export const GET_EVENTS_ANSWER = record("get_events_response", {
  /** By ascending ID. */
  events: list(anyEvent),
  /** The queue; for callers that have waited only. */
  queue_id: field(text, { optional: true }),
});

/** The answer declared by `get-events`. */
export interface GetEventsResponse extends RecordOf<typeof GET_EVENTS_ANSWER> {}
