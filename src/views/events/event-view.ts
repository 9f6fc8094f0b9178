import type { EventQueue, QueuedEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { contentFlags, shownFlags } from "../../rules/messages/flags";
import { isBornRead } from "../../rules/messages/read-state";
import { messageView } from "../messages/message-view";
import { adaptedEvents } from "./adapt-event";

/** An event on its way to a client. */
export type EventView = Readonly<Record<string, unknown>>;

/**
 * An event as a queue shows it: messages made to the client's taste, personal fields laid over, and the rest adapted
 * to what the client can take. One event may become several.
 *
 * @spec Events
 */
export function eventViews(realm: Realm, queue: EventQueue, viewer: User, queued: QueuedEvent): EventView[] {
  const { event, about, personal } = queued.event;
  if (about !== undefined) return [messageEventView(realm, queue, viewer, queued)];
  const own = personal?.[String(viewer.user_id)];
  const whole = own === undefined ? event : { ...event, ...own };
  return adaptedEvents(realm, queue, viewer, whole).map((shown) => ({ ...shown, id: queued.id }));
}

function messageEventView(realm: Realm, queue: EventQueue, viewer: User, queued: QueuedEvent): EventView {
  const about = queued.event.about;
  if (about === undefined) return queued.event.event;
  const { message, local } = about;
  const received = message.received_by.has(viewer.user_id);
  const flags = received ? shownFlags(realm, contentFlags(message, viewer.user_id)) : [];
  if (received && isBornRead(message, viewer.user_id)) flags.unshift("read");
  return {
    type: "message",
    message: messageView(realm, about, {
      apply_markdown: queue.apply_markdown,
      client_gravatar: queue.client_gravatar,
      allow_empty_topic_name: queue.client_capabilities.empty_topic_name,
    }),
    flags,
    ...(local?.queue_id === queue.queue_id && viewer.user_id === message.sender_id
      ? { local_message_id: local.local_id }
      : {}),
    id: queued.id,
  };
}
