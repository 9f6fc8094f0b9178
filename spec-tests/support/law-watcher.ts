/** A client that listens for an account and stores its events, to be compared with a new registration. */

import type { ClientState, StateDifference } from "../../src/client-state";
import { applyEvent, clientState, stateDifferences, unreadCount } from "../../src/client-state";
import { type EventView, getEvents, type JsonObject, type JsonValue, type Realm, registerQueue } from "../../src/index";
import { frozen } from "../../src/model/realm/freeze";
import { channelById } from "../../src/model/rules/channels/channel-access";
import { has } from "../../src/model/rules/realm/feature-level";
import { isGuest, userById } from "../../src/model/rules/users/people";
import { EVENT } from "../../src/protocol/events/events";
import { differenceFrom } from "../../src/protocol/schema/difference";
import { jsonCopy } from "../../src/simulator/answer-response";
import { type Happened, hasNoEvent, receivesArchiving } from "./events-without-sender";
import type { Probe } from "./law-probes";

/** What clients can say about themselves. */
export const CAPABILITIES = [
  "notification_settings_null",
  "bulk_message_deletion",
  "user_avatar_url_field_optional",
  "stream_typing_notifications",
  "user_settings_object",
  "linkifier_url_template",
  "user_list_incomplete",
  "include_deactivated_groups",
  "archived_channels",
  "empty_topic_name",
  "simplified_presence_events",
  "individual_emoji_changes",
] as const;

/** The parameters of a client's registration. */
export interface ClientOptions {
  readonly include_subscribers: true;
  readonly queue_lifespan_secs: number;
  readonly idle_queue_timeout: number;
  readonly slim_presence?: boolean;
  readonly apply_markdown?: boolean;
  readonly client_capabilities?: Readonly<Record<string, boolean>>;
}

/** The capabilities of the oldest clients: only that they want subscribers. */
export const OLD_CLIENT: ClientOptions = {
  include_subscribers: true,
  queue_lifespan_secs: 604_800,
  idle_queue_timeout: 604_800,
};

/** What the newest clients say about themselves, but for some capabilities. One must always be there, true or false. */
export function newClient(lacking: readonly string[] = []): ClientOptions {
  const capabilities = CAPABILITIES.filter((name) => !lacking.includes(name)).map((name) => [name, true]);
  const client_capabilities: Readonly<Record<string, boolean>> = {
    notification_settings_null: false,
    ...Object.fromEntries(capabilities),
  };
  return { ...OLD_CLIENT, slim_presence: true, apply_markdown: false, client_capabilities };
}

export const NEW_CLIENT = newClient();

/** An account's client. */
export interface Watcher {
  readonly userId: number;
  /** Its role when it registered. */
  readonly role: number | undefined;
  /** Who could see all accounts when it registered. */
  readonly all_seen_by: unknown;
  readonly options: ClientOptions;
  readonly queueId: string;
  readonly lastEventId: number;
  readonly state: ClientState;
  /** Messages for which it received the deletion before the star, all in one poll. */
  readonly revived: ReadonlySet<number>;
}

/** What a client gets to see: answers and events. */
export interface Seen {
  readonly userId: number;
  readonly what: string;
  readonly value: unknown;
  /** A refusal can repeat the parameters, as can some answers. */
  readonly isRefusal: boolean;
  /** The read that it answers. */
  readonly asked?: Probe;
}

/** Lets a client register, and gives the realm in which it listens. */
export function watching(realm: Realm, userId: number, options: ClientOptions): readonly [Realm, Watcher] {
  const outcome = registerQueue(realm, userId, options);
  if (!outcome.ok) throw new Error(outcome.error.msg);
  const { queue_id, ...registration } = outcome.response;
  const role = userById(realm, userId)?.role;
  const all_seen_by = realm.settings.can_access_all_users_group;
  const watcher = {
    userId,
    role,
    all_seen_by,
    options,
    queueId: queue_id,
    lastEventId: -1,
    state: clientState(wire(registration)),
    revived: new Set<number>(),
  };
  return [outcome.realm, watcher];
}

/** Lets a client poll and store its events. */
export function polled(realm: Realm, watcher: Watcher): readonly [Realm, Watcher, readonly JsonObject[]] {
  const params = { queue_id: watcher.queueId, last_event_id: watcher.lastEventId, dont_block: true };
  const outcome = getEvents(realm, watcher.userId, params);
  if (!outcome.ok) throw new Error(outcome.error.msg);
  for (const event of outcome.response.events) {
    const difference = differenceFrom(EVENT, event, realm.feature_level, `the event ${event.type}`);
    if (difference !== undefined) throw new Error(difference);
  }
  const events = outcome.response.events.map(wire);
  const ids = events.map((event) => Number(event["id"]));
  if (ids.some((id, index) => id < (ids[index - 1] ?? 0))) throw new Error(`Event IDs do not rise: ${ids.join()}`);
  const state = events.reduce(applyEvent, watcher.state);
  const revived = new Set([...watcher.revived, ...revivedIn(outcome.response.events)]);
  return [outcome.realm, { ...watcher, lastEventId: ids.at(-1) ?? watcher.lastEventId, state, revived }, events];
}

/** The messages that are starred after they were deleted. */
function revivedIn(events: readonly EventView[]): number[] {
  const deleted = new Set<number>();
  const revived: number[] = [];
  for (const event of events) {
    if (event.type === "delete_message") for (const id of event.message_ids ?? [event.message_id ?? 0]) deleted.add(id);
    if (event.type !== "update_message_flags" || event.flag !== "starred") continue;
    // Former levels call it `operation` only.
    if ((event.op ?? Object(event).operation) !== "add") continue;
    revived.push(...event.messages.filter((id) => deleted.has(id)));
  }
  return revived;
}

/** The differences between the state of a client and a new registration. */
export function lapses(realm: Realm, watcher: Watcher, happened: Happened): { fresh: JsonObject; differences: readonly StateDifference[] } {
  const outcome = registerQueue(realm, watcher.userId, watcher.options);
  if (!outcome.ok) throw new Error(outcome.error.msg);
  const fresh = wire(outcome.response);
  const state = clientState(fresh);
  const user = userById(realm, watcher.userId);
  const isGuestHere = user !== undefined && isGuest(user);
  const can = watcher.options.client_capabilities ?? {};
  const listening = {
    userId: watcher.userId,
    revived: watcher.revived,
    can,
    level: realm.feature_level,
    kept: watcher.state,
    fresh: state,
    isGuest: isGuestHere,
    isBot: user?.is_bot === true,
    happened,
  };
  const differences = stateDifferences(watcher.state, state).filter((difference) => !hasNoEvent(difference, listening));
  const counted = unreadCount(state);
  const freshCount = (fresh["unread_msgs"] as JsonObject | undefined)?.["count"];
  return {
    fresh,
    differences:
      counted === freshCount ||
      !has(realm, "userTopicsReplaceMutedTopics") ||
      hidesMuting(realm, watcher.userId, receivesArchiving(listening))
        ? differences
        : [...differences, { path: "unread_msgs.count", one: counted, other: freshCount }],
  };
}

/** What came over the wire of lists and records that are the same in every answer, such as what the server supports. */
const onWire = new WeakMap<object, JsonValue>();

/** A record as it comes over the wire. */
export function wire(value: object): JsonObject {
  const sent: Record<string, JsonValue> = {};
  for (const [name, field] of Object.entries(value)) if (field !== undefined) sent[name] = fieldOnWire(field);
  return sent;
}

function fieldOnWire(field: unknown): JsonValue {
  // Most fields are what they are on the wire, too.
  if (typeof field === "string" || typeof field === "boolean" || Number.isSafeInteger(field)) return field as JsonValue;
  const known = typeof field === "object" && field !== null ? onWire.get(field) : undefined;
  if (known !== undefined) return known;
  const sent = jsonCopy(field) as JsonValue;
  if (typeof field === "object" && field !== null && Object.isFrozen(field)) onWire.set(field, frozen(sent));
  return sent;
}

/**
 * Whether an account mutes something in an archived channel: no client is notified of policies for topics there, and
 * some not of the channel, but the server counts by muted places.
 */
function hidesMuting(realm: Realm, userId: number, knowsArchived: boolean): boolean {
  const isArchived = (streamId: number): boolean => channelById(realm, streamId)?.is_archived === true;
  const policies = [...realm.user_topics.values()].flatMap((byUser) => byUser.get(userId) ?? []);
  const subscriptions = [...(realm.subscriptions.get(userId)?.values() ?? [])].filter((row) => row.is_muted && !knowsArchived);
  return [...policies, ...subscriptions].some(({ stream_id }) => isArchived(stream_id));
}
