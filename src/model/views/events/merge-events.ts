import { followsServer } from "../../realm/settings";
import type { QueuedEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";

/**
 * Joins new events to those that wait in a queue. A further flag event of the same operation and flag is joined with
 * the one that waits, under the new ID and in the new place; never once it was returned, and never for unread marks.
 * What is joined says what its events said one after the other: nothing is joined across the opposite change of the
 * flag, nor with what says that all is read, which means those of that time. Servers join these, too. Of several
 * restarts the last stays.
 */
export function mergedEvents(
  realm: Realm,
  pending: readonly QueuedEvent[],
  added: readonly QueuedEvent[],
): readonly QueuedEvent[] {
  const isCareless = followsServer(realm, "flagEventsJoinedCarelessly");
  const merged: (QueuedEvent | undefined)[] = [...pending];
  const places = new Map<string, number>();
  const noted = (queued: QueuedEvent, index: number): void => {
    const key = mergeKey(queued);
    if (key !== undefined && !queued.returned) places.set(key, index);
    if (isCareless) return;
    places.delete(oppositeKey(queued) ?? "");
    if (key !== undefined && saysAll(queued)) places.delete(key);
  };
  pending.forEach(noted);
  for (const queued of added) {
    const place = !isCareless && saysAll(queued) ? undefined : places.get(mergeKey(queued) ?? "");
    const waiting = place === undefined ? undefined : merged[place];
    if (place !== undefined) merged[place] = undefined;
    merged.push(waiting === undefined ? queued : joined(waiting, queued));
    noted(queued, merged.length - 1);
  }
  return merged.filter((queued) => queued !== undefined);
}

function mergeKey({ event: { event } }: QueuedEvent): string | undefined {
  if (event.type === "restart" || event.type === "web_reload_client") return event.type;
  if (event.type !== "update_message_flags") return undefined;
  return event.flag === "read" && event.op === "remove" ? undefined : `${event.op}/${event.flag}`;
}

function oppositeKey({ event: { event } }: QueuedEvent): string | undefined {
  if (event.type !== "update_message_flags") return undefined;
  return `${event.op === "add" ? "remove" : "add"}/${event.flag}`;
}

function saysAll({ event: { event } }: QueuedEvent): boolean {
  return event.type === "update_message_flags" && event.all;
}

function joined({ event: { event: first } }: QueuedEvent, added: QueuedEvent): QueuedEvent {
  const told = added.event;
  if (told.about !== undefined || told.event.type !== "update_message_flags") return added;
  if (first.type !== "update_message_flags") return added;
  const messages = [...first.messages, ...told.event.messages];
  return { ...added, event: { ...told, event: { ...told.event, messages, all: first.all } } };
}
