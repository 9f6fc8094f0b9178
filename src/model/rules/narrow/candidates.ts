import type { SortedIds } from "../../collections/sorted-ids";
import { type Cursor, mergedCursors } from "./merged-cursors";

/** Message IDs among which a search looks, walked from any ID in both directions. */
export interface Candidates {
  /** How many there are at most: the smallest candidates are the best ones. */
  readonly size: number;
  /** The IDs from one on, ascending. */
  readonly up: (from: number) => Cursor;
  /** The IDs up to one, descending. */
  readonly down: (from: number) => Cursor;
}

/** No message at all. */
export const NO_CANDIDATES: Candidates = Object.freeze({
  size: 0,
  up: () => () => undefined,
  down: () => () => undefined,
});

/** Every ID that was given away. */
export function wholeLog(count: number): Candidates {
  return {
    size: count,
    up: (from) => {
      let next = Math.max(from, 1);
      return () => (next > count ? undefined : next++);
    },
    down: (from) => {
      let next = Math.min(from, count);
      return () => (next < 1 ? undefined : next--);
    },
  };
}

/** The IDs of an ascending list. */
export function listed(ids: SortedIds): Candidates {
  return {
    size: ids.size,
    up: (from) => {
      let next = ids.lowerBound(from);
      return () => ids.at(next++);
    },
    down: (from) => {
      let next = ids.lowerBound(from + 1) - 1;
      return () => (next < 0 ? undefined : ids.at(next--));
    },
  };
}

/** The IDs of several candidates that have none in common. */
export function allOf(parts: readonly Candidates[]): Candidates {
  const [only] = parts;
  if (only === undefined) return NO_CANDIDATES;
  if (parts.length === 1) return only;
  return {
    size: parts.reduce((sum, part) => sum + part.size, 0),
    up: (from) =>
      mergedCursors(
        parts.map((part) => part.up(from)),
        1,
      ),
    down: (from) =>
      mergedCursors(
        parts.map((part) => part.down(from)),
        -1,
      ),
  };
}
