/** All events that a realm tells of: the union of their types, and their tables by type and operation. */
import { type AnyTable, type EventTable, isKnownAt } from "../schema/tables";
import { kindOf, type Shape } from "../schema/shapes";
import { lazy } from "../../data/lazy";
import type { EventMadeOf } from "./event-body";
import { type AnyBotEvent, BOT_EVENTS } from "./bots";
import { type AnyChannelEvent, type AnyChannelFolderEvent, CHANNEL_EVENTS, CHANNEL_FOLDER_EVENTS } from "./channels";
import { type AnyDeviceEvent, DEVICE_EVENTS } from "./devices";
import {
  type AnyFlagEvent,
  type AnyMessageEvent,
  type AnyReactionEvent,
  FLAG_EVENTS,
  MESSAGE_EVENTS,
  REACTION_EVENTS,
} from "./messages";
import { type AnyPersonalItemEvent, PERSONAL_ITEM_EVENTS } from "./personal-items";
import { type AnyPresenceEvent, type AnyTypingEvent, PRESENCE_EVENTS, TYPING_EVENTS } from "./presence";
import { type AnyRealmEvent, REALM_EVENTS, REALM_EXPORT_EVENT, type RealmExportEvent } from "./realm";
import { type AnyServerEvent, SERVER_EVENTS } from "./server";
import { type AnySettingEvent, SETTING_EVENTS } from "./settings";
import { type AnySubscriptionEvent, SUBSCRIPTION_EVENTS } from "./subscriptions";
import { type AnyTextEvent, TEXT_EVENTS } from "./texts";
import { type AnyUserGroupEvent, USER_GROUP_EVENTS } from "./user-groups";
import { type AnyUserEvent, USER_EVENTS } from "./users";

/**
 * An event without its `id`. `type` and, in most events, `op` distinguish the kinds. Fields that exist only at some
 * feature
 * levels or only for some clients are optional.
 *
 * @see https://zulip.com/api/get-events
 */
export type EventBody =
  | AnyBotEvent
  | AnyChannelFolderEvent
  | AnyChannelEvent
  | AnyDeviceEvent
  | AnyFlagEvent
  | AnyMessageEvent
  | AnyPersonalItemEvent
  | AnyPresenceEvent
  | AnyReactionEvent
  | AnyRealmEvent
  | RealmExportEvent
  | AnyServerEvent
  | AnySettingEvent
  | AnySubscriptionEvent
  | AnyTextEvent
  | AnyTypingEvent
  | AnyUserGroupEvent
  | AnyUserEvent;

/** An event as a queue returns it, with the `id` by which a client acknowledges it. */
export type EventView = EventBody & {
  /** The number of the event in its queue. IDs ascend. */
  readonly id: number;
};

/** The tables of all events. An event whose fields depend on its `property` or form has several. */
const TABLES = [
  ...BOT_EVENTS,
  ...CHANNEL_FOLDER_EVENTS,
  ...CHANNEL_EVENTS,
  ...DEVICE_EVENTS,
  ...FLAG_EVENTS,
  ...MESSAGE_EVENTS,
  ...PERSONAL_ITEM_EVENTS,
  ...PRESENCE_EVENTS,
  ...REACTION_EVENTS,
  ...REALM_EVENTS,
  REALM_EXPORT_EVENT,
  ...SERVER_EVENTS,
  ...SETTING_EVENTS,
  ...SUBSCRIPTION_EVENTS,
  ...TEXT_EVENTS,
  ...TYPING_EVENTS,
  ...USER_GROUP_EVENTS,
  ...USER_EVENTS,
];

/** An event as the model creates it, with the fields of all levels. The bodies of messages are created for each reader. */
export type EventMade = Exclude<EventMadeOf<(typeof TABLES)[number]>, { readonly type: "message" }>;

type NameOf<Table> =
  Table extends EventTable<infer T, infer Op, infer _Fields> ? (Op extends string ? `${T}/${Op}` : T) : never;

/** The name of an event in declarations: its `type`, and its `op` if it has one: `message`, `drafts/add`. */
export type EventName = NameOf<(typeof TABLES)[number]>;

/** The tables of all events. */
export const EVENT_TABLES: readonly AnyTable[] = TABLES;

/** Where the name of a table leads: by `type`, then `op` where there is one, then `property` where each has a table. */
interface Place {
  table?: (typeof TABLES)[number];
  readonly below: Map<unknown, Place>;
}

/** Found word by word, since to put names together for every event takes longer than to look them up. */
const PLACES = lazy(() => {
  const all: Place = { below: new Map() };
  for (const table of TABLES) {
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
export function eventTable({ type, operation, op = operation, property }: Named): (typeof TABLES)[number] | undefined {
  const ofType = PLACES().below.get(type);
  const place = op === undefined ? ofType : (ofType?.below.get(op) ?? ofType);
  return place?.table ?? (property === undefined ? undefined : place?.below.get(property)?.table);
}

/** Any event, as a shape. */
export const EVENT: Shape<EventView> = kindOf(eventTable, ...TABLES);

/** Whether a feature level has an event. */
export function isEventKnown(event: EventBody, level: number): boolean {
  const table = eventTable(event);
  return table !== undefined && isKnownAt(table, level);
}
