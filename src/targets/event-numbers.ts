/** The IDs of events in a queue that others fill, too: those of the scenario count from 0, as if there were no others. */
import { isJsonObject } from "../matching/json-value";
import type { CallRequest } from "./target";

type Body = Readonly<Record<string, unknown>>;

/** The IDs of the queues of one scenario. */
export class EventNumbers {
  /** By queue: the ID that the server gave to each event of the scenario. */
  private readonly given = new Map<string, number[]>();

  /** A request for events with the ID of the server for the last one that was seen. */
  outgoing(request: CallRequest): CallRequest {
    const { queue_id, last_event_id } = request.parameters;
    const given = isPoll(request) ? this.given.get(String(queue_id)) : undefined;
    const last = given?.[Number(last_event_id)];
    return last === undefined ? request : { ...request, parameters: { ...request.parameters, last_event_id: last } };
  }

  /** An answer with events that count from 0. */
  incoming(request: CallRequest, body: Body): Body {
    const { events } = body;
    if (!isPoll(request) || !Array.isArray(events)) return body;
    const queue = String(request.parameters["queue_id"]);
    const given = this.given.get(queue) ?? [];
    this.given.set(queue, given);
    const numbered = events.filter(isJsonObject).map((event) => {
      const id = Number(event["id"]);
      if (!given.includes(id)) given.push(id);
      return { ...event, id: given.indexOf(id) };
    });
    return { ...body, events: numbered };
  }
}

function isPoll({ method, path }: CallRequest): boolean {
  return method === "GET" && path === "/events";
}
