import type { EventQueue } from "../../../realm/event-queue";
import type { Realm } from "../../../realm/realm";
import type { EventBody } from "../../../realm/realm-event";
import type { User } from "../../../realm/user";

/** For whom an event is adapted. */
export interface Receiver {
  readonly realm: Realm;
  readonly queue: EventQueue;
  readonly viewer: User;
}

/** Brings an event in its newest form to what a client can take: as it is, changed, several of them, or none. */
export type Adapter = (event: EventBody, receiver: Receiver) => readonly EventBody[];

/** A field of an event that holds a record; empty where it holds none. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A field of an event that holds a list; empty where it holds none. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
