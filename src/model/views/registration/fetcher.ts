import type { StatePart } from "../../../protocol/records/registration";
import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";

/** What a fetcher knows of the request. */
export interface RequestedState {
  /** The requested types; null: all. */
  readonly types: readonly string[] | null;
  /** The new queue. */
  readonly queue: EventQueue;
  /** How many days presences may be old. */
  readonly presence_history_limit_days?: number;
}

/** Gives one part of the state, as registration returns it; a large one in pieces. */
export type Fetcher = (realm: Realm, viewer: User, asked: RequestedState) => StatePart | readonly StatePart[];

/** Whether a type is requested, by name or with all types. */
export function isRequested({ types }: RequestedState, type: string): boolean {
  return types === null || types.includes(type);
}
