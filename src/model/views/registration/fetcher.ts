import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { StatePart } from "../../../protocol/records/registration";

/** What a fetcher knows of the request: the types that were asked for (null: all), and the queue that was opened. */
export interface Asked {
  readonly types: readonly string[] | null;
  readonly queue: EventQueue;
}

/** Gives one part of the state, as registration returns it; a large one in pieces. */
export type Fetcher = (realm: Realm, viewer: User, asked: Asked) => StatePart | readonly StatePart[];

/** Whether a type was asked for, by name or by asking for everything. */
export function isAskedFor({ types }: Asked, type: string): boolean {
  return types === null || types.includes(type);
}
