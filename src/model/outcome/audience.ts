import { IdSet } from "../collections/id-set";
import type { Audience } from "../realm/event-queue";
import type { ToldEvent } from "../realm/realm-event";

/** Every active account. */
export const EVERYBODY: Audience = Object.freeze({ include: null, exclude: null });

/** These accounts alone. */
export function onlyUsers(userIds: Iterable<number>): Audience {
  return { include: IdSet.from(userIds), exclude: null };
}

/** The members of a set as it is now. */
export function everyoneIn(users: IdSet): Audience {
  return { include: users, exclude: null };
}

/** Everybody but these. */
export function everybodyBut(users: IdSet): Audience {
  return { include: null, exclude: users };
}

/** Whether an account hears of what is told to an audience. */
export function isInAudience(audience: Audience, userId: number): boolean {
  if (audience.exclude !== null && audience.exclude.has(userId)) return false;
  return audience.include === null || audience.include.has(userId);
}

/** An event and who hears of it. */
export function tell(audience: Audience, event: ToldEvent["event"]): ToldEvent {
  return { audience, event };
}
