import type { QueuedEvent } from "../../realm/event-queue";

/**
 * Joins new events to those that wait in a queue. A further flag event of the same operation and flag is joined with
 * the one that waits, under the new ID and in the new place; never once it was returned, and never for unread marks.
 * Of several restarts the last stays.
 */
export function mergedEvents(pending: readonly QueuedEvent[], added: readonly QueuedEvent[]): readonly QueuedEvent[] {
  const merged: (QueuedEvent | undefined)[] = [...pending];
  const places = new Map<string, number>();
  pending.forEach((queued, index) => {
    const key = queued.returned ? undefined : mergeKey(queued);
    if (key !== undefined) places.set(key, index);
  });
  for (const queued of added) {
    const key = mergeKey(queued);
    const place = key === undefined ? undefined : places.get(key);
    const waiting = place === undefined ? undefined : merged[place];
    if (place !== undefined) merged[place] = undefined;
    merged.push(waiting === undefined ? queued : joined(waiting, queued));
    if (key !== undefined) places.set(key, merged.length - 1);
  }
  return merged.filter((queued) => queued !== undefined);
}

function mergeKey({ event: { event } }: QueuedEvent): string | undefined {
  if (event.type === "restart" || event.type === "web_reload_client") return event.type;
  if (event.type !== "update_message_flags") return undefined;
  return event.flag === "read" && event.op === "remove" ? undefined : `${event.op}/${event.flag}`;
}

function joined({ event: { event: first } }: QueuedEvent, added: QueuedEvent): QueuedEvent {
  const told = added.event;
  if (told.about !== undefined || told.event.type !== "update_message_flags") return added;
  if (first.type !== "update_message_flags") return added;
  const messages = [...first.messages, ...told.event.messages];
  return { ...added, event: { ...told, event: { ...told.event, messages } } };
}
