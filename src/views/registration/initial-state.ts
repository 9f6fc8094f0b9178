import type { EventQueue } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { FETCHERS } from "./fetchers";
import type { StatePart } from "../../spec/records/registration";

/**
 * The parts of the realm's state that a client asks for when it registers, as its account sees them, with the keys
 * that the realm's feature level knows.
 *
 * @param types - the fetch types; null asks for everything
 * @spec Limits: from `POST /register`
 */
export function initialState(
  realm: Realm,
  viewer: User,
  types: readonly string[] | null,
  queue: EventQueue,
): StatePart {
  const wanted = types === null ? Object.keys(FETCHERS) : [...new Set(types)];
  const asked = { types, queue };
  const state: StatePart = {};
  for (const type of wanted) {
    const fetcher = Object.hasOwn(FETCHERS, type) ? FETCHERS[type] : undefined;
    if (fetcher !== undefined) Object.assign(state, fetcher(realm, viewer, asked));
  }
  return state;
}
