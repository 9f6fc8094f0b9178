import { deleteQueue } from "../../model/operations/events/delete-queue";
import { getEvents } from "../../model/operations/events/get-events";
import { NO_CAPABILITIES, registerQueue, registerSpectator } from "../../model/operations/events/register-queue";
import type { ClientCapabilities } from "../../model/realm/event-queue";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { EVENT_TYPES } from "../parameters/event-types";
import { route } from "../route";
import { SPECTATOR_REGISTRATION } from "../../protocol/records/registration";

/** Capabilities by name; what a name may stand for is for the operation to say. */
const CAPABILITIES: v.GenericSchema<Partial<ClientCapabilities>> = v.typed(v.record(v.string(), v.unknown()));

const KNOWN_CAPABILITIES = v.strictObject(
  Object.fromEntries(Object.keys(NO_CAPABILITIES).map((name) => [name, v.optional(v.unknown())])),
);

/** @spec Events */
export const registerQueueRoute = route({
  id: "register-queue",
  method: "POST",
  path: "/register",
  parameters: {
    event_types: optional("json", v.nullable(shapes.strings), { in_calls: EVENT_TYPES }),
    fetch_event_types: optional("json", v.nullable(shapes.strings), { in_calls: EVENT_TYPES }),
    apply_markdown: optional("json", shapes.boolean),
    client_gravatar: optional("json", shapes.boolean),
    slim_presence: optional("json", shapes.boolean),
    presence_history_limit_days: optional("json", shapes.integer, { since: 288 }),
    include_subscribers: optional("json_or_text", v.union([shapes.boolean, v.literal("partial")])),
    all_public_streams: optional("json", shapes.boolean),
    narrow: optional("json", v.array(shapes.strings)),
    client_capabilities: optional("json", CAPABILITIES, { in_calls: KNOWN_CAPABILITIES }),
    queue_lifespan_secs: optional("json", shapes.integer),
  },
  operation: registerQueue,
  spectators: registerSpectator,
  get open_answer() {
    return SPECTATOR_REGISTRATION;
  },
});

/** @spec Events */
export const getEventsRoute = route({
  id: "get-events",
  method: "GET",
  path: "/events",
  parameters: {
    queue_id: optional("text", shapes.text),
    last_event_id: optional("json", shapes.integer),
    dont_block: optional("json", shapes.boolean),
  },
  operation: getEvents,
});

/** @spec Events */
export const deleteQueueRoute = route({
  id: "delete-queue",
  method: "DELETE",
  path: "/events",
  parameters: {
    queue_id: required("text", shapes.text),
  },
  operation: deleteQueue,
});
