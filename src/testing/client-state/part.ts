import type { EventBody } from "../../generated/event-types";
import { type Drafted, listIn } from "../../model/collections/drafts";
import type { EventView } from "../../protocol/events/events";
import type { StatePart } from "../../protocol/records/registration";
import type { ClientState } from "./state";

export type EventType = EventBody["type"];

/** The events of a type; `op` distinguishes them where there are several. */
export type EventOf<Type extends EventType> = Extract<EventView, { readonly type: Type }>;

/**
 * How an event changes a part: it writes to the draft, or returns another value for the part. `state` is the state
 * before the event.
 */
export type Reaction<Value, Type extends EventType> = (
  draft: Drafted<Value>,
  event: EventOf<Type>,
  state: ClientState,
) => Value | void;

/** A part of what a client stores: its first value, and how it reacts to events of some types. */
export interface Part<Value> {
  /** The value in a registration; undefined when the client did not request it. */
  readonly begin: (registration: StatePart) => Value | undefined;
  /** By type of event: how the part reacts to it. */
  readonly on: { readonly [Type in EventType]?: Reaction<Value, Type> };
}

/** Rows by one of their fields. */
export function byKey<Row extends object, Key extends keyof Row>(rows: readonly Row[], key: Key): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [String(row[key]), row]));
}

/** A record without some of its fields. */
export function without<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): Omit<Row, Name>;
export function without(row: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

/** Numbers with others added or removed, ascending; without a list, only those that are added. */
export function mergedNumbers(
  present: readonly number[] | undefined,
  added: readonly number[],
  removed: readonly number[] = [],
): number[] {
  const removedIds = new Set(removed);
  return [...new Set([...listIn(present ?? []), ...added])].filter((id) => !removedIds.has(id)).sort((a, b) => a - b);
}

/** The part of the state that has a name. */
export type PartNamed<Name extends keyof ClientState> = Part<NonNullable<ClientState[Name]>>;
