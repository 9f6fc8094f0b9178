import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { StatePart } from "../../../protocol/records/registration";

/** What a fetcher knows of the request: the requested types (null: all), and the new queue. */
export interface RequestedState {
  readonly types: readonly string[] | null;
  readonly queue: EventQueue;
}

/** Gives one part of the state, as registration returns it; a large one in pieces. */
export type Fetcher = (realm: Realm, viewer: User, asked: RequestedState) => StatePart | readonly StatePart[];

/** Whether a type is requested, by name or with all types. */
export function isRequested({ types }: RequestedState, type: string): boolean {
  return types === null || types.includes(type);
}
