import { type Drafted, listIn } from "../../model/collections/drafts";
import type { EventBody, EventView } from "../../protocol/events/events";
import type { StatePart } from "../../protocol/records/registration";
import type { ClientState } from "./state";

/** A type of events. */
export type EventType = EventBody["type"];

/** The events of a type, told apart by `op` where there are several. */
export type EventOf<Type extends EventType> = Extract<EventView, { readonly type: Type }>;

/**
 * What an event makes of a part: it writes to the draft, or gives another value in its place. The state is that before
 * the event.
 */
export type Reaction<Value, Type extends EventType> = (
  draft: Drafted<Value>,
  event: EventOf<Type>,
  state: ClientState,
) => Value | void;

/** A part of what a client keeps, by what it begins with and what it makes of events of some types. */
export interface Part<Value> {
  /** What a registration gives; undefined when the client did not ask for it. */
  readonly begin: (registration: StatePart) => Value | undefined;
  /** By type of event: what it does. */
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

/** Numbers with others added or taken away, ascending; where there are none, those that are added. */
export function merged(
  present: readonly number[] | undefined,
  added: readonly number[],
  removed: readonly number[] = [],
): number[] {
  const gone = new Set(removed);
  return [...new Set([...listIn(present ?? []), ...added])].filter((id) => !gone.has(id)).sort((a, b) => a - b);
}

/** The part of the state that has a name. */
export type PartNamed<Name extends keyof ClientState> = Part<NonNullable<ClientState[Name]>>;
