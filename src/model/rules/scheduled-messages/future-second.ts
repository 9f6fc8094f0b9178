import type { Realm } from "../../realm/realm";

/** Whether a time is a whole second that the clock has still to reach. */
export function isFutureSecond(realm: Realm, time: number): boolean {
  return Number.isSafeInteger(time) && time > realm.now;
}
