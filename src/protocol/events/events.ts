/** All events of a realm: the union of their types, and their tables by type and operation. */
import { lazy } from "../../data/lazy";
import { EVENT_TABLES } from "../../generated/event-tables";
import type { EventBody } from "../../generated/event-types";
import { kindOf, type Shape } from "../schema/shapes";
import { isKnownAt } from "../schema/tables";
import type { EventMadeOf } from "./event-body";

/** An event as a queue returns it, with the `id` by which a client acknowledges it. */
export type EventView = EventBody & {
  /** The number of the event in its queue. IDs ascend. */
  readonly id: number;
};

/** An event as the model creates it, with the fields of all levels. The bodies of messages are created for each reader. */
export type EventMade = Exclude<EventMadeOf<(typeof EVENT_TABLES)[number]>, { readonly type: "message" }>;

/** Where the name of a table leads: by `type`, then `op` where there is one, then `property` where each has a table. */
interface Place {
  table?: (typeof EVENT_TABLES)[number];
  readonly below: Map<unknown, Place>;
}

/** Found word by word, since to put names together for every event takes longer than to look them up. */
const PLACES = lazy(() => {
  const all: Place = { below: new Map() };
  for (const table of EVENT_TABLES) {
    const [, ...words] = table.name.split("/");
    let place = all;
    for (const word of words) {
      const next: Place = place.below.get(word) ?? { below: new Map() };
      place.below.set(word, next);
      place = next;
    }
    place.table = table;
  }
  return all;
});

/** What identifies the kind of an event. */
interface Named {
  readonly type?: unknown;
  readonly op?: unknown;
  readonly property?: unknown;
  /** What the oldest events have instead of `op`. */
  readonly operation?: unknown;
}

/** The table of an event; undefined for one that is not declared. */
export function eventTable({
  type,
  operation,
  op = operation,
  property,
}: Named): (typeof EVENT_TABLES)[number] | undefined {
  const ofType = PLACES().below.get(type);
  const place = op === undefined ? ofType : (ofType?.below.get(op) ?? ofType);
  return place?.table ?? (property === undefined ? undefined : place?.below.get(property)?.table);
}

/** Any event, as a shape. */
export const EVENT: Shape<EventView> = kindOf(eventTable, ...EVENT_TABLES);

/** Whether a feature level has an event. */
export function isEventKnown(event: EventBody, level: number): boolean {
  const table = eventTable(event);
  return table !== undefined && isKnownAt(table, level);
}
