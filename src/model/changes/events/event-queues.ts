import { LIMITS } from "../../../protocol/limits";
import { Vector } from "../../collections/vector";
import { ALL_USERS, eventFor, isInAudience } from "../../outcome/audience";
import { badEventQueueId, badRequest } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { EventQueue, QueuedEvent, RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { survivesAdapting } from "../../views/events/adapt-event";
import { acceptsEvent, mergedEvents, wantsType } from "../../views/events/event-view";

/**
 * A queue that exists; undefined when it is unknown, deleted or expired. Its lifetime restarts at its registration and
 * at each poll that had to wait; polls that are answered immediately do not change it.
 *
 * Assumption A6.
 *
 * @see https://zulip.com/api/get-events
 */
export function liveQueue(realm: Realm, queueId: string, userId: number): EventQueue | undefined {
  const queue = realm.queues.get(queueId);
  if (queue === undefined || queue.user_id !== userId) return undefined;
  return isOver(realm, queue) ? undefined : queue;
}

/** Why an account does not get a queue that is not its own, or not there. */
export function missingQueue(realm: Realm, queueId: string) {
  const isOfAnother = realm.queues.has(queueId) && !has(realm, "queuesOfOthersAreUnknown");
  if (isOfAnother) return badRequest("queue_of_another", "queue_id: the queue belongs to another account.");
  return badEventQueueId(queueId);
}

/** Whether a queue's time is over. Servers look for such queues once a minute, so none lives for less. */
function isOver(realm: Realm, queue: EventQueue): boolean {
  return realm.now - queue.last_contact >= Math.max(queue.lifespan_seconds, LIMITS.QUEUE_COLLECTION_SECONDS);
}

/** The queue after it has looked at everything in the log that it had not seen. */
export function caughtUp(realm: Realm, queue: EventQueue): EventQueue {
  const { first, entries } = realm.event_log;
  const end = first + entries.size;
  if (queue.position >= end) return queue;
  const added: QueuedEvent[] = [];
  for (const event of entries.slice(queue.position - first)) {
    if (isForQueue(realm, queue, event)) added.push({ id: queue.next_event_id + added.length, event, returned: false });
  }
  if (added.length === 0) return withFields(queue, { position: end });
  return withFields(queue, {
    position: end,
    pending: frozen([...mergedEvents(realm, queue.pending, added)]),
    next_event_id: queue.next_event_id + added.length,
  });
}

/**
 * The realm in which the queues of an account have read the whole log. It is for accounts that will receive no more
 * events.
 */
export function withQueuesCaughtUp(realm: Realm, userId: number): Realm {
  return withOwnQueues(realm, userId, (queue) => caughtUp(realm, queue));
}

/**
 * The realm with the queues of an account at the end of the log, so that the account never receives events from its
 * absence.
 */
export function withQueuesAtEnd(realm: Realm, userId: number): Realm {
  const { first, entries } = realm.event_log;
  return withOwnQueues(realm, userId, (queue) => withFields(queue, { position: first + entries.size }));
}

function withOwnQueues(realm: Realm, userId: number, change: (queue: EventQueue) => EventQueue): Realm {
  let queues = realm.queues;
  for (const queue of realm.queues.values()) {
    if (queue.user_id === userId) queues = queues.set(queue.queue_id, change(queue));
  }
  return queues === realm.queues ? realm : withFields(realm, { queues });
}

/** Why a queue does not receive an event: its audience, the options of the queue, or the capabilities of its client. */
export type Withheld = "audience" | "event_types" | "narrow" | "capabilities";

/** Why a queue does not get an event; undefined for an event that it gets. */
export function withheldBecause(realm: Realm, queue: EventQueue, event: RealmEvent): Withheld | undefined {
  if (!isInAudience(event.audience, queue.user_id) && !isPublicMessageFor(queue, event)) return "audience";
  if (!acceptsEvent(realm, queue, event)) return wantsType(queue, event) ? "narrow" : "event_types";
  const viewer = userById(realm, queue.user_id);
  if (event.about !== undefined) return undefined;
  return viewer !== undefined && survivesAdapting(realm, queue, viewer, event) ? undefined : "capabilities";
}

function isForQueue(realm: Realm, queue: EventQueue, event: RealmEvent): boolean {
  return withheldBecause(realm, queue, event) === undefined;
}

/**
 * Queues for all public channels, and those with a narrow, also receive messages in public channels that their account
 * does not subscribe to.
 */
function isPublicMessageFor(queue: EventQueue, event: RealmEvent): boolean {
  const channel = event.about?.channel;
  if (channel === undefined || channel === null || channel.invite_only) return false;
  return queue.all_public_streams || queue.narrow.length > 0;
}

/** Whether something waits in a queue, or in the log from an entry on. Changes nothing, and reads little. */
export function hasNews(realm: Realm, queue: EventQueue, fromEntry: number): boolean {
  if (queue.pending.length > 0) return true;
  const { first, entries } = realm.event_log;
  for (let entry = Math.max(fromEntry, queue.position, first); entry < first + entries.size; entry += 1) {
    const event = entries.get(entry - first);
    if (event !== undefined && isForQueue(realm, queue, event)) return true;
  }
  return false;
}

/** A poll that waits: of which queue, since which second, and when its heartbeat is due. */
export interface ConnectedPoll {
  readonly queue_id: string;
  readonly connected_at: number;
  readonly heartbeat_at: number;
}

/**
 * The realm after the clock has moved past heartbeats of polls that wait. A client polls again after each heartbeat, so
 * the lifetime of its queue starts at the last one, even if the clock has advanced far in one call.
 */
export function withHeartbeatsPassed(realm: Realm, polls: readonly ConnectedPoll[]): Realm {
  let queues = realm.queues;
  for (const { queue_id, connected_at, heartbeat_at } of polls) {
    const queue = queues.get(queue_id);
    if (queue === undefined || realm.now < heartbeat_at) continue;
    const last_contact = realm.now - ((realm.now - connected_at) % (heartbeat_at - connected_at));
    queues = queues.set(queue_id, withFields(queue, { last_contact }));
  }
  return queues === realm.queues ? realm : withFields(realm, { queues });
}

/** The queue after everything up to an event ID was acknowledged: `acknowledged` is the last ID that was dropped. */
export function acknowledgedUpTo(queue: EventQueue, lastEventId: number): EventQueue {
  if ((queue.pending[0]?.id ?? Infinity) > lastEventId) return queue;
  const pending = queue.pending.filter((queued) => queued.id > lastEventId);
  const dropped = queue.pending[queue.pending.length - pending.length - 1];
  return withFields(queue, { pending: frozen(pending), acknowledged: dropped?.id ?? queue.acknowledged });
}

/** The queue after a client got its events. They are no longer merged. */
export function allReturned(queue: EventQueue): EventQueue {
  if (queue.pending.every((queued) => queued.returned)) return queue;
  return withFields(queue, {
    pending: frozen(queue.pending.map((queued): QueuedEvent => ({ ...queued, returned: true }))),
  });
}

/** The realm with a queue in a new state, and a log without what every queue has seen. */
export function withQueue(realm: Realm, queue: EventQueue): Realm {
  return trimmedLog(withFields(realm, { queues: realm.queues.set(queue.queue_id, queue) }));
}

/** Trims the log once it is as long as there are queues: to look at all queues costs no more than the log did then. */
export function trimmedLog(realm: Realm): Realm {
  return realm.event_log.entries.size < realm.queues.size ? realm : withoutPassedQueues(realm);
}

/**
 * The realm before one more queue is registered. Whenever the number of queues has doubled, those whose time is over are
 * dropped, so that a registration does not search them all.
 */
export function readyForQueue(realm: Realm): Realm {
  const { size } = realm.queues;
  const isPowerOfTwo = (size & (size - 1)) === 0;
  return isPowerOfTwo ? withoutPassedQueues(realm) : realm;
}

/** Drops queues whose time is over, and log entries that every queue has looked at. */
function withoutPassedQueues(realm: Realm): Realm {
  let queues = realm.queues;
  const { first, entries } = realm.event_log;
  let oldest = first + entries.size;
  for (const queue of realm.queues.values()) {
    if (isOver(realm, queue)) queues = queues.delete(queue.queue_id);
    else oldest = Math.min(oldest, queue.position);
  }
  const seen = oldest - first;
  // Rebuilding the log costs its length, so it waits until most of it has been seen.
  const isWorthIt = seen > 0 && seen * 2 >= entries.size;
  if (queues === realm.queues && !isWorthIt) return realm;
  const event_log = isWorthIt
    ? Object.freeze({ first: oldest, entries: Vector.from(entries.slice(seen)) })
    : realm.event_log;
  return withFields(realm, { queues, event_log });
}

/** The second at which a poll that begins now gets a heartbeat: 45 to 55 seconds later, by the queue. */
export function heartbeatTime(now: number, queueId: string): number {
  const spread = LIMITS.HEARTBEAT_MAX_SECONDS - LIMITS.HEARTBEAT_MIN_SECONDS + 1;
  let mixed = now % 1009;
  for (const character of queueId) mixed = (mixed * 31 + (character.codePointAt(0) ?? 0)) % 1000003;
  return now + LIMITS.HEARTBEAT_MIN_SECONDS + (mixed % spread);
}

/**
 * The realm after a queue has got a heartbeat: an event of its own, with an ID, to be acknowledged like others.
 *
 * @see https://zulip.com/api/get-events
 */
export function withHeartbeat(realm: Realm, queueId: string): Realm {
  const found = realm.queues.get(queueId);
  if (found === undefined) return realm;
  const queue = caughtUp(realm, found);
  const beat = { id: queue.next_event_id, event: eventFor(ALL_USERS, { type: "heartbeat" }), returned: false };
  return withFields(realm, {
    queues: realm.queues.set(
      queueId,
      withFields(queue, { pending: frozen([...queue.pending, beat]), next_event_id: queue.next_event_id + 1 }),
    ),
  });
}
