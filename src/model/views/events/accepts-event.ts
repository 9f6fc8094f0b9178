import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { matchesQueueNarrow } from "../../rules/events/queue-narrow";

/** Types of which old clients hear in place of, or beside, the newer type. */
const OLD_TYPES: Readonly<Record<string, readonly string[]>> = {
  user_settings: ["update_display_settings", "update_global_notifications"],
};

function isWanted(types: readonly string[], type: string): boolean {
  return types.includes(type) || (OLD_TYPES[type] ?? []).some((old) => types.includes(old));
}

/**
 * Whether a queue takes an event that its account hears of: by its event types, by its narrow for messages, and
 * `muted_topics` only when `user_topic` was not asked for by name.
 *
 * @spec Events
 */
export function acceptsEvent(realm: Realm, queue: EventQueue, event: RealmEvent): boolean {
  if (!wantsType(queue, event)) return false;
  if (event.event.type === "message" && queue.narrow.length > 0) return matchesQueueNarrow(realm, queue, event);
  return true;
}

/** Whether a queue takes events of this one's type. */
export function wantsType({ event_types: types }: EventQueue, { event: { type } }: RealmEvent): boolean {
  if (types === null) return true;
  return isWanted(types, type) && !(type === "muted_topics" && types.includes("user_topic"));
}
