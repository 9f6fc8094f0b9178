import type { EventMade } from "../../protocol/events/events";
import { IdSet } from "../collections/id-set";
import type { AddressedEvent, Audience } from "../realm/event-queue";

/** Every active account. */
export const ALL_USERS: Audience = Object.freeze({ include: null, exclude: null });

/** These accounts alone. */
export function onlyUsers(userIds: Iterable<number>): Audience {
  return { include: IdSet.from(userIds), exclude: null };
}

/** The members of a set. */
export function usersIn(users: IdSet): Audience {
  return { include: users, exclude: null };
}

/** All active accounts except these. */
export function allUsersExcept(users: IdSet): Audience {
  return { include: null, exclude: users };
}

/** Whether an account is in an audience. */
export function isInAudience(audience: Audience, userId: number): boolean {
  if (audience.exclude !== null && audience.exclude.has(userId)) return false;
  return audience.include === null || audience.include.has(userId);
}

export function eventFor(audience: Audience, event: EventMade): AddressedEvent {
  return { audience, event };
}
