import type { EventBody } from "../../../generated/event-types";
import type { MessageEvent } from "../../../generated/event-types";
import type { EventView } from "../../../protocol/events/events";
import type { MessageFlag } from "../../../protocol/records/messages";
import type {
  AddressedEvent,
  EventQueue,
  MessageEventRecords,
  PersonalForm,
  QueuedEvent,
  RealmEvent,
} from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import { matchesQueueNarrow } from "../../rules/events/queue-narrow";
import { contentFlags, shownFlags } from "../../rules/messages/flags";
import { isBornRead } from "../../rules/messages/read-state";
import { isSenderUnknown, messageViewFor } from "../messages/message-view";
import { adaptedEvents, receiverOf } from "./adapt-event";

/** Types that old clients receive instead of the newer type or in addition to it. */
const OLD_TYPES: Readonly<Record<string, readonly string[]>> = {
  user_settings: ["update_display_settings", "update_global_notifications"],
};

function isWanted(types: readonly string[], type: string): boolean {
  return types.includes(type) || (OLD_TYPES[type] ?? []).some((old) => types.includes(old));
}

/**
 * Whether a queue accepts an event for its account: by its event types, by its narrow for messages, and `muted_topics`
 * only when `user_topic` is not requested by name.
 *
 * @see https://zulip.com/api/get-events
 */
export function acceptsEvent(realm: Realm, queue: EventQueue, event: RealmEvent): boolean {
  if (!wantsType(queue, event)) return false;
  if (event.event.type === "message" && queue.narrow.length > 0) return matchesQueueNarrow(realm, queue, event);
  return true;
}

/** Whether a queue takes events of the type of this one. */
export function wantsType({ event_types: types }: EventQueue, { event: { type } }: RealmEvent): boolean {
  if (types === null) return true;
  return isWanted(types, type) && !(type === "muted_topics" && types.includes("user_topic"));
}

/**
 * An event as a queue shows it: messages with the client's options, with personal fields, and adapted to the
 * capabilities of the client. One event can become several.
 *
 * @see https://zulip.com/api/get-events
 */
export function eventViews(realm: Realm, queue: EventQueue, viewer: User, queued: QueuedEvent): readonly EventView[] {
  const { event: logged, id } = queued;
  if (logged.about !== undefined) return [{ ...messageEvent(realm, queue, viewer, logged.about), id }];
  const own = logged.personal?.[String(viewer.user_id)];
  const shown = adaptedEvents(receiverOf(realm, queue, viewer, logged), forViewer(logged.event, own));
  return shown.map((one) => ({ ...one, id }));
}

/** An event in the form for one account. */
function forViewer(event: AddressedEvent["event"], own: PersonalForm | undefined): EventBody {
  if (own === undefined) return event;
  if ("type" in own) return own;
  return event.type === "update_message" ? { ...event, flags: own.flags } : event;
}

/** Accounts with the same key receive the same forms of an event, from queues with the same options. */
export function formKey(realm: Realm, viewer: User, event: RealmEvent): string {
  const own = String(viewer.user_id);
  if (event.about === undefined) {
    const isPersonal = event.personal?.[own] !== undefined || event.event.type === "realm_user";
    return isPersonal ? own : "";
  }
  if (event.about.channel === null) return own;
  return `${isSenderUnknown(realm, viewer, event.about)} ${flagsOfNew(realm, viewer, event.about).join(" ")}`;
}

/** The flags of a new message for an account. */
function flagsOfNew(realm: Realm, { user_id }: User, { message }: MessageEventRecords): MessageFlag[] {
  if (!message.received_by.has(user_id)) return [];
  const flags = shownFlags(realm, contentFlags(message, user_id));
  return isBornRead(message, user_id) ? ["read", ...flags] : flags;
}

function messageEvent(realm: Realm, queue: EventQueue, viewer: User, about: MessageEventRecords): MessageEvent {
  const { message, local } = about;
  return {
    type: "message",
    message: messageViewFor(realm, viewer, about, {
      apply_markdown: queue.apply_markdown,
      client_gravatar: queue.client_gravatar,
      allow_empty_topic_name: queue.client_capabilities.empty_topic_name,
    }),
    flags: flagsOfNew(realm, viewer, about),
    ...(local?.queue_id === queue.queue_id && viewer.user_id === message.sender_id
      ? { local_message_id: local.local_id }
      : {}),
  };
}

/**
 * Adds new events to those that wait in a queue. Two flag events of the same operation and flag become one, with the ID
 * and the place of the later one, unless the earlier one was already returned. Two flag events become one only if nothing
 * between them undoes the flag or marks everything as read: "star 1, star 2" becomes "star 1, 2", but "star 1, unstar 1,
 * star 1" stays. Servers do not look at what is between. Marks as unread never become one. Of several restarts the last
 * stays.
 */
export function mergedEvents(
  realm: Realm,
  pending: readonly QueuedEvent[],
  added: readonly QueuedEvent[],
): readonly QueuedEvent[] {
  const isCareless = followsServer(realm, "flagEventsAreMergedWrongly");
  const merged: (QueuedEvent | undefined)[] = [...pending];
  const places = new Map<string, number>();
  const noted = (queued: QueuedEvent, index: number): void => {
    const key = mergeKey(queued);
    if (key !== undefined && !queued.returned && !saysAll(queued)) places.set(key, index);
    if (isCareless) return;
    places.delete(oppositeKey(queued) ?? "");
    if (key !== undefined && saysAll(queued)) places.delete(key);
  };
  pending.forEach(noted);
  for (const queued of added) {
    const place = saysAll(queued) ? undefined : places.get(mergeKey(queued) ?? "");
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
  const second = added.event;
  if (second.about !== undefined || second.event.type !== "update_message_flags") return added;
  if (first.type !== "update_message_flags") return added;
  const messages = [...first.messages, ...second.event.messages];
  return { ...added, event: { ...second, event: { ...second.event, messages, all: first.all } } };
}
