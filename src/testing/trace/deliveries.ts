/** Deliveries of events to queues, and how a trace writes bytes, names and events as text. */
import { caughtUp, type Withheld, withheldBecause } from "../../model/changes/events/event-queues";
import { checkRealm } from "../../model/outcome/call-problem";
import type { EventQueue, RealmEvent } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import { eventViews } from "../../model/views/events/event-view";
import { addressedEvents } from "../../model/views/outcome";
import type { EventView } from "../../protocol/events/events";
import { checkEvent, checkPlayedStep, checkQueue } from "../../simulator/calls/checked-parts";
import { accountName } from "./gist";
import type { PlayedStep } from "./player";

/** Bytes as base64 text. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The bytes of a base64 text. */
export function bytesOfBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A short digest of a value as JSON: FNV-1a, 64 bits in two halves. It finds accidents, not attacks. */
export function digest(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** `sendMessage` as the interface writes it: `send-message`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The content of an event, in a few words. */
export function eventGist(realm: Realm, addressed: RealmEvent): string {
  checkRealm("eventGist", realm);
  checkEvent("eventGist", addressed);
  const { event, about } = addressed;
  if (about !== undefined) {
    const { message, channel } = about;
    const place = channel === null ? "direct" : `#${channel.name} › ${message.topic}`;
    return `message ${message.id}, ${place}`;
  }
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const words: string[] = [];
  if (typeof fields["message_id"] === "number") words.push(`message ${fields["message_id"]}`);
  if (typeof fields["stream_id"] === "number")
    words.push(`#${realm.channels.get(fields["stream_id"] - 1)?.name ?? fields["stream_id"]}`);
  if (typeof fields["user_id"] === "number") words.push(accountName(realm, fields["user_id"]));
  if (typeof fields["property"] === "string") words.push(fields["property"]);
  if (typeof fields["emoji_name"] === "string") words.push(`:${fields["emoji_name"]}:`);
  if (typeof fields["flag"] === "string") words.push(`${fields["flag"]}`);
  const messages = fields["messages"];
  if (Array.isArray(messages))
    words.push(messages.length === 1 ? `message ${String(messages[0])}` : `${messages.length} messages`);
  return words.join(", ");
}

/** The type of an event with its operation: `reaction add`. */
export function eventLabel(addressed: RealmEvent): string {
  checkEvent("eventLabel", addressed);
  const { event } = addressed;
  const op: unknown = Object(event)["op"];
  return typeof op === "string" ? `${event.type} ${op}` : event.type;
}

/** Whether one queue received an event. */
export interface QueueDelivery {
  readonly queue_id: string;
  readonly user_id: number;
  /** Why the queue does not receive it; null when it does. */
  readonly withheld: Withheld | null;
}

/** An event of a step, with the realm as it was then. */
export interface StepEvent {
  readonly event: RealmEvent;
  readonly realm: Realm;
  readonly deliveries: readonly QueueDelivery[];
}

const EVENTS = new WeakMap<PlayedStep, { readonly outcomes: number; readonly events: readonly StepEvent[] }>();

/** The events that a step caused, each with the result for every queue that existed. */
export function stepEvents(step: PlayedStep): readonly StepEvent[] {
  checkPlayedStep("stepEvents", step);
  const known = EVENTS.get(step);
  if (known?.outcomes === step.outcomes.length) return known.events;
  const events = step.outcomes.flatMap((outcome) =>
    addressedEvents(outcome).map((event): StepEvent => ({
      event,
      realm: outcome.realm,
      deliveries: deliveriesOf(outcome.realm, event),
    })),
  );
  EVENTS.set(step, { outcomes: step.outcomes.length, events });
  return events;
}

function deliveriesOf(realm: Realm, event: RealmEvent): readonly QueueDelivery[] {
  return Array.from(realm.queues.values(), (queue) => ({
    queue_id: queue.queue_id,
    user_id: queue.user_id,
    withheld: withheldBecause(realm, queue, event) ?? null,
  }));
}

/** How many events a queue has at a moment: not fetched yet, and fetched but not acknowledged. */
export function queueHoldings(realm: Realm, queueId: string): { readonly waiting: number; readonly held: number } {
  checkRealm("queueHoldings", realm);
  const queue = realm.queues.get(queueId);
  if (queue === undefined) return { waiting: 0, held: 0 };
  const { pending } = caughtUp(realm, queue);
  const held = pending.filter(({ returned }) => returned).length;
  return { waiting: pending.length - held, held };
}

/** The ID that an event has in a queue after a step; undefined if it was merged or dropped. */
export function eventIdIn(realm: Realm, queueId: string, event: RealmEvent): number | undefined {
  checkRealm("eventIdIn", realm);
  const queue = realm.queues.get(queueId);
  if (queue === undefined) return undefined;
  return caughtUp(realm, queue).pending.find((queued) => queued.event === event)?.id;
}

/** An event as a queue's client receives it; without a queue, as most clients receive it. */
export function eventAsSent(
  realm: Realm,
  event: RealmEvent,
  queue?: EventQueue,
): readonly (RealmEvent["event"] | EventView)[] {
  checkRealm("eventAsSent", realm);
  checkEvent("eventAsSent", event);
  if (queue !== undefined) checkQueue("eventAsSent", queue);
  const viewer = queue === undefined ? undefined : userById(realm, queue.user_id);
  if (queue === undefined || viewer === undefined) return [event.event];
  return eventViews(realm, queue, viewer, { id: eventIdIn(realm, queue.queue_id, event) ?? 0, event, returned: false });
}
