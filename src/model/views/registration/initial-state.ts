import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { StatePart } from "../../../protocol/records/registration";
import { FETCHERS } from "./fetchers";

/**
 * Adds to the head of an answer the parts of the realm's state that a client asks for when it registers, as its account
 * sees them. Keys that the newest level lacks are left out here, so that nothing of the whole has to be left out there.
 *
 * @param head - what the answer begins with, made for this call: it becomes the answer, as a copy of two hundred keys
 *   would take as long as to work out what half of them say
 * @param types - the fetch types; null asks for everything
 * @spec Limits: from `POST /register`
 */
export function withInitialState<Head extends object>(
  head: Head,
  realm: Realm,
  viewer: User,
  types: readonly string[] | null,
  queue: EventQueue,
): Head & StatePart {
  const wanted = types === null ? Object.keys(FETCHERS) : [...new Set(types)];
  const asked = { types, queue };
  const parts = wanted.flatMap((type) => (Object.hasOwn(FETCHERS, type) ? FETCHERS[type]?.(realm, viewer, asked) : []));
  return Object.assign(head, ...parts);
}
