import { secondsMeant } from "./limits";
import * as v from "./shape";

/** What is wrong with a time that should be in UNIX seconds, and is in milliseconds; undefined for any other. */
export function notSeconds(time: number): string | undefined {
  const meant = secondsMeant(time);
  return meant === undefined ? undefined : `expected UNIX seconds, received ${time}; did you mean ${meant}?`;
}

/** A moment in whole UNIX seconds. */
export const UNIX_SECONDS = v.pipe(
  v.number(),
  v.safeInteger("expected whole UNIX seconds"),
  v.check(
    (time) => notSeconds(time) === undefined,
    ({ input }) => notSeconds(input) ?? "",
  ),
);
