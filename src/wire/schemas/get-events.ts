import { getEvents } from "../../operations/events/get-events";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Events */
export const getEventsRoute = route({
  id: "get-events",
  method: "GET",
  path: "/events",
  parameters: {
    queue_id: required("text", shapes.text),
    last_event_id: optional("json", shapes.integer),
    dont_block: optional("json", shapes.boolean),
  },
  operation: getEvents,
});
